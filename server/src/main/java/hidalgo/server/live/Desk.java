package hidalgo.server.live;

import hidalgo.server.base.RequestRefused;
import hidalgo.server.command.Plans;
import hidalgo.server.command.Playing;
import hidalgo.server.protocol.TableView;
import hidalgo.server.store.Conflict;
import hidalgo.server.table.Happened;
import hidalgo.server.table.Roll;
import hidalgo.server.table.Table;
import hidalgo.server.table.TableEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/*
 * The way of a change: decide on the table as it is, apply, store, tell. All of it happens under the desk's lock, so a table
 * has one writer on this node; and the store takes an event of a number only once, so it has one writer on all nodes. If
 * another node was quicker, the table is read again and the decision made anew. Nobody is told before the store has
 * answered; if it fails, the table is read again from what is stored.
 *
 * Everything below the lock is touched under the lock only: the table, the flags, and the gallery with those who look on. A
 * desk's lock is taken before anything of the hall, the bots or the store, and none of those calls back into another desk.
 *
 * A desk that nobody has used for a while is put away. Who still holds it then is sent on to the one that took its place.
 */

/** A table in use on this node, and its one writer. */
public final class Desk {
    private static final int ATTEMPTS = 20;
    private static final long BOT_IS_LATE = 20_000;

    private final String id;
    private final Hall hall;
    private final ReentrantLock lock = new ReentrantLock(true);
    private final Gallery gallery;
    private Table table;
    private boolean inDoubt;
    private boolean retired;
    private long used;

    public Desk(String id, Table table, Hall hall) {
        this.id = id;
        this.table = table;
        this.hall = hall;
        this.gallery = new Gallery(id, hall, lock);
        this.used = hall.now();
    }

    public String id() {
        return id;
    }

    /** Reads something off the table. */
    public <T> T read(Function<Table, T> reading) {
        enter();
        try {
            return reading.apply(table);
        } finally {
            lock.unlock();
        }
    }

    /** The table as a person sees it. */
    public TableView view(@Nullable String person, @Nullable Integer seat) {
        enter();
        try {
            return gallery.view(table, person, seat);
        } finally {
            lock.unlock();
        }
    }

    /** The table as a person may read it: as it is, or as it was if spectators see things later. */
    public <T> T readAs(@Nullable String person, Function<Table, T> reading) {
        enter();
        try {
            return reading.apply(gallery.seenBy(table, person));
        } finally {
            lock.unlock();
        }
    }

    /** Takes the lock; if a failure has left in doubt what is stored, the table is read again. */
    private void enter() {
        lock.lock();
        boolean ready = false;
        try {
            if (inDoubt) {
                readAgain();
            }
            used = hall.now();
            ready = true;
        } finally {
            if (!ready) {
                lock.unlock();
            }
        }
    }

    private void readAgain() {
        table = hall.read(id);
        gallery.forget();
        inDoubt = false;
    }

    /**
     * Lets something happen: what the decision says, and what follows from it by itself.
     *
     * @return the desk where it has happened: another one if this is not in use any more
     */
    public Desk write(Function<Table, List<TableEvent>> decision) {
        return writeHere(decision) ? this : hall.openInsteadOf(this).write(decision);
    }

    private boolean writeHere(Function<Table, List<TableEvent>> decision) {
        enter();
        try {
            if (retired) {
                return false;
            }
            for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
                List<TableEvent> events = decide(decision);
                if (events.isEmpty() || store(events)) {
                    return true;
                }
            }
            throw RequestRefused.of(RequestRefused.Kind.BUSY, "server.busy");
        } finally {
            lock.unlock();
        }
    }

    /** What the decision says; a refusal counts only if no other node has written what this one has not heard of yet. */
    private List<TableEvent> decide(Function<Table, List<TableEvent>> decision) {
        try {
            return decision.apply(table);
        } catch (RequestRefused refusal) {
            if (hall.isShared() && catchUp()) {
                return decision.apply(table);
            }
            throw refusal;
        }
    }

    private boolean store(List<TableEvent> events) {
        int talked = table.chat().size();
        List<Happened> happened = new ArrayList<>();
        try {
            for (TableEvent event : events) {
                add(event, happened);
            }
            for (TableEvent planned = Plans.next(table); planned != null; planned = Plans.next(table)) {
                add(planned, happened);
            }
            hall.store(happened, table);
        } catch (Conflict e) {
            readAgain();
            gallery.tellAll(table, talked);
            return false;
        } catch (RuntimeException e) {
            inDoubt = true;
            throw e;
        }
        gallery.remember(happened);
        gallery.tellAll(table, talked);
        hall.changed(this, table);
        return true;
    }

    private void add(TableEvent event, List<Happened> happened) {
        Happened next = new Happened(table.number() + 1, Math.max(hall.now(), table.changed()), event);
        apply(next);
        happened.add(next);
    }

    /** Adds what has happened to the table; whoever has lost their seat by the host's hand is to hear so. */
    private void apply(Happened next) {
        Set<String> sat = Roll.sitting(table);
        table.apply(next);
        if (next.event() instanceof TableEvent.Arranged) {
            sat.removeAll(Roll.sitting(table));
            gallery.remove(sat);
        }
    }

    /** A bot has chosen a move, or nothing if the text is empty; it counts only if nothing else has happened meanwhile. */
    public void botMoves(int seat, int version, String move) {
        Desk desk = write(current -> {
            boolean fresh = current.version() == version
                    && current.phase() == TableView.Phase.PLAYING
                    && current.chairs().get(seat).bot() != null;
            if (!fresh || move.isEmpty()) {
                return List.of();
            }
            return List.of(Playing.moved(current, seat, move, "bot " + version));
        });
        desk.wakeBots();
    }

    /** Lets a bot think if it is a bot's go. */
    public void wakeBots() {
        enter();
        try {
            hall.bots().consider(this, table);
        } finally {
            lock.unlock();
        }
    }

    /** Takes in what another node has written, or that it has deleted the table; whether there was anything. */
    public boolean catchUp() {
        enter();
        try {
            int talked = table.chat().size();
            List<Happened> news = hall.news(id, table.number() - 1);
            if (news.isEmpty()) {
                close();
            } else if (news.size() > 1) {
                List<Happened> more = news.subList(1, news.size());
                more.forEach(this::apply);
                gallery.remember(more);
                gallery.tellAll(table, talked);
            }
            return news.size() > 1;
        } finally {
            lock.unlock();
        }
    }

    /** Lets somebody look on from now on, and shows them the table; false if the desk is not in use any more. */
    public boolean join(Onlooker onlooker) {
        enter();
        try {
            if (retired) {
                return false;
            }
            gallery.join(table, onlooker);
            hall.bots().consider(this, table);
            return true;
        } finally {
            lock.unlock();
        }
    }

    /** Somebody looks on no more. */
    public void leave(Onlooker onlooker) {
        lock.lock();
        try {
            gallery.leave(onlooker);
        } finally {
            lock.unlock();
        }
    }

    /**
     * Called every second: shows everybody what has changed besides what is stored. If a bot should have moved long ago, its
     * node may be gone, and it is asked here.
     */
    public void look() {
        lock.lock();
        try {
            if (inDoubt) {
                return;
            }
            if (hall.now() - table.changed() > BOT_IS_LATE) {
                hall.bots().consider(this, table);
            }
            gallery.look(table);
        } finally {
            lock.unlock();
        }
    }

    /** Called every second: tells other nodes who looks on here, and asks who looks on there. */
    public void exchangePresence() {
        lock.lock();
        try {
            if (!retired) {
                gallery.exchange();
            }
        } finally {
            lock.unlock();
        }
    }

    /** Who looks on at other nodes may have changed. */
    public void askElsewhere() {
        lock.lock();
        try {
            gallery.askElsewhere();
        } finally {
            lock.unlock();
        }
    }

    /** Deletes the table if nobody sits there any more, and nobody has come meanwhile. */
    public void closeIfEmpty() {
        enter();
        try {
            boolean empty = table.chairs().stream().allMatch(chair -> chair.person() == null);
            if (empty && hall.deleteAfter(id, table.number())) {
                close();
            }
        } finally {
            lock.unlock();
        }
    }

    /** Says that the table is gone. */
    public void close() {
        lock.lock();
        try {
            retired = true;
            hall.forget(this);
            gallery.close();
        } finally {
            lock.unlock();
        }
    }

    /** Lets everybody come again, because the table is not what it was. */
    public void putAway() {
        lock.lock();
        try {
            retired = true;
            hall.forget(this);
            gallery.sendAway();
        } finally {
            lock.unlock();
        }
    }

    /** Marks a seat whose bot is choosing, or has chosen. */
    public void think(int seat, boolean on) {
        lock.lock();
        try {
            gallery.think(seat, on);
        } finally {
            lock.unlock();
        }
    }

    /** Puts the desk away if nobody has used it for a while; whether it has. */
    public boolean retire(long before) {
        lock.lock();
        try {
            retired = gallery.isIdle() && used < before;
            return retired;
        } finally {
            lock.unlock();
        }
    }
}
