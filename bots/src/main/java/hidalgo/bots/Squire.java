package hidalgo.bots;

import hidalgo.rules.Chance;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.View;
import java.util.Map;

/** A bot that plays at once what looks best, as a beginner who knows the rules would. */
final class Squire implements Bot {
    private static final int LONGEST_TURN = 24;
    private static final int GLANCES = 16;
    private static final double WORTH_A_STOP = 2;

    private final Map<String, Double> weights;
    private final MoveList moves = new MoveList();

    /** A squire with some weights changed for an experiment. */
    Squire(Map<String, Double> weights) {
        this.weights = weights;
    }

    @Override
    public int choose(View view, Chance chance) {
        Position position = view.sample(chance);
        Judgement judgement = Judgement.of(view, weights);
        Instinct instinct = new Instinct(judgement, position);
        int seat = view.seat();
        view.legalMoves(moves);
        if (!isObliged(view)) {
            return interrupt(position, seat, judgement);
        }
        if (!judgement.isFork(position) || moves.size() == 1) {
            return instinct.best(position, seat, Instinct.ALL, chance);
        }
        return bestTurn(position, seat, judgement, instinct, chance);
    }

    static boolean isObliged(View view) {
        return (view.obliged() >> view.seat() & 1) != 0;
    }

    /** The first move of the best turn, each tried out to its end. */
    private int bestTurn(Position position, int seat, Judgement judgement, Instinct instinct, Chance chance) {
        Stakes stakes = new Stakes(judgement);
        Position trial = position.copy();
        int turn = judgement.turn(position);
        int best = moves.get(0);
        double gladdest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            trial.set(position);
            trial.play(seat, moves.get(i));
            for (int step = 0; step < LONGEST_TURN && isInTurn(trial, seat, turn, judgement); step++) {
                trial.play(seat, instinct.best(trial, seat, GLANCES, chance));
            }
            double glad = stakes.gladness(trial, seat);
            if (glad > gladdest) {
                gladdest = glad;
                best = moves.get(i);
            }
        }
        return best;
    }

    private static boolean isInTurn(Position position, int seat, int turn, Judgement judgement) {
        return (position.obliged() >> seat & 1) != 0 && judgement.turn(position) == turn;
    }

    /** Interrupts if that is clearly better than to let it be. */
    private int interrupt(Position position, int seat, Judgement judgement) {
        Stakes stakes = new Stakes(judgement);
        Position stopped = position.copy();
        stopped.play(seat, moves.get(0));
        return stakes.gladness(stopped, seat) > stakes.gladness(position, seat) + WORTH_A_STOP ? moves.get(0) : WAIT;
    }
}
