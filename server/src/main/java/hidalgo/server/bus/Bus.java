package hidalgo.server.bus;

import java.util.Map;
import java.util.function.Consumer;

/*
 * The database is the source of truth; a message only points to changes. So a message that is lost, duplicated or late
 * does no harm: changes are read from the database, and a node that may have missed a message checks everything that is
 * open.
 */

/** Informs the other nodes that share a database about changes in it. */
public interface Bus extends AutoCloseable {
    /** For a node that doesn't share its database. */
    Bus NONE = new Bus() {
        @Override
        public void publish(Topic topic, String text) {}

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

    /** Sends a message to all other nodes soon, without waiting. The change must be committed already. */
    void publish(Topic topic, String text);

    /**
     * Starts to listen.
     *
     * @param listeners the listeners to messages of other nodes, by topic
     * @param whenMissed is called when messages may have been missed
     */
    void listen(Map<Topic, Consumer<String>> listeners, Runnable whenMissed);

    /** Whether messages of other nodes may have been missed here. */
    boolean isDeaf();

    /** How many messages were skipped because they did not come from a node of this database. */
    long refused();

    @Override
    void close();
}
