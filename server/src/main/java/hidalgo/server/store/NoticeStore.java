package hidalgo.server.store;

import hidalgo.server.live.Notice;
import hidalgo.server.notify.NoticeRepository;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.SqlStatement;

/** Messages on their way to people. */
public final class NoticeStore implements NoticeRepository {
    private static final String ONE = " WHERE person = :person AND table_id = :table AND event = :event"
            + " AND moment = :moment AND channel = :channel";

    private final Jdbi writing;
    private final Jdbi reading;

    /** The messages in a database. */
    public NoticeStore(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
    }

    @Override
    public void add(Notice notice) {
        writing.useTransaction(handle -> add(handle, notice));
    }

    /** Stores a message in a transaction. */
    static void add(Handle handle, Notice notice) {
        bind(
                        handle.createUpdate("UPDATE notices SET done = :due WHERE person = :person"
                                + " AND table_id = :table AND event = :event AND moment < :moment"
                                + " AND channel = :channel AND done = 0"),
                        notice)
                .bind("due", notice.due())
                .execute();
        bind(
                        handle.createUpdate("INSERT INTO notices (person, table_id, event, moment, channel, seat, due)"
                                + " VALUES (:person, :table, :event, :moment, :channel, :seat, :due)"
                                + " ON CONFLICT DO NOTHING"),
                        notice)
                .bind("seat", notice.seat())
                .bind("due", notice.due())
                .execute();
    }

    /** Of several nodes that want a message, the one that changes its row has it. */
    @Override
    public List<Notice> claim(long now, long until, int most) {
        List<Notice> due = reading.withHandle(handle -> handle.createQuery(
                        "SELECT person, table_id, event, moment, channel, seat, due, attempts FROM notices"
                                + " WHERE done = 0 AND due <= :now AND leased_until <= :now"
                                + " ORDER BY row_number() OVER (PARTITION BY person ORDER BY due), due LIMIT :most")
                .bind("now", now)
                .bind("most", most)
                .map((row, context) -> new Notice(
                        row.getString("person"),
                        row.getString("table_id"),
                        event(row.getString("event")),
                        row.getInt("moment"),
                        row.getString("channel"),
                        row.getInt("seat"),
                        row.getLong("due"),
                        row.getInt("attempts")))
                .list());
        List<Notice> claimed = new ArrayList<>();
        for (Notice notice : due) {
            int changed = writing.withHandle(handle -> bind(
                            handle.createUpdate("UPDATE notices SET leased_until = :until" + ONE
                                    + " AND done = 0 AND leased_until <= :now"),
                            notice)
                    .bind("until", until)
                    .bind("now", now)
                    .execute());
            if (changed > 0) {
                claimed.add(notice);
            }
        }
        return claimed;
    }

    @Override
    public void finish(Notice notice, long now) {
        writing.useHandle(handle -> bind(handle.createUpdate("UPDATE notices SET done = :now" + ONE), notice)
                .bind("now", now)
                .execute());
    }

    @Override
    public void postpone(Notice notice, long due, int attempts) {
        writing.useHandle(handle -> bind(
                        handle.createUpdate(
                                "UPDATE notices SET due = :due, attempts = :attempts, leased_until = 0" + ONE),
                        notice)
                .bind("due", due)
                .bind("attempts", attempts)
                .execute());
    }

    @Override
    public void prune(long before) {
        writing.useHandle(handle ->
                handle.execute("DELETE FROM notices WHERE done > 0 AND done < ? AND due < ?", before, before));
    }

    private static <S extends SqlStatement<S>> S bind(S statement, Notice notice) {
        return statement
                .bind("person", notice.person())
                .bind("table", notice.table())
                .bind("event", notice.event().word())
                .bind("moment", notice.moment())
                .bind("channel", notice.channel());
    }

    private static Notice.Event event(String word) {
        return Arrays.stream(Notice.Event.values())
                .filter(event -> event.word().equals(word))
                .findFirst()
                .orElseThrow();
    }
}
