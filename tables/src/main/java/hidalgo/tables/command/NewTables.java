package hidalgo.tables.command;

import hidalgo.records.Fairness;
import hidalgo.records.GameRecord;
import hidalgo.records.RecordWriter;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.tables.PlainText;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.NewTable;
import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.HoldSetting;
import hidalgo.tables.table.Participant;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.Visibility;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Creates tables. */
public final class NewTables {
    /** The version of the rules for new games; it grows when a fix changes what stored moves do. */
    public static final int RULES = 1;

    private static final int FEWEST_SEATS = 2;
    private static final int MOST_SEATS = mostSeats();

    private NewTables() {}

    /**
     * The first events of a new table.
     *
     * @param word the hash of the password, if the table has one
     */
    public static List<TableEvent> open(Participant person, NewTable wish, @Nullable String word) {
        int count = wish.seats().size();
        if (count < FEWEST_SEATS || count > MOST_SEATS) {
            throw RequestRefused.of(Kind.BAD, "server.seats", "most", MOST_SEATS);
        }
        GameRecord record = wish.record() == null ? null : UploadedRecord.cut(wish.record(), wish.ply());
        Game game = game(record == null ? wish.game() : record.game());
        if (record != null && record.seats() != count) {
            throw RequestRefused.of(Kind.BAD, "server.record.seats", "seats", record.seats());
        }
        Map<String, String> wanted = wish.options() == null ? Map.of() : wish.options();
        Visibility visibility = wish.visibility() == null ? Visibility.LINK : wish.visibility();
        Requirements.wishable(visibility);
        List<Seat> seats = seats(person, wish.seats());
        List<TableEvent> events = new ArrayList<>();
        events.add(new TableEvent.Opened(
                game.id(),
                record == null
                        ? TableSettings.options(game, wanted, count)
                        : record.setup().options().values(),
                seats,
                visibility,
                word,
                TableSettings.clock(wish.clock()),
                wish.hints() == null || wish.hints(),
                TableSettings.delay(wish.spectatorDelay()),
                person.id(),
                Fairness.drawSeed(),
                Fairness.drawSalt(),
                record == null ? null : RecordWriter.text(record),
                RULES));
        events.addAll(Interruptions.settled(HoldSetting.DEFAULT, wish.holdSetting()));
        if (wish.name() != null && !wish.name().isBlank()) {
            events.add(new TableEvent.Named(PlainText.title(wish.name())));
        }
        if (Boolean.TRUE.equals(wish.start())) {
            events.add(Seating.started(seats));
        }
        return events;
    }

    /**
     * The first events of a table whose players are known: it is named, and starts at once. People who have the link may watch, and
     * no one gets hints.
     *
     * @param options the options that differ from the game's defaults
     * @param seats the players; the first person counts as the host
     */
    public static List<TableEvent> seated(
            String gameId, Map<String, String> options, List<Seat> seats, ClockSetting clock, String name) {
        Game game = game(gameId);
        String host = seats.stream()
                .map(Seat::person)
                .filter(person -> person != null)
                .findFirst()
                .orElse("");
        return List.of(
                new TableEvent.Opened(
                        game.id(),
                        TableSettings.options(game, options, seats.size()),
                        seats,
                        Visibility.LINK,
                        null,
                        clock,
                        false,
                        0,
                        host,
                        Fairness.drawSeed(),
                        Fairness.drawSalt(),
                        null,
                        RULES),
                new TableEvent.Named(PlainText.title(name)),
                Seating.started(seats));
    }

    /** As many as the game with the most players has. */
    private static int mostSeats() {
        return Games.names().stream()
                .flatMap(name -> Games.known(name).playerCounts().stream())
                .max(Integer::compare)
                .orElse(FEWEST_SEATS);
    }

    private static Game game(String name) {
        return Games.named(name)
                .orElseThrow(() -> RequestRefused.of(
                        Kind.BAD, "record.game", "game", name, "games", String.join(", ", Games.names())));
    }

    /** The people first: bots take names that are left. */
    private static List<Seat> seats(Participant person, List<NewTable.Seat> wanted) {
        List<Seat> seats = new ArrayList<>(Collections.nCopies(wanted.size(), Seat.OPEN));
        for (int number = 0; number < wanted.size(); number++) {
            if (wanted.get(number).kind() == NewTable.Kind.ME) {
                String name = SeatNames.free(person, wanted.get(number).name(), BotSeats.names(seats, number));
                seats.set(number, new Seat(person.id(), name, null));
            }
        }
        for (int number = 0; number < wanted.size(); number++) {
            NewTable.Seat wish = wanted.get(number);
            if (wish.kind() == NewTable.Kind.BOT) {
                seats.set(number, BotSeats.of(wish.bot(), wish.persona(), BotSeats.names(seats, number)));
            }
        }
        return seats;
    }
}
