package hidalgo.tables.protocol;

/** A decision of the organiser of a cup about a table. */
public enum CupRulingKind {
    /** An entrant gets more time. */
    TIME,
    /** A bot plays on for an entrant. */
    BOT,
    /** The game ends, and its points count as they stand. */
    END
}
