package hidalgo.tables.command;

import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.rules.Refused;
import hidalgo.tables.PlainText;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.Visibility;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The settings before the start: the game's options, who may find the table, how long people may think. */
public final class TableSettings {
    /** The most characters that the password of a table may have. */
    public static final int LONGEST_PASSWORD = 100;

    /** The fewest characters of a table's password, without spaces around it. */
    public static final int SHORTEST_PASSWORD = 6;

    private static final int MOST_DELAY = 3600;
    private static final int LEAST_SECONDS = 10;
    private static final int MOST_SECONDS = 60 * 60 * 24 * 30;

    private TableSettings() {}

    /**
     * The host changes the given settings; the deal's seed, whose hash all have seen, stays.
     *
     * @param word the hash of the new password, if any
     */
    public static List<TableEvent> settle(Table table, String person, Requests.Settle wish, @Nullable String word) {
        Requirements.waiting(table);
        Requirements.host(table, person);
        List<TableEvent> events = new ArrayList<>();
        String name = wish.name();
        if (name != null) {
            String title = name.isBlank() ? "" : PlainText.title(name);
            if (!title.equals(Objects.requireNonNullElse(table.name(), ""))) {
                events.add(new TableEvent.Named(title));
            }
        }
        events.addAll(Interruptions.settled(table.holdSetting(), wish.holdSetting()));
        TableEvent.Opened now = table.opened();
        Visibility visibility = wish.visibility() == null ? now.visibility() : wish.visibility();
        Requirements.wishable(visibility);
        TableEvent.Settled settled = new TableEvent.Settled(
                wish.options() == null ? now.options() : options(table, wish.options()),
                visibility,
                visibility == Visibility.WORD ? wordAfter(now, word) : null,
                wish.clock() == null ? now.clock() : clock(wish.clock()),
                wish.hints() == null ? now.hints() : wish.hints(),
                wish.spectatorDelay() == null ? now.spectatorDelay() : delay(wish.spectatorDelay()));
        TableEvent.Settled before = new TableEvent.Settled(
                now.options(), now.visibility(), now.word(), now.clock(), now.hints(), now.spectatorDelay());
        if (!settled.equals(before)) {
            events.add(settled);
        }
        return events;
    }

    private static Map<String, String> options(Table table, Map<String, String> wanted) {
        // The table may be older than some options; its setup has the values of all.
        Map<String, String> now = table.game().match().setup().options().values();
        Map<String, String> all = new LinkedHashMap<>(now);
        all.putAll(wanted);
        Game rules = Games.known(table.opened().game());
        Map<String, String> options = options(rules, all, table.seats().size());
        if (table.opened().record() != null && !options.equals(now)) {
            throw RequestRefused.of(Kind.REFUSED, "server.options.record");
        }
        return options;
    }

    private static String wordAfter(TableEvent.Opened now, @Nullable String wanted) {
        String word = wanted == null ? now.word() : wanted;
        if (word == null) {
            throw passwordMissing();
        }
        return word;
    }

    /** Every option of a game with its value, for a number of seats. */
    public static Map<String, String> options(Game rules, Map<String, String> wanted, int seats) {
        Map<String, String> options = new LinkedHashMap<>(wanted);
        options.put("players", String.valueOf(seats));
        try {
            return rules.choose(options).values();
        } catch (Refused e) {
            throw RequestRefused.of(e.refusal());
        }
    }

    /** A clock that makes sense. */
    public static ClockSetting clock(@Nullable ClockSetting wish) {
        ClockSetting clock = wish == null ? ClockSetting.NONE : wish;
        if (clock.kind() == ClockSetting.Kind.NONE) {
            return ClockSetting.NONE;
        }
        boolean sound = clock.reserve() >= LEAST_SECONDS
                && clock.reserve() <= MOST_SECONDS
                && clock.increment() >= 0
                && clock.increment() <= MOST_SECONDS
                && clock.cap() >= 0
                && clock.cap() <= MOST_SECONDS;
        if (!sound) {
            throw RequestRefused.of(Kind.BAD, "server.clock", "least", LEAST_SECONDS, "most", MOST_SECONDS);
        }
        return clock;
    }

    /** By how many seconds spectators see things later. */
    public static int delay(@Nullable Integer seconds) {
        return seconds == null ? 0 : Math.clamp(seconds, 0, MOST_DELAY);
    }

    /** The refusal where the password of a table is missing, too short or too long. */
    public static RequestRefused passwordMissing() {
        return RequestRefused.of(Kind.BAD, "server.word.missing", "least", SHORTEST_PASSWORD, "most", LONGEST_PASSWORD);
    }
}
