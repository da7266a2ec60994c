package hidalgo.server.live;

import hidalgo.tables.protocol.Frame;
import hidalgo.tables.table.ChatHistory;
import hidalgo.tables.table.ChatLine;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TimedEvent;
import hidalgo.tables.view.Attendance;
import hidalgo.tables.view.Lines;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/*
 * There is no lock here: viewers belong to one live table, and every call is made under that table's lock, so viewers
 * get changes in the order in which they were stored. Sending a frame only queues it for the viewer; it goes out
 * elsewhere and never waits for this lock. A viewer who turns out to be gone may leave while all are being told, on the
 * same thread.
 */

/** Those who have a table open, and what each of them is shown: at once, or later if spectators see things later. */
final class Viewers {
    private static final EncodedFrame GONE = new EncodedFrame(new Frame(Frame.Type.GONE, null, null));
    private static final EncodedFrame REMOVED = new EncodedFrame(new Frame(Frame.Type.REMOVED, null, null));

    /** A view that a socket compares the next one with; most have fewer. */
    private static final long VIEW_BYTES = 16_000;

    private final TableHistory history;
    private final BooleanSupplier guarded;
    private final Presence presence;
    private final Set<Viewer> viewers = new HashSet<>();
    private final Set<Integer> thinking = new HashSet<>();
    private final Set<String> removed = new HashSet<>();
    private Set<Integer> out = Set.of();
    private @Nullable DelayedTable delayed;
    private boolean dirty;
    private boolean held;

    /** The viewers of a live table, guarded by that table's lock. */
    Viewers(TableHistory history, Presence presence, ReentrantLock lock) {
        this.history = history;
        this.presence = presence;
        this.guarded = lock::isHeldByCurrentThread;
    }

    /** The table as everybody sees it now. */
    SharedViews show(Table table) {
        assert guarded.getAsBoolean();
        return new SharedViews(table, attendance(table), () -> delayed(table));
    }

    /** Lets somebody watch from now on, and shows them the table. */
    void join(Table table, Viewer viewer) {
        assert guarded.getAsBoolean();
        viewers.add(viewer);
        dirty = true;
        boolean may = table.maySee(viewer.person());
        viewer.send(may ? show(table).frame(viewer.person(), viewer.seat()) : GONE);
    }

    /** Somebody stops watching. */
    void leave(Viewer viewer) {
        assert guarded.getAsBoolean();
        dirty |= viewers.remove(viewer);
    }

    /** Marks a seat whose bot is choosing, or has chosen. */
    void think(int seat, boolean on) {
        assert guarded.getAsBoolean();
        dirty |= on ? thinking.add(seat) : thinking.remove(seat);
    }

    /** Whether anybody looks on. */
    boolean areThere() {
        assert guarded.getAsBoolean();
        return !viewers.isEmpty();
    }

    /** Whether nobody looks on, and no bot is at work. */
    boolean isIdle() {
        assert guarded.getAsBoolean();
        return viewers.isEmpty() && thinking.isEmpty();
    }

    /** How much memory they take, by estimate: what was sent to each, and the table as it was. */
    long bytes() {
        return VIEW_BYTES * viewers.size() + (delayed == null ? 0 : delayed.bytes());
    }

    /** Adds events that delayed spectators see later. */
    void remember(List<TimedEvent> events) {
        assert guarded.getAsBoolean();
        if (delayed != null) {
            delayed.add(events);
        }
    }

    /** What was remembered may never have been stored. */
    void forget() {
        assert guarded.getAsBoolean();
        delayed = null;
        removed.clear();
    }

    /** The host has taken people's seats away; they are told so when all are told. */
    void remove(Set<String> people) {
        assert guarded.getAsBoolean();
        removed.addAll(people);
    }

    /** Tells everybody that the table was deleted. */
    void close() {
        assert guarded.getAsBoolean();
        List.copyOf(viewers).forEach(viewer -> viewer.send(GONE));
        viewers.clear();
    }

    /** Makes everybody reconnect. */
    void sendAway() {
        assert guarded.getAsBoolean();
        List.copyOf(viewers).forEach(Viewer::reconnect);
        viewers.clear();
    }

    /**
     * Called every second: shows everybody the table again if somebody's time has just run out, a step no longer has to
     * wait, or who is watching or thinking has changed; and shows spectators what they may see by now.
     */
    void refresh(Table table) {
        assert guarded.getAsBoolean();
        long now = history.clock().millis();
        showLater(table, now);
        Set<Integer> nowOut = new HashSet<>();
        for (int seat = 0; seat < table.seats().size(); seat++) {
            if (table.isAbsent(seat, now)) {
                nowOut.add(seat);
            }
        }
        boolean nowHeld = table.hold(now) != null;
        if (dirty || !nowOut.equals(out) || held && !nowHeld) {
            out = nowOut;
            tellAll(table, table.talk().mark());
        }
        held = nowHeld;
    }

    /** Shows delayed spectators what they may see and read by now. */
    private void showLater(Table table, long now) {
        ChatHistory.Mark read = delayed == null ? null : delayed.table().talk().mark();
        if (delayed == null || read == null || !delayed.advance(now)) {
            return;
        }
        SharedViews views = show(table);
        List<ChatLine> said = delayed.table().talk().since(read, true, false);
        for (Viewer viewer : List.copyOf(viewers)) {
            if (SharedViews.isDelayedFor(table, viewer.person())) {
                viewer.send(views.frame(viewer.person(), viewer.seat()));
                tell(viewer, said);
            }
        }
    }

    private static void tell(Viewer viewer, List<ChatLine> said) {
        if (!said.isEmpty()) {
            viewer.send(new EncodedFrame(new Frame(
                    Frame.Type.CHAT, null, said.stream().map(Lines::chat).toList())));
        }
    }

    /** Tells other nodes who looks on here, and asks who looks on there. */
    void exchangePresence() {
        assert guarded.getAsBoolean();
        List<String> here = new ArrayList<>();
        viewers.forEach(viewer -> here.add(Presence.word(viewer.person())));
        here.sort(null);
        dirty |= presence.exchange(here);
    }

    /** Those who watch on other nodes may have changed. */
    void askOtherNodes() {
        assert guarded.getAsBoolean();
        presence.askAgain();
    }

    /** Shows everybody the table, and what was said since then as far as they may read it; what they were shown. */
    SharedViews tellAll(Table table, ChatHistory.Mark then) {
        assert guarded.getAsBoolean();
        SharedViews views = show(table);
        dirty = false;
        for (Viewer viewer : List.copyOf(viewers)) {
            String person = viewer.person();
            if (person != null && removed.contains(person)) {
                viewer.send(REMOVED);
            }
            if (!table.maySee(person)) {
                viewers.remove(viewer);
                viewer.send(GONE);
                continue;
            }
            viewer.send(views.frame(person, viewer.seat()));
            tell(
                    viewer,
                    table.talk().since(then, !SharedViews.isDelayedFor(table, person), table.mayReadGallery(person)));
        }
        removed.clear();
        return views;
    }

    /** The table as spectators see it who see things later. */
    private Table delayed(Table table) {
        if (delayed == null) {
            delayed = history.readDelayed(table.id(), DelayedTable.delay(table));
        }
        delayed.advance(history.clock().millis());
        return delayed.table();
    }

    private Attendance attendance(Table table) {
        Set<String> online = new HashSet<>();
        int spectators = 0;
        List<String> all = new ArrayList<>(presence.elsewhere());
        viewers.forEach(viewer -> all.add(Presence.word(viewer.person())));
        for (String person : all) {
            if (table.seats().heldBy(person).isEmpty()) {
                spectators++;
            } else {
                online.add(person);
            }
        }
        return new Attendance(
                online, spectators, Set.copyOf(thinking), history.clock().millis());
    }
}
