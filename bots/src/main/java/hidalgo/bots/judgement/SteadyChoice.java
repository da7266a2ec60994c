package hidalgo.bots.judgement;

import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;

/*
 * The position after the end of a turn is judged for another moment than one within it, and often lower. If both were
 * compared, any move would be better than ending the turn: a piece would move back and forth until there was nothing
 * left to pay for it. So a move that doesn't end the turn is compared with the position before it, and one that ends
 * the turn is compared with ending it without the move. A seat that gains nothing more but must still make a move, such
 * as placing an area tile, makes it.
 */

/** A choice of a move that must leave its seat better off than doing nothing more. */
public final class SteadyChoice {
    /** The points that a move must gain. */
    private static final double LEAST_GAIN = 0.05;

    private static final double TIE_BREAK = 1e-6;

    private final Judgement judgement;
    private final Evaluation evaluation;
    private final QuickChoice quickChoice;
    private final MoveList moves = new MoveList();
    private final Position trial;

    /** A choice for all positions of the same game. */
    public SteadyChoice(Judgement judgement, Position like) {
        this.judgement = judgement;
        this.evaluation = new Evaluation(judgement);
        this.quickChoice = new QuickChoice(judgement, like);
        this.trial = like.copy();
    }

    /** The best legal move of a seat; ties are broken at random. */
    public int best(Position position, int seat, RandomSource random) {
        position.legalMoves(seat, moves);
        if (moves.size() == 1) {
            return moves.get(0);
        }
        int rest = rest(position, seat);
        double now = evaluation.advantage(position, seat);
        double rested = rest == Judgement.NOTHING ? now : afterwards(position, seat, rest);
        Best gainful = new Best();
        Best duty = new Best();
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (move != rest) {
                double advantage = quickChoice.advantageAfter(position, seat, move) + judgement.taste(move);
                double without = isInTurn(quickChoice.after(), seat, position.turn()) ? now : rested;
                double gain = advantage - without + random.below(1000) * TIE_BREAK;
                gainful.consider(move, gain);
                if (judgement.isDuty(move)) {
                    duty.consider(move, gain);
                }
            }
        }
        if (gainful.gain > LEAST_GAIN) {
            return gainful.move;
        }
        if (rest != Judgement.NOTHING) {
            return rest;
        }
        return duty.move == Judgement.NOTHING ? gainful.move : duty.move;
    }

    /** The best of the moves considered so far. */
    private static final class Best {
        int move = Judgement.NOTHING;
        double gain = Double.NEGATIVE_INFINITY;

        void consider(int other, double otherGain) {
            if (otherGain > gain) {
                move = other;
                gain = otherGain;
            }
        }
    }

    /** The best move that does nothing but end something, or nothing if there is none. */
    private int rest(Position position, int seat) {
        int best = Judgement.NOTHING;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (judgement.rests(move)) {
                double advantage = afterwards(position, seat, move);
                if (advantage > greatest) {
                    greatest = advantage;
                    best = move;
                }
            }
        }
        return best;
    }

    private double afterwards(Position position, int seat, int move) {
        trial.set(position);
        trial.play(seat, move);
        return evaluation.advantage(trial, seat);
    }

    private static boolean isInTurn(Position position, int seat, int turn) {
        return position.turn() == turn && (position.obliged() >> seat & 1) != 0;
    }
}
