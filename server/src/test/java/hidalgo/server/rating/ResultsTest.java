package hidalgo.server.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.server.command.Tables;
import hidalgo.server.live.Hall;
import hidalgo.server.live.Notice;
import hidalgo.server.live.Onlooker;
import hidalgo.server.people.People;
import hidalgo.server.people.Person;
import hidalgo.server.people.Sessions;
import hidalgo.server.protocol.NewTable;
import hidalgo.server.protocol.PlayView;
import hidalgo.server.protocol.Requests;
import hidalgo.server.protocol.TableView;
import hidalgo.server.protocol.TableView.Phase;
import hidalgo.server.store.Database;
import hidalgo.server.store.PeopleStore;
import hidalgo.server.store.ResultStore;
import hidalgo.server.store.SessionStore;
import hidalgo.server.store.TableStore;
import hidalgo.server.table.Pauses;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Results are stored with the move that ends the game, whatever happens right after it. */
class ResultsTest {
    @TempDir
    Path folder;

    private Database database;
    private Hall hall;
    private Tables tables;
    private Ledger ledger;
    private Person ana;
    private Person ben;

    @BeforeEach
    void open() {
        database = Database.open(Database.inFile(folder.resolve("hidalgo.db")));
        PeopleStore store = new PeopleStore(database);
        People people = new People(store, new Sessions(new SessionStore(database), Clock.systemUTC()));
        People.Entered guest = people.guest("Ana");
        ana = people.register(guest.person(), guest.secret(), "Ana", "correct horse")
                .person();
        ben = people.guest("Ben").person();
        ledger = new Ledger(new ResultStore(database), store);
        TableStore tableStore = new TableStore(database);
        hall = new Hall(tableStore, Pauses.NONE, Clock.systemUTC(), 1, 0);
        hall.setLedger(ledger);
        tables = new Tables(hall, tableStore);
    }

    @AfterEach
    void close() {
        hall.close();
        database.close();
    }

    /** Somebody whose socket makes the server fail as soon as the game is over. */
    private record Undoing() implements Onlooker {
        @Override
        public @Nullable String person() {
            return null;
        }

        @Override
        public @Nullable Integer seat() {
            return null;
        }

        @Override
        public void tell(Notice notice) {
            TableView table = notice.frame().table();
            if (table != null && table.phase() == Phase.OVER) {
                throw new IllegalStateException("Nobody can be told any more");
            }
        }

        @Override
        public void comeAgain() {
            throw new IllegalStateException("Nobody is sent away");
        }
    }

    private String begun() {
        List<NewTable.Seat> seats = List.of(
                new NewTable.Seat(NewTable.Kind.ME, null, null), new NewTable.Seat(NewTable.Kind.OPEN, null, null));
        NewTable wish = new NewTable(
                "el-grande", Map.of("short", "true"), seats, null, null, null, null, null, null, null, null, null);
        String id = tables.create(ana, wish).id();
        tables.join(id, ben, new Requests.Join(null, null, null));
        tables.start(id, ana);
        return id;
    }

    /** Plays a move of whoever must move; whether the game goes on. */
    private boolean step(String id, int number) {
        for (Person person : List.of(ana, ben)) {
            TableView seen = tables.view(id, person, null);
            PlayView play = seen.play();
            if (play == null || seen.phase() == Phase.OVER) {
                return false;
            }
            if (play.obliged().contains(play.seat())) {
                String move = play.legal().get(number % play.legal().size());
                tables.move(id, person, new Requests.Move(play.seat(), seen.version(), "m" + number, move));
                return true;
            }
        }
        throw new AssertionError("Nobody must move");
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
        hall.join(id, new Undoing());
        assertThatThrownBy(() -> playToTheEnd(id)).hasMessageContaining("Nobody can be told");
        assertThat(ledger.history(ana).results()).hasSize(1);
        assertThat(ledger.history(ana).results().getFirst().table()).isEqualTo(id);
    }

    @Test
    void whatIsSaidAfterTheEndAddsNoSecondResult() {
        String id = begun();
        playToTheEnd(id);
        tables.say(id, ana, "well played");
        tables.rematch(id, ben);
        assertThat(ledger.history(ana).results()).hasSize(1);
    }
}
