package hidalgo.server.store;

import hidalgo.tables.table.Downtimes;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.Query;

/** The pulses of all nodes, and the times without any. */
public final class HeartbeatStore {
    /** A node that was seen this recently is still running. */
    static final long ALIVE = 15_000;

    /** Names that no node has: they mark changes made directly in the database. */
    private static final String RESTORED = "(restored)";

    private static final String CHANGED = "(changed)";
    private static final String TRIAL = "(trial)";
    private static final int TRIAL_BYTES = 1 << 15;
    private static final String NODES = " node NOT LIKE '(%'";

    private final Jdbi writing;
    private final Jdbi reading;

    /** The pulses in a database. */
    public HeartbeatStore(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
    }

    /** A node has started: writes down since when no node was running. */
    public void start(String node, long now) {
        writing.useTransaction(handle -> {
            long others = latest(handle.createQuery("SELECT max(at) FROM pulse WHERE node <> :node AND" + NODES)
                    .bind("node", node));
            long beat = latest(handle.createQuery("SELECT max(at) FROM pulse WHERE" + NODES));
            long restored = latest(handle.createQuery("SELECT max(ended) FROM pauses"));
            long changed = latest(handle.createQuery("SELECT max(changed) FROM tables"));
            long last = Math.max(beat, Math.max(restored, changed));
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

    /** Whether any node was alive a moment ago. */
    public boolean isServed(long now) {
        return reading.withHandle(
                handle -> now - latest(handle.createQuery("SELECT max(at) FROM pulse WHERE" + NODES)) <= ALIVE);
    }

    /** Writes something as large as some moves and takes it away again, to see whether there is room. */
    public void tryToStore() {
        byte[] bytes = new byte[TRIAL_BYTES];
        ThreadLocalRandom.current().nextBytes(bytes);
        deleteTrial();
        writing.useHandle(handle -> handle.createUpdate(
                        "INSERT INTO replays (id, person, record, created) VALUES (:trial, '', :record, 0)")
                .bind("trial", TRIAL)
                .bind("record", HexFormat.of().formatHex(bytes))
                .execute());
        deleteTrial();
    }

    private void deleteTrial() {
        writing.useHandle(handle -> handle.createUpdate("DELETE FROM replays WHERE id = :trial")
                .bind("trial", TRIAL)
                .execute());
    }

    /**
     * Marks that everything was replaced, so that running servers check again; clocks have stopped since the backup.
     */
    public void markRestored(long saved, long now) {
        if (saved < now) {
            writing.useTransaction(handle -> {
                handle.createUpdate("DELETE FROM pauses WHERE ended > :saved")
                        .bind("saved", saved)
                        .execute();
                handle.createUpdate("INSERT INTO pauses (started, ended) VALUES (:saved, :now)")
                        .bind("saved", saved)
                        .bind("now", now)
                        .execute();
            });
        }
        beat(RESTORED, now);
    }

    /** Marks that the histories of tables were changed, so that running servers read them again. */
    public void markRewritten(long now) {
        beat(RESTORED, now);
    }

    /** When histories were last replaced or changed; 0 if never. */
    public long restored() {
        return marked(RESTORED);
    }

    /** Marks that tables were deleted or sessions ended, so that running servers check. */
    public void markChanged(long now) {
        beat(CHANGED, now);
    }

    /** When tables were last deleted or sessions ended directly in the database; 0 if never. */
    public long changed() {
        return marked(CHANGED);
    }

    private long marked(String mark) {
        return reading.withHandle(handle -> handle.createQuery("SELECT at FROM pulse WHERE node = :node")
                .bind("node", mark)
                .mapTo(Long.class)
                .findOne()
                .orElse(0L));
    }

    /** All times without a node. */
    public Downtimes downtimes() {
        List<Downtimes.Pause> downtimes =
                reading.withHandle(handle -> handle.createQuery("SELECT started, ended FROM pauses ORDER BY started")
                        .map((row, context) -> new Downtimes.Pause(row.getLong("started"), row.getLong("ended")))
                        .list());
        return new Downtimes(downtimes);
    }
}
