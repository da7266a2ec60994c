package hidalgo.server.cup;

import static hidalgo.server.cup.CupPeople.account;
import static hidalgo.server.cup.CupPeople.accounts;
import static hidalgo.server.cup.CupPeople.act;
import static hidalgo.server.cup.CupPeople.awaitRound;
import static hidalgo.server.cup.CupPeople.cup;
import static hidalgo.server.cup.CupPeople.endRound;
import static hidalgo.server.cup.CupPeople.open;
import static hidalgo.server.cup.CupPeople.stream;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.ManualClock;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import hidalgo.server.store.Database;
import hidalgo.server.store.PeopleStore;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CupsTest {
    private static final String DAYS =
            ", \"clock\": {\"kind\": \"days\", \"reserve\": 259200, \"increment\": 86400, \"cap\": 604800}";

    private final ManualClock clock = new ManualClock();
    private Path folder;
    private TestServer server;

    @BeforeAll
    void start(@TempDir Path data) {
        folder = data;
        server = TestServer.in(data, clock);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Test
    @DisplayName("a cup starts when it is full, plays its rounds, and has a winner")
    void aCupFromRegistrationToItsEnd() {
        Client organiser = account(server, "Hannah");
        String id = open(organiser, "Autumn Cup", 2, ", \"most\": 4, \"rounds\": 2");
        List<Client> people = accounts(server, "Autumn", 4);
        people.forEach(person -> act(person, id, "register", "{}"));
        // Entering twice changes nothing.
        act(people.getFirst(), id, "register", "{}");
        JsonNode first = awaitRound(people.getFirst(), id, 1);
        assertThat(first.get("tables")).hasSize(2);
        String table = first.get("tables").get(0).get("id").asText();
        JsonNode seen = server.stranger().get("/api/tables/" + table).is(200).json();
        assertThat(seen.get("name").asText()).isEqualTo("Autumn Cup 1A");
        assertThat(seen.get("phase").asText()).isEqualTo("playing");
        JsonNode games =
                people.getFirst().get("/api/cups/" + id + "/games").is(200).json();
        assertThat(games.get("tables")).hasSize(2);
        assertThat(games.get("tables").get(0).get("totals")).hasSize(2);

        act(people.get(0), id, "chat", "{\"text\": \"good luck\"}");
        act(organiser, id, "notice", "{\"text\": \"a break before round 2\"}");
        endRound(organiser, id, 1);
        JsonNode between = cup(organiser, id);
        assertThat(between.get("rounds")).hasSize(1);
        assertThat(between.get("next").asLong()).isPositive();
        assertThat(between.get("notice").asText()).isEqualTo("a break before round 2");
        assertThat(stream(between.get("lines"))
                        .map(line ->
                                line.get("news").asText() + line.get("text").asText()))
                .contains("drawn", "good luck", "end");

        clock.pass(Duration.ofSeconds(61));
        endRound(organiser, id, 2);
        Eventually.holds(() -> cup(organiser, id).get("phase").asText().equals("over"), "the end of the cup");
        JsonNode over = cup(people.get(1), id);
        assertThat(over.get("me").asInt()).isEqualTo(1);
        assertThat(over.get("standings")).hasSize(4);
        Set<Set<Integer>> pairs = new HashSet<>();
        over.get("rounds")
                .forEach(round -> round.get("tables")
                        .forEach(each -> pairs.add(Set.of(
                                each.get("seats").get(0).asInt(),
                                each.get("seats").get(1).asInt()))));
        assertThat(pairs).as("each two meet once").hasSize(4);
        JsonNode list = people.get(1).get("/api/cups").is(200).json();
        assertThat(list.get("mine").get(0).get("id").asText()).isEqualTo(id);
        assertThat(stream(list.get("over")).map(each -> each.get("id").asText()))
                .contains(id);
    }

    @Test
    @DisplayName("people who do not come are replaced by a bot and reported; they come back for the next round")
    void absentPeopleAreReplaced() {
        Client organiser = account(server, "Inés");
        String id = open(organiser, "Winter Cup", 2, ", \"most\": 2, \"rounds\": 2");
        List<Client> people = accounts(server, "Winter", 2);
        people.forEach(person -> act(person, id, "register", "{}"));
        awaitRound(organiser, id, 1);
        clock.pass(Duration.ofMinutes(6));
        Eventually.holds(
                () -> stream(cup(organiser, id).get("entrants"))
                        .anyMatch(entrant -> entrant.get("missed").asBoolean()),
                "a person who is missed");
        JsonNode seen = cup(organiser, id);
        assertThat(stream(seen.get("lines")).map(line -> line.get("news").asText()))
                .contains("missed");
        int missed = seen.get("entrants").get(0).get("missed").asBoolean() ? 0 : 1;
        act(people.get(missed), id, "register", "{}");
        assertThat(cup(people.get(missed), id)
                        .get("entrants")
                        .get(missed)
                        .get("playing")
                        .asBoolean())
                .as("people see their own changes at once")
                .isTrue();
        endRound(organiser, id, 1);
        JsonNode table = cup(organiser, id).get("rounds").get(0).get("tables").get(0);
        int seat = table.get("seats").get(0).asInt() == missed ? 0 : 1;
        assertThat(table.get("places").get(seat).asInt())
                .as("the person who left is last")
                .isEqualTo(2);
    }

    @Test
    @DisplayName("a cup with too few entrants at its time is cancelled; its time can be moved before")
    void tooFew() {
        Client organiser = account(server, "Paul");
        long soon = clock.millis() + 60_000;
        String id = open(organiser, "Small Cup", 4, ", \"least\": 4, \"starts\": " + soon);
        act(account(server, "Small A"), id, "register", "{}");
        act(organiser, id, "start-at", "{\"starts\": " + (soon + 60_000) + "}");
        organiser.post("/api/cups/" + id + "/start", "{}").is(422);
        clock.pass(Duration.ofSeconds(61));
        assertThat(cup(organiser, id).get("phase").asText()).isEqualTo("open");
        clock.pass(Duration.ofSeconds(61));
        Eventually.holds(() -> cup(organiser, id).get("phase").asText().equals("cancelled"), "no cup");
        assertThat(cup(organiser, id).get("few").asBoolean()).isTrue();
    }

    @Test
    @DisplayName(
            "the organiser gives time back, replaces a person by a bot and removes an entrant, and the chat says so")
    void theOrganiserDecides() {
        Client organiser = account(server, "Noor");
        String id = open(organiser, "Spring Cup", 2, ", \"most\": 4");
        List<Client> people = accounts(server, "Spring", 4);
        people.forEach(person -> act(person, id, "register", "{}"));
        JsonNode tables = awaitRound(organiser, id, 1).get("tables");
        int entrant = tables.get(0).get("seats").get(0).asInt();
        String table = tables.get(0).get("id").asText();
        long before = people.get(entrant)
                .table(table)
                .get("seats")
                .get(0)
                .get("millis")
                .asLong();
        act(organiser, id, "rule", "{\"kind\": \"time\", \"table\": 0, \"entrant\": " + entrant + ", \"minutes\": 2}");
        long after = people.get(entrant)
                .table(table)
                .get("seats")
                .get(0)
                .get("millis")
                .asLong();
        assertThat(after - before).isEqualTo(120_000);
        act(organiser, id, "rule", "{\"kind\": \"bot\", \"table\": 0, \"entrant\": " + entrant + "}");
        assertThat(people.get(entrant)
                        .table(table)
                        .get("seats")
                        .get(0)
                        .get("kind")
                        .asText())
                .isEqualTo("bot");
        int other = tables.get(1).get("seats").get(1).asInt();
        act(organiser, id, "remove", "{\"entrant\": " + other + "}");
        assertThat(people.get(other)
                        .table(tables.get(1).get("id").asText())
                        .get("seats")
                        .get(1)
                        .get("kind")
                        .asText())
                .isEqualTo("bot");
        assertThat(stream(cup(organiser, id).get("lines"))
                        .map(line -> line.get("news").asText()))
                .contains("time", "bot", "removed");
        people.get(entrant)
                .post("/api/cups/" + id + "/rule", "{\"kind\": \"end\", \"table\": 0}")
                .is(403);
    }

    @Test
    @DisplayName(
            "by correspondence, games end with the time of their round; a late entrant plays from the next round on")
    void byCorrespondence() {
        Client organiser = account(server, "Tomás");
        String id = open(
                organiser,
                "Slow Cup",
                2,
                DAYS + ", \"pause\": 0, \"most\": 6, \"least\": 4, \"rounds\": 3, \"deadline\": 1");
        List<Client> people = accounts(server, "Slow", 4);
        people.forEach(person -> act(person, id, "register", "{}"));
        act(organiser, id, "start", "{}");
        awaitRound(organiser, id, 1);
        Client late = account(server, "Slow Late");
        act(late, id, "register", "{}");
        act(people.getFirst(), id, "withdraw", "{}");
        clock.pass(Duration.ofMinutes(59));
        assertThat(cup(organiser, id).get("rounds").get(0).get("over").asBoolean())
                .isFalse();
        clock.pass(Duration.ofMinutes(2));
        JsonNode second = awaitRound(organiser, id, 2);
        Set<Integer> drawn = new HashSet<>();
        second.get("tables").forEach(table -> table.get("seats").forEach(seat -> drawn.add(seat.asInt())));
        assertThat(drawn).containsExactlyInAnyOrder(1, 2, 3, 4);
        JsonNode seen = cup(late, id);
        assertThat(stream(seen.get("lines")).map(line -> line.get("news").asText()))
                .contains("deadline", "entered", "withdrew");
        assertThat(seen.get("me").asInt()).isEqualTo(4);
        act(organiser, id, "cancel", "{}");
    }

    @Test
    @DisplayName("a cup of programs is for callers with a token, and no one else")
    void programs() {
        Client organiser = account(server, "Elif");
        String id = open(organiser, "Bot Cup", 2, ", \"most\": 4, \"programs\": true");
        organiser.post("/api/cups/" + id + "/register", "{}").is(403);
        String secret = organiser
                .post("/api/tokens", "{\"label\": \"my bot\"}")
                .is(200)
                .json()
                .get("token")
                .asText();
        act(server.stranger().withToken(secret), id, "register", "{}");
        assertThat(cup(organiser, id).get("me").asInt()).isZero();
        String other = open(organiser, "People Cup", 2, "");
        server.stranger()
                .withToken(secret)
                .post("/api/cups/" + other + "/register", "{}")
                .is(403);
        server.guest("Gast").post("/api/cups/" + other + "/register", "{}").is(403);
    }

    @Test
    @DisplayName("a deleted account has no name in a cup any more, and its lines are gone")
    void aDeletedAccount() {
        Client organiser = account(server, "Wen");
        String id = open(organiser, "Summer Cup", 2, "");
        Client person = account(server, "Fleeting");
        act(person, id, "register", "{}");
        act(person, id, "chat", "{\"text\": \"a line to be erased\"}");
        // The command line and the clean-up erase in the same way, while a server runs.
        try (Database database = Database.open(Database.inFile(folder.resolve("hidalgo.db")))) {
            PeopleStore people = new PeopleStore(database);
            people.erase(people.withAccount("fleeting").orElseThrow(), "Former player");
        }
        assertThat(Stored.column(folder, "SELECT body FROM cup_events WHERE kind = 'said'"))
                .noneMatch(body -> body.contains("to be erased"));
        assertThat(Stored.column(folder, "SELECT person FROM cup_people WHERE cup_id = '" + id + "'"))
                .isEmpty();
    }

    @Test
    @DisplayName("settings that make no sense are refused with one sentence")
    void badSettings() {
        Client organiser = account(server, "Marek");
        for (String settings : List.of(
                ", \"most\": 1001",
                ", \"size\": 9",
                ", \"points\": [[1, 5]]",
                ", \"starts\": 5",
                ", \"rounds\": 99",
                ", \"format\": \"round_robin\", \"most\": 41",
                ", \"clock\": {\"kind\": \"none\", \"reserve\": 0, \"increment\": 0, \"cap\": 0}")) {
            organiser
                    .post("/api/cups", "{\"name\": \"Odd Cup\", \"game\": \"el-caballero\"" + settings + "}")
                    .is(400);
        }
        for (int i = 0; i < 5; i++) {
            open(organiser, "Cup " + i, 2, "");
        }
        organiser
                .post(
                        "/api/cups",
                        "{\"name\": \"One too many\", \"game\": \"el-caballero\", \"clock\": " + CupPeople.LIVE + "}")
                .is(422);
    }
}
