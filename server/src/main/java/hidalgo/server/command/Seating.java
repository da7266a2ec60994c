package hidalgo.server.command;

import hidalgo.bots.Bots;
import hidalgo.records.Fairness;
import hidalgo.records.GameRecord;
import hidalgo.records.RecordException;
import hidalgo.records.RecordReader;
import hidalgo.records.RecordWriter;
import hidalgo.records.Replay;
import hidalgo.records.Verdict;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.Messages;
import hidalgo.server.base.PlainText;
import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import hidalgo.server.people.Passwords;
import hidalgo.server.people.Person;
import hidalgo.server.protocol.NewTable;
import hidalgo.server.protocol.Requests;
import hidalgo.server.protocol.TableView.Phase;
import hidalgo.server.protocol.Visibility;
import hidalgo.server.table.Chair;
import hidalgo.server.table.Table;
import hidalgo.server.table.TableEvent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Who sits where before the start. */
public final class Seating {
    /** The version of the rules that new games are played by; it grows when a fix changes what stored moves do. */
    public static final int RULES = 1;

    private static final int MOST_SEATS = 5;

    private Seating() {}

    /** The first events of a table that somebody wants. */
    public static List<TableEvent> open(Person person, NewTable wish) {
        if (wish.seats().size() > MOST_SEATS || wish.seats().size() < 2) {
            throw RequestRefused.of(Kind.BAD, "server.seats", "most", MOST_SEATS);
        }
        GameRecord record = wish.record() == null ? null : cut(wish.record(), wish.ply());
        String game = record == null ? wish.game() : record.game();
        Game rules = Games.named(game)
                .orElseThrow(() -> RequestRefused.of(
                        Kind.BAD, "record.game", "game", game, "games", String.join(", ", Games.names())));
        if (record != null && record.seats() != wish.seats().size()) {
            throw RequestRefused.of(Kind.BAD, "server.record.seats", "seats", record.seats());
        }
        Map<String, String> options = record == null
                ? Settling.options(rules, given(wish), wish.seats().size())
                : record.setup().options().values();
        Visibility visibility = wish.visibility() == null ? Visibility.LINK : wish.visibility();
        List<Chair> chairs = chairs(person, wish.seats());
        List<TableEvent> events = new ArrayList<>();
        events.add(new TableEvent.Opened(
                game,
                options,
                chairs,
                visibility,
                visibility == Visibility.WORD ? Settling.word(wish.word()) : null,
                Settling.clock(wish.clock()),
                wish.hints() == null || wish.hints(),
                Settling.delay(wish.spectatorDelay()),
                person.id(),
                Fairness.draw(),
                Fairness.draw(),
                record == null ? null : RecordWriter.text(record),
                RULES));
        if (wish.name() != null && !wish.name().isBlank()) {
            events.add(new TableEvent.Named(PlainText.title(wish.name())));
        }
        if (Boolean.TRUE.equals(wish.start())) {
            events.addAll(started(chairs));
        }
        return events;
    }

    private static Map<String, String> given(NewTable wish) {
        return wish.options() == null ? Map.of() : wish.options();
    }

    /** A record up to a move, checked. */
    private static GameRecord cut(String text, @Nullable Integer ply) {
        GameRecord record = read(text);
        int moves = ply == null || ply < 0
                ? record.moves().size()
                : Math.min(ply, record.moves().size());
        return switch (Replay.play(record, moves)) {
            case Verdict.Sound(var match) ->
                GameRecord.of(Games.named(record.game()).orElseThrow(), match);
            case Verdict.Problem problem ->
                throw RequestRefused.of(Kind.BAD, "server.record", "reason", problem.text(Messages.ENGLISH));
        };
    }

    /** A record that somebody has sent. */
    public static GameRecord read(String text) {
        try {
            return RecordReader.read(text.getBytes(StandardCharsets.UTF_8));
        } catch (RecordException e) {
            throw RequestRefused.of(Kind.BAD, "server.record", "reason", e.text(Messages.ENGLISH));
        }
    }

    private static List<Chair> chairs(Person person, List<NewTable.Seat> seats) {
        List<Chair> chairs = new ArrayList<>();
        for (NewTable.Seat seat : seats) {
            String name = seat.name() == null || seat.name().isBlank() ? null : PlainText.name(seat.name());
            chairs.add(
                    switch (seat.kind()) {
                        case ME -> new Chair(person.id(), name == null ? person.name() : name, null);
                        case OPEN -> Chair.OPEN;
                        case BOT -> bot(seat.bot(), chairs);
                    });
        }
        return chairs;
    }

    /** A bot, called by its level, and by a number if there are several. */
    private static Chair bot(@Nullable String level, List<Chair> others) {
        String bot = level == null ? "" : level;
        if (!Bots.names().contains(bot)) {
            throw RequestRefused.of(Kind.BAD, "bots.unknown", "name", bot, "names", String.join(", ", Bots.names()));
        }
        String name = Character.toUpperCase(bot.charAt(0)) + bot.substring(1);
        long same = others.stream().filter(chair -> bot.equals(chair.bot())).count();
        return new Chair(null, same == 0 ? name : name + " " + (same + 1), bot);
    }

    public static List<TableEvent> join(Table table, Person person, Requests.Join request) {
        requireWaiting(table);
        boolean sits = !table.seatsOf(person.id(), false).isEmpty();
        if (sits && request.seat() == null) {
            return List.of();
        }
        String word = table.opened().word();
        if (word != null
                && !sits
                && !table.host().equals(person.id())
                && !Passwords.matches(
                        request.word() == null ? "" : request.word().strip(), word)) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.word.wrong");
        }
        int seat = request.seat() == null ? firstOpen(table) : request.seat();
        if (seat < 0
                || seat >= table.chairs().size()
                || !table.chairs().get(seat).isOpen()) {
            throw RequestRefused.of(Kind.REFUSED, "server.seat.taken");
        }
        String name =
                request.name() == null || request.name().isBlank() ? person.name() : PlainText.name(request.name());
        List<TableEvent> events = new ArrayList<>();
        // Who sits already swaps to the open seat.
        for (int left : table.seatsOf(person.id(), false)) {
            events.add(new TableEvent.Stood(left));
        }
        events.add(new TableEvent.Sat(seat, person.id(), name));
        return events;
    }

    private static int firstOpen(Table table) {
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            if (table.chairs().get(seat).isOpen()) {
                return seat;
            }
        }
        throw RequestRefused.of(Kind.REFUSED, "server.seats.full");
    }

    /** A person leaves all their seats; the host's part goes to somebody who stays. */
    public static List<TableEvent> leave(Table table, String person) {
        requireWaiting(table);
        List<Integer> seats = table.seatsOf(person, true);
        if (seats.isEmpty() && !table.host().equals(person)) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.seat.none");
        }
        List<TableEvent> events = new ArrayList<>();
        for (int seat : seats) {
            events.add(new TableEvent.Stood(seat));
        }
        if (table.host().equals(person)) {
            table.chairs().stream()
                    .map(Chair::person)
                    .filter(other -> other != null && !other.equals(person))
                    .findFirst()
                    .ifPresent(other -> events.add(new TableEvent.Hosted(other)));
        }
        return events;
    }

    public static List<TableEvent> arrange(Table table, String person, Requests.Arrange request) {
        requireWaiting(table);
        requireHost(table, person);
        if (request.seats().size() != table.chairs().size()) {
            throw RequestRefused.of(Kind.BAD, "server.arrange");
        }
        List<Chair> chairs = new ArrayList<>();
        List<Integer> used = new ArrayList<>();
        for (Requests.Place place : request.seats()) {
            Integer from = place.from();
            if (from == null) {
                chairs.add(place.bot() == null ? Chair.OPEN : bot(place.bot(), chairs));
            } else if (from >= 0 && from < table.chairs().size() && !used.contains(from)) {
                used.add(from);
                chairs.add(table.chairs().get(from));
            } else {
                throw RequestRefused.of(Kind.BAD, "server.arrange");
            }
        }
        return List.of(new TableEvent.Arranged(chairs));
    }

    public static List<TableEvent> start(Table table, String person) {
        requireWaiting(table);
        requireHost(table, person);
        return started(table.chairs());
    }

    /** The start, if every seat is taken. */
    public static List<TableEvent> started(List<Chair> chairs) {
        if (chairs.stream().anyMatch(Chair::isOpen)) {
            throw RequestRefused.of(Kind.REFUSED, "server.start.open");
        }
        return List.of(new TableEvent.Started());
    }

    /** Refuses what can be done before the start only. */
    public static void requireWaiting(Table table) {
        if (table.phase() != Phase.WAITING) {
            throw RequestRefused.of(Kind.REFUSED, "server.started");
        }
    }

    /** Refuses what only the host may do. */
    public static void requireHost(Table table, String person) {
        if (!table.host().equals(person)) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.host");
        }
    }
}
