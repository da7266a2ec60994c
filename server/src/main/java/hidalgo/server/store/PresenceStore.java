package hidalgo.server.store;

import hidalgo.server.bus.Bus;
import hidalgo.server.bus.Topic;
import hidalgo.server.live.OtherNodes;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/** The viewers of each table on each node; a node without a recent pulse does not count. */
public final class PresenceStore implements OtherNodes {
    private final Jdbi writing;
    private final Jdbi reading;
    private final Bus bus;
    private final String node;

    /** The shared knowledge of the nodes of a database, for one node that has just started. */
    public PresenceStore(Database database, Bus bus, String node) {
        this.bus = bus;
        this.writing = database.writing();
        this.reading = database.reading();
        this.node = node;
        leave();
    }

    @Override
    public boolean areThere() {
        return true;
    }

    @Override
    public void publish(String table, List<String> people) {
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
                handle.afterCommit(() -> bus.publish(Topic.PRESENCE, table));
            }
        });
    }

    @Override
    public List<String> viewers(String table, long now) {
        return reading.withHandle(handle -> handle
                .createQuery("SELECT p.people FROM presence p JOIN pulse ON pulse.node = p.node"
                        + " WHERE p.table_id = :table AND p.node <> :node AND pulse.at > :since ORDER BY p.node")
                .bind("table", table)
                .bind("node", node)
                .bind("since", now - HeartbeatStore.ALIVE)
                .mapTo(String.class)
                .list()
                .stream()
                .flatMap(people -> List.of(people.split(" ", -1)).stream())
                .toList());
    }

    @Override
    public void leave() {
        writing.useHandle(handle -> handle.createUpdate("DELETE FROM presence WHERE node = :node")
                .bind("node", node)
                .execute());
    }
}
