package hidalgo.tables.protocol;

/** How a cup finds its winner. */
public enum CupFormat {
    /** All entrants meet each other. */
    ROUND_ROBIN,
    /** Some rounds, in which entrants with about equal scores meet. */
    SWISS,
    /** The best of each table go on to the next round, until one table is left. */
    KNOCK_OUT,
    /** Heats, then semi-finals for the best, then a final, as at the World Boardgaming Championships. */
    CHAMPIONSHIP
}
