package hidalgo.tables.protocol;

/** The kind of a cup's round. */
public enum CupStage {
    /** An ordinary round. */
    ROUND,
    /** A heat of a championship. */
    HEAT,
    /** A semi-final. */
    SEMI,
    /** The final. */
    FINAL
}
