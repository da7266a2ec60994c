package hidalgo.tables.table;

/*
 * Most changes are the event that will be stored. The event of a move or a take-back contains the fingerprint of the
 * resulting position, so it can be written only after the move is played: this avoids playing the move twice.
 */

/** A change that was decided and is to be made to a table. */
public sealed interface Change permits TableEvent, Change.Move, Change.TakeBack {
    /**
     * A move that is legal in the current position.
     *
     * @param seat the seat that moves
     * @param move its number
     * @param id the client's name for it
     */
    record Move(int seat, int move, String id) implements Change {}

    /**
     * Taking back the latest move, where that is allowed.
     *
     * @param seat the seat that takes it back
     * @param id the client's name for the request
     */
    record TakeBack(int seat, String id) implements Change {}
}
