package hidalgo.workshop.training;

import java.util.List;

/**
 * A position of a game that bots played, for training.
 *
 * @param game the number of the game
 * @param round the round
 * @param numbers the inputs of a net
 * @param chances each seat's chance to win as the search saw it, in {@link #WHOLE} parts, or {@link #UNKNOWN}
 * @param end the rest of the game
 * @param seat the seat that moves
 * @param moves its legal moves, if the search was a thorough one
 */
@SuppressWarnings("ArrayRecordComponent") // Written once, never compared.
public record Sample(int game, int round, byte[] numbers, byte[] chances, End end, int seat, List<Move> moves) {
    /** How many parts make up a whole victory: any number of seats can share it. */
    public static final int WHOLE = 240;

    /** The chance where no search was made. */
    public static final int UNKNOWN = 255;

    /** Larger values are capped at this one. */
    static final int MOST = 120;

    /** An immutable sample. */
    public Sample {
        moves = List.copyOf(moves);
    }

    /**
     * The rest of a game after a position.
     *
     * @param shares each seat's share of the victory in the end, in {@link #WHOLE} parts
     * @param margins each seat's lead over the best other seat in the end
     * @param gains the points of each seat up to the next scoring and with it
     * @param turns how many turns were left
     */
    @SuppressWarnings("ArrayRecordComponent") // As above.
    public record End(byte[] shares, byte[] margins, byte[] gains, int turns) {}

    /**
     * A legal move.
     *
     * @param numbers the inputs of a net
     * @param tries how often the search tried it, in 255ths of the most tried one
     */
    @SuppressWarnings("ArrayRecordComponent") // As above.
    public record Move(byte[] numbers, int tries) {}
}
