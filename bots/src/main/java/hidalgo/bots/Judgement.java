package hidalgo.bots;

import hidalgo.rules.Position;
import hidalgo.rules.View;
import hidalgo.rules.caballero.CaballeroView;
import hidalgo.rules.grande.GrandeView;
import java.util.Map;

/** What a bot knows about a game: how much a position is worth to each seat. */
interface Judgement {
    /** No cell. */
    int NOWHERE = -1;

    /** The numbers it judges by. */
    Weights weights();

    /** Fills in the points that each seat can expect to have in the end. */
    void worth(Position position, double[] points);

    /** Whether a seat is in the middle of something, so that the position can be judged only after its next step. */
    boolean isUnsettled(Position position, int seat);

    /** The cell that a move leaves free to be filled in the same turn, or {@link #NOWHERE}. */
    default int opens(Position position, int seat, int move) {
        return NOWHERE;
    }

    /** Whether a move fills a cell. */
    default boolean fills(int move, int cell) {
        return false;
    }

    /** How much of what filling such a cell would bring counts for the move that opens it, from 0 to 1. */
    default double filling() {
        return 0;
    }

    /** Whether a choice is worth trying out to the end of the turn, because it shows only then what it was good for. */
    boolean isFork(Position position);

    /** A number that stays the same as long as a turn lasts, or the laying of power cards. */
    int turn(Position position);

    /** How far the game has come, from 0 to 1. */
    double progress(Position position);

    /** The knowledge of the game that a view is of, with some weights changed for an experiment. */
    static Judgement of(View view, Map<String, Double> changed) {
        Weights weights = Weights.of(view, changed);
        return switch (view) {
            case CaballeroView caballero -> new CaballeroJudgement(weights);
            case GrandeView grande -> new GrandeJudgement(weights);
            default -> throw new IllegalArgumentException("No bot knows this game");
        };
    }
}
