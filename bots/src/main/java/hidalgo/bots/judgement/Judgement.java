package hidalgo.bots.judgement;

import hidalgo.rules.Position;
import java.util.List;

/** The worth of a position of one game to each seat. It keeps numbers while it works, so only one thread may use it. */
public interface Judgement {
    /** Returned for a move that prepares nothing. */
    int NOTHING = -1;

    /** The weights it uses. */
    Weights weights();

    /** Fills in the points that each seat can expect at the end of the game. */
    void worth(Position position, double[] points);

    /** How far the game has progressed, from 0 to 1. */
    double progress(Position position);

    /** Whether a seat is in the middle of an action, so that the position can be judged only after its next step. */
    boolean isMidAction(Position position, int seat);

    /** Whether the value of a choice shows only at the end of the turn, so that each choice is worth trying. */
    boolean decidesTurn(Position position);

    /**
     * The thing that a move prepares for another move of the same turn, as a number that only this judgement
     * understands, or {@link #NOTHING}.
     */
    default int prepares(Position position, int seat, int move) {
        return NOTHING;
    }

    /** Whether a move makes use of what another has prepared. */
    default boolean uses(int move, int prepared) {
        return false;
    }

    /** Whether a move does nothing but end an action or a turn. */
    default boolean rests(int move) {
        return false;
    }

    /** Whether the rules may demand a move of this kind before a turn may end. */
    default boolean isDuty(int move) {
        return false;
    }

    /**
     * Whether a move moves a piece a second time in the same turn: going there at once would have cost less.
     *
     * @param done the moves of the turn so far
     */
    default boolean isWasted(List<Integer> done, int move) {
        return false;
    }

    /** How much a seat likes a move, in points, apart from what it is worth: a matter of temperament. */
    default double taste(int move) {
        return 0;
    }

    /** How much of the gain from that use counts for the move that prepares it, from 0 to 1. */
    default double preparedShare() {
        return 0;
    }
}
