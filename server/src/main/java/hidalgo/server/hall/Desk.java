package hidalgo.server.hall;

import hidalgo.rules.View;
import hidalgo.server.NotDone;
import hidalgo.server.protocol.Answers.ChatLine;
import hidalgo.server.protocol.Frame;
import hidalgo.server.protocol.TableView;
import hidalgo.server.store.Conflict;
import hidalgo.server.table.Chair;
import hidalgo.server.table.Happened;
import hidalgo.server.table.Table;
import hidalgo.server.table.TableEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
 * A desk that nobody has used for a while is put away. Who still holds it then is sent on to the one that took its place.
 */

/** A table in use on this node: its one writer, and those who look on. */
final class Desk {
    private static final int ATTEMPTS = 20;
    private static final long BOT_IS_LATE = 20_000;
    private static final Notice GONE = new Notice(new Frame(Frame.Type.GONE, null, null));

    private final String id;
    private final Hall hall;
    private final ReentrantLock lock = new ReentrantLock(true);
    private final Set<Onlooker> onlookers = new HashSet<>();
    private final Set<Integer> thinking = new HashSet<>();
    private Table table;
    private @Nullable Past past;
    private boolean inDoubt;
    private boolean dirty;
    private Set<Integer> out = Set.of();
    private boolean retired;
    private long used;

    Desk(String id, Table table, Hall hall) {
        this.id = id;
        this.table = table;
        this.hall = hall;
        this.used = hall.now();
    }

    String id() {
        return id;
    }

    /** Reads something off the table. */
    <T> T read(Function<Table, T> reading) {
        enter();
        try {
            return reading.apply(table);
        } finally {
            lock.unlock();
        }
    }

    /** The table as a person sees it. */
    TableView view(@Nullable String person, @Nullable Integer seat) {
        enter();
        try {
            boolean delayed = isDelayedFor(person);
            Table seen = delayed ? past() : table;
            return TableViews.of(seen, person, TableViews.seat(seen, person, seat), delayed ? pastMoment() : moment());
        } finally {
            lock.unlock();
        }
    }

    /** The table as a person may read it: as it is, or as it was if spectators see things later. */
    <T> T readAs(@Nullable String person, Function<Table, T> reading) {
        enter();
        try {
            return reading.apply(isDelayedFor(person) ? past() : table);
        } finally {
            lock.unlock();
        }
    }

    private boolean isDelayedFor(@Nullable String person) {
        boolean sits = person != null && !table.seatsOf(person, true).isEmpty();
        return !sits && table.opened().spectatorDelay() > 0 && table.phase() == TableView.Phase.PLAYING;
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
        past = null;
        inDoubt = false;
    }

    /**
     * Lets something happen: what the decision says, and what follows from it by itself.
     *
     * @return the desk where it has happened: another one if this is not in use any more
     */
    Desk write(Function<Table, List<TableEvent>> decision) {
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
            throw NotDone.of(NotDone.Kind.BUSY, "server.busy");
        } finally {
            lock.unlock();
        }
    }

    /** What the decision says; a refusal counts only if no other node has written what this one has not heard of yet. */
    private List<TableEvent> decide(Function<Table, List<TableEvent>> decision) {
        try {
            return decision.apply(table);
        } catch (NotDone refusal) {
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
            hall.store(happened, TableViews.line(table, hall.now()), people(table));
        } catch (Conflict e) {
            readAgain();
            tellAll(talked);
            return false;
        } catch (RuntimeException e) {
            inDoubt = true;
            throw e;
        }
        remember(happened);
        tellAll(talked);
        hall.changed(this, table);
        return true;
    }

    private void add(TableEvent event, List<Happened> happened) {
        Happened next = new Happened(table.number() + 1, Math.max(hall.now(), table.changed()), event);
        table.apply(next);
        happened.add(next);
    }

    private void remember(List<Happened> happened) {
        if (past != null) {
            past.add(happened);
        }
    }

    /** A bot has chosen a move, or nothing if the text is empty; it counts only if nothing else has happened meanwhile. */
    void botMoves(int seat, int version, String move) {
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
    void wakeBots() {
        enter();
        try {
            hall.bots().consider(this, table);
        } finally {
            lock.unlock();
        }
    }

    /** Takes in what another node has written, or that it has deleted the table; whether there was anything. */
    boolean catchUp() {
        enter();
        try {
            int talked = table.chat().size();
            List<Happened> news = hall.news(id, table.number() - 1);
            if (news.isEmpty()) {
                close();
            } else if (news.size() > 1) {
                List<Happened> more = news.subList(1, news.size());
                more.forEach(table::apply);
                remember(more);
                tellAll(talked);
            }
            return news.size() > 1;
        } finally {
            lock.unlock();
        }
    }

    /** Lets somebody look on from now on, and shows them the table; false if the desk is not in use any more. */
    boolean join(Onlooker onlooker) {
        enter();
        try {
            if (retired) {
                return false;
            }
            onlookers.add(onlooker);
            dirty = true;
            boolean may = Hall.maySee(table, onlooker.person());
            onlooker.tell(may ? notice(onlooker, moment(), new HashMap<>()) : GONE);
            hall.bots().consider(this, table);
            return true;
        } finally {
            lock.unlock();
        }
    }

    /** Somebody looks on no more. */
    void leave(Onlooker onlooker) {
        lock.lock();
        try {
            dirty |= onlookers.remove(onlooker);
        } finally {
            lock.unlock();
        }
    }

    /**
     * Called every second: shows everybody the table again if somebody's time has just run out, or who looks on or thinks
     * has changed; and spectators what they may see by now. If a bot should have moved long ago, its node may be gone, and
     * it is asked here.
     */
    void look() {
        lock.lock();
        try {
            if (inDoubt) {
                return;
            }
            if (past != null && past.advance(hall.now())) {
                tellDelayed();
            }
            if (hall.now() - table.changed() > BOT_IS_LATE) {
                hall.bots().consider(this, table);
            }
            Set<Integer> now = new HashSet<>();
            for (int seat = 0; seat < table.chairs().size(); seat++) {
                if (table.isOutOfTime(seat, hall.now())) {
                    now.add(seat);
                }
            }
            if (dirty || !now.equals(out)) {
                out = now;
                tellAll(table.chat().size());
            }
        } finally {
            lock.unlock();
        }
    }

    /** Deletes the table if nobody sits there any more, and nobody has come meanwhile. */
    void closeIfEmpty() {
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
    void close() {
        lock.lock();
        try {
            retired = true;
            hall.forget(this);
            onlookers.forEach(onlooker -> onlooker.tell(GONE));
            onlookers.clear();
        } finally {
            lock.unlock();
        }
    }

    /** Marks a seat whose bot is choosing, or has chosen. */
    void think(int seat, boolean on) {
        lock.lock();
        try {
            dirty |= on ? thinking.add(seat) : thinking.remove(seat);
        } finally {
            lock.unlock();
        }
    }

    /** Puts the desk away if nobody has used it for a while; whether it has. */
    boolean retire(long before) {
        lock.lock();
        try {
            retired = onlookers.isEmpty() && thinking.isEmpty() && used < before;
            return retired;
        } finally {
            lock.unlock();
        }
    }

    private void tellAll(int talked) {
        TableViews.Moment moment = moment();
        Map<String, Notice> made = new HashMap<>();
        List<ChatLine> said = List.copyOf(table.chat()
                .subList(Math.min(talked, table.chat().size()), table.chat().size()));
        Notice chat = new Notice(new Frame(Frame.Type.CHAT, null, said));
        dirty = false;
        // A copy: a socket that turns out to be closed leaves while it is being told.
        for (Onlooker onlooker : List.copyOf(onlookers)) {
            if (!Hall.maySee(table, onlooker.person())) {
                onlookers.remove(onlooker);
                onlooker.tell(GONE);
                continue;
            }
            onlooker.tell(notice(onlooker, moment, made));
            if (!said.isEmpty()) {
                onlooker.tell(chat);
            }
        }
    }

    private void tellDelayed() {
        Notice notice = delayed();
        onlookers.stream()
                .filter(onlooker -> isDelayedFor(onlooker.person()))
                .forEach(onlooker -> onlooker.tell(notice));
    }

    private Notice delayed() {
        return new Notice(new Frame(Frame.Type.TABLE, TableViews.of(past(), null, View.SPECTATOR, pastMoment()), null));
    }

    /** The table as spectators see it who see things later. */
    private Table past() {
        if (past == null) {
            past = new Past(id, hall.news(id, 0), hall.pauses());
        }
        past.advance(hall.now());
        return past.table();
    }

    private TableViews.Moment pastMoment() {
        TableViews.Moment now = moment();
        return new TableViews.Moment(
                now.online(),
                now.spectators(),
                Set.of(),
                now.now() - Past.delay(table).toMillis());
    }

    /** What an onlooker is shown; spectators all see the same, so it is made once. */
    private Notice notice(Onlooker onlooker, TableViews.Moment moment, Map<String, Notice> made) {
        if (isDelayedFor(onlooker.person())) {
            return made.computeIfAbsent("delayed", ignored -> delayed());
        }
        int seat = TableViews.seat(table, onlooker.person(), onlooker.seat());
        boolean anybody = seat == View.SPECTATOR && !table.host().equals(onlooker.person());
        String key = anybody ? "" : seat + " " + onlooker.person();
        return made.computeIfAbsent(
                key,
                ignored -> new Notice(
                        new Frame(Frame.Type.TABLE, TableViews.of(table, onlooker.person(), seat, moment), null)));
    }

    private TableViews.Moment moment() {
        Set<String> online = new HashSet<>();
        int spectators = 0;
        for (Onlooker onlooker : onlookers) {
            String person = onlooker.person();
            if (person != null && !table.seatsOf(person, true).isEmpty()) {
                online.add(person);
            } else {
                spectators++;
            }
        }
        return new TableViews.Moment(online, spectators, Set.copyOf(thinking), hall.now());
    }

    /** The people at a table with their seats. */
    static Map<String, List<Integer>> people(Table table) {
        Map<String, List<Integer>> people = new LinkedHashMap<>();
        people.put(table.host(), new ArrayList<>());
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            Chair chair = table.chairs().get(seat);
            if (chair.person() != null) {
                people.computeIfAbsent(chair.person(), ignored -> new ArrayList<>())
                        .add(seat);
            }
        }
        return people;
    }
}
