package hidalgo.offline;

/** What the worker needs from the browser. */
interface Browser {
    /** Sends a message to the page. */
    void post(String message);

    /** Does something after so many milliseconds; meanwhile the worker hears the page. */
    void after(int millis, Runnable work);

    /** The milliseconds since 1970. */
    long now();
}
