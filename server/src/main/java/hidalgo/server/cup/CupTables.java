package hidalgo.server.cup;

import hidalgo.server.live.LiveTables;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.command.Agreements;
import hidalgo.tables.command.BotSeats;
import hidalgo.tables.command.Holders;
import hidalgo.tables.command.NewTables;
import hidalgo.tables.command.SeatNames;
import hidalgo.tables.cup.Cup;
import hidalgo.tables.cup.CupTable;
import hidalgo.tables.protocol.CupSettings;
import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The tables of cups: how they are made, ended and read. */
final class CupTables {
    private static final Logger LOG = LoggerFactory.getLogger(CupTables.class);
    private static final int LONGEST_NAME = 40;
    private static final int LETTERS = 26;

    private final LiveTables live;
    private final BiConsumer<String, List<String>> news;

    CupTables(LiveTables live, BiConsumer<String, List<String>> news) {
        this.live = live;
        this.news = news;
    }

    /** The name of a table in its round: a letter, then two. */
    static String letter(int table) {
        String last = String.valueOf((char) ('A' + table % LETTERS));
        return table < LETTERS ? last : letter(table / LETTERS - 1) + last;
    }

    /**
     * A table that is to be made.
     *
     * @param id its identifier
     * @param settings the settings of the cup
     * @param place the round and the table, such as 2C
     * @param people for each seat its person; empty for a bot
     */
    record Wanted(String id, CupSettings settings, String place, List<String> people) {
        static Wanted of(Cup cup, int round, int number, CupTable table) {
            List<String> people = table.seats().stream()
                    .map(entrant -> entrant < 0 ? "" : cup.entrant(entrant).person())
                    .toList();
            return new Wanted(table.id(), cup.settings(), (round + 1) + letter(number), people);
        }
    }

    /** Makes a table, unless it exists. */
    void make(Wanted wanted, Map<String, String> names) {
        CupSettings settings = wanted.settings();
        List<Seat> seats = new ArrayList<>();
        List<String> taken = new ArrayList<>();
        for (String person : wanted.people()) {
            String name = names.get(person);
            // A person who deleted their account meanwhile is gone: a bot sits there.
            seats.add(name == null ? Seat.OPEN : new Seat(person, SeatNames.numbered(name, taken), null));
            taken.add(seats.getLast().name());
        }
        for (int seat = 0; seat < seats.size(); seat++) {
            if (seats.get(seat).isOpen()) {
                seats.set(seat, BotSeats.of(settings.bot(), null, BotSeats.names(seats, seat)));
            }
        }
        String suffix = " " + wanted.place();
        String title = settings.name();
        int room = LONGEST_NAME - suffix.length();
        if (title.codePointCount(0, title.length()) > room) {
            title = title.substring(0, title.offsetByCodePoints(0, room));
        }
        live.create(
                wanted.id(),
                NewTables.seated(settings.game(), settings.options(), seats, settings.clock(), title.strip() + suffix));
        if (settings.clock().kind() == ClockSetting.Kind.LIVE) {
            news.accept(wanted.id(), wanted.people());
        }
    }

    /** The result of a game that is over; nothing while it is played. */
    Optional<CupTable.Result> result(String id) {
        return live.open(id).read(showing -> {
            Table table = showing.table();
            return table.phase() == Phase.OVER
                    ? Optional.of(CupTable.Result.of(table.position().totals(), left(table)))
                    : Optional.empty();
        });
    }

    /** The result of a game that can't go on: all have the same place. */
    static CupTable.Result undecided(CupTable table) {
        return CupTable.Result.of(table.seats().stream().map(seat -> 0).toList(), List.of());
    }

    private static List<Integer> left(Table table) {
        List<Integer> left = new ArrayList<>(table.given().keySet());
        table.left().stream().filter(seat -> !left.contains(seat)).forEach(left::add);
        return left;
    }

    /** A bot plays on for a person who left the cup. */
    void leave(String id, String person) {
        try {
            live.open(id)
                    .change(
                            table -> table.phase() == Phase.PLAYING
                                    ? Holders.departed(table, person)
                                    : List.<TableEvent>of(),
                            showing -> id);
        } catch (RequestRefused e) {
            LOG.warn("A person who left a cup could not leave table {}: {}", id, e.getMessage());
        }
    }

    /** A bot plays on for a person who is not there; whether one had to. */
    boolean replace(String id, String person) {
        boolean[] replaced = {false};
        live.open(id)
                .change(
                        table -> {
                            List<TableEvent> events = Agreements.substituted(table, person);
                            replaced[0] = !events.isEmpty();
                            return events;
                        },
                        showing -> id);
        return replaced[0];
    }

    /** A person gets more time. */
    void giveTime(String id, String person, int seconds) {
        live.open(id).change(table -> Agreements.timeGiven(table, person, seconds), showing -> id);
    }

    /** The game ends as it stands. */
    void end(String id) {
        live.open(id)
                .change(
                        table -> table.phase() == Phase.PLAYING
                                ? List.<TableEvent>of(new TableEvent.Ended())
                                : List.<TableEvent>of(),
                        showing -> id);
    }

    /** Whether a person has looked at a table, or has moved there. */
    boolean hasArrived(String id, String person) {
        return live.isWatching(id, person)
                || live.open(id).read(showing -> {
                    Table table = showing.table();
                    return table.seats().heldBy(person).stream()
                            .anyMatch(seat ->
                                    table.game().match().steps().stream().anyMatch(step -> step.seat() == seat));
                });
    }
}
