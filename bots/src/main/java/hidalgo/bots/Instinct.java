package hidalgo.bots;

import hidalgo.rules.Chance;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;

/** A quick choice of moves: the one after which a seat is gladdest, looking no further than the step it leads to. */
final class Instinct {
    /** Look at every move. */
    static final int ALL = Integer.MAX_VALUE;

    private static final int LONGEST_SETTLING = 8;
    private static final int MOST_STEPS = 24;
    private static final double WHIM = 1e-6;

    private final Judgement judgement;
    private final Stakes stakes;
    private final MoveList moves = new MoveList();
    private final MoveList steps = new MoveList();
    private final Position trial;
    private final Position step;

    /** An instinct for positions like one. */
    Instinct(Judgement judgement, Position like) {
        this.judgement = judgement;
        this.stakes = new Stakes(judgement);
        this.trial = like.copy();
        this.step = like.copy();
    }

    /** The best legal move of a seat, among at most so many drawn at random; equals are drawn by lot. */
    int best(Position position, int seat, int most, Chance chance) {
        position.legalMoves(seat, moves);
        int size = moves.size();
        if (size == 1) {
            return moves.get(0);
        }
        int best = moves.get(size - 1);
        double gladdest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < Math.min(size, most); i++) {
            int move = moves.get(size <= most ? i : i == 0 ? size - 1 : chance.below(size));
            double glad = gladnessAfter(position, seat, move) + chance.below(1000) * WHIM;
            if (glad > gladdest) {
                gladdest = glad;
                best = move;
            }
        }
        return best;
    }

    /**
     * How glad a seat is after a move, and after the steps that finish what it began. A step in the middle of something is
     * judged by itself: to finish that for every step of it would cost a squire its 20 ms.
     */
    double gladnessAfter(Position position, int seat, int move) {
        trial.set(position);
        if (judgement.isUnsettled(position, seat)) {
            trial.play(seat, move);
            return stakes.gladness(trial, seat);
        }
        trial.play(seat, move);
        for (int i = 0; i < LONGEST_SETTLING && judgement.isUnsettled(trial, seat); i++) {
            trial.play(seat, gladdestStep(seat));
        }
        double glad = stakes.gladness(trial, seat);
        int cell = judgement.filling() > 0 ? judgement.opens(position, seat, move) : Judgement.NOWHERE;
        return cell == Judgement.NOWHERE ? glad : glad + judgement.filling() * filled(seat, cell, glad);
    }

    /** EC-3.19: how much gladder the best area tile on an emptied cell would make a seat than it is without. */
    private double filled(int seat, int cell, double glad) {
        double more = 0;
        trial.legalMoves(seat, steps);
        for (int i = 0; i < steps.size(); i++) {
            if (judgement.fills(steps.get(i), cell)) {
                step.set(trial);
                step.play(seat, steps.get(i));
                more = Math.max(more, stakes.gladness(step, seat) - glad);
            }
        }
        return more;
    }

    /** The best of the steps that finish what a move began, or of some of them if there are many. */
    private int gladdestStep(int seat) {
        trial.legalMoves(seat, steps);
        int best = steps.get(0);
        double gladdest = Double.NEGATIVE_INFINITY;
        int looks = steps.size() == 1 ? 0 : Math.min(steps.size(), MOST_STEPS);
        for (int i = 0; i < looks; i++) {
            int move = steps.get((int) ((long) (steps.size() - 1) * i / (looks - 1)));
            step.set(trial);
            step.play(seat, move);
            double glad = stakes.gladness(step, seat);
            if (glad > gladdest) {
                gladdest = glad;
                best = move;
            }
        }
        return best;
    }
}
