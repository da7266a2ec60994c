package hidalgo.bots.judgement;

import hidalgo.rules.Position;

/** How much a position of one game is worth to each seat. It keeps numbers while it works, so it serves one thread. */
public interface Judgement {
    /** What a move prepares that prepares nothing. */
    int NOTHING = -1;

    /** The numbers it judges by. */
    Weights weights();

    /** Fills in the points that each seat can expect to have in the end. */
    void worth(Position position, double[] points);

    /** How far the game has come, from 0 to 1. */
    double progress(Position position);

    /** Whether a seat is in the middle of an action, so that the position can be judged only after its next step. */
    boolean isMidAction(Position position, int seat);

    /** Whether it takes the rest of the turn to see what a choice is good for, so that each is worth trying out. */
    boolean decidesTurn(Position position);

    /** What a move prepares for another of the same turn, as a number with a meaning of its own, or {@link #NOTHING}. */
    default int prepares(Position position, int seat, int move) {
        return NOTHING;
    }

    /** Whether a move makes use of what another has prepared. */
    default boolean uses(int move, int prepared) {
        return false;
    }

    /** How much of what that use would bring counts for the move that prepares it, from 0 to 1. */
    default double preparedShare() {
        return 0;
    }
}
