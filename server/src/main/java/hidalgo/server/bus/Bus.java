package hidalgo.server.bus;

import java.util.Map;
import java.util.function.Consumer;

/*
 * The database decides what is true; a message only says where to look. So a message that is lost, doubled or late does no
 * harm: what has changed is read from the database, and who may have missed something looks at everything that is open.
 */

/** Tells the other nodes that share a database what has changed in it. */
public interface Bus extends AutoCloseable {
    /** For a node that shares its database with nobody. */
    Bus NONE = new Bus() {
        @Override
        public void tell(Topic topic, String text) {}

        @Override
        public void listen(Map<Topic, Consumer<String>> listeners, Runnable whenMissed) {}

        @Override
        public boolean isDeaf() {
            return false;
        }

        @Override
        public long refused() {
            return 0;
        }

        @Override
        public void close() {}
    };

    /** Tells all other nodes something soon, and waits for nothing. What it is about must be committed already. */
    void tell(Topic topic, String text);

    /**
     * Starts to listen.
     *
     * @param listeners who wants to hear what other nodes tell about a topic
     * @param whenMissed is called when anything may have been missed
     */
    void listen(Map<Topic, Consumer<String>> listeners, Runnable whenMissed);

    /** Whether other nodes may have told something that was not heard here. */
    boolean isDeaf();

    /** How many messages were skipped because they did not come from a node of this database. */
    long refused();

    @Override
    void close();
}
