package hidalgo.rules;

/** The answer to a proposed move. */
public sealed interface Ruling permits Ruling.Legal, Refusal {
    /**
     * The move may be played.
     *
     * @param move its number for {@link Position#play}
     */
    record Legal(int move) implements Ruling {}
}
