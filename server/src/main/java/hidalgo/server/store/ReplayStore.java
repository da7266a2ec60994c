package hidalgo.server.store;

import hidalgo.server.replay.ReplayRepository;
import hidalgo.tables.replay.GameAnalysis;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** Records that people have sent for a replay, and analyses of games. */
public final class ReplayStore implements ReplayRepository {
    private final Jdbi writing;
    private final Jdbi reading;

    /** The replays of a database. */
    public ReplayStore(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
    }

    @Override
    public void add(String id, String person, String record, long now) {
        writing.useHandle(handle -> handle.createUpdate(
                        "INSERT INTO replays (id, person, record, created) VALUES (:id, :person, :record, :now)"
                                + " ON CONFLICT (id) DO UPDATE SET person = excluded.person, created = excluded.created"
                                + " WHERE replays.person NOT IN (SELECT p.id FROM people p WHERE p.account IS NOT NULL)")
                .bind("id", id)
                .bind("person", person)
                .bind("record", record)
                .bind("now", now)
                .execute());
    }

    @Override
    public Stored stored(String person) {
        return reading.withHandle(handle -> handle.createQuery("SELECT count(*) AS records,"
                        + " COALESCE(SUM(LENGTH(record)), 0) AS letters FROM replays WHERE person = :person")
                .bind("person", person)
                .map((row, context) -> new Stored(row.getInt("records"), row.getLong("letters")))
                .one());
    }

    @Override
    public Stored storedFrom(String network) {
        return reading.withHandle(handle -> handle.createQuery("SELECT count(*) AS records,"
                        + " COALESCE(SUM(LENGTH(r.record)), 0) AS letters FROM people p JOIN replays r ON r.person = p.id"
                        + " WHERE p.network >= :network AND p.network < :end AND p.account IS NULL")
                .bind("network", network)
                .bind("end", network + TableStore.AFTER_ALL)
                .map((row, context) -> new Stored(row.getInt("records"), row.getLong("letters")))
                .one());
    }

    /** Deletes records that guests sent before a moment; returns how many. */
    public int pruneGuests(long before) {
        return writing.withHandle(handle -> handle.createUpdate("DELETE FROM replays WHERE created < :before"
                        + " AND person NOT IN (SELECT p.id FROM people p WHERE p.account IS NOT NULL)")
                .bind("before", before)
                .execute());
    }

    @Override
    public List<String> of(String person) {
        return reading.withHandle(
                handle -> handle.createQuery("SELECT id FROM replays WHERE person = :person ORDER BY created, id")
                        .bind("person", person)
                        .mapTo(String.class)
                        .list());
    }

    @Override
    public Optional<String> record(String id) {
        return reading.withHandle(handle -> handle.createQuery("SELECT record FROM replays WHERE id = :id")
                .bind("id", id)
                .mapTo(String.class)
                .findOne());
    }

    @Override
    public void addAnalysis(String game, GameAnalysis analysis, long now) {
        writing.useTransaction(handle -> {
            handle.createUpdate("DELETE FROM analyses WHERE game_id = :game")
                    .bind("game", game)
                    .execute();
            handle.createUpdate("INSERT INTO analyses (game_id, body, created) VALUES (:game, :body, :now)")
                    .bind("game", game)
                    .bind("body", StoredAnalysis.write(analysis))
                    .bind("now", now)
                    .execute();
        });
    }

    @Override
    public Optional<GameAnalysis> analysis(String game) {
        return reading.withHandle(handle -> handle.createQuery("SELECT body FROM analyses WHERE game_id = :game")
                        .bind("game", game)
                        .mapTo(String.class)
                        .findOne())
                .map(StoredAnalysis::read);
    }

    /** Deletes the analyses of games that are gone, and the comments on them. */
    public void pruneRemains() {
        for (String table : List.of("analyses", "comments")) {
            writing.useHandle(handle -> handle.execute("DELETE FROM " + table + " WHERE"
                    + " NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = game_id)"
                    + " AND NOT EXISTS (SELECT 1 FROM replays r WHERE r.id = game_id)"));
        }
    }

    /** Deletes records that were sent before a moment; returns how many. */
    public int prune(long before) {
        return writing.withHandle(handle -> handle.createUpdate("DELETE FROM replays WHERE created < :before")
                .bind("before", before)
                .execute());
    }
}
