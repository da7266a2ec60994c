package hidalgo.server.moderation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.ManualClock;
import hidalgo.server.NewTables;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** People avoid and report others, and moderators act. */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ModerationTest {
    private static final String PASSWORD = "nine green herons";
    private static final String WHY = "{\"reason\": \"it was rude\"}";

    private final ManualClock clock = new ManualClock();
    private Path folder;
    private TestServer server;

    @BeforeAll
    void start(@TempDir Path data) {
        folder = data;
        server = TestServer.limited(data, clock);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private Client account(String name) {
        Client client = server.guest(name);
        client.post("/api/account", "{\"name\": \"" + name + "\", \"password\": \"" + PASSWORD + "\"}")
                .is(200);
        return client;
    }

    private Client staff(String name, String role) {
        Client client = account(name);
        server.appoint(name, role);
        return client;
    }

    private static List<String> open(Client client) {
        List<String> ids = new ArrayList<>();
        client.get("/api/tables")
                .is(200)
                .json()
                .get("open")
                .forEach(table -> ids.add(table.get("id").asText()));
        return ids;
    }

    private static String waiting(Client host) {
        return host.create(NewTables.grande().me().open().open().open().with("visibility", "public"));
    }

    @Test
    void tablesOfBlockedPeopleAreHiddenAndRefusedForBoth() {
        Client dora = account("Dora");
        Client emil = account("Emil");
        Client fay = server.guest("Fay");
        String doras = waiting(dora);
        String emils = waiting(emil);
        String shared = waiting(fay);
        dora.at(shared, "join", "{}").is(200);
        assertThat(open(emil)).contains(doras, shared);

        dora.post("/api/blocks", "{\"kind\": \"block\", \"name\": \"Emil\"}").is(200);

        assertThat(open(emil)).doesNotContain(doras, shared);
        assertThat(open(dora)).doesNotContain(emils);
        assertThat(open(fay)).contains(doras, emils);
        assertThat(emil.at(shared, "join", "{}").is(403).body()).contains("has blocked the other");
        dora.at(emils, "join", "{}").is(403);
        emil.at(emils, "invite", "{\"name\": \"Dora\"}").is(403);
        String id = dora.get("/api/blocks").is(200).json().at("/0/id").asText();
        emil.send("DELETE", "/api/blocks/" + id, null).is(404);
        dora.send("DELETE", "/api/blocks/" + id, null).is(204);
        assertThat(open(emil)).contains(doras, shared);
        emil.at(shared, "join", "{}").is(200);
    }

    @Test
    void aMutedPersonIsNamedBySeatOrLine() {
        Client gil = server.guest("Gil");
        Client hana = server.guest("Hana");
        Client iris = server.guest("Iris");
        String id = gil.create(NewTables.grande().me().open());
        hana.at(id, "join", "{}").is(200);
        gil.at(id, "start", "").is(200);
        iris.at(id, "chat", "{\"text\": \"I only watch\"}").is(204);

        JsonNode blocks = gil.post("/api/blocks", "{\"kind\": \"mute\", \"table\": \"" + id + "\", \"seat\": 1}")
                .is(200)
                .json();

        assertThat(blocks.at("/0/name").asText()).isEqualTo("Hana");
        assertThat(blocks.at("/0/seats/0").asInt()).isEqualTo(1);
        assertThat(gil.get("/api/me").json().get("avoids").asBoolean()).isTrue();
        // Players don't read the spectators' chat during the game, so they can't name its authors either.
        gil.post("/api/blocks", "{\"kind\": \"mute\", \"table\": \"" + id + "\", \"line\": 1}")
                .is(404);
        Client other = server.guest("Jon");
        other.post("/api/blocks", "{\"kind\": \"mute\", \"table\": \"" + id + "\", \"line\": 1}")
                .is(200);
        gil.post("/api/blocks", "{\"kind\": \"mute\", \"table\": \"" + id + "\", \"seat\": 0}")
                .is(400);
        gil.post("/api/blocks", "{\"kind\": \"mute\"}").is(404);
    }

    @Test
    void aPersonAvoidsAtMostTwoHundredOthers() {
        Client kai = account("Kai");
        Stored.change(
                folder,
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200) INSERT INTO people"
                        + " (id, name, preferences, network, created, seen) SELECT 'p' || i, 'x', '{}', '', 0, 0 FROM n");
        Stored.change(
                folder,
                "INSERT INTO blocks (id, person, other, kind, made) SELECT 'b' || p.id, (SELECT id FROM people WHERE"
                        + " account = 'kai'), p.id, 'mute', 0 FROM people p WHERE p.name = 'x'");
        account("Lea");
        assertThat(kai.post("/api/blocks", "{\"kind\": \"block\", \"name\": \"Lea\"}")
                        .is(422)
                        .body())
                .contains("200");
    }

    @Test
    void aReportHasTheChatAndTheMovesAndIsClosedByAModerator() {
        Client mia = server.guest("Mia");
        Client nil = server.guest("Nil");
        String id = mia.create(NewTables.grande().me().open().with("name", "Evening"));
        nil.at(id, "join", "{}").is(200);
        mia.at(id, "start", "").is(200);
        for (int i = 0; i < 45; i++) {
            (i < 20 ? mia : nil)
                    .at(id, "chat", "{\"text\": \"line " + i + "\"}")
                    .is(204);
            clock.pass(Duration.ofMinutes(1));
        }
        boolean mias = mia.table(id).at("/play/movers/0").asInt() == 0;
        Client mover = mias ? mia : nil;
        JsonNode seen = mover.table(id);
        mover.move(
                        id,
                        mias ? 0 : 1,
                        seen.get("version").asInt(),
                        "x",
                        seen.at("/play/legal/0").asText())
                .is(200);
        mia.at(id, "report", "{\"seat\": 0, \"reason\": \"me\"}").is(400);
        mia.at(id, "report", "{\"seat\": 1, \"reason\": \"insults\"}").is(204);

        Client moderator = staff("Olga", "moderator");
        nil.get("/api/staff/reports").is(403);
        JsonNode report = moderator.get("/api/staff/reports").is(200).json().get(0);

        assertThat(report.get("reported").asText()).isEqualTo("Nil");
        assertThat(report.get("reporter").asText()).isEqualTo("Mia");
        assertThat(report.at("/context/title").asText()).isEqualTo("Evening");
        assertThat(report.at("/context/chat")).hasSize(40);
        assertThat(report.at("/context/chat/39/text").asText()).isEqualTo("line 44");
        assertThat(report.at("/context/moves/0/seat").asInt()).isEqualTo(mias ? 0 : 1);
        String address = "/api/staff/reports/" + report.get("id").asText() + "/close";
        moderator.post(address, "{\"reason\": \"\"}").is(400);
        moderator.post(address, WHY).is(204);
        moderator.post(address, WHY).is(404);
        assertThat(moderator
                        .get("/api/staff/deeds")
                        .is(200)
                        .json()
                        .at("/0/action")
                        .asText())
                .isEqualTo("close");
    }

    @Test
    void aModeratorDoesNotDecideAboutTheirOwnTable() {
        Client pia = staff("Pia", "moderator");
        Client chief = staff("Quin", "admin");
        Client rob = server.guest("Rob");
        String id = pia.create(NewTables.grande().me().open());
        rob.at(id, "join", "{}").is(200);
        rob.at(id, "report", "{\"seat\": 0, \"reason\": \"cheats\"}").is(204);

        assertThat(pia.get("/api/staff/reports").is(200).json().toString()).doesNotContain(id);
        JsonNode report = chief.get("/api/staff/reports").is(200).json().get(0);
        assertThat(report.get("table").asText()).isEqualTo(id);
        pia.post("/api/staff/reports/" + report.get("id").asText() + "/close", WHY)
                .is(404);
        pia.post("/api/staff/sanctions", "{\"kind\": \"mute\", \"name\": \"Quin\", \"days\": 1, \"reason\": \"no\"}")
                .is(403);
    }

    @Test
    void aModeratorDeletesAMessageForAll() {
        Client sue = server.guest("Sue");
        Client tom = server.guest("Tom");
        String id = sue.create(NewTables.grande().me().open());
        tom.at(id, "join", "{}").is(200);
        tom.at(id, "chat", "{\"text\": \"something nasty\"}").is(204);
        int line = sue.get("/api/tables/" + id + "/chat").json().size();
        Client moderator = staff("Uma", "moderator");
        String body = "{\"spectators\": false, \"line\": " + line + ", \"reason\": \"nasty\"}";
        tom.post("/api/staff/tables/" + id + "/erase", body).is(403);
        moderator.post("/api/staff/tables/" + id + "/erase", body).is(204);
        assertThat(sue.get("/api/tables/" + id + "/chat").is(200).body()).doesNotContain("something nasty");
        moderator
                .post("/api/staff/tables/" + id + "/erase", body.replace("" + line, "99"))
                .is(404);
        assertThat(moderator.get("/api/staff/deeds").json().at("/0/reason").asText())
                .isEqualTo("nasty");
    }

    @Test
    void theSuspendedLookButDontPlay() {
        Client chief = staff("Vic", "admin");
        Client wim = account("Wim");
        String id = wim.create(NewTables.grande().me().me());
        wim.at(id, "chat", "{\"text\": \"hello\"}").is(204);
        chief.post(
                        "/api/staff/sanctions",
                        "{\"kind\": \"mute\", \"name\": \"Wim\", \"days\": 1, \"reason\": \"shouting\"}")
                .is(200);
        assertThat(wim.at(id, "chat", "{\"text\": \"hello\"}").is(403).body()).contains("shouting");
        wim.at(id, "start", "").is(200);
        chief.post(
                        "/api/staff/sanctions",
                        "{\"kind\": \"suspend\", \"name\": \"Wim\", \"days\": 2, \"reason\": \"cheating\"}")
                .is(200);
        wim.at(id, "undo", "{\"seat\": 0, \"version\": 0, \"id\": \"x\"}").is(403);
        wim.get("/api/tables/" + id).is(200);
        wim.send("PATCH", "/api/me", "{\"name\": \"Xaver\"}").is(403);
        wim.post("/api/logout", "").is(204);
        wim.post("/api/login", "{\"name\": \"Wim\", \"password\": \"" + PASSWORD + "\"}")
                .is(200);
        assertThat(wim.post("/api/tables", NewTables.grande().me().me().json())
                        .is(403)
                        .body())
                .contains("cheating", "UTC");
        clock.pass(Duration.ofDays(2));
        wim.post("/api/tables", NewTables.grande().me().me().json()).is(201);
        assertThat(chief.get("/api/staff/sanctions").is(200).json()).isEmpty();
    }

    @Test
    void aSuspendedGuestIsNotBackWithOneClick() {
        Client chief = staff("Yan", "admin");
        Client guest = server.guest("Zoe");
        Client neighbour = account("Neighbour");
        String id = chief.create(NewTables.grande().me().open());
        guest.at(id, "join", "{}").is(200);
        chief.at(id, "report", "{\"seat\": 1, \"reason\": \"spam\"}").is(204);
        JsonNode reports = chief.get("/api/staff/reports").is(200).json();
        String report = "";
        for (JsonNode each : reports) {
            report = each.get("table").asText().equals(id) ? each.get("id").asText() : report;
        }
        JsonNode made = chief.post(
                        "/api/staff/sanctions",
                        "{\"kind\": \"suspend\", \"report\": \"" + report
                                + "\", \"network\": \"guest\", \"reason\": \"spam\"}")
                .is(200)
                .json();
        assertThat(made.get("network").asText()).isEqualTo("guest");
        assertThat(made.get("ends").asLong()).isZero();
        Client again = server.guest("Zoe again");
        again.post("/api/tables", NewTables.grande().me().me().json()).is(403);
        again.post("/api/account", "{\"name\": \"Zoe\", \"password\": \"" + PASSWORD + "\"}")
                .is(403);
        neighbour.post("/api/tables", NewTables.grande().me().me().json()).is(201);
        String end = "/api/staff/sanctions/" + made.get("id").asText() + "/end";
        chief.post(end, WHY).is(204);
        chief.post(end, WHY).is(404);
        again.post("/api/tables", NewTables.grande().me().me().json()).is(201);

        String range = "{\"kind\": \"suspend\", \"network\": \"127.0.0.0/8\", \"days\": 1, \"reason\": \"attack\"}";
        String id2 = chief.post("/api/staff/sanctions", range)
                .is(200)
                .json()
                .get("id")
                .asText();
        again.post("/api/tables", NewTables.grande().me().me().json()).is(403);
        chief.post("/api/staff/sanctions/" + id2 + "/end", WHY).is(204);
        for (String wrong : List.of(
                "{\"kind\": \"suspend\", \"network\": \"here\", \"reason\": \"x\"}",
                "{\"kind\": \"suspend\", \"reason\": \"x\"}",
                "{\"kind\": \"suspend\", \"name\": \"Neighbour\", \"days\": 0, \"reason\": \"x\"}",
                "{\"kind\": \"suspend\", \"name\": \"Neighbour\", \"reason\": \" \"}")) {
            chief.post("/api/staff/sanctions", wrong).is(400);
        }
    }

    @Test
    void anAdministratorMakesModerators() {
        Client chief = staff("Alma", "admin");
        Client bea = account("Bea");
        bea.get("/api/staff/deeds").is(403);
        bea.post("/api/staff/members", "{\"name\": \"Bea\", \"moderator\": true}")
                .is(403);
        chief.post("/api/staff/members", "{\"name\": \"Bea\", \"moderator\": true}")
                .is(204);
        bea.get("/api/staff/deeds").is(200);
        bea.get("/api/staff/members").is(403);
        assertThat(bea.get("/api/me").json().get("role").asText()).isEqualTo("moderator");
        assertThat(chief.get("/api/staff/members").is(200).body()).contains("Bea");
        chief.post("/api/staff/members", "{\"name\": \"Alma\", \"moderator\": false}")
                .is(403);
        chief.post("/api/staff/members", "{\"name\": \"Bea\", \"moderator\": false}")
                .is(204);
        bea.get("/api/staff/deeds").is(403);
    }

    @Test
    void administratorsChooseWhoMayComeInWhileTheServerRuns() {
        Client chief = staff("Dolores", "admin");
        JsonNode before = chief.get("/api/staff/choices").is(200).json();
        assertThat(before.get("signUp").asText()).isEqualTo("open");
        chief.post("/api/staff/choices", "{\"signUp\": \"closed\", \"guests\": \"watch\"}")
                .is(200);
        Client guest = server.guest("Eva");
        guest.post("/api/tables", NewTables.grande().me().me().json()).is(403);
        guest.post("/api/account", "{\"name\": \"Eva\", \"password\": \"" + PASSWORD + "\"}")
                .is(403);
        JsonNode welcome = guest.get("/api/welcome").is(200).json();
        assertThat(welcome.get("signUp").asText() + welcome.get("guests").asText())
                .isEqualTo("closedwatch");
        assertThat(chief.post("/api/staff/choices", "{\"reset\": true}")
                        .is(200)
                        .json()
                        .get("chosen"))
                .isEmpty();
        guest.post("/api/tables", NewTables.grande().me().me().json()).is(201);

        chief.post("/api/staff/choices", "{\"announcement\": \"Restart at 23:00\"}")
                .is(400);
        chief.post("/api/staff/choices", "{\"announcement\": \"Restart at 23:00\", \"hours\": 2}")
                .is(200);
        assertThat(guest.get("/api/tables").json().get("announcement").asText()).isEqualTo("Restart at 23:00");
        clock.pass(Duration.ofHours(2));
        assertThat(guest.get("/api/tables").json().get("announcement").isNull()).isTrue();
        assertThat(chief.get("/api/staff/deeds").is(200).body()).contains("announce", "sign-up", "guests");
    }

    @Test
    void administratorsLookAfterAccountsAndTables() {
        Client chief = staff("Francisca", "admin");
        Client gala = account("Gala");
        String id = waiting(gala);
        assertThat(chief.get("/api/staff/tables").is(200).body()).contains(id);
        JsonNode account =
                chief.get("/api/staff/accounts?name=gal").is(200).json().get(0);
        assertThat(account.get("name").asText()).isEqualTo("Gala");
        assertThat(account.get("sessions").asInt()).isEqualTo(1);
        assertThat(chief.get("/api/staff/server")
                        .is(200)
                        .json()
                        .at("/tables/waiting")
                        .asInt())
                .isPositive();
        chief.post("/api/staff/tables/" + id + "/delete", WHY).is(204);
        chief.post("/api/staff/tables/" + id + "/delete", WHY).is(404);
        gala.get("/api/tables/" + id).is(404);
        chief.post("/api/staff/accounts/sign-out", "{\"name\": \"Gala\"}").is(204);
        gala.get("/api/me").is(401);
        assertThat(chief.get("/api/staff/deeds").is(200).body()).contains("delete-table", "sign-out");
    }

    @Test
    void newPeopleTalkLess() {
        Client cleo = server.guest("Cleo");
        String id = cleo.create(NewTables.grande().me().me());
        int said = 0;
        while (said < 70 && cleo.at(id, "chat", "{\"text\": \"spam\"}").status() == 204) {
            said++;
            clock.pass(Duration.ofSeconds(2));
        }
        assertThat(said).isBetween(60, 63);
        clock.pass(Duration.ofDays(1));
        for (int i = 0; i < 70; i++) {
            cleo.at(id, "chat", "{\"text\": \"spam\"}").is(204);
            clock.pass(Duration.ofSeconds(2));
        }
    }
}
