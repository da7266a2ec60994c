package hidalgo.server.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.server.base.Scheduler;
import hidalgo.server.base.Seal;
import hidalgo.server.bus.Bus;
import hidalgo.server.command.Tables;
import hidalgo.server.live.Announcer;
import hidalgo.server.live.BotThinker;
import hidalgo.server.live.LiveTables;
import hidalgo.server.live.NodeThinkers;
import hidalgo.server.live.OtherNodes;
import hidalgo.server.live.SeatViews;
import hidalgo.server.live.SilentViewer;
import hidalgo.server.live.TableHistory;
import hidalgo.server.moderation.Blocks;
import hidalgo.server.people.GuestNetwork;
import hidalgo.server.people.Names;
import hidalgo.server.people.People;
import hidalgo.server.people.Person;
import hidalgo.server.people.Sessions;
import hidalgo.server.store.BlockStore;
import hidalgo.server.store.Database;
import hidalgo.server.store.JobStore;
import hidalgo.server.store.NoteStore;
import hidalgo.server.store.PeopleStore;
import hidalgo.server.store.ResultStore;
import hidalgo.server.store.SessionStore;
import hidalgo.server.store.TableStore;
import hidalgo.server.thinking.Jobs;
import hidalgo.server.thinking.Thinking;
import hidalgo.tables.command.Chat;
import hidalgo.tables.command.Moves;
import hidalgo.tables.command.Rematch;
import hidalgo.tables.command.Seating;
import hidalgo.tables.protocol.NewTable;
import hidalgo.tables.protocol.PlayView;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.protocol.TableView;
import hidalgo.tables.session.BotRunner;
import hidalgo.tables.session.SharedFrame;
import hidalgo.tables.session.TableAccess;
import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.Phase;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Results are stored with the move that ends the game, whatever happens right after it. */
class ResultsTest {
    @TempDir
    Path folder;

    private Database database;
    private Scheduler timer;
    private Thinking thinking;
    private LiveTables live;
    private Tables tables;
    private TableAccess access;
    private Ratings ratings;
    private Person ana;
    private Person ben;

    @BeforeEach
    void open() {
        database = Database.open(Database.inFile(folder.resolve("hidalgo.db")));
        PeopleStore store = new PeopleStore(database);
        People people = new People(
                store,
                new Sessions(new SessionStore(database), Clock.systemUTC(), Duration.ofDays(1)),
                new Names(store, List.of()));
        People.Entered guest = people.guest("Ana", GuestNetwork.NONE);
        ana = people.register(guest.person(), "Ana", "correct horse").person();
        ben = people.guest("Ben", GuestNetwork.NONE).person();
        ratings = new Ratings(new ResultStore(database), store);
        TableStore tableStore = new TableStore(database);
        TableHistory history =
                new TableHistory(tableStore, ratings, Announcer.NONE, () -> Downtimes.NONE, Clock.systemUTC());
        timer = new Scheduler("tables", 1);
        thinking = new Thinking();
        Jobs jobs = new Jobs(new JobStore(database, Bus.NONE), Clock.systemUTC());
        BotRunner bots = new BotRunner(
                new NodeThinkers(
                        UnaryOperator.identity(),
                        thinking,
                        jobs,
                        new BotThinker(new SeatViews(history, id -> null), 1),
                        timer),
                0);
        live = new LiveTables(history, OtherNodes.NONE, bots, person -> 0, timer);
        access = new TableAccess(live::open);
        tables = new Tables(
                live,
                access,
                tableStore,
                new Names(store, List.of()),
                new NoteStore(database),
                new Blocks(new BlockStore(database), Clock.systemUTC()),
                new Seal(new byte[] {1}),
                Clock.systemUTC());
    }

    @AfterEach
    void close() {
        timer.close();
        thinking.close();
        database.close();
    }

    /** A viewer whose socket makes the server fail as soon as the game is over. */
    private static final class Undoing extends SilentViewer {
        @Override
        public void send(SharedFrame frame) {
            TableView table = frame.frame().table();
            if (table != null && table.phase() == Phase.OVER) {
                throw new IllegalStateException("Can't send to this viewer any more");
            }
        }

        @Override
        public void reconnect() {
            throw new IllegalStateException("Viewers are not asked to reconnect");
        }
    }

    private String begun() {
        List<NewTable.Seat> seats = List.of(
                new NewTable.Seat(NewTable.Kind.ME, null, null, null),
                new NewTable.Seat(NewTable.Kind.OPEN, null, null, null));
        NewTable wish = new NewTable(
                "el-grande",
                Map.of("short", "true"),
                seats,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null);
        String id = tables.create(ana, wish, () -> {}).id();
        tables.join(id, ben, new Requests.Join(null, null, null), () -> {});
        access.change(id, ana, table -> Seating.start(table, ana.id()));
        return id;
    }

    /** Plays a move of a seat that must move; returns whether the game continues. */
    private boolean step(String id, int number) {
        for (Person person : List.of(ana, ben)) {
            TableView seen = access.view(id, person, null);
            PlayView game = seen.play();
            if (game == null || seen.phase() == Phase.OVER) {
                return false;
            }
            if (game.obliged().contains(game.seat())) {
                String move = game.legal().get(number % game.legal().size());
                Requests.Move wanted = new Requests.Move(game.seat(), seen.version(), "m" + number, move);
                access.change(id, person, table -> Moves.move(table, person.id(), wanted, table.changed()));
                return true;
            }
        }
        throw new AssertionError("No seat must move");
    }

    private void playToTheEnd(String id) {
        int number = 0;
        while (step(id, number)) {
            number++;
        }
    }

    @Test
    void aServerThatFailsRightAfterTheLastMoveHasStoredTheResult() {
        String id = begun();
        live.join(id, new Undoing());
        assertThatThrownBy(() -> playToTheEnd(id)).hasMessageContaining("Can't send to this viewer");
        assertThat(ratings.history(ana)).hasSize(1);
        assertThat(ratings.history(ana).getFirst().table()).isEqualTo(id);
    }

    @Test
    void whatIsSaidAfterTheEndAddsNoSecondResult() {
        String id = begun();
        playToTheEnd(id);
        access.change(id, ana, table -> Chat.say(table, ana, "well played"));
        access.change(id, ben, table -> Rematch.want(table, ben.id()));
        assertThat(ratings.history(ana)).hasSize(1);
    }
}
