package hidalgo.tables.session;

import hidalgo.tables.protocol.Frame;
import hidalgo.tables.table.ChatHistory;
import hidalgo.tables.table.ChatLine;
import hidalgo.tables.table.Hold;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TimedEvent;
import hidalgo.tables.view.Attendance;
import hidalgo.tables.view.Lines;
import hidalgo.tables.view.SharedParts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/*
 * There is no lock here: viewers belong to one live table, and every call is made under that table's lock, so viewers
 * get changes in the order in which they were stored. Sending a frame only queues it for the viewer; another thread
 * sends it, and never waits for this lock. A viewer whose connection is lost may leave during the loop over all
 * viewers, on the same thread.
 */

/**
 * The people who have a table open, and the state that each of them was shown: at once, or later if spectators see
 * things later.
 */
public final class Viewers {
    private static final Frame GONE = new Frame(Frame.Type.GONE, null, null);
    private static final Frame REMOVED = new Frame(Frame.Type.REMOVED, null, null);

    /** The key of viewers that the server does not know. */
    private static final String UNKNOWN = "-";

    /** A view that a socket compares the next one with; most have fewer. */
    private static final long VIEW_BYTES = 16_000;

    private final EventLog log;
    private final LongSupplier clock;
    private final BooleanSupplier guarded;
    private final Supplier<List<String>> elsewhere;
    private final SharedParts parts = new SharedParts();
    private final Set<Viewer> viewers = new HashSet<>();
    private final Set<Integer> thinking = new HashSet<>();
    private final Set<String> removed = new HashSet<>();
    private Set<Integer> out = Set.of();
    private @Nullable DelayedTable delayed;
    private boolean dirty;
    /** The seats that the next step waited for when all were shown the table. */
    private List<Integer> waitedFor = List.of();

    /**
     * The viewers of a table.
     *
     * @param elsewhere the viewers at other nodes, each as a key
     * @param guarded whether the caller holds the table's lock
     */
    public Viewers(EventLog log, LongSupplier clock, Supplier<List<String>> elsewhere, BooleanSupplier guarded) {
        this.log = log;
        this.clock = clock;
        this.elsewhere = elsewhere;
        this.guarded = guarded;
    }

    /** The current table as all see it. */
    SharedViews show(Table table) {
        assert guarded.getAsBoolean();
        return new SharedViews(table, attendance(table), () -> delayed(table), parts);
    }

    /** Adds a viewer, and shows them the table. */
    void join(Table table, Viewer viewer) {
        assert guarded.getAsBoolean();
        viewers.add(viewer);
        dirty = true;
        boolean may = table.maySee(viewer.person());
        viewer.send(may ? show(table).frame(viewer.person(), viewer.seat()) : new SharedFrame(GONE));
    }

    /** Removes a viewer. */
    public void leave(Viewer viewer) {
        assert guarded.getAsBoolean();
        dirty |= viewers.remove(viewer);
    }

    /** Marks a seat whose bot is choosing, or has chosen. */
    public void think(int seat, boolean on) {
        assert guarded.getAsBoolean();
        dirty |= on ? thinking.add(seat) : thinking.remove(seat);
    }

    /** Whether anybody watches. */
    public boolean areThere() {
        assert guarded.getAsBoolean();
        return !viewers.isEmpty();
    }

    /** Whether there are no viewers and no bots at work. */
    public boolean isIdle() {
        assert guarded.getAsBoolean();
        return viewers.isEmpty() && thinking.isEmpty();
    }

    /** How much memory they take, by estimate: the tables that were sent to each, and the previous table. */
    public long bytes() {
        return VIEW_BYTES * viewers.size() + (delayed == null ? 0 : delayed.bytes());
    }

    /** Adds events that delayed spectators see later. */
    void remember(List<TimedEvent> events) {
        assert guarded.getAsBoolean();
        if (delayed != null) {
            delayed.add(events);
        }
    }

    /** The remembered events may never have been stored. */
    void forget() {
        assert guarded.getAsBoolean();
        delayed = null;
        removed.clear();
    }

    /** The host has taken people's seats away; they learn it with the next update of all. */
    void remove(Set<String> people) {
        assert guarded.getAsBoolean();
        removed.addAll(people);
    }

    /** Informs all viewers that the table was deleted. */
    public void close() {
        assert guarded.getAsBoolean();
        List.copyOf(viewers).forEach(viewer -> viewer.send(new SharedFrame(GONE)));
        viewers.clear();
    }

    /** Makes all viewers reconnect. */
    public void sendAway() {
        assert guarded.getAsBoolean();
        List.copyOf(viewers).forEach(Viewer::reconnect);
        viewers.clear();
    }

    /**
     * Called every second: shows all the table again if a person's time has just run out, a step no longer has to wait,
     * or the viewers or thinking bots have changed; and shows spectators the events whose delay is over.
     */
    void refresh(Table table, boolean isReleased) {
        assert guarded.getAsBoolean();
        long now = clock.getAsLong();
        showLater(table, now);
        Set<Integer> nowOut = new HashSet<>();
        for (int seat = 0; seat < table.seats().size(); seat++) {
            if (table.isAbsent(seat, now)) {
                nowOut.add(seat);
            }
        }
        if (dirty || isReleased || !nowOut.equals(out)) {
            out = nowOut;
            showAll(table, table.chat().mark());
        }
    }

    /** Shows delayed spectators what they may see and read by now. */
    private void showLater(Table table, long now) {
        ChatHistory.Mark read = delayed == null ? null : delayed.table().chat().mark();
        if (delayed == null || read == null || !delayed.advance(now)) {
            return;
        }
        SharedViews views = show(table);
        List<ChatLine> said = delayed.table().chat().since(read, true, false);
        for (Viewer viewer : List.copyOf(viewers)) {
            if (SharedViews.isDelayedFor(table, viewer.person())) {
                viewer.send(views.frame(viewer.person(), viewer.seat()));
                tell(viewer, said);
            }
        }
    }

    private static void tell(Viewer viewer, List<ChatLine> said) {
        if (!said.isEmpty()) {
            viewer.send(new SharedFrame(new Frame(
                    Frame.Type.CHAT, null, said.stream().map(Lines::chat).toList())));
        }
    }

    /** The viewers at this node, each as a word, in order. */
    public List<String> here() {
        assert guarded.getAsBoolean();
        List<String> here = new ArrayList<>();
        viewers.forEach(viewer -> here.add(word(viewer.person())));
        here.sort(null);
        return here;
    }

    private static String word(@Nullable String person) {
        return person == null ? UNKNOWN : person;
    }

    /** The viewers at other nodes have changed. */
    public void noteElsewhere() {
        assert guarded.getAsBoolean();
        dirty = true;
    }

    /** Shows the table after some events to those who may know of them: a frame reveals that something has happened. */
    SharedViews show(Table table, ChatHistory.Mark then, List<TimedEvent> news) {
        assert guarded.getAsBoolean();
        Set<Integer> seats = new HashSet<>();
        for (TimedEvent each : news) {
            Integer only = each.event().knownOnlyTo();
            if (only == null) {
                return showAll(table, then);
            }
            seats.add(only);
        }
        if (!waitedFor.equals(seatsWaitedFor(table))) {
            return showAll(table, then);
        }
        SharedViews views = show(table);
        for (Viewer viewer : List.copyOf(viewers)) {
            if (!Collections.disjoint(table.seats().heldBy(viewer.person()), seats)) {
                viewer.send(views.frame(viewer.person(), viewer.seat()));
            }
        }
        return views;
    }

    private List<Integer> seatsWaitedFor(Table table) {
        Hold hold = table.hold(clock.getAsLong());
        return hold == null ? List.of() : hold.seats();
    }

    /**
     * Shows all viewers the table, and the new lines of chat that they may read; returns the table that they were
     * shown.
     */
    SharedViews showAll(Table table, ChatHistory.Mark then) {
        assert guarded.getAsBoolean();
        SharedViews views = show(table);
        dirty = false;
        waitedFor = seatsWaitedFor(table);
        for (Viewer viewer : List.copyOf(viewers)) {
            String person = viewer.person();
            if (person != null && removed.contains(person)) {
                viewer.send(new SharedFrame(REMOVED));
            }
            if (!table.maySee(person)) {
                viewers.remove(viewer);
                viewer.send(new SharedFrame(GONE));
                continue;
            }
            viewer.send(views.frame(person, viewer.seat()));
            tell(
                    viewer,
                    table.chat()
                            .since(
                                    then,
                                    !SharedViews.isDelayedFor(table, person),
                                    table.mayReadSpectatorsChat(person)));
        }
        removed.clear();
        return views;
    }

    /** The table as spectators see it who see things later. */
    private Table delayed(Table table) {
        if (delayed == null) {
            delayed =
                    new DelayedTable(table.id(), log.after(table.id(), 0), log.downtimes(), DelayedTable.delay(table));
        }
        delayed.advance(clock.getAsLong());
        return delayed.table();
    }

    private Attendance attendance(Table table) {
        Set<String> online = new HashSet<>();
        int spectators = 0;
        List<String> all = new ArrayList<>(elsewhere.get());
        viewers.forEach(viewer -> all.add(word(viewer.person())));
        for (String person : all) {
            if (table.seats().heldBy(person).isEmpty()) {
                spectators++;
            } else {
                online.add(person);
            }
        }
        return new Attendance(online, spectators, Set.copyOf(thinking), clock.getAsLong());
    }
}
