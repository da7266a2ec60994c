package hidalgo.tables.command;

import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.table.Participant;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Changes of the seats before the start. */
public final class Seating {
    /** Each of them is an event, and is remembered by the table. */
    private static final int MOST_ADMITTED = 500;

    private Seating() {}

    /** The hash of the password that a person needs to join a table; nothing if they need none. */
    public static Optional<String> wordAskedOf(Table table, String person) {
        String word = table.opened().word();
        boolean known =
                table.host().equals(person) || !table.seats().playedBy(person).isEmpty();
        return known ? Optional.empty() : Optional.ofNullable(word);
    }

    /**
     * Takes a seat. A person who gives the password when no seat is left may watch.
     *
     * @param proven the hash of the password that the person has given, if it was right
     */
    public static List<TableEvent> join(
            Table table, Participant person, Requests.Join request, @Nullable String proven, long now) {
        Optional<String> asked = wordAskedOf(table, person.id());
        if (asked.isPresent() && !asked.get().equals(proven)) {
            throw RequestRefused.of(
                    Kind.FORBIDDEN, request.word() == null ? "server.word.needed" : "server.word.wrong");
        }
        boolean isLate =
                table.phase() != Phase.WAITING || table.seats().stream().noneMatch(Seat::isOpen);
        if (asked.isPresent() && request.seat() == null && isLate) {
            return admitted(table, person.id());
        }
        Requirements.waiting(table);
        boolean sits = !table.seats().playedBy(person.id()).isEmpty();
        if (sits && request.seat() == null) {
            return List.of();
        }
        int seat = request.seat() == null ? firstOpen(table) : request.seat();
        if (!table.seats().has(seat) || !table.seats().get(seat).isOpen()) {
            throw RequestRefused.of(Kind.REFUSED, "server.seat.taken");
        }
        Requirements.fewSeatsTaken(table, person.id(), now);
        List<TableEvent> events = new ArrayList<>();
        List<String> people = new ArrayList<>();
        for (Seat other : table.seats()) {
            if (other.person() != null && !other.person().equals(person.id())) {
                people.add(other.name());
            }
        }
        String name = SeatNames.free(person, request.name(), people);
        // A person who already has a seat moves to the open one.
        for (int left : table.seats().playedBy(person.id())) {
            events.add(new TableEvent.Stood(left));
        }
        events.add(new TableEvent.Sat(seat, person.id(), name));
        events.addAll(botsGiveWay(table, seat, person, name));
        return events;
    }

    private static List<TableEvent> admitted(Table table, String person) {
        if (table.maySee(person)) {
            return List.of();
        }
        if (table.admitted() >= MOST_ADMITTED) {
            throw RequestRefused.of(Kind.REFUSED, "server.admitted", "most", MOST_ADMITTED);
        }
        return List.of(new TableEvent.Admitted(person));
    }

    /** A bot with the same name as a person who sits down gets another name. */
    private static List<TableEvent> botsGiveWay(Table table, int seat, Participant person, String name) {
        List<Seat> seats = new ArrayList<>(table.seats());
        seats.replaceAll(other -> person.id().equals(other.person()) ? Seat.OPEN : other);
        seats.set(seat, new Seat(person.id(), name, null));
        List<Seat> named = BotSeats.named(seats);
        return named.equals(seats) ? List.of() : List.of(new TableEvent.Arranged(named));
    }

    private static int firstOpen(Table table) {
        for (int seat = 0; seat < table.seats().size(); seat++) {
            if (table.seats().get(seat).isOpen()) {
                return seat;
            }
        }
        throw RequestRefused.of(Kind.REFUSED, "server.seats.full");
    }

    /** A person leaves all their seats; if they were the host, one of the others becomes the host. */
    public static List<TableEvent> leave(Table table, String person) {
        Requirements.waiting(table);
        List<Integer> seats = table.seats().heldBy(person);
        if (seats.isEmpty() && !table.host().equals(person)) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.seat.none");
        }
        List<TableEvent> events = new ArrayList<>();
        for (int seat : seats) {
            events.add(new TableEvent.Stood(seat));
        }
        if (table.host().equals(person)) {
            table.seats().stream()
                    .map(Seat::person)
                    .filter(other -> other != null && !other.equals(person))
                    .findFirst()
                    .ifPresent(other -> events.add(new TableEvent.Hosted(other)));
        }
        return events;
    }

    public static List<TableEvent> arrange(Table table, String person, Requests.Arrange request) {
        Requirements.waiting(table);
        Requirements.host(table, person);
        if (request.seats().size() != table.seats().size()) {
            throw RequestRefused.of(Kind.BAD, "server.arrange");
        }
        List<Seat> seats = new ArrayList<>();
        Set<Integer> used = new HashSet<>();
        for (Requests.Place place : request.seats()) {
            Integer from = place.from();
            if (from != null && !(table.seats().has(from) && used.add(from))) {
                throw RequestRefused.of(Kind.BAD, "server.arrange");
            }
            seats.add(from == null ? Seat.OPEN : kept(table.seats().get(from), place));
        }
        // People who stay keep their names, so new bots are named last.
        for (int number = 0; number < seats.size(); number++) {
            Requests.Place place = request.seats().get(number);
            if (place.bot() != null && seats.get(number).isOpen()) {
                List<String> taken = BotSeats.names(seats, number);
                if (place.persona() == null) {
                    // A request for another persona gets a new one.
                    table.seats().forEach(seat -> taken.add(seat.name()));
                }
                seats.set(number, BotSeats.of(place.bot(), place.persona(), taken));
            }
        }
        return seats.equals(List.copyOf(table.seats())) ? List.of() : List.of(new TableEvent.Arranged(seats));
    }

    /** A player who stays; a bot may get another level. */
    private static Seat kept(Seat seat, Requests.Place place) {
        boolean isBot = seat.bot() != null && seat.person() == null;
        return isBot && place.bot() != null ? BotSeats.withLevel(seat, place.bot()) : seat;
    }

    public static List<TableEvent> start(Table table, String person) {
        Requirements.waiting(table);
        Requirements.host(table, person);
        return List.of(started(table.seats()));
    }

    /** The start, if every seat is taken. */
    public static TableEvent started(List<Seat> seats) {
        if (seats.stream().anyMatch(Seat::isOpen)) {
            throw RequestRefused.of(Kind.REFUSED, "server.start.open");
        }
        return new TableEvent.Started();
    }
}
