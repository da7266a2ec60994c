package hidalgo.server.store;

import hidalgo.server.administration.AdministrationRepository;
import hidalgo.tables.protocol.Administration.AccountLine;
import hidalgo.tables.protocol.Moderation.Role;
import hidalgo.tables.table.TableSummary;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** The choices of administrators, and the accounts and tables that they look after, in a database. */
public final class AdministrationStore implements AdministrationRepository {
    private final Jdbi writing;
    private final Jdbi reading;

    /** That in a database. */
    public AdministrationStore(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
    }

    @Override
    public Map<String, String> choices() {
        Map<String, String> choices = new TreeMap<>();
        reading.useHandle(handle -> handle.createQuery("SELECT name, value FROM choices")
                .map((row, context) -> Map.entry(row.getString("name"), row.getString("value")))
                .forEach(each -> choices.put(each.getKey(), each.getValue())));
        return Map.copyOf(choices);
    }

    @Override
    public void choose(String name, @Nullable String value) {
        writing.useTransaction(handle -> {
            handle.execute("DELETE FROM choices WHERE name = ?", name);
            if (value != null) {
                handle.execute("INSERT INTO choices (name, value) VALUES (?, ?)", name, value);
            }
        });
    }

    @Override
    public Map<String, Integer> tables() {
        Map<String, Integer> tables = new TreeMap<>();
        reading.useHandle(handle -> handle.createQuery("SELECT phase, count(*) AS total FROM tables GROUP BY phase")
                .map((row, context) -> Map.entry(row.getString("phase"), row.getInt("total")))
                .forEach(each -> tables.put(each.getKey(), each.getValue())));
        return tables;
    }

    @Override
    public int failingChannels() {
        return reading.withHandle(
                handle -> handle.createQuery("SELECT (SELECT count(*) FROM webhooks WHERE problem <> '')"
                                + " + (SELECT count(*) FROM push_browsers WHERE problem <> '')"
                                + " + (SELECT count(*) FROM mail_addresses WHERE problem <> '')")
                        .mapTo(Integer.class)
                        .one());
    }

    @Override
    public List<AccountLine> accounts(String part, int most) {
        return reading.withHandle(handle -> handle.createQuery("SELECT p.name, p.account, p.seen, r.role,"
                        + " (SELECT count(*) FROM sessions s WHERE s.person = p.id AND s.kind = 'cookie') AS browsers"
                        + " FROM people p LEFT JOIN roles r ON r.person = p.id WHERE p.account IS NOT NULL"
                        + " AND (p.account LIKE :part OR lower(p.name) LIKE :part)"
                        + " ORDER BY p.seen DESC, p.account LIMIT :most")
                .bind("part", "%" + part.toLowerCase(Locale.ROOT).replaceAll("[%_]", "") + "%")
                .bind("most", most)
                .map((row, context) -> new AccountLine(
                        row.getString("name"),
                        row.getString("account"),
                        row.getLong("seen"),
                        row.getInt("browsers"),
                        row.getString("role") == null
                                ? null
                                : Role.valueOf(row.getString("role").toUpperCase(Locale.ROOT))))
                .list());
    }

    @Override
    public List<TableSummary> latestTables(int most) {
        return reading.withHandle(handle -> handle
                .createQuery(
                        "SELECT line FROM tables WHERE visibility <> :lesson ORDER BY changed DESC, id LIMIT :most")
                .bind("lesson", StoredWords.of(hidalgo.tables.table.Visibility.LESSON))
                .bind("most", most)
                .map((row, context) -> StoredLine.read(row.getString("line")))
                .list()
                .stream()
                .flatMap(Optional::stream)
                .toList());
    }
}
