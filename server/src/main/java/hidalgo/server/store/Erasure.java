package hidalgo.server.store;

import hidalgo.server.people.People;
import hidalgo.server.people.Person;
import hidalgo.server.people.PersonRepository;
import hidalgo.tables.table.ChatLine;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.TableSummary;
import hidalgo.tables.table.TableSummary.SeatSummary;
import hidalgo.tables.table.TimedEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/*
 * Data is erased by overwriting it in place: an event keeps its number and its kind, so tables still open, and every
 * move stays where it was. Servers must read such tables again afterwards: see HeartbeatStore.markRewritten.
 */

/** Removes names and chat from the histories of tables. */
public final class Erasure {
    /** Stands in the place of a chat message. */
    static final String ERASED = "…";

    private static final String HISTORY = "SELECT number, kind, body FROM events WHERE table_id = :table AND kind IN"
            + " ('opened', 'sat', 'stood', 'arranged', 'resized', 'handedover', 'said') ORDER BY number";

    private final Jdbi writing;
    private final Jdbi reading;

    /** An erasure in a database. */
    public Erasure(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
    }

    /**
     * Puts another name in the place of a person's, removes their messages, and deletes their uploads; the moves stay. Returns
     * the tables that have changed.
     */
    Set<String> erase(Person person, String nameless) {
        Set<String> tables = new TreeSet<>(TablePast.of(reading, person.id()));
        for (String table : tables) {
            Named named = new Named(person, nameless);
            writing.useTransaction(handle -> {
                rewrite(handle, table, named::without);
                rewriteLine(handle, table, named);
            });
        }
        writing.useHandle(handle -> handle.createUpdate("DELETE FROM replays WHERE person = :person")
                .bind("person", person.id())
                .execute());
        return tables;
    }

    /** The lines that a person has written at a table, but not as a spectator of an older version: only names were stored. */
    List<PersonRepository.Said> said(Person person, String table) {
        List<PersonRepository.Said> said = new ArrayList<>();
        Named named = new Named(person, "");
        reading.useHandle(handle -> handle.createQuery(HISTORY.replace("number, kind", "number, at, kind"))
                .bind("table", table)
                .map((row, context) -> new TimedEvent(
                        row.getInt("number"),
                        row.getLong("at"),
                        StoredEvents.read(row.getString("kind"), row.getString("body"))))
                .forEach(timed -> {
                    named.without(timed.event());
                    if (timed.event() instanceof TableEvent.Said line
                            && named.surelySpoke(line)
                            && !line.text().equals(ERASED)) {
                        said.add(new PersonRepository.Said(table, timed.at(), line.text()));
                    }
                }));
        return said;
    }

    /** Whether a person has a name: no one else may have that of an account. */
    private static boolean isName(Person person, String name) {
        return name.equals(person.name()) || People.account(name).equals(person.account());
    }

    /** Removes the messages from tables whose game was over before a moment; returns from how many tables. */
    public int eraseChat(long before) {
        List<String> tables = reading.withHandle(handle -> handle.createQuery(
                        "SELECT DISTINCT e.table_id FROM events e JOIN tables t ON t.id = e.table_id"
                                + " WHERE e.kind = 'said' AND e.body NOT LIKE :erased"
                                + " AND t.phase = :over AND t.changed < :before")
                .bind("erased", "%\"text\":\"" + ERASED + "\"%")
                .bind("over", StoredWords.of(Phase.OVER))
                .bind("before", before)
                .mapTo(String.class)
                .list());
        for (String table : tables) {
            writing.useTransaction(handle -> rewrite(
                    handle,
                    table,
                    event -> event instanceof TableEvent.Said said
                            ? new TableEvent.Said(said.seat(), said.name(), ERASED, said.person())
                            : event));
        }
        return tables.size();
    }

    /** Removes the text of a message from a table. */
    static void eraseMessage(Handle handle, String table, ChatLine line) {
        rewrite(
                handle,
                table,
                event -> event instanceof TableEvent.Said said
                                && said.seat() == line.seat()
                                && said.text().equals(line.text())
                                && said.name().equals(line.name())
                        ? new TableEvent.Said(said.seat(), said.name(), ERASED, said.person())
                        : event);
    }

    private static void rewrite(Handle handle, String table, UnaryOperator<TableEvent> change) {
        record Row(int number, String kind, String body) {}
        List<Row> rows = handle.createQuery(HISTORY)
                .bind("table", table)
                .map((row, context) -> new Row(row.getInt("number"), row.getString("kind"), row.getString("body")))
                .list();
        for (Row row : rows) {
            TableEvent event = StoredEvents.read(row.kind(), row.body());
            TableEvent changed = change.apply(event);
            if (!changed.equals(event)) {
                handle.createUpdate("UPDATE events SET body = :body WHERE table_id = :table AND number = :number")
                        .bind("body", StoredEvents.body(changed))
                        .bind("table", table)
                        .bind("number", row.number())
                        .execute();
            }
        }
    }

    private static void rewriteLine(Handle handle, String table, Named named) {
        Optional<TableSummary> line = handle.createQuery("SELECT line FROM tables WHERE id = :table")
                .bind("table", table)
                .mapTo(String.class)
                .findOne()
                .flatMap(StoredLine::read);
        line.ifPresent(summary -> handle.createUpdate("UPDATE tables SET line = :line WHERE id = :table")
                .bind("line", StoredLine.write(named.without(summary)))
                .bind("table", table)
                .execute());
    }

    /** Takes a person's name out of the events of one table, which come in their order. */
    private static final class Named {
        private final Person person;
        private final String nameless;
        private List<Seat> seats = List.of();

        Named(Person person, String nameless) {
            this.person = person;
            this.nameless = nameless;
        }

        TableEvent without(TableEvent event) {
            return switch (event) {
                case TableEvent.Opened opened ->
                    opened.with(new TableEvent.Resized(opened.options(), now(opened.seats())));
                case TableEvent.Resized resized -> new TableEvent.Resized(resized.options(), now(resized.seats()));
                case TableEvent.Arranged arranged -> new TableEvent.Arranged(now(arranged.seats()));
                case TableEvent.Sat sat -> {
                    take(sat.seat(), new Seat(sat.person(), sat.name(), null));
                    yield is(sat.person()) ? new TableEvent.Sat(sat.seat(), sat.person(), nameless) : sat;
                }
                case TableEvent.Stood stood -> {
                    take(stood.seat(), Seat.OPEN);
                    yield stood;
                }
                case TableEvent.HandedOver handed -> {
                    Seat before = handed.seat() < seats.size() ? seats.get(handed.seat()) : Seat.OPEN;
                    take(handed.seat(), new Seat(handed.person(), handed.name(), before.bot()));
                    yield is(handed.person())
                            ? new TableEvent.HandedOver(handed.seat(), handed.person(), nameless, handed.leaves())
                            : handed;
                }
                case TableEvent.Said said ->
                    spoke(said) ? new TableEvent.Said(said.seat(), nameless, ERASED, null) : said;
                default -> event;
            };
        }

        TableSummary without(TableSummary summary) {
            List<SeatSummary> lines = new ArrayList<>(summary.seats());
            for (int i = 0; i < lines.size() && i < seats.size(); i++) {
                SeatSummary line = lines.get(i);
                if (is(seats.get(i).person())) {
                    lines.set(
                            i,
                            new SeatSummary(
                                    line.kind(),
                                    nameless,
                                    line.bot(),
                                    line.millis(),
                                    line.running(),
                                    line.out(),
                                    line.left()));
                }
            }
            return new TableSummary(
                    summary.id(),
                    summary.name(),
                    summary.game(),
                    summary.options(),
                    summary.phase(),
                    summary.visibility(),
                    summary.clock(),
                    summary.spectatorDelay(),
                    summary.round(),
                    summary.rounds(),
                    lines,
                    summary.totals(),
                    summary.obliged(),
                    summary.changed());
        }

        private List<Seat> now(List<Seat> given) {
            seats = given.stream()
                    .map(seat -> is(seat.person()) ? new Seat(seat.person(), nameless, seat.bot()) : seat)
                    .toList();
            return seats;
        }

        private void take(int number, Seat seat) {
            List<Seat> taken = new ArrayList<>(seats);
            if (number >= 0 && number < taken.size()) {
                taken.set(number, seat);
            }
            seats = taken;
        }

        private boolean is(@Nullable String other) {
            return person.id().equals(other);
        }

        private boolean spoke(TableEvent.Said said) {
            return surelySpoke(said) || isOlder(said) && isName(person, said.name());
        }

        /** Whether the person wrote a message, and not another one with the same name. */
        boolean surelySpoke(TableEvent.Said said) {
            return said.person() == null
                    ? !isOlder(said) && is(seats.get(said.seat()).person())
                    : is(said.person());
        }

        /** Of the spectators of older versions only the names are known. */
        private boolean isOlder(TableEvent.Said said) {
            return said.person() == null && (said.seat() < 0 || said.seat() >= seats.size());
        }
    }
}
