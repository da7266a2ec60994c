package hidalgo.server.hall;

import hidalgo.rules.Position;
import hidalgo.server.NotDone;
import hidalgo.server.NotDone.Kind;
import hidalgo.server.Timekeeper;
import hidalgo.server.protocol.Answers.TableLine;
import hidalgo.server.protocol.Frame;
import hidalgo.server.protocol.TableView.Phase;
import hidalgo.server.store.Conflict;
import hidalgo.server.store.TableStore;
import hidalgo.server.table.Happened;
import hidalgo.server.table.Pauses;
import hidalgo.server.table.Table;
import java.time.Clock;
import java.time.Duration;
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
    private volatile Bell bell = (table, seats) -> {};

    /** A hall over a store. */
    public Hall(TableStore store, Pauses pauses, Clock clock, int botThreads, int botPause) {
        this.store = store;
        this.pauses = pauses;
        this.clock = clock;
        this.bots = new BotCrew(botThreads, botPause, timer);
        timer.every(Duration.ofMinutes(1), () -> desks.values().removeIf(desk -> desk.retire(now() - IDLE)));
        timer.every(Duration.ofSeconds(1), () -> desks.values().forEach(Desk::watchClock));
    }

    /** Sets who is told when it becomes a person's go. */
    public void setBell(Bell bell) {
        this.bell = bell;
    }

    /** Looks at every running game: reports those whose stored moves no longer fit the rules, and wakes the bots. */
    public int resume() {
        int stopped = 0;
        for (String id : store.ids(Phase.PLAYING)) {
            Desk desk = open(id);
            if (desk.read(Table::phase) == Phase.STOPPED) {
                stopped++;
                LOG.error("Table {}: the stored moves no longer fit the rules; it is stopped, and nothing is lost", id);
            } else {
                desk.wakeBots();
            }
        }
        return stopped;
    }

    /** The desk of a table. */
    Desk open(String id) {
        Desk known = desks.get(id);
        return known != null ? known : desks.computeIfAbsent(id, wanted -> new Desk(wanted, read(wanted), this));
    }

    /** A desk for a table that was just made. */
    Desk create(Table table) {
        Desk desk = new Desk(table.id(), table, this);
        desks.put(table.id(), desk);
        return desk;
    }

    /** Lets somebody look on at a table from now on. */
    public void join(String id, Onlooker onlooker) {
        while (!open(id).join(onlooker)) {
            desks.remove(id);
        }
    }

    /** Somebody looks on no more. */
    public void leave(String id, Onlooker onlooker) {
        Desk desk = desks.get(id);
        if (desk != null) {
            desk.leave(onlooker);
        }
    }

    /** Another node has written events of a table up to a number. */
    public void heard(String id, int number) {
        Desk desk = desks.get(id);
        if (desk != null && desk.read(Table::number) < number) {
            desk.catchUp();
        }
    }

    /** Other nodes may have written anything. */
    public void heardNothing() {
        desks.values().forEach(Desk::catchUp);
    }

    /** Everything stored was replaced: all desks are put away, and whoever looks on comes again. */
    public void forget() {
        for (String id : List.copyOf(desks.keySet())) {
            Desk desk = desks.remove(id);
            if (desk != null) {
                desk.close();
            }
        }
    }

    /** Deletes a table. */
    public boolean delete(String id) {
        Desk desk = desks.remove(id);
        if (desk != null) {
            desk.close();
        }
        return store.delete(id);
    }

    /** How many tables are in use. */
    public int size() {
        return desks.size();
    }

    /** How many changes this node has stored. */
    public long changes() {
        return moves.get();
    }

    BotCrew bots() {
        return bots;
    }

    long now() {
        return clock.millis();
    }

    Pauses pauses() {
        return pauses;
    }

    /** A table as it is stored. */
    Table read(String id) {
        List<Happened> history = store.events(id, 0);
        if (history.isEmpty()) {
            throw NotDone.of(Kind.GONE, "server.table.none");
        }
        return Table.of(id, history, pauses);
    }

    List<Happened> news(String id, int after) {
        return store.events(id, after);
    }

    /** A table as spectators see it who see things later. */
    Table delayed(Table table) {
        long until = now() - TimeUnit.SECONDS.toMillis(table.opened().spectatorDelay());
        List<Happened> history = store.events(table.id(), 0);
        List<Happened> past = history.stream()
                .filter(happened -> happened.at() <= until || happened.number() == 1)
                .toList();
        return Table.of(table.id(), past, pauses);
    }

    void store(List<Happened> events, TableLine line, Map<String, List<Integer>> people) throws Conflict {
        store.append(events, line, people);
        moves.addAndGet(events.size());
    }

    void changed(Desk desk, Table table) {
        bots.consider(desk, table);
        Position position = table.match().position();
        if (table.phase() == Phase.PLAYING) {
            List<Integer> people = TableViews.bits(position.obliged()).stream()
                    .filter(seat -> table.chairs().get(seat).isPlayedByPerson())
                    .toList();
            bell.ring(table, people);
        }
    }

    void tellLater(Desk desk, Onlooker onlooker) {
        onlooker.tell(new Frame(Frame.Type.TABLE, desk.view(onlooker.person(), onlooker.seat()), null));
        long delay = desk.read(table -> table.opened().spectatorDelay());
        timer.after(
                Duration.ofSeconds(delay).plusMillis(50),
                () -> onlooker.tell(new Frame(Frame.Type.TABLE, desk.view(onlooker.person(), onlooker.seat()), null)));
    }

    /** The table as a person may see it who has the link; a table with a word only shows itself to those inside. */
    static void requireMaySee(Table table, @Nullable String person) {
        boolean inside = person != null
                && (table.host().equals(person) || !table.seatsOf(person, true).isEmpty());
        if (table.opened().word() != null && !inside) {
            throw NotDone.of(Kind.FORBIDDEN, "server.word.needed");
        }
    }

    @Override
    public void close() {
        timer.close();
        bots.close();
    }
}
