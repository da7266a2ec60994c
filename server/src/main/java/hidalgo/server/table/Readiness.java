package hidalgo.server.table;

/** What a person who may stop what others have under way has chosen in advance. */
public enum Readiness {
    /** Steps wait for the time that the table has settled. */
    WAIT,
    /** Steps wait until the person has answered. */
    ASK,
    /** Nothing waits for this person in this round. */
    PASS
}
