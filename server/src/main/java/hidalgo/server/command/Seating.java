package hidalgo.server.command;

import hidalgo.bots.Bots;
import hidalgo.server.base.PlainText;
import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import hidalgo.server.people.Person;
import hidalgo.server.protocol.Requests;
import hidalgo.server.table.Seat;
import hidalgo.server.table.Table;
import hidalgo.server.table.TableEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who sits where before the start. */
final class Seating {
    private Seating() {}

    /** A bot, named after its level, with a number if there are several. */
    static Seat bot(@Nullable String level, List<Seat> others) {
        String bot = level == null ? "" : level;
        if (!Bots.names().contains(bot)) {
            throw RequestRefused.of(Kind.BAD, "bots.unknown", "name", bot, "names", String.join(", ", Bots.names()));
        }
        String name = Character.toUpperCase(bot.charAt(0)) + bot.substring(1);
        long same = others.stream().filter(seat -> bot.equals(seat.bot())).count();
        return new Seat(null, same == 0 ? name : name + " " + (same + 1), bot);
    }

    /** The hash of the password that a person needs to join a table; nothing if they need none. */
    static Optional<String> wordAskedOf(Table table, String person) {
        String word = table.opened().word();
        boolean known =
                table.host().equals(person) || !table.seats().playedBy(person).isEmpty();
        return known ? Optional.empty() : Optional.ofNullable(word);
    }

    /**
     * Takes a seat.
     *
     * @param proven the hash of the password that the person has given, if it was right
     */
    static List<TableEvent> join(Table table, Person person, Requests.Join request, @Nullable String proven) {
        Requirements.waiting(table);
        boolean sits = !table.seats().playedBy(person.id()).isEmpty();
        if (sits && request.seat() == null) {
            return List.of();
        }
        Optional<String> asked = wordAskedOf(table, person.id());
        if (asked.isPresent() && !asked.get().equals(proven)) {
            throw RequestRefused.of(
                    Kind.FORBIDDEN, request.word() == null ? "server.word.needed" : "server.word.wrong");
        }
        int seat = request.seat() == null ? firstOpen(table) : request.seat();
        if (!table.seats().has(seat) || !table.seats().get(seat).isOpen()) {
            throw RequestRefused.of(Kind.REFUSED, "server.seat.taken");
        }
        String name =
                request.name() == null || request.name().isBlank() ? person.name() : PlainText.name(request.name());
        List<TableEvent> events = new ArrayList<>();
        // Somebody who already has a seat moves to the open one.
        for (int left : table.seats().playedBy(person.id())) {
            events.add(new TableEvent.Stood(left));
        }
        events.add(new TableEvent.Sat(seat, person.id(), name));
        return events;
    }

    private static int firstOpen(Table table) {
        for (int seat = 0; seat < table.seats().size(); seat++) {
            if (table.seats().get(seat).isOpen()) {
                return seat;
            }
        }
        throw RequestRefused.of(Kind.REFUSED, "server.seats.full");
    }

    /** A person leaves all their seats; if they were the host, somebody who stays becomes the host. */
    static List<TableEvent> leave(Table table, String person) {
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

    static List<TableEvent> arrange(Table table, String person, Requests.Arrange request) {
        Requirements.waiting(table);
        Requirements.host(table, person);
        if (request.seats().size() != table.seats().size()) {
            throw RequestRefused.of(Kind.BAD, "server.arrange");
        }
        List<Seat> seats = new ArrayList<>();
        List<Integer> used = new ArrayList<>();
        for (Requests.Place place : request.seats()) {
            Integer from = place.from();
            if (from == null) {
                seats.add(place.bot() == null ? Seat.OPEN : bot(place.bot(), seats));
            } else if (table.seats().has(from) && !used.contains(from)) {
                used.add(from);
                seats.add(table.seats().get(from));
            } else {
                throw RequestRefused.of(Kind.BAD, "server.arrange");
            }
        }
        return List.of(new TableEvent.Arranged(seats));
    }

    static List<TableEvent> start(Table table, String person) {
        Requirements.waiting(table);
        Requirements.host(table, person);
        return List.of(started(table.seats()));
    }

    /** The start, if every seat is taken. */
    static TableEvent started(List<Seat> seats) {
        if (seats.stream().anyMatch(Seat::isOpen)) {
            throw RequestRefused.of(Kind.REFUSED, "server.start.open");
        }
        return new TableEvent.Started();
    }
}
