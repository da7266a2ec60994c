package hidalgo.server.thinking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.HidalgoWorker;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Postgres;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import hidalgo.server.base.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Thinking can have separate machines: a node without threads for it, and workers that come and go. */
@Tag("slow")
class WorkersTest {
    @TempDir
    private Path folder;

    private String database;
    private TestServer node;
    private Client ana;

    private Settings.Builder settings(String name, int threads) {
        return TestServer.settings(folder)
                .database(database)
                .botThreads(threads)
                .node(name);
    }

    @BeforeEach
    void start() {
        database = Postgres.database();
        node = TestServer.start(settings("node", 0));
        ana = node.guest("Ana");
    }

    @AfterEach
    void stop() {
        node.close();
    }

    private HidalgoWorker worker() {
        return HidalgoWorker.start(settings("worker", 1).build());
    }

    private String againstAKnight() {
        return ana.create(
                NewTables.grande().option("short", "true").bot("knight").me().started());
    }

    private int version(String id) {
        return ana.table(id).get("version").asInt();
    }

    /** Plays until the bot must move, which is a job. */
    private String awaitJob(String id) {
        String query = "SELECT id FROM jobs WHERE kind = 'BOT' AND answer IS NULL";
        Eventually.holds(
                () -> {
                    if (isAnasTurn(id)) {
                        new Player(id, 1, ana).play(1);
                    }
                    return !Stored.column(database, query).isEmpty();
                },
                "a job");
        return Stored.column(database, query).getFirst();
    }

    @Test
    void aWorkerThinksForANodeThatDoesNot() {
        String id = againstAKnight();
        awaitJob(id);
        int before = version(id);
        try (HidalgoWorker _ = worker()) {
            Eventually.holds(() -> version(id) > before, "a move of the bot");
            Eventually.holds(() -> isAnasTurn(id), "Ana's turn");
            JsonNode hint = ana.at(id, "hint", "{\"seat\": 1}").is(200).json();
            assertThat(hint.get("moves")).isNotEmpty();
        }
        assertThat(Stored.column(database, "SELECT id FROM jobs WHERE leased_until > 0 AND answer IS NULL"))
                .as("jobs of a worker when it stops")
                .isEmpty();
    }

    private boolean isAnasTurn(String id) {
        return !ana.table(id).get("play").get("legal").isEmpty();
    }

    /** The rights are those that docs/operating.md says to grant. */
    @Test
    void aWorkerNeedsOnlyTheRightsThatTheDocumentationNames() throws IOException {
        String role = "worker_" + database.replaceAll(".*/(\\w+).*", "$1");
        List<String> statements = Files.readAllLines(Path.of("..", "docs", "operating.md")).stream()
                .map(String::strip)
                .filter(line -> line.matches("(CREATE ROLE|GRANT) .*hidalgo_worker.*;"))
                .map(line -> line.replace("hidalgo_worker", role))
                .toList();
        assertThat(statements).hasSize(5);
        statements.forEach(statement -> Stored.change(database, statement));
        String address = database.replace("user=postgres", "user=" + role);
        assertThat(address).isNotEqualTo(database);

        String id = againstAKnight();
        awaitJob(id);
        int before = version(id);
        try (HidalgoWorker _ =
                HidalgoWorker.start(settings("worker", 1).database(address).build())) {
            Eventually.holds(() -> version(id) > before, "a move of the bot");
            Eventually.holds(() -> isAnasTurn(id), "Ana's turn");
            assertThat(ana.at(id, "hint", "{\"seat\": 1}").is(200).json().get("moves"))
                    .isNotEmpty();
            String over = ana.create(NewTables.grande()
                    .option("short", "true")
                    .me()
                    .bot("random")
                    .started());
            new Player(over, 1, ana).playToTheEnd();
            ana.post("/api/replays/" + over + "/analysis", "");
            Eventually.holds(
                    () -> !Stored.column(database, "SELECT game_id FROM analyses")
                            .isEmpty(),
                    "an analysis");
        }
        for (String secret : List.of("people", "sessions", "webhooks", "results", "table_people")) {
            assertThatThrownBy(() -> Stored.column(address, "SELECT * FROM " + secret))
                    .hasRootCauseMessage("ERROR: permission denied for table " + secret);
        }
        assertThatThrownBy(() -> Stored.change(address, "UPDATE events SET body = ''"))
                .hasRootCauseMessage("ERROR: permission denied for table events");
    }

    @Test
    void anotherTakesOverFromAWorkerThatDied() {
        String id = againstAKnight();
        String job = awaitJob(id);
        int before = version(id);
        long soon = System.currentTimeMillis() + 1500;
        Stored.change(
                database,
                "UPDATE jobs SET worker = 'dead', attempts = 1, leased_until = " + soon + " WHERE id = '" + job + "'");
        try (HidalgoWorker _ = worker()) {
            Eventually.holds(() -> version(id) > before, "a move of the bot");
            assertThat(System.currentTimeMillis()).isGreaterThanOrEqualTo(soon);
        }
    }

    @Test
    void anAnswerToWhatIsOverChangesNothing() {
        String id = againstAKnight();
        String job = awaitJob(id);
        ana.at(id, "resign", "{\"seat\": 1}").is(200);
        int events = Stored.column(database, "SELECT number FROM events WHERE table_id = '" + id + "'")
                .size();
        Stored.change(database, "UPDATE jobs SET answer = '' WHERE id = '" + job + "'");
        Eventually.holds(
                () -> Stored.column(database, "SELECT id FROM jobs WHERE id = '" + job + "' AND answer = ''")
                        .isEmpty(),
                "the answer is taken");
        assertThat(Stored.column(database, "SELECT number FROM events WHERE table_id = '" + id + "'"))
                .hasSize(events);
    }
}
