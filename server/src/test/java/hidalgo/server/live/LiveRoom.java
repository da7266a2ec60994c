package hidalgo.server.live;

import hidalgo.bots.Bot;
import hidalgo.records.Fairness;
import hidalgo.server.base.Scheduler;
import hidalgo.server.bus.Bus;
import hidalgo.server.rating.Ratings;
import hidalgo.server.store.Database;
import hidalgo.server.store.JobStore;
import hidalgo.server.store.PeopleStore;
import hidalgo.server.store.ResultStore;
import hidalgo.server.store.TableStore;
import hidalgo.server.thinking.Jobs;
import hidalgo.server.thinking.Thinking;
import hidalgo.tables.session.BotRunner;
import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.Visibility;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Live tables with a separate database, without the rest of the server. */
final class LiveRoom implements AutoCloseable {
    private final Database database;
    private final Scheduler timer = new Scheduler("tables", 1);
    private final Thinking thinking = new Thinking();
    private final TableHistory history;
    private final BotThinker thinker;
    private final LiveTables tables;

    /** A room with a database in a folder, with bots by level, and a listener to turns. */
    LiveRoom(Path folder, Function<String, Bot> bots, Announcer turns) {
        this(folder, bots, turns, () -> Downtimes.NONE, Clock.systemUTC());
    }

    /** The same for a server that was not always there. */
    LiveRoom(Path folder, Function<String, Bot> bots, Announcer turns, Supplier<Downtimes> downtimes) {
        this(folder, bots, turns, downtimes, Clock.systemUTC());
    }

    /** A room that uses the given clock. */
    LiveRoom(Path folder, Function<String, Bot> bots, Clock clock) {
        this(folder, bots, Announcer.NONE, () -> Downtimes.NONE, clock);
    }

    /** A room whose tables take not much more than some bytes. */
    LiveRoom(Path folder, Function<String, Bot> bots, long mostBytes) {
        this(folder, bots, Announcer.NONE, () -> Downtimes.NONE, Clock.systemUTC(), mostBytes);
    }

    private LiveRoom(
            Path folder, Function<String, Bot> bots, Announcer turns, Supplier<Downtimes> downtimes, Clock clock) {
        this(folder, bots, turns, downtimes, clock, Long.MAX_VALUE / 2);
    }

    private LiveRoom(
            Path folder,
            Function<String, Bot> bots,
            Announcer turns,
            Supplier<Downtimes> downtimes,
            Clock clock,
            long mostBytes) {
        database = Database.open(Database.inFile(folder.resolve("hidalgo.db")));
        Ratings ratings = new Ratings(new ResultStore(database), new PeopleStore(database));
        history = new TableHistory(new TableStore(database), ratings, turns, downtimes, clock);
        Jobs jobs = new Jobs(new JobStore(database, Bus.NONE), clock);
        thinker = new BotThinker(new SeatViews(history, id -> null), bots);
        BotRunner runner = new BotRunner(new NodeThinkers(UnaryOperator.identity(), thinking, jobs, thinker, timer), 0);
        tables = new LiveTables(history, OtherNodes.NONE, runner, person -> 0, timer, mostBytes);
    }

    TableHistory history() {
        return history;
    }

    LiveTables tables() {
        return tables;
    }

    BotThinker thinker() {
        return thinker;
    }

    /** A table of El Grande called "t", for two, that has started. */
    LiveTable start(Seat first, Seat second) {
        return start("t", first, second);
    }

    /** The same with another identifier. */
    LiveTable start(String id, Seat first, Seat second) {
        TableEvent opened = new TableEvent.Opened(
                "el-grande",
                Map.of("players", "2"),
                List.of(first, second),
                Visibility.LINK,
                null,
                ClockSetting.NONE,
                true,
                0,
                "ana",
                Fairness.drawSeed(),
                Fairness.drawSalt(),
                null,
                1);
        return tables.create(id, List.of(opened, new TableEvent.Started()));
    }

    @Override
    public void close() {
        thinking.close();
        timer.close();
        database.close();
    }
}
