package hidalgo.server.store;

import hidalgo.server.base.Json;
import hidalgo.server.moderation.ModerationRepository;
import hidalgo.server.people.Person;
import hidalgo.tables.Identifier;
import hidalgo.tables.protocol.Moderation;
import hidalgo.tables.protocol.Moderation.Deed;
import hidalgo.tables.protocol.Moderation.Member;
import hidalgo.tables.protocol.Moderation.Role;
import hidalgo.tables.protocol.Moderation.SanctionKind;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/** Reports, sanctions, roles and the audit log, in a database. */
public final class ModerationStore implements ModerationRepository {
    private static final String IN_FORCE =
            "SELECT id, kind, person, network, name, reason, made, ends, author FROM sanctions"
                    + " WHERE (ends = 0 OR ends > :now)";

    private static final String REPORTS = "SELECT r.*, a.name AS reporter_name, p.name AS reported_name, p.account,"
            + " (SELECT count(*) FROM reports o WHERE o.reported = r.reported AND o.id <> r.id) AS earlier"
            + " FROM reports r JOIN people p ON p.id = r.reported LEFT JOIN people a ON a.id = r.reporter"
            + " WHERE NOT EXISTS (SELECT 1 FROM table_people t"
            + " WHERE t.table_id = r.table_id AND t.person = :seatless AND t.seats <> '')"
            + " ORDER BY CASE r.closed WHEN 0 THEN 0 ELSE 1 END, r.made DESC, r.id LIMIT :most";

    private final Jdbi writing;
    private final Jdbi reading;

    /** That in a database. */
    public ModerationStore(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Optional<Role> role(String person) {
        return reading.withHandle(handle -> handle.createQuery("SELECT role FROM roles WHERE person = :person")
                .bind("person", person)
                .mapTo(String.class)
                .findOne()
                .map(role -> Role.valueOf(role.toUpperCase(Locale.ROOT))));
    }

    @Override
    public void putRole(String person, @Nullable Role role) {
        writing.useTransaction(handle -> {
            handle.execute("DELETE FROM roles WHERE person = ?", person);
            if (role != null) {
                handle.execute("INSERT INTO roles (person, role) VALUES (?, ?)", person, word(role));
            }
        });
    }

    @Override
    public List<Member> members() {
        return reading.withHandle(handle -> handle.createQuery(
                        "SELECT p.name, r.role FROM roles r JOIN people p ON p.id = r.person ORDER BY p.account")
                .map((row, context) -> new Member(
                        row.getString("name"),
                        Role.valueOf(row.getString("role").toUpperCase(Locale.ROOT))))
                .list());
    }

    @Override
    public void addSanction(Sanction sanction) {
        writing.useHandle(handle -> handle.createUpdate(
                        "INSERT INTO sanctions (id, kind, person, network, name, reason, made, ends, author)"
                                + " VALUES (:id, :kind, :person, :network, :name, :reason, :made, :ends, :author)")
                .bind("id", sanction.id())
                .bind("kind", word(sanction.kind()))
                .bind("person", sanction.person())
                .bind("network", sanction.network())
                .bind("name", sanction.name())
                .bind("reason", sanction.reason())
                .bind("made", sanction.made())
                .bind("ends", sanction.ends())
                .bind("author", sanction.author())
                .execute());
    }

    @Override
    public List<Sanction> sanctions(long now) {
        return reading.withHandle(handle -> handle.createQuery(IN_FORCE + " ORDER BY made DESC, id")
                .bind("now", now)
                .map(ModerationStore::sanction)
                .list());
    }

    @Override
    public Optional<Sanction> endSanction(String id, long now) {
        return writing.inTransaction(handle -> {
            Optional<Sanction> found = handle.createQuery(IN_FORCE + " AND id = :id")
                    .bind("now", now)
                    .bind("id", id)
                    .map(ModerationStore::sanction)
                    .findOne();
            found.ifPresent(each -> handle.execute("UPDATE sanctions SET ends = ? WHERE id = ?", now, id));
            return found;
        });
    }

    private static Sanction sanction(ResultSet row, StatementContext context) throws SQLException {
        return new Sanction(
                row.getString("id"),
                SanctionKind.valueOf(row.getString("kind").toUpperCase(Locale.ROOT)),
                row.getString("person"),
                row.getString("network"),
                row.getString("name"),
                row.getString("reason"),
                row.getLong("made"),
                row.getLong("ends"),
                row.getString("author"));
    }

    @Override
    public void addReport(Report report) {
        writing.useHandle(handle -> handle.createUpdate(
                        "INSERT INTO reports (id, table_id, reporter, reported, reason, context, made)"
                                + " VALUES (:id, :table, :reporter, :reported, :reason, :context, :made)")
                .bind("id", report.id())
                .bind("table", report.table())
                .bind("reporter", report.reporter())
                .bind("reported", report.reported())
                .bind("reason", report.reason())
                .bind("context", report.context())
                .bind("made", report.made())
                .execute());
    }

    @Override
    public OpenReports open(String reporter) {
        return reading.withHandle(handle -> handle.createQuery("SELECT count(*) AS total, COALESCE(sum(CASE reporter"
                        + " WHEN :reporter THEN 1 ELSE 0 END), 0) AS own FROM reports WHERE closed = 0")
                .bind("reporter", reporter)
                .map((row, context) -> new OpenReports(row.getInt("total"), row.getInt("own")))
                .one());
    }

    @Override
    public List<Moderation.Report> reports(@Nullable String seatless, int most) {
        return reading.withHandle(handle -> handle.createQuery(REPORTS)
                .bind("seatless", seatless == null ? "" : seatless)
                .bind("most", most)
                .map((row, context) -> new Moderation.Report(
                        row.getString("id"),
                        row.getString("table_id"),
                        row.getString("reporter_name") == null ? "" : row.getString("reporter_name"),
                        row.getString("reported_name"),
                        row.getString("account") != null,
                        row.getInt("earlier"),
                        row.getString("reason"),
                        Json.stored(row.getString("context"), Moderation.ReportContext.class),
                        row.getLong("made"),
                        row.getLong("closed"),
                        row.getString("outcome"),
                        row.getString("author")))
                .list());
    }

    @Override
    public Optional<Person> reported(String report) {
        return reading.withHandle(handle -> handle.createQuery("SELECT " + PeopleStore.COLUMNS
                        + " FROM reports r JOIN people p ON p.id = r.reported WHERE r.id = :id")
                .bind("id", report)
                .map(PeopleStore::person)
                .findOne());
    }

    @Override
    public boolean close(String report, String outcome, String author, long now) {
        return writing.withHandle(handle -> handle.execute(
                        "UPDATE reports SET closed = ?, outcome = ?, author = ? WHERE id = ? AND closed = 0",
                        now,
                        outcome,
                        author,
                        report)
                > 0);
    }

    @Override
    public void addDeed(Deed deed) {
        writing.useHandle(handle -> handle.execute(
                "INSERT INTO deeds (id, at, author, action, subject, reason) VALUES (?, ?, ?, ?, ?, ?)",
                Identifier.random(),
                deed.at(),
                deed.author(),
                deed.action(),
                deed.subject(),
                deed.reason()));
    }

    @Override
    public List<Deed> deeds(long before, int most) {
        return reading.withHandle(handle -> handle.createQuery("SELECT at, author, action, subject, reason FROM deeds"
                        + " WHERE at < :before ORDER BY at DESC, id LIMIT :most")
                .bind("before", before)
                .bind("most", most)
                .map((row, context) -> new Deed(
                        row.getLong("at"),
                        row.getString("author"),
                        row.getString("action"),
                        row.getString("subject"),
                        row.getString("reason")))
                .list());
    }

    @Override
    public void prune(long ended, long deeds) {
        writing.useTransaction(handle -> {
            handle.execute("DELETE FROM reports WHERE closed > 0 AND closed < ?", ended);
            handle.execute("DELETE FROM sanctions WHERE ends > 0 AND ends < ?", ended);
            handle.execute("DELETE FROM sanctions WHERE person IS NULL AND network = ''");
            handle.execute("DELETE FROM deeds WHERE at < ?", deeds);
        });
    }
}
