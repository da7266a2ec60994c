package hidalgo.tables.table;

import hidalgo.rules.GameOptions;
import hidalgo.rules.Games;
import hidalgo.rules.Option;
import hidalgo.rules.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The data of a table that lists show, so that no list has to replay it.
 *
 * @param id its identifier in links
 * @param name the name that the host gave it, or nothing
 * @param game the game
 * @param options the options that differ from the game's defaults, without the number of players
 * @param phase its phase
 * @param visibility the people who may find it
 * @param clock how long people may think
 * @param spectatorDelay by how many seconds spectators see things later
 * @param round the round being played
 * @param rounds the number of the last round
 * @param seats the seats
 * @param totals every seat's points, once the game has begun
 * @param obliged the seats that must move
 * @param changed the time of the latest event that all may know of, in milliseconds since 1970
 * @param due when something happens by itself because a seat's time runs out; null if nothing does, or in a stored line
 */
public record TableSummary(
        String id,
        @Nullable String name,
        String game,
        Map<String, String> options,
        Phase phase,
        Visibility visibility,
        ClockSetting clock,
        int spectatorDelay,
        int round,
        int rounds,
        List<SeatSummary> seats,
        List<Integer> totals,
        List<Integer> obliged,
        long changed,
        @Nullable Long due) {
    /** A summary that was stored: the database has the time apart from it. */
    public TableSummary(
            String id,
            @Nullable String name,
            String game,
            Map<String, String> options,
            Phase phase,
            Visibility visibility,
            ClockSetting clock,
            int spectatorDelay,
            int round,
            int rounds,
            List<SeatSummary> seats,
            List<Integer> totals,
            List<Integer> obliged,
            long changed) {
        this(
                id,
                name,
                game,
                options,
                phase,
                visibility,
                clock,
                spectatorDelay,
                round,
                rounds,
                seats,
                totals,
                obliged,
                changed,
                null);
    }

    /**
     * The data of a seat that lists show.
     *
     * @param kind the kind of its player
     * @param name the player's name; empty while the seat is open
     * @param bot the level of the bot, or empty
     * @param millis the time left on the clock, or null without one
     * @param running whether the clock ran
     * @param out whether the time had run out
     * @param left whether its person has left it to a bot
     */
    public record SeatSummary(
            Seat.Kind kind,
            String name,
            String bot,
            @Nullable Long millis,
            boolean running,
            boolean out,
            boolean left) {}

    /** Whether people who play wait for a bot. */
    public boolean awaitsBot() {
        boolean people = seats.stream().anyMatch(seat -> seat.kind() == Seat.Kind.PERSON);
        return people && obliged.stream().anyMatch(seat -> seats.get(seat).kind() == Seat.Kind.BOT);
    }

    /** The summary of a table at a moment. */
    public static TableSummary of(Table table, long now) {
        Position position = table.position();
        TableEvent.Opened opened = table.opened();
        var options = table.game().match().setup().options();
        return new TableSummary(
                table.id(),
                table.name(),
                opened.game(),
                chosen(opened.game(), options),
                table.phase(),
                opened.visibility(),
                opened.clock(),
                opened.spectatorDelay(),
                position.round(),
                options.lastRound(),
                seats(table, now),
                table.phase() == Phase.WAITING ? List.of() : position.totals(),
                table.obliged(),
                table.visiblyChanged(),
                due(table, now));
    }

    /** When something happens by itself at a table, unless a seat moves before. */
    public static @Nullable Long due(Table table, long now) {
        boolean waits = table.phase() == Phase.PLAYING && table.opened().clock().end() != null;
        return waits ? table.clocks().next(now) : null;
    }

    /** The options of a game that differ from its defaults. */
    public static Map<String, String> chosen(String game, GameOptions options) {
        Map<String, String> chosen = new LinkedHashMap<>(options.values());
        chosen.remove(Option.PLAYERS);
        for (Option option : Games.known(game).options()) {
            chosen.remove(option.name(), option.byDefault());
        }
        return chosen;
    }

    private static List<SeatSummary> seats(Table table, long now) {
        List<SeatSummary> seats = new ArrayList<>();
        for (int number = 0; number < table.seats().size(); number++) {
            Seat seat = table.seats().get(number);
            seats.add(new SeatSummary(
                    seat.kind(),
                    seat.name(),
                    seat.bot() == null ? "" : seat.bot(),
                    table.clocks().left(number, now),
                    table.clocks().isRunning(number),
                    table.clocks().isOut(number, now),
                    seat.wasLeft()));
        }
        return seats;
    }
}
