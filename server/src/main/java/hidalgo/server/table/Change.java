package hidalgo.server.table;

/*
 * Most changes are the event that will be stored. The event of a move or a take-back keeps the fingerprint of the position
 * that it leads to, so it can be written only once the move is played: then it need not be played to find that out first.
 */

/** A change that was decided on and is to be made to a table. */
public sealed interface Change permits TableEvent, Change.Move, Change.TakeBack {
    /**
     * A move that was found to be legal in the present position.
     *
     * @param seat whose
     * @param move its number
     * @param id the client's own name for it
     */
    record Move(int seat, int move, String id) implements Change {}

    /**
     * The latest move is taken back, where that was found to be allowed.
     *
     * @param seat whose
     * @param id the client's own name for the request
     */
    record TakeBack(int seat, String id) implements Change {}
}
