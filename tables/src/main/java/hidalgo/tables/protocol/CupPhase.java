package hidalgo.tables.protocol;

/** Whether a cup still waits, runs or is over. */
public enum CupPhase {
    /** People can register. */
    OPEN,
    /** Its rounds are played. */
    RUNNING,
    /** All rounds have been played. */
    OVER,
    /** It did not take place, or was ended early. */
    CANCELLED
}
