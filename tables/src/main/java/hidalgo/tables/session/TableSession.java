package hidalgo.tables.session;

import hidalgo.tables.RequestRefused;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.ChatHistory;
import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Plans;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.TimedEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/*
 * The path of a change: decide on the basis of the current table, make the change and those of plans, store the events,
 * show the table to all viewers, and let bots continue. The log accepts each event number only once, so a table has one
 * writer among all nodes: if another was faster, the table is read again and the decision is made again. No viewer is
 * shown anything before the log has answered; if it fails, the table is read again before anyone sees it. There is no
 * lock here: a shell lets one caller in at a time.
 */

/** Runs one table, the same on a server and in a browser. */
public final class TableSession {
    private static final int ATTEMPTS = 20;

    /** A bot that has not moved for this many milliseconds is asked again. */
    private static final long BOT_IS_LATE = 20_000;

    private final EventLog log;
    private final Viewers viewers;
    private final BotRunner bots;
    private final TableShell shell;
    private Table table;
    private boolean inDoubt;
    private boolean held;
    /** The number of the latest event when the shell learnt that a seat is late. */
    private int lateAt;

    /** When a plan is carried out, once the shell has been asked for it. */
    private @Nullable Long planDue;

    /** A table in a shell, which shows it to viewers and lets bots think. */
    public TableSession(Table table, EventLog log, Viewers viewers, BotRunner bots, TableShell shell) {
        this.table = table;
        this.log = log;
        this.viewers = viewers;
        this.bots = bots;
        this.shell = shell;
    }

    /** Makes a new table of its first changes; adds the events to be kept to a list. */
    public static Table create(
            String id, List<? extends TableEvent> first, long now, Downtimes downtimes, List<TimedEvent> events) {
        TimedEvent opened = new TimedEvent(1, now, first.getFirst());
        Table table = new Table(id, opened, downtimes);
        events.add(opened);
        first.subList(1, first.size()).forEach(event -> events.add(table.make(event, now)));
        return table;
    }

    /** The table as it was last known to be kept, unless a failure has made that uncertain. */
    public Table table() {
        return table;
    }

    /** The viewers of the table. */
    public Viewers viewers() {
        return viewers;
    }

    /** The table as all see it now. */
    public SharedViews show() {
        return viewers.show(table);
    }

    /** Whether a step waits for people who may stop it. */
    public boolean isHeld() {
        return held;
    }

    /** Whether a failure has made it uncertain which events are stored. */
    public boolean isInDoubt() {
        return inDoubt;
    }

    /** Reads the table again if a failure has made it uncertain which events are stored. */
    public void confirmOrRollBack() {
        if (inDoubt) {
            readAgain();
        }
    }

    private void readAgain() {
        table = log.read(table.id());
        viewers.forget();
        inDoubt = false;
    }

    /** The time at the table. It never goes back, even if the clock is set back. */
    private long now() {
        return Math.max(shell.now(), table.changed());
    }

    /** The table has just been made: it may be a bot's turn. */
    public void begin() {
        resume();
    }

    /** Carries out a decision and its automatic consequences; returns the version that all viewers were shown. */
    public SharedViews change(Function<Table, List<? extends Change>> decision) {
        SharedViews shown = write(decision);
        if (shown == null) {
            return show();
        }
        resume();
        return shown;
    }

    private @Nullable SharedViews write(Function<Table, List<? extends Change>> decision) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            List<? extends Change> changes = decide(decision);
            if (changes.isEmpty()) {
                return null;
            }
            ChatHistory.Mark talked = table.chat().mark();
            try {
                List<TimedEvent> news = make(changes);
                viewers.remember(news);
                return viewers.show(table, talked, news);
            } catch (WriteConflict e) {
                readAgain();
                viewers.showAll(table, talked);
            }
        }
        throw RequestRefused.of(RequestRefused.Kind.BUSY, "server.busy");
    }

    /** The decision; a refusal counts only if no other node has written events that this one does not know yet. */
    private List<? extends Change> decide(Function<Table, List<? extends Change>> decision) {
        try {
            return decision.apply(table);
        } catch (RequestRefused refusal) {
            if (log.isShared() && catchUp()) {
                return decision.apply(table);
            }
            throw refusal;
        }
    }

    /** Makes changes and those of due plans, and stores their events. */
    private List<TimedEvent> make(List<? extends Change> changes) throws WriteConflict {
        List<TimedEvent> events = new ArrayList<>();
        Outcome.Before before = Outcome.Before.of(table);
        // Until the log has answered, the table is ahead of it.
        inDoubt = true;
        for (Change change : changes) {
            noteRemoved(change, () -> events.add(table.make(change, now())));
        }
        for (Change planned = Plans.next(table, now()); planned != null; planned = Plans.next(table, now())) {
            events.add(table.make(planned, now()));
        }
        log.append(events, table, before.to(table));
        inDoubt = false;
        return events;
    }

    /** Applies the events of other nodes, or notices that one has deleted the table; returns whether there were any. */
    public boolean catchUp() {
        ChatHistory.Mark talked = table.chat().mark();
        List<TimedEvent> known = log.after(table.id(), table.number() - 1);
        if (known.isEmpty()) {
            shell.gone();
            return false;
        }
        List<TimedEvent> news = known.subList(1, known.size());
        if (!news.isEmpty()) {
            news.forEach(event -> noteRemoved(event.event(), () -> table.apply(event)));
            viewers.remember(news);
            viewers.show(table, talked, news);
        }
        return !news.isEmpty();
    }

    /** Informs people whose seats the host has taken away. */
    private void noteRemoved(Change change, Runnable step) {
        Set<String> before = table.seats().people();
        step.run();
        if (change instanceof TableEvent.Arranged || change instanceof TableEvent.HandedOver) {
            before.removeAll(table.seats().people());
            viewers.remove(before);
        }
    }

    /** Everything that continues without people: plans are carried out when they are due, and bots move. */
    public void resume() {
        awaitPlan();
        if (isResting()) {
            bots.dropMemory(table.id());
        } else {
            bots.consider(shell.reference(), table, now());
        }
    }

    private void awaitPlan() {
        Long due = Plans.due(table);
        if (due != null && !due.equals(planDue)) {
            shell.carryOutPlan(due, Math.clamp(due - shell.now(), 0, Plans.TIME_TO_TAKE_BACK));
        }
        planDue = due;
    }

    /** A plan was not carried out, and has to be tried again. */
    public void forgetPlan() {
        planDue = null;
    }

    /** The decision to carry a plan out when its time has come, whatever the clock shows: it may have been set back. */
    public static Function<Table, List<? extends Change>> planned(long due, long now) {
        return table -> {
            Change next = Plans.next(table, Math.max(due, now));
            return next == null ? List.of() : List.of(next);
        };
    }

    /** Whether bots may rest, because there are no viewers. */
    public boolean isResting() {
        return table.phase() == Phase.PLAYING && !viewers.areThere() && shell.mayRest(table);
    }

    /** Lets a viewer watch from now on, and shows them the table. */
    public void join(Viewer viewer) {
        viewers.join(table, viewer);
        resume();
    }

    /**
     * Called every second: shows all viewers the changes that are not stored. If a bot should have moved long ago, its
     * node may be gone, and the bot is asked here.
     */
    public void refresh() {
        long now = shell.now();
        boolean wasHeld = held;
        held = table.hold(now) != null;
        boolean isReleased = wasHeld && !held;
        if (isReleased || now - table.changed() > BOT_IS_LATE) {
            resume();
        }
        viewers.refresh(table, isReleased);
        if (lateAt != table.number() && table.awaitedPeople().stream().anyMatch(seat -> table.isTimeUp(seat, now))) {
            lateAt = table.number();
            shell.isLate();
        }
    }
}
