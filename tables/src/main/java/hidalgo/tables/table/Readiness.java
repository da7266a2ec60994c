package hidalgo.tables.table;

/** The decision in advance of a person who may stop others. */
public enum Readiness {
    /** Steps wait for the time that is set at the table. */
    WAIT,
    /** Steps wait until the person has answered. */
    ASK,
    /** Nothing waits for this person in this round. */
    PASS
}
