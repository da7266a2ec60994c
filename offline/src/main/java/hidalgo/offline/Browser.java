package hidalgo.offline;

/** The services that the worker needs from the browser. */
interface Browser {
    /** Sends a message to the page. */
    void post(String message);

    /** Runs a task after a number of milliseconds; meanwhile the worker receives messages of the page. */
    void after(int millis, Runnable work);

    /** The milliseconds since 1970. */
    long now();
}
