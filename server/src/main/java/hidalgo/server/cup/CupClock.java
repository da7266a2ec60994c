package hidalgo.server.cup;

import hidalgo.tables.RequestRefused;
import hidalgo.tables.cup.Cup;
import hidalgo.tables.cup.CupCourse;
import hidalgo.tables.cup.CupEvent;
import hidalgo.tables.cup.CupRound;
import hidalgo.tables.cup.CupTable;
import hidalgo.tables.cup.Entrant;
import hidalgo.tables.protocol.CupPhase;
import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.TableSummary;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * Every node looks at every cup. All that follows is written as an event of the cup, of which only one node can write the next, or
 * is a table whose identifier the draw has fixed, so whichever node comes second changes nothing. A node that is killed leaves
 * nothing half done: the others, or the same one later, find the tables that are missing and the results that are not noted.
 */

/** Lets happen by itself what is due in cups: rounds start, tables are made, results are noted, absent people are replaced. */
public final class CupClock {
    private static final Logger LOG = LoggerFactory.getLogger(CupClock.class);
    private static final int MOST_AT_ONCE = 20;

    /** The most tables that are made in one look, so that moves at other tables need not wait for them. */
    private static final int MOST_MADE = 25;

    /** Entrants have this many milliseconds to come to a table with a live clock, or a third of their time if that is less. */
    private static final long GRACE = 300_000;

    private static final long LEAST_GRACE = 30_000;
    private static final long BETWEEN_CALLS = 5000;
    private static final int SECOND = 1000;

    private final Cups cups;
    private final CupTables tables;
    private final Map<String, Set<String>> arrived = new ConcurrentHashMap<>();
    private final Map<String, Long> called = new ConcurrentHashMap<>();

    CupClock(Cups cups, CupTables tables) {
        this.cups = cups;
        this.tables = tables;
    }

    /** Called every second. */
    public void look() {
        for (String id : cups.repository().due(cups.now(), MOST_AT_ONCE)) {
            guarded(id, () -> goOn(id));
        }
        Set<String> running = new HashSet<>(cups.repository().running());
        arrived.keySet().removeIf(key -> !running.contains(cupOf(key)));
        called.keySet().retainAll(running);
        running.forEach(id -> guarded(id, () -> lookAtRound(id)));
    }

    private static void guarded(String id, Runnable task) {
        try {
            task.run();
        } catch (RequestRefused | IllegalArgumentException e) {
            LOG.warn("Cup {} can't go on for now: {}", id, e.getMessage());
        }
    }

    /** Starts the cup or its next round, or ends it. People who are gone for good are not drawn any more. */
    void goOn(String id) {
        cups.change(id, cup -> {
            List<CupEvent> due = CupCourse.due(cup, cups.now());
            List<CupEvent> gone = due.isEmpty() ? List.of() : gone(cup);
            return gone.isEmpty() ? due : gone;
        });
    }

    private List<CupEvent> gone(Cup cup) {
        List<Entrant> playing =
                cup.entrants().stream().filter(Entrant::isPlaying).toList();
        Set<String> known = cups.repository()
                .names(playing.stream().map(Entrant::person).toList())
                .keySet();
        return playing.stream()
                .filter(entrant -> !known.contains(entrant.person()))
                .<CupEvent>map(entrant -> new CupEvent.Withdrew(entrant.number(), false))
                .toList();
    }

    /** A table of the latest round whose game is not known to be over. */
    private record Running(int number, CupTable table) {}

    private void lookAtRound(String id) {
        record Seen(
                int round, List<Running> running, @Nullable Long deadline) {}
        Seen seen = cups.read(
                id,
                cup -> cup.phase() == CupPhase.RUNNING
                        ? new Seen(cup.rounds().size() - 1, running(cup), CupCourse.deadline(cup))
                        : new Seen(-1, List.of(), null));
        if (seen.running().isEmpty()) {
            return;
        }
        Map<String, TableSummary> stored = cups.repository()
                .tables(seen.running().stream()
                        .map(running -> running.table().id())
                        .toList());
        int made = 0;
        boolean isLate = seen.deadline() != null && seen.deadline() <= cups.now();
        for (Running running : seen.running()) {
            TableSummary summary = stored.get(running.table().id());
            if (summary == null) {
                if (made++ < MOST_MADE) {
                    make(id, seen.round(), running);
                }
            } else if (summary.phase() == Phase.OVER) {
                decide(id, seen.round(), running);
            } else if (isLate) {
                endLate(id, seen.round(), running);
            }
        }
        callAbsent(id, seen.round(), seen.running(), stored);
    }

    private static List<Running> running(Cup cup) {
        List<Running> running = new ArrayList<>();
        List<CupTable> tables = cup.rounds().getLast().tables();
        for (int number = 0; number < tables.size(); number++) {
            if (tables.get(number).result() == null) {
                running.add(new Running(number, tables.get(number)));
            }
        }
        return running;
    }

    /** The cup is read under its lock. The table is made without the lock, because the store may take its time. */
    private void make(String id, int round, Running running) {
        CupTables.Wanted wanted =
                cups.read(id, cup -> CupTables.Wanted.of(cup, round, running.number(), running.table()));
        List<String> people =
                wanted.people().stream().filter(person -> !person.isEmpty()).toList();
        tables.make(wanted, cups.repository().names(people));
    }

    /** Notes the result of a game. People who did not play to its end are not drawn until they come back. */
    private void decide(String id, int round, Running running) {
        tables.result(running.table().id()).ifPresent(result -> note(id, round, running, result, null));
    }

    private void note(String id, int round, Running running, CupTable.Result result, @Nullable CupEvent first) {
        cups.change(id, cup -> {
            CupTable table = cup.rounds().get(round).tables().get(running.number());
            if (table.result() != null || cup.phase() != CupPhase.RUNNING) {
                return List.of();
            }
            List<CupEvent> events = new ArrayList<>();
            if (first != null) {
                events.add(first);
            }
            for (int seat : result.left()) {
                int entrant = table.seats().get(seat);
                if (entrant >= 0 && cup.entrant(entrant).isPlaying()) {
                    events.add(new CupEvent.Missed(round, running.number(), entrant));
                }
            }
            events.add(new CupEvent.Decided(round, running.number(), result.totals(), result.places(), result.left()));
            return events;
        });
    }

    /** The time of the round is over: the games that are still played end, and their points count as they stand. */
    private void endLate(String id, int round, Running running) {
        CupEvent ruled = new CupEvent.Ruled(CupEvent.Ruled.Kind.DEADLINE, round, running.number(), null, 0);
        CupTable.Result result;
        try {
            tables.end(running.table().id());
            result = tables.result(running.table().id()).orElseGet(() -> CupTables.undecided(running.table()));
        } catch (RequestRefused e) {
            LOG.warn("Table {} of cup {} can't be ended: {}", running.table().id(), id, e.getMessage());
            result = CupTables.undecided(running.table());
        }
        note(id, round, running, result, ruled);
    }

    private void callAbsent(String id, int round, List<Running> all, Map<String, TableSummary> stored) {
        Long last = called.get(id);
        if (last != null && last + BETWEEN_CALLS > cups.now()) {
            return;
        }
        called.put(id, cups.now());
        long start = cups.read(id, cup -> {
            CupRound latest = cup.rounds().getLast();
            return cup.rounds().size() - 1 == round ? latest.drawn() + grace(cup) : Long.MAX_VALUE;
        });
        if (cups.now() < start) {
            return;
        }
        Set<String> here = arrived.computeIfAbsent(id + " " + round, key -> ConcurrentHashMap.newKeySet());
        for (Running running : all) {
            TableSummary summary = stored.get(running.table().id());
            for (int seat : summary == null ? List.<Integer>of() : summary.obliged()) {
                int entrant = running.table().seats().get(seat);
                if (entrant >= 0) {
                    callAbsent(id, round, running, entrant, here);
                }
            }
        }
    }

    private static String cupOf(String key) {
        return key.substring(0, key.indexOf(' '));
    }

    private static long grace(Cup cup) {
        ClockSetting clock = cup.settings().clock();
        return clock.kind() == ClockSetting.Kind.LIVE
                ? Math.clamp(clock.reserve() * (long) SECOND / 3, LEAST_GRACE, GRACE)
                : Long.MAX_VALUE / 4;
    }

    private void callAbsent(String id, int round, Running running, int entrant, Set<String> here) {
        String person = cups.read(id, cup -> cup.entrant(entrant).person());
        String table = running.table().id();
        if (here.contains(person)) {
            return;
        }
        if (tables.hasArrived(table, person)) {
            here.add(person);
        } else if (tables.replace(table, person)) {
            cups.change(
                    id,
                    cup -> cup.entrant(entrant).isPlaying()
                            ? List.of(new CupEvent.Missed(round, running.number(), entrant))
                            : List.of());
        }
    }
}
