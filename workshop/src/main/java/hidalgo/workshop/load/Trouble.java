package hidalgo.workshop.load;

/** The faults that are inflicted on servers. */
enum Trouble {
    /** A node is killed, and started again. */
    KILL,
    /** A node is stopped in good order, and started again. */
    RESTART,
    /** All connections to the database, and with them the messages between nodes, are cut again and again. */
    CUT,
    /** The messages between nodes, and nothing else, are cut again and again. */
    BUS,
    /** The disk of the database is full. */
    FULL
}
