package hidalgo.server.store;

import java.util.List;
import org.jdbi.v3.core.Jdbi;

/** Who has which table open on which node; a node that shows no sign of life does not count. */
public final class PresenceStore {
    /** The channel on which PostgreSQL tells that somebody has come or gone: table, blank, node. */
    public static final String CHANNEL = "hidalgo_presence";

    private final Jdbi writing;
    private final Jdbi reading;
    private final String node;

    /** What the nodes of a database know of each other, for one of them, which has just started. */
    public PresenceStore(Database database, String node) {
        this.writing = database.writing();
        this.reading = database.reading();
        this.node = node;
        clear();
    }

    /** Writes down who has a table open on this node, each as a word, and tells the others. */
    public void write(String table, List<String> people) {
        writing.useTransaction(handle -> {
            int there = handle.createUpdate("DELETE FROM presence WHERE table_id = :table AND node = :node")
                    .bind("table", table)
                    .bind("node", node)
                    .execute();
            if (!people.isEmpty()) {
                there = handle.createUpdate(
                                "INSERT INTO presence (table_id, node, people) VALUES (:table, :node, :people)")
                        .bind("table", table)
                        .bind("node", node)
                        .bind("people", String.join(" ", people))
                        .execute();
            }
            if (there > 0) {
                Database.announce(handle, CHANNEL, table + " " + node);
            }
        });
    }

    /** Who has a table open on the other nodes that are alive, each as a word. */
    public List<String> elsewhere(String table, long now) {
        return reading.withHandle(handle -> handle
                .createQuery("SELECT p.people FROM presence p JOIN pulse ON pulse.node = p.node"
                        + " WHERE p.table_id = :table AND p.node <> :node AND pulse.at > :since ORDER BY p.node")
                .bind("table", table)
                .bind("node", node)
                .bind("since", now - PulseStore.ALIVE)
                .mapTo(String.class)
                .list()
                .stream()
                .flatMap(people -> List.of(people.split(" ", -1)).stream())
                .toList());
    }

    /** Whether news about a table's presence were sent by this node itself. */
    public boolean isOwn(String sender) {
        return sender.equals(node);
    }

    /** This node has nobody any more. */
    public void clear() {
        writing.useHandle(handle -> handle.createUpdate("DELETE FROM presence WHERE node = :node")
                .bind("node", node)
                .execute());
    }
}
