package hidalgo.server.store;

import hidalgo.server.table.Pauses;
import java.util.List;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.Query;

/** The signs of life of all nodes, and the times without any. */
public final class PulseStore {
    /** Another node that was seen so short a time ago runs still. */
    static final long ALIVE = 15_000;

    /** A name that no node has. */
    private static final String RESTORED = "(restored)";

    private final Jdbi writing;
    private final Jdbi reading;

    /** The signs of life of a database. */
    public PulseStore(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
    }

    /** A node has started: writes down since when no node ran. */
    public void start(String node, long now) {
        writing.useTransaction(handle -> {
            long others = latest(handle.createQuery("SELECT max(at) FROM pulse WHERE node NOT IN (:node, :restored)")
                    .bind("node", node)
                    .bind("restored", RESTORED));
            long beat = latest(handle.createQuery("SELECT max(at) FROM pulse WHERE node <> :restored")
                    .bind("restored", RESTORED));
            long last = Math.max(beat, latest(handle.createQuery("SELECT max(changed) FROM tables")));
            if (beat > 0 && last < now && now - others > ALIVE) {
                handle.createUpdate("DELETE FROM pauses WHERE started = :started")
                        .bind("started", last)
                        .execute();
                handle.createUpdate("INSERT INTO pauses (started, ended) VALUES (:started, :ended)")
                        .bind("started", last)
                        .bind("ended", now)
                        .execute();
            }
        });
        beat(node, now);
    }

    private static long latest(Query query) {
        return query.mapTo(Long.class).findOne().orElse(0L);
    }

    /** A node is alive. */
    public void beat(String node, long now) {
        writing.useTransaction(handle -> {
            int known = handle.createUpdate("UPDATE pulse SET at = :now WHERE node = :node")
                    .bind("now", now)
                    .bind("node", node)
                    .execute();
            if (known == 0) {
                handle.createUpdate("INSERT INTO pulse (node, at) VALUES (:node, :now)")
                        .bind("now", now)
                        .bind("node", node)
                        .execute();
            }
        });
    }

    /** Marks that everything was replaced, so that running servers look again. */
    public void markRestored(long now) {
        beat(RESTORED, now);
    }

    /** When everything was last replaced; 0 if never. */
    public long restored() {
        return reading.withHandle(handle -> handle.createQuery("SELECT at FROM pulse WHERE node = :node")
                .bind("node", RESTORED)
                .mapTo(Long.class)
                .findOne()
                .orElse(0L));
    }

    /** All times without a node. */
    public Pauses pauses() {
        List<Pauses.Pause> pauses =
                reading.withHandle(handle -> handle.createQuery("SELECT started, ended FROM pauses ORDER BY started")
                        .map((row, context) -> new Pauses.Pause(row.getLong("started"), row.getLong("ended")))
                        .list());
        return new Pauses(pauses);
    }
}
