package hidalgo.tables.cup;

import hidalgo.bots.Bots;
import hidalgo.rules.Game;
import hidalgo.rules.Games;
import hidalgo.tables.PlainText;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.command.TableSettings;
import hidalgo.tables.protocol.CupFormat;
import hidalgo.tables.protocol.CupPhase;
import hidalgo.tables.protocol.CupSettings;
import hidalgo.tables.protocol.NewCup;
import hidalgo.tables.table.ClockSetting;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Decisions about requests of people to a cup: each returns the events that follow, or refuses. */
public final class CupRequests {
    /** The most entrants a cup can have. */
    public static final int MOST_ENTRANTS = 1000;

    /** Each entrant meets each other, so the rounds of a round robin grow with their number. */
    private static final int MOST_TO_MEET_ALL = 40;

    private static final int FEWEST = 2;
    private static final int MOST_ROUNDS = 12;
    private static final int MOST_PAUSE = 86_400;
    private static final int MOST_HOURS = 24 * 60;
    private static final int MOST_LINES = 2000;
    private static final int MOST_CHANGES = 10;
    private static final long FARTHEST_START = 366L * 86_400_000;
    private static final int LIVE_PAUSE = 300;
    private static final int USUAL_MOST = 64;
    private static final String FILLER = "squire";

    private CupRequests() {}

    /** A new cup of a person. */
    public static CupEvent.Opened open(NewCup wish, String person, long now) {
        Game game = Games.named(wish.game())
                .orElseThrow(() -> RequestRefused.of(
                        Kind.BAD, "record.game", "game", wish.game(), "games", String.join(", ", Games.names())));
        CupFormat format = Objects.requireNonNullElse(wish.format(), CupFormat.SWISS);
        int size = usual(wish.size(), () -> Math.min(4, java.util.Collections.max(game.playerCounts())));
        if (!game.playerCounts().contains(size)) {
            throw RequestRefused.of(Kind.BAD, "server.cup.size");
        }
        int highest = format == CupFormat.ROUND_ROBIN ? MOST_TO_MEET_ALL : MOST_ENTRANTS;
        int most = within("most", usual(wish.most(), () -> Math.min(highest, USUAL_MOST)), FEWEST, highest);
        int least = within("least", usual(wish.least(), () -> Math.min(most, size)), FEWEST, most);
        ClockSetting clock = clock(wish);
        CupSettings settings = new CupSettings(
                PlainText.title(wish.name()),
                game.id(),
                options(game, wish.options(), size),
                format,
                size,
                within("rounds", usual(wish.rounds(), () -> 0), 0, MOST_ROUNDS),
                points(wish.points(), size),
                clock,
                start(wish.starts(), now),
                least,
                most,
                within("pause", usual(wish.pause(), () -> clock.kind().takesDays() ? 0 : LIVE_PAUSE), 0, MOST_PAUSE),
                within("deadline", usual(wish.deadline(), () -> 0), 0, MOST_HOURS),
                wish.late() == null || wish.late(),
                Boolean.TRUE.equals(wish.programs()),
                bot(wish.bot()));
        return new CupEvent.Opened(settings, person);
    }

    /** A game must end also if people stay away: without a clock, its round needs a limit. */
    private static ClockSetting clock(NewCup wish) {
        ClockSetting clock = TableSettings.clock(wish.clock());
        if (clock.kind() == ClockSetting.Kind.NONE) {
            if (wish.deadline() == null || wish.deadline() == 0) {
                throw RequestRefused.of(Kind.BAD, "server.cup.clock");
            }
            return clock;
        }
        ClockSetting.End end = Objects.requireNonNullElse(clock.end(), ClockSetting.End.BOT);
        return new ClockSetting(clock.kind(), clock.reserve(), clock.increment(), clock.cap(), end);
    }

    private static int usual(@Nullable Integer wish, Supplier<Integer> otherwise) {
        return wish == null ? otherwise.get() : wish;
    }

    private static int within(String field, int value, int least, int most) {
        if (value < least || value > most) {
            throw RequestRefused.of(Kind.BAD, "server.cup.field", "field", field, "least", least, "most", most);
        }
        return value;
    }

    private static Map<String, String> options(Game game, @Nullable Map<String, String> wanted, int size) {
        Map<String, String> given = wanted == null ? Map.of() : wanted;
        Map<String, String> checked = TableSettings.options(game, given, size);
        Map<String, String> kept = new LinkedHashMap<>(given);
        kept.keySet().retainAll(checked.keySet());
        kept.remove("players");
        return kept;
    }

    private static List<List<Integer>> points(@Nullable List<List<Integer>> wanted, int size) {
        List<List<Integer>> points = new ArrayList<>();
        for (int places = FEWEST; places <= size; places++) {
            List<Integer> here = wanted != null && places - FEWEST < wanted.size()
                    ? wanted.get(places - FEWEST)
                    : PlacePoints.usual(places);
            if (!PlacePoints.areGood(places, here)) {
                throw RequestRefused.of(Kind.BAD, "server.cup.points", "n", places);
            }
            points.add(List.copyOf(here));
        }
        return points;
    }

    private static @Nullable Long start(@Nullable Long wish, long now) {
        if (wish != null && (wish < now || wish > now + FARTHEST_START)) {
            throw RequestRefused.of(Kind.BAD, "server.cup.start");
        }
        return wish;
    }

    private static String bot(@Nullable String wish) {
        String bot = wish == null ? FILLER : wish;
        if (!Bots.names().contains(bot)) {
            throw RequestRefused.of(Kind.BAD, "bots.unknown", "name", bot, "names", String.join(", ", Bots.names()));
        }
        return bot;
    }

    static CupSettings withStart(CupSettings all, long starts) {
        return new CupSettings(
                all.name(),
                all.game(),
                all.options(),
                all.format(),
                all.size(),
                all.rounds(),
                all.points(),
                all.clock(),
                starts,
                all.least(),
                all.most(),
                all.pause(),
                all.deadline(),
                all.late(),
                all.programs(),
                all.bot());
    }

    /** Whether a person can enter now, who has not entered before. */
    public static boolean isOpen(Cup cup) {
        return cup.phase() == CupPhase.OPEN || cup.phase() == CupPhase.RUNNING && canEnterLate(cup);
    }

    /** Where the best go on, there is no place for people who were not there from the beginning. */
    private static boolean canEnterLate(Cup cup) {
        int drawn = cup.rounds().size();
        int last = switch (cup.settings().format()) {
            case SWISS -> Draws.rounds(cup) / 2;
            case CHAMPIONSHIP -> Draws.heats(cup) - 1;
            case ROUND_ROBIN, KNOCK_OUT -> 0;
        };
        return cup.settings().late() && drawn <= last;
    }

    /**
     * A person enters, or comes back.
     *
     * @param isProgram whether a program asks for them
     */
    public static List<CupEvent> register(Cup cup, String person, boolean isProgram) {
        requireRunningOrOpen(cup);
        if (isProgram != cup.settings().programs()) {
            throw RequestRefused.of(Kind.FORBIDDEN, isProgram ? "server.cup.people" : "server.cup.programs");
        }
        Entrant known = cup.entrant(person);
        if (known != null && known.isPlaying()) {
            return List.of();
        }
        boolean comesBack = known != null
                && cup.phase() == CupPhase.RUNNING
                && cup.settings().format() != CupFormat.KNOCK_OUT;
        if (!comesBack && !isOpen(cup)) {
            throw RequestRefused.of(Kind.REFUSED, "server.cup.running");
        }
        if (known != null && known.changes() >= MOST_CHANGES) {
            throw RequestRefused.of(Kind.TOO_OFTEN, "server.cup.often");
        }
        // Places of people who left are counted too while the cup waits, so the list of entrants can't grow without
        // end.
        boolean full = cup.playing() >= cup.settings().most()
                || known == null && cup.entrants().size() >= 2 * cup.settings().most();
        if (full) {
            throw RequestRefused.of(Kind.REFUSED, "server.cup.full");
        }
        return List.of(new CupEvent.Registered(person));
    }

    /** A person leaves; a bot plays on at their table. */
    public static List<CupEvent> withdraw(Cup cup, String person) {
        requireRunningOrOpen(cup);
        Entrant known = cup.entrant(person);
        if (known == null) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.cup.notEntered");
        }
        return known.isPlaying() ? List.of(new CupEvent.Withdrew(known.number(), false)) : List.of();
    }

    /** The organiser removes an entrant. */
    public static List<CupEvent> remove(Cup cup, String person, int entrant) {
        requireOrganiser(cup, person);
        requireRunningOrOpen(cup);
        Entrant known = entrant(cup, entrant);
        return known.isPlaying() ? List.of(new CupEvent.Withdrew(entrant, true)) : List.of();
    }

    private static Entrant entrant(Cup cup, int number) {
        if (number < 0 || number >= cup.entrants().size()) {
            throw RequestRefused.of(Kind.BAD, "server.cup.notEntered");
        }
        return cup.entrant(number);
    }

    /** A person says something: entrants and the organiser may. */
    public static List<CupEvent> say(Cup cup, String person, String text) {
        if (cup.entrant(person) == null && !cup.organiser().equals(person)) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.cup.chat");
        }
        if (cup.said() >= MOST_LINES) {
            throw RequestRefused.of(Kind.REFUSED, "server.cup.chatFull");
        }
        return List.of(new CupEvent.Said(person, PlainText.chatLine(text)));
    }

    /** The organiser's notice; an empty one removes it. */
    public static List<CupEvent> pin(Cup cup, String person, String text) {
        requireOrganiser(cup, person);
        String notice = text.isBlank() ? "" : PlainText.chatLine(text);
        return notice.equals(cup.notice()) ? List.of() : List.of(new CupEvent.Pinned(notice));
    }

    /** The organiser moves the start of a cup that waits. */
    public static List<CupEvent> move(Cup cup, String person, long starts, long now) {
        requireOrganiser(cup, person);
        requireOpen(cup);
        start(starts, now);
        return List.of(new CupEvent.Moved(starts));
    }

    /** The organiser cancels the cup, or ends it early. */
    public static List<CupEvent> cancel(Cup cup, String person) {
        requireOrganiser(cup, person);
        requireRunningOrOpen(cup);
        return List.of(new CupEvent.Cancelled(CupEvent.Cancelled.Reason.ORGANISER));
    }

    /** The organiser starts the cup now. */
    public static List<CupEvent> start(Cup cup, String person) {
        requireOrganiser(cup, person);
        requireOpen(cup);
        if (cup.playing() < cup.settings().least()) {
            throw RequestRefused.of(
                    Kind.REFUSED, "server.cup.few", "n", cup.settings().least());
        }
        return Draws.next(cup).<List<CupEvent>>map(List::of).orElse(List.of());
    }

    /** The organiser can decide something at a table of the latest round whose game is not over. */
    public static CupTable requireTable(Cup cup, String person, int table) {
        requireOrganiser(cup, person);
        boolean isThere = cup.phase() == CupPhase.RUNNING
                && table >= 0
                && table < cup.rounds().getLast().tables().size();
        if (!isThere || cup.rounds().getLast().tables().get(table).result() != null) {
            throw RequestRefused.of(Kind.REFUSED, "server.cup.table");
        }
        return cup.rounds().getLast().tables().get(table);
    }

    /** Only the organiser may do this. */
    public static void requireOrganiser(Cup cup, String person) {
        if (!cup.organiser().equals(person)) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.cup.organiser");
        }
    }

    private static void requireOpen(Cup cup) {
        requireRunningOrOpen(cup);
        if (cup.phase() != CupPhase.OPEN) {
            throw RequestRefused.of(Kind.REFUSED, "server.cup.running");
        }
    }

    private static void requireRunningOrOpen(Cup cup) {
        if (cup.phase() == CupPhase.OVER || cup.phase() == CupPhase.CANCELLED) {
            throw RequestRefused.of(Kind.REFUSED, "server.cup.over");
        }
    }
}
