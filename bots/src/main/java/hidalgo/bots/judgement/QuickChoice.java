package hidalgo.bots.judgement;

import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;

/** A quick choice of a move: the one with the greatest advantage, looking no further than the action it begins. */
public final class QuickChoice {
    /** The number of moves to look at: all of them. */
    public static final int ALL = Integer.MAX_VALUE;

    private static final int LONGEST_ACTION = 8;
    private static final int MOST_STEPS = 24;
    private static final double TIE_BREAK = 1e-6;

    private final Judgement judgement;
    private final Evaluation evaluation;
    private final MoveList moves = new MoveList();
    private final MoveList steps = new MoveList();
    private final Position trial;
    private final Position step;

    /** A quick choice for all positions of the same game. */
    public QuickChoice(Judgement judgement, Position like) {
        this.judgement = judgement;
        this.evaluation = new Evaluation(judgement);
        this.trial = like.copy();
        this.step = like.copy();
    }

    /** The best legal move of a seat, among at most a number of them drawn at random; ties are broken at random. */
    public int best(Position position, int seat, int most, RandomSource random) {
        position.legalMoves(seat, moves);
        int size = moves.size();
        if (size == 1) {
            return moves.get(0);
        }
        int best = moves.get(size - 1);
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < Math.min(size, most); i++) {
            int move = moves.get(size <= most ? i : i == 0 ? size - 1 : random.below(size));
            double advantage = advantageAfter(position, seat, move) + random.below(1000) * TIE_BREAK;
            if (advantage > greatest) {
                greatest = advantage;
                best = move;
            }
        }
        return best;
    }

    /**
     * A seat's advantage after a move, and after the steps that finish the action it begins. A step in the middle of an
     * action is judged by itself: finishing the action after each step would take a squire longer than its 20 ms.
     */
    public double advantageAfter(Position position, int seat, int move) {
        trial.set(position);
        if (judgement.isMidAction(position, seat)) {
            trial.play(seat, move);
            return evaluation.advantage(trial, seat);
        }
        trial.play(seat, move);
        for (int i = 0; i < LONGEST_ACTION && judgement.isMidAction(trial, seat); i++) {
            trial.play(seat, bestStep(seat));
        }
        double advantage = evaluation.advantage(trial, seat);
        double share = judgement.preparedShare();
        int prepared = share > 0 ? judgement.prepares(position, seat, move) : Judgement.NOTHING;
        return prepared == Judgement.NOTHING ? advantage : advantage + share * gainOfUse(seat, prepared, advantage);
    }

    /** The position to which the latest move led that was judged; only to be read. */
    Position after() {
        return trial;
    }

    /** How much the best use of what a move has prepared would add to a seat's advantage. */
    private double gainOfUse(int seat, int prepared, double advantage) {
        double gain = 0;
        trial.legalMoves(seat, steps);
        for (int i = 0; i < steps.size(); i++) {
            if (judgement.uses(steps.get(i), prepared)) {
                step.set(trial);
                step.play(seat, steps.get(i));
                gain = Math.max(gain, evaluation.advantage(step, seat) - advantage);
            }
        }
        return gain;
    }

    /** The best of the steps that finish an action, or of some of them if there are many. */
    private int bestStep(int seat) {
        trial.legalMoves(seat, steps);
        int best = steps.get(0);
        double greatest = Double.NEGATIVE_INFINITY;
        int looks = steps.size() == 1 ? 0 : Math.min(steps.size(), MOST_STEPS);
        for (int i = 0; i < looks; i++) {
            int move = steps.get((int) ((long) (steps.size() - 1) * i / (looks - 1)));
            step.set(trial);
            step.play(seat, move);
            double advantage = evaluation.advantage(step, seat);
            if (advantage > greatest) {
                greatest = advantage;
                best = move;
            }
        }
        return best;
    }
}
