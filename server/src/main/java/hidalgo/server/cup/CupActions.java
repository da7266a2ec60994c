package hidalgo.server.cup;

import hidalgo.server.people.Person;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.cup.Cup;
import hidalgo.tables.cup.CupEvent;
import hidalgo.tables.cup.CupRequests;
import hidalgo.tables.cup.CupTable;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.CupPhase;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.TableSummary;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The actions of people in a cup, and the state of its games. */
public final class CupActions {
    private static final int MOST_GAMES = 24;
    private static final int MOST_MINUTES = 7 * 24 * 60;
    private static final int MINUTE = 60;
    private static final int MOST_CACHED = 50;

    /** All viewers of a cup share the games that were read in the last milliseconds. */
    private static final long FRESH = 1000;

    private final Cups cups;
    private final CupTables tables;
    private final Map<String, Games> games = new ConcurrentHashMap<>();

    private record Games(int cup, long read, Map<String, TableSummary> tables) {}

    CupActions(Cups cups, CupTables tables) {
        this.cups = cups;
        this.tables = tables;
    }

    /** A person enters. */
    public void register(String id, Person person, boolean isProgram) {
        if (person.account() == null) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.cup.account");
        }
        cups.change(id, person, cup -> CupRequests.register(cup, person.id(), isProgram));
    }

    /** A person leaves; a bot plays on for them. */
    public void withdraw(String id, Person person) {
        cups.change(id, person, cup -> CupRequests.withdraw(cup, person.id()));
        leaveTable(id, person.id());
    }

    /** The organiser removes an entrant. */
    public void remove(String id, Person organiser, int entrant) {
        cups.change(id, organiser, cup -> CupRequests.remove(cup, organiser.id(), entrant));
        leaveTable(id, cups.read(id, cup -> cup.entrant(entrant).person()));
    }

    private void leaveTable(String id, String person) {
        List<String> running = cups.read(
                id,
                cup -> runningTables(cup).stream()
                        .filter(table -> table.entrants().stream()
                                .anyMatch(each -> cup.entrant(each).person().equals(person)))
                        .map(CupTable::id)
                        .toList());
        running.forEach(table -> tables.leave(table, person));
    }

    private static List<CupTable> runningTables(Cup cup) {
        return cup.rounds().isEmpty()
                ? List.of()
                : cup.rounds().getLast().tables().stream()
                        .filter(table -> table.result() == null)
                        .toList();
    }

    /** A person says something. */
    public void say(String id, Person person, String text) {
        cups.change(id, person, cup -> CupRequests.say(cup, person.id(), text));
    }

    /** The organiser pins a notice. */
    public void pin(String id, Person person, String text) {
        cups.change(id, person, cup -> CupRequests.pin(cup, person.id(), text));
    }

    /** The organiser moves the start. */
    public void move(String id, Person person, long starts) {
        cups.change(id, person, cup -> CupRequests.move(cup, person.id(), starts, cups.now()));
    }

    /** The organiser starts the cup. */
    public void start(String id, Person person) {
        cups.change(id, person, cup -> CupRequests.start(cup, person.id()));
    }

    /** The organiser cancels the cup; its games go on, but don't count. */
    public void cancel(String id, Person person) {
        cups.change(id, person, cup -> CupRequests.cancel(cup, person.id()));
    }

    /** The organiser decides something at a table, which the chat of the cup says. */
    public void rule(String id, Person organiser, Requests.CupRuling request) {
        record Place(CupTable table, int round, @Nullable String person) {}
        Integer entrant = request.entrant();
        Place place = cups.read(id, cup -> {
            CupTable table = CupRequests.requireTable(cup, organiser.id(), request.table());
            if (entrant != null && !table.seats().contains(entrant) || entrant != null && entrant < 0) {
                throw RequestRefused.of(Kind.BAD, "server.cup.notEntered");
            }
            return new Place(
                    table,
                    cup.rounds().size() - 1,
                    entrant == null ? null : cup.entrant(entrant).person());
        });
        int seconds = 0;
        CupEvent.Ruled.Kind kind = switch (request.kind()) {
            case TIME -> {
                seconds = minutes(request) * MINUTE;
                tables.giveTime(place.table().id(), required(place.person()), seconds);
                yield CupEvent.Ruled.Kind.TIME;
            }
            case BOT -> {
                tables.replace(place.table().id(), required(place.person()));
                yield CupEvent.Ruled.Kind.BOT;
            }
            case END -> {
                tables.end(place.table().id());
                yield CupEvent.Ruled.Kind.END;
            }
        };
        CupEvent ruled = new CupEvent.Ruled(
                kind, place.round(), request.table(), kind == CupEvent.Ruled.Kind.END ? null : entrant, seconds);
        cups.change(id, organiser, cup -> cup.phase() == CupPhase.RUNNING ? List.of(ruled) : List.of());
    }

    private static int minutes(Requests.CupRuling request) {
        int minutes = Objects.requireNonNullElse(request.minutes(), 0);
        if (minutes < 1 || minutes > MOST_MINUTES) {
            throw RequestRefused.of(Kind.BAD, "server.cup.field", "field", "minutes", "least", 1, "most", MOST_MINUTES);
        }
        return minutes;
    }

    private static String required(@Nullable String person) {
        if (person == null) {
            throw RequestRefused.of(Kind.BAD, "server.cup.notEntered");
        }
        return person;
    }

    /** How some games of the latest round stand: that of the person first, then the others from a number on. */
    public Answers.CupGames games(String id, @Nullable Person person, int from) {
        record Latest(int number, List<CupTable> tables, int own) {}
        Latest latest = cups.read(id, cup -> {
            List<CupTable> all =
                    cup.rounds().isEmpty() ? List.of() : cup.rounds().getLast().tables();
            var me = person == null ? null : cup.entrant(person.id());
            int own = me == null
                    ? -1
                    : IntStream.range(0, all.size())
                            .filter(table -> all.get(table).seats().contains(me.number()))
                            .findFirst()
                            .orElse(-1);
            return new Latest(cup.number(), all, own);
        });
        List<Integer> wanted = new ArrayList<>();
        if (latest.own() >= 0) {
            wanted.add(latest.own());
        }
        for (int table = Math.max(0, from); table < latest.tables().size() && wanted.size() < MOST_GAMES; table++) {
            if (table != latest.own()) {
                wanted.add(table);
            }
        }
        Map<String, TableSummary> known = stored(id, latest.number(), latest.tables());
        List<Answers.CupGame> shown = new ArrayList<>();
        for (int table : wanted) {
            TableSummary summary = known.get(latest.tables().get(table).id());
            if (summary != null && summary.phase() == Phase.PLAYING) {
                shown.add(game(table, summary));
            }
        }
        return new Answers.CupGames(latest.number(), cups.now(), shown);
    }

    private Map<String, TableSummary> stored(String id, int number, List<CupTable> all) {
        Games cached = games.get(id);
        if (cached != null && cached.cup() == number && cached.read() + FRESH > Cups.steady()) {
            return cached.tables();
        }
        List<String> running = all.stream()
                .filter(table -> table.result() == null)
                .map(CupTable::id)
                .toList();
        Map<String, TableSummary> read =
                running.isEmpty() ? Map.of() : cups.repository().tables(running);
        if (games.size() >= MOST_CACHED) {
            games.clear();
        }
        games.put(id, new Games(number, Cups.steady(), read));
        return read;
    }

    private static Answers.CupGame game(int table, TableSummary summary) {
        List<TableSummary.SeatSummary> seats = summary.seats();
        return new Answers.CupGame(
                table,
                summary.round(),
                summary.rounds(),
                summary.totals(),
                summary.obliged(),
                IntStream.range(0, seats.size())
                        .filter(seat -> seats.get(seat).out())
                        .boxed()
                        .toList(),
                IntStream.range(0, seats.size())
                        .filter(seat -> seats.get(seat).left())
                        .boxed()
                        .toList());
    }
}
