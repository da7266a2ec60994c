package hidalgo.tables.cup;

import hidalgo.tables.protocol.CupPhase;
import hidalgo.tables.protocol.CupSettings;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/*
 * As a table, a cup is its events: the same events give the same cup at every node and after a restart. A round is one event, with
 * the identifiers of its tables, so it is drawn once however many nodes try, and each of its tables is made once.
 */

/** A cup as the result of its events. Not thread-safe. */
public final class Cup {
    /** The latest lines of the chat that are kept in memory. */
    private static final int LINES = 100;

    private final String id;
    private final String organiser;
    private final long opened;
    private final List<Entrant> entrants = new ArrayList<>();
    private final Map<String, Entrant> byPerson = new HashMap<>();
    private final List<CupRound> rounds = new ArrayList<>();
    private final Deque<CupLine> lines = new ArrayDeque<>();
    private CupSettings settings;
    private CupPhase phase = CupPhase.OPEN;
    private CupEvent.Cancelled.@Nullable Reason reason;
    private String notice = "";
    private int number;
    private long changed;
    private int said;
    private int playing;

    /** A cup that was just announced. */
    public Cup(String id, TimedCupEvent first) {
        CupEvent.Opened event = (CupEvent.Opened) first.event();
        this.id = id;
        this.settings = event.settings();
        this.organiser = event.organiser();
        this.opened = first.at();
        this.changed = first.at();
        this.number = first.number();
    }

    /** The cup that a history leads to. */
    public static Cup of(String id, List<TimedCupEvent> history) {
        Cup cup = new Cup(id, history.getFirst());
        history.subList(1, history.size()).forEach(cup::apply);
        return cup;
    }

    /** Adds the next event. */
    public void apply(TimedCupEvent next) {
        if (next.number() != number + 1) {
            throw new IllegalArgumentException(
                    "Event " + next.number() + " of cup " + id + " doesn't follow event " + number);
        }
        number = next.number();
        changed = next.at();
        enter(next.event(), next.at());
        playing = (int) entrants.stream().filter(Entrant::isPlaying).count();
    }

    private void enter(CupEvent event, long at) {
        switch (event) {
            case CupEvent.Opened again ->
                throw new IllegalArgumentException("Cup " + id + " was opened twice: " + again);
            case CupEvent.Registered registered -> register(registered.person(), at);
            case CupEvent.Withdrew withdrew -> {
                entrants.get(withdrew.entrant()).withdraw();
                if (phase == CupPhase.RUNNING) {
                    news(at, withdrew.byOrganiser() ? "removed" : "withdrew", -1, withdrew.entrant(), 0);
                }
            }
            case CupEvent.Drawn drawn -> {
                phase = CupPhase.RUNNING;
                rounds.add(new CupRound(drawn, at));
                news(at, "drawn", -1, -1, drawn.tables().size());
            }
            case CupEvent.Decided decided ->
                rounds.get(decided.round())
                        .decide(
                                decided.table(),
                                new CupTable.Result(decided.totals(), decided.places(), decided.left()),
                                at);
            case CupEvent.Missed missed -> {
                entrants.get(missed.entrant()).miss();
                news(at, "missed", missed.table(), missed.entrant(), 0);
            }
            case CupEvent.Ruled ruled -> {
                Integer about = ruled.entrant();
                news(
                        at,
                        ruled.kind().name().toLowerCase(Locale.ROOT),
                        ruled.table(),
                        about == null ? -1 : about,
                        ruled.seconds());
            }
            case CupEvent.Said words -> {
                said++;
                add(CupLine.said(at, words));
            }
            case CupEvent.Pinned pinned -> notice = pinned.text();
            case CupEvent.Moved moved -> settings = CupRequests.withStart(settings, moved.starts());
            case CupEvent.Ended ignored -> {
                phase = CupPhase.OVER;
                news(at, "over", -1, -1, 0);
            }
            case CupEvent.Cancelled cancelled -> {
                phase = CupPhase.CANCELLED;
                reason = cancelled.reason();
            }
            case CupEvent.Unreadable unreadable ->
                throw new IllegalArgumentException("Cup " + id + " has an unknown event: " + unreadable.kind());
        }
    }

    private void register(String person, long at) {
        Entrant known = byPerson.get(person);
        if (known != null) {
            known.comeBack();
        } else {
            known = new Entrant(entrants.size(), person);
            entrants.add(known);
            byPerson.put(person, known);
        }
        if (phase == CupPhase.RUNNING) {
            news(at, "entered", -1, known.number(), 0);
        }
    }

    private void news(long at, String news, int table, int entrant, int n) {
        add(CupLine.news(at, news, rounds.size() - 1, table, entrant, n));
    }

    private void add(CupLine line) {
        lines.addLast(line);
        if (lines.size() > LINES) {
            lines.removeFirst();
        }
    }

    /** Its identifier in links. */
    public String id() {
        return id;
    }

    /** The person who announced it. */
    public String organiser() {
        return organiser;
    }

    /** When it was announced, in milliseconds since 1970. */
    public long opened() {
        return opened;
    }

    /** Its settings. */
    public CupSettings settings() {
        return settings;
    }

    /** Its phase. */
    public CupPhase phase() {
        return phase;
    }

    /** Why it was cancelled. */
    public CupEvent.Cancelled.@Nullable Reason reason() {
        return reason;
    }

    /** All who ever entered, in the order of registration. */
    public List<Entrant> entrants() {
        return List.copyOf(entrants);
    }

    /** The entrant with a number. */
    public Entrant entrant(int wanted) {
        return entrants.get(wanted);
    }

    /** A person's entry. */
    public @Nullable Entrant entrant(String person) {
        return byPerson.get(person);
    }

    /** How many entrants the next round is drawn with. */
    public int playing() {
        return playing;
    }

    /** The rounds that were drawn. */
    public List<CupRound> rounds() {
        return List.copyOf(rounds);
    }

    /** The latest lines of the chat. */
    public List<CupLine> lines() {
        return List.copyOf(lines);
    }

    /** How many lines people have written. */
    public int said() {
        return said;
    }

    /** The organiser's notice; empty if there is none. */
    public String notice() {
        return notice;
    }

    /** How many events there have been. */
    public int number() {
        return number;
    }

    /** When the latest event happened, in milliseconds since 1970. */
    public long changed() {
        return changed;
    }
}
