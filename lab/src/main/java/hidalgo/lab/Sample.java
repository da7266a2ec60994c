package hidalgo.lab;

/**
 * A position of a game that bots played, for training.
 *
 * @param game the number of the game
 * @param round the round
 * @param numbers what a net sees of it
 * @param chances each seat's chance to win as the search saw it, in {@link #WHOLE} parts, or {@link #UNKNOWN}
 * @param shares each seat's share of the victory in the end, in {@link #WHOLE} parts
 */
@SuppressWarnings("ArrayRecordComponent") // Written once, compared never.
public record Sample(int game, int round, byte[] numbers, byte[] chances, byte[] shares) {
    /** How many parts make up a whole victory: any number of seats can share it. */
    public static final int WHOLE = 240;

    /** The chance where no search was made. */
    public static final int UNKNOWN = 255;
}
