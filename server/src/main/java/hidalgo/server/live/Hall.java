package hidalgo.server.live;

import hidalgo.rules.Position;
import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import hidalgo.server.base.Timekeeper;
import hidalgo.server.protocol.TableView.Phase;
import hidalgo.server.rating.Ledger;
import hidalgo.server.store.Conflict;
import hidalgo.server.store.PresenceStore;
import hidalgo.server.store.ResultStore;
import hidalgo.server.store.TableStore;
import hidalgo.server.table.Happened;
import hidalgo.server.table.Pauses;
import hidalgo.server.table.Roll;
import hidalgo.server.table.Table;
import hidalgo.server.view.TableViews;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All tables in use on this node. */
public final class Hall implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Hall.class);
    private static final long IDLE = TimeUnit.MINUTES.toMillis(5);

    /** Somebody who wants to know when it becomes a person's go. */
    public interface Bell {
        /** It has become the go of the people at a table who must move. */
        void ring(Table table, List<Integer> seats);
    }

    private final Map<String, Desk> desks = new ConcurrentHashMap<>();
    private final Timekeeper timer = new Timekeeper("hall", 2);
    private final AtomicLong moves = new AtomicLong();
    private final TableStore store;
    private final Clock clock;
    private final BotCrew bots;
    private volatile Pauses pauses;
    private volatile @Nullable Ledger ledger;
    private volatile @Nullable PresenceStore presence;
    private volatile Bell bell = (table, seats) -> {};

    /** A hall over a store. */
    public Hall(TableStore store, Pauses pauses, Clock clock, int botThreads, int botPause) {
        this.store = store;
        this.pauses = pauses;
        this.clock = clock;
        this.bots = new BotCrew(botThreads, botPause, timer);
        timer.every(Duration.ofMinutes(1), () -> desks.values().removeIf(desk -> desk.retire(now() - IDLE)));
        timer.every(Duration.ofSeconds(1), () -> desks.values().forEach(Desk::look));
        timer.every(Duration.ofSeconds(1), this::exchangePresence);
    }

    /** Sets where results are written down. */
    public void setLedger(Ledger ledger) {
        this.ledger = ledger;
    }

    /** Sets where nodes tell each other who looks on. */
    public void setPresence(PresenceStore presence) {
        this.presence = presence;
    }

    @Nullable
    public PresenceStore presence() {
        return presence;
    }

    private void exchangePresence() {
        if (presence != null) {
            desks.values().forEach(Desk::exchangePresence);
        }
    }

    /** Sets who is told when it becomes a person's go. */
    public void setBell(Bell bell) {
        this.bell = bell;
    }

    /** Looks at every running game: reports those whose stored moves no longer fit the rules, and wakes the bots. */
    public int resume() {
        int stopped = 0;
        List<String> ids = new ArrayList<>(store.ids(Phase.PLAYING));
        ids.addAll(store.ids(Phase.STOPPED));
        for (String id : ids) {
            if (isStopped(id)) {
                stopped++;
                LOG.error("Table {}: the stored moves no longer fit the rules; it is stopped, and nothing is lost", id);
            }
        }
        return stopped;
    }

    private boolean isStopped(String id) {
        try {
            Desk desk = open(id);
            desk.wakeBots();
            return desk.read(Table::phase) == Phase.STOPPED;
        } catch (RequestRefused unreadable) {
            return unreadable.kind() == Kind.REFUSED;
        }
    }

    /** The desk of a table. */
    public Desk open(String id) {
        Desk known = desks.get(id);
        return known != null ? known : desks.computeIfAbsent(id, wanted -> new Desk(wanted, read(wanted), this));
    }

    /** The desk that has taken the place of one that is not in use any more. */
    public Desk openInsteadOf(Desk retired) {
        forget(retired);
        return open(retired.id());
    }

    /** Puts a desk away. */
    public void forget(Desk desk) {
        desks.remove(desk.id(), desk);
    }

    /** A desk for a table that was just made. */
    public Desk create(Table table) {
        Desk desk = new Desk(table.id(), table, this);
        desks.put(table.id(), desk);
        return desk;
    }

    /** Lets somebody look on at a table from now on. */
    public void join(String id, Onlooker onlooker) {
        Desk desk = open(id);
        while (!desk.join(onlooker)) {
            desk = openInsteadOf(desk);
        }
    }

    /** Somebody looks on no more. */
    public void leave(String id, Onlooker onlooker) {
        Desk desk = desks.get(id);
        if (desk != null) {
            desk.leave(onlooker);
        }
    }

    /** A node has written events of a table up to a number: the table, a blank and the number. */
    public void heard(String news) {
        String[] words = news.split(" ", -1);
        heard(words[0], Integer.parseInt(words[1]));
    }

    private void heard(String id, int number) {
        // Unlike get, this waits for a desk that is being opened, and may have been read too early.
        Desk desk = desks.computeIfPresent(id, (key, known) -> known);
        if (desk != null && desk.read(Table::number) < number) {
            desk.catchUp();
        }
    }

    /** Somebody has come to a table on some node, or gone: the table, a blank and the node. */
    public void heardOfPresence(String news) {
        String[] words = news.split(" ", 2);
        PresenceStore known = presence;
        Desk desk = desks.get(words[0]);
        if (desk != null && known != null && !known.isOwn(words[1])) {
            desk.askElsewhere();
        }
    }

    /** Other nodes may have written anything. */
    public void heardNothing() {
        desks.values().forEach(desk -> {
            desk.askElsewhere();
            desk.catchUp();
        });
    }

    /** Everything stored was replaced: all desks are put away, and whoever looks on comes again. */
    public void forget(Pauses known) {
        pauses = known;
        List.copyOf(desks.values()).forEach(Desk::putAway);
    }

    /** Deletes a table. */
    public boolean delete(String id) {
        boolean deleted = store.delete(id);
        Desk desk = desks.get(id);
        if (desk != null) {
            desk.close();
        }
        return deleted;
    }

    /** Deletes a table unless more has happened at it than events up to a number. */
    public boolean deleteAfter(String id, int number) {
        return store.deleteAfter(id, number);
    }

    /** How many tables are in use. */
    public int size() {
        return desks.size();
    }

    /** How many changes this node has stored. */
    public long changes() {
        return moves.get();
    }

    public BotCrew bots() {
        return bots;
    }

    public long now() {
        return clock.millis();
    }

    public Pauses pauses() {
        return pauses;
    }

    /** A table as it is stored. */
    public Table read(String id) {
        List<Happened> history = store.events(id, 0);
        if (history.isEmpty()) {
            throw RequestRefused.of(Kind.GONE, "server.table.none");
        }
        try {
            return Table.of(id, history, pauses);
        } catch (RuntimeException e) {
            LOG.error("Table {} can't be read: {}", id, String.valueOf(e));
            throw RequestRefused.of(Kind.REFUSED, "server.notPlaying.stopped");
        }
    }

    /** Whether other nodes may write as well. */
    public boolean isShared() {
        return store.isShared();
    }

    /** What has happened at a table after an event. */
    public List<Happened> news(String id, int after) {
        return store.events(id, after);
    }

    /** Stores what has happened at a table, and its results with the event that ends the game. */
    public void store(List<Happened> events, Table table) throws Conflict {
        Ledger entries = ledger;
        List<ResultStore.Entry> results =
                table.phase() == Phase.OVER && entries != null ? entries.results(table) : List.of();
        store.append(events, TableViews.line(table, now()), Roll.people(table), results);
        moves.addAndGet(events.size());
    }

    public void changed(Desk desk, Table table) {
        bots.consider(desk, table);
        Position position = table.match().position();
        if (table.phase() == Phase.PLAYING) {
            List<Integer> people = TableViews.bits(position.obliged()).stream()
                    .filter(seat -> table.chairs().get(seat).isPlayedByPerson())
                    .toList();
            bell.ring(table, people);
        }
    }

    /** Whether a person who has the link may see a table; one with a word only shows itself to those inside. */
    public static boolean maySee(Table table, @Nullable String person) {
        boolean inside = person != null
                && (table.host().equals(person) || !table.seatsOf(person, true).isEmpty());
        return inside || table.opened().word() == null;
    }

    /** Refuses whoever may not see a table. */
    public static void requireMaySee(Table table, @Nullable String person) {
        if (!maySee(table, person)) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.word.needed");
        }
    }

    @Override
    public void close() {
        timer.close();
        bots.close();
        PresenceStore known = presence;
        if (known != null) {
            known.clear();
        }
    }
}
