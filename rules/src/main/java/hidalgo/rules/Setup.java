package hidalgo.rules;

/** A game as it is dealt: the options and everything random. */
public interface Setup {
    /** The options. */
    GameOptions options();

    /** The position before the first move. */
    Position begin();
}
