package hidalgo.server.live;

import hidalgo.server.rating.Ratings;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.session.EventLog;
import hidalgo.tables.session.Outcome;
import hidalgo.tables.session.TableSession;
import hidalgo.tables.session.WriteConflict;
import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.TableSummary;
import hidalgo.tables.table.TimedEvent;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The histories of tables, read from the repository and written to it. */
public final class TableHistory implements EventLog {
    private static final Logger LOG = LoggerFactory.getLogger(TableHistory.class);

    private final AtomicLong written = new AtomicLong();
    private final TableRepository repository;
    private final Ratings ratings;
    private final Announcer announcer;
    private final Supplier<Downtimes> downtimes;
    private final Clock clock;

    /**
     * The histories of the tables in a repository.
     *
     * @param ratings rates finished games
     * @param announcer chooses the people who get notices of events
     * @param downtimes the times without a server, during which clocks stop
     */
    public TableHistory(
            TableRepository repository,
            Ratings ratings,
            Announcer announcer,
            Supplier<Downtimes> downtimes,
            Clock clock) {
        this.repository = repository;
        this.ratings = ratings;
        this.announcer = announcer;
        this.downtimes = downtimes;
        this.clock = clock;
    }

    /** How many events this node has written. */
    public long written() {
        return written.get();
    }

    Clock clock() {
        return clock;
    }

    @Override
    public boolean isShared() {
        return repository.isShared();
    }

    /** Whether other nodes may have written events without a message that arrived here. */
    boolean isDeaf() {
        return repository.isDeaf();
    }

    /** How many events some tables have; of those that are gone, nothing. */
    Map<String, Integer> numbers(Collection<String> tables) {
        return repository.numbers(tables);
    }

    @Override
    public Table read(String id) {
        List<TimedEvent> history = repository.events(id, 0);
        if (history.isEmpty()) {
            throw RequestRefused.of(Kind.GONE, "server.table.none");
        }
        // Checked first: a failure here is a failure of the database, not of the table.
        Downtimes pauses = downtimes.get();
        try {
            return Table.of(id, history, pauses);
        } catch (RuntimeException e) {
            LOG.error("Could not read table {}: {}", id, String.valueOf(e));
            throw RequestRefused.of(Kind.REFUSED, "server.notPlaying.stopped");
        }
    }

    @Override
    public List<TimedEvent> after(String id, int number) {
        return repository.events(id, number);
    }

    @Override
    public Downtimes downtimes() {
        return downtimes.get();
    }

    /** The identifiers of all tables in a phase. */
    List<String> ids(Phase phase) {
        return repository.ids(phase);
    }

    /** The tables at which people wait for a bot that this node saw to. */
    List<String> awaitingBots() {
        return repository.awaitingBots();
    }

    /** The tables whose bots this node has to continue, because no other does. */
    List<String> takeOver() {
        return repository.takeOver(clock.millis());
    }

    /** Writes a new table with its first events; nothing if there is one of its name already. */
    @Nullable
    Table create(String id, List<TableEvent> first) {
        long now = clock.millis();
        List<TimedEvent> events = new ArrayList<>();
        Table table = TableSession.create(id, first, now, downtimes.get(), events);
        boolean made = repository.create(
                events,
                TableSummary.of(table, now),
                table.members(),
                announcer.notices(table, events, Outcome.of(table)));
        return made ? table : null;
    }

    /** Writes the results too, with the event that decides the game, and the notices of all of them. */
    @Override
    public void append(List<TimedEvent> events, Table table, Outcome outcome) throws WriteConflict {
        repository.append(
                events,
                TableSummary.of(table, clock.millis()),
                table.members(),
                ratings.game(table),
                announcer.notices(table, events, outcome));
        written.addAndGet(events.size());
    }

    /** Deletes a table unless it has more events than a number. */
    boolean deleteAfter(String id, int number) {
        return repository.deleteAfter(id, number);
    }
}
