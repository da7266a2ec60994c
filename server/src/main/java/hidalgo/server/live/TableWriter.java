package hidalgo.server.live;

import hidalgo.tables.RequestRefused;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.ChatHistory;
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
 * The path of a change: decide on the basis of the current table, make the change, store it, tell everybody. The store
 * accepts each event number only once, so a table has one writer among all nodes: if another was faster, the table is
 * read again and the decision is made again. Nobody is told before the store has answered; if it fails, the table is
 * read again before anybody sees it.
 */

/** Changes a table and stores the events. Used only under the lock of a live table. */
final class TableWriter {
    private static final int ATTEMPTS = 20;

    private final TableHistory history;
    private final Viewers viewers;
    private final Runnable whenGone;
    private Table table;
    private boolean inDoubt;

    /**
     * The writer of a table.
     *
     * @param whenGone is called when another node has deleted the table
     */
    TableWriter(Table table, TableHistory history, Viewers viewers, Runnable whenGone) {
        this.table = table;
        this.history = history;
        this.viewers = viewers;
        this.whenGone = whenGone;
    }

    /** The table as it was last known to be stored, unless a failure has made that uncertain. */
    Table table() {
        return table;
    }

    /** Whether a failure has made it uncertain what is stored. */
    boolean isInDoubt() {
        return inDoubt;
    }

    /** Reads the table again if a failure has made it uncertain what is stored. */
    void settleDoubt() {
        if (inDoubt) {
            readAgain();
        }
    }

    private void readAgain() {
        table = history.read(table.id());
        viewers.forget();
        inDoubt = false;
    }

    /**
     * Carries out a decision, and what follows from it; returns what everybody was shown, or an empty list if nothing changed.
     */
    List<SharedViews> write(Function<Table, List<? extends Change>> decision) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            List<? extends Change> changes = decide(decision);
            if (changes.isEmpty()) {
                return List.of();
            }
            ChatHistory.Mark talked = table.talk().mark();
            try {
                viewers.remember(make(changes));
                return List.of(viewers.tellAll(table, talked));
            } catch (WriteConflict e) {
                readAgain();
                viewers.tellAll(table, talked);
            }
        }
        throw RequestRefused.of(RequestRefused.Kind.BUSY, "server.busy");
    }

    /** The decision; a refusal counts only if no other node has written something that this one does not know yet. */
    private List<? extends Change> decide(Function<Table, List<? extends Change>> decision) {
        try {
            return decision.apply(table);
        } catch (RequestRefused refusal) {
            if (history.isShared() && catchUp()) {
                return decision.apply(table);
            }
            throw refusal;
        }
    }

    /** Makes changes and those that plans lead to, and stores their events. */
    private List<TimedEvent> make(List<? extends Change> changes) throws WriteConflict {
        List<TimedEvent> events = new ArrayList<>();
        // Until the store has answered, the table is ahead of it.
        inDoubt = true;
        for (Change change : changes) {
            noteRemoved(change, () -> events.add(history.make(table, change)));
        }
        for (Change planned = nextPlanned(); planned != null; planned = nextPlanned()) {
            events.add(history.make(table, planned));
        }
        history.append(events, table);
        inDoubt = false;
        return events;
    }

    private @Nullable Change nextPlanned() {
        return Plans.next(table, history.clock().millis());
    }

    /**
     * Applies what another node has written, or notices that it has deleted the table; returns whether there was
     * anything.
     */
    boolean catchUp() {
        ChatHistory.Mark talked = table.talk().mark();
        List<TimedEvent> known = history.after(table.id(), table.number() - 1);
        if (known.isEmpty()) {
            whenGone.run();
            return false;
        }
        List<TimedEvent> news = known.subList(1, known.size());
        if (!news.isEmpty()) {
            news.forEach(event -> noteRemoved(event.event(), () -> table.apply(event)));
            viewers.remember(news);
            viewers.tellAll(table, talked);
        }
        return !news.isEmpty();
    }

    /** People whose seats the host has taken away are told so. */
    private void noteRemoved(Change change, Runnable step) {
        Set<String> before = table.seats().people();
        step.run();
        if (change instanceof TableEvent.Arranged) {
            before.removeAll(table.seats().people());
            viewers.remove(before);
        }
    }
}
