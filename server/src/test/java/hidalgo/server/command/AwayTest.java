package hidalgo.server.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.ServerWithClock;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** People who are away for some days, and what they write down for their return. */
@Tag("slow")
class AwayTest extends ServerWithClock {
    private static final int DAY = 86_400;

    private Client ana;
    private Client ben;

    private String game(NewTables wish) {
        ana = server.guest("Ana");
        ben = server.guest("Ben");
        String id = ana.create(wish.me().open());
        ben.at(id, "join", "{}").is(200);
        ana.at(id, "start", "{}").is(200);
        return id;
    }

    private Client mover(String id) {
        return ana.table(id).at("/play/obliged/0").asInt() == 0 ? ana : ben;
    }

    private Duration left(String id) {
        JsonNode table = ana.table(id);
        int seat = table.at("/play/obliged/0").asInt();
        return Duration.ofMillis(table.at("/seats/" + seat + "/millis").asLong());
    }

    @Test
    void onVacationTheClockStandsStillAlsoAfterARestart() {
        String id = game(NewTables.caballero().clock("days", 3 * DAY, 0, 0).end("bot"));
        clock.pass(Duration.ofDays(1));
        Client who = mover(id);
        assertThat(who.post("/api/vacation", "{\"days\": 7}")
                        .is(200)
                        .json()
                        .get("left")
                        .asInt())
                .isEqualTo(14);
        who.post("/api/vacation", "{\"days\": 1}").is(422);
        assertThat(ana.get("/api/tables/" + id + "/chat").body()).contains("server.news.away");
        clock.pass(Duration.ofDays(6));
        assertThat(left(id)).isEqualTo(Duration.ofDays(2));
        stop();
        start();
        ana = ana.at(server.address());
        ben = ben.at(server.address());
        assertThat(left(id)).isEqualTo(Duration.ofDays(2));
        assertThat(ana.table(id).at("/seats/0/kind").asText()).isEqualTo("person");
        assertThat(ana.table(id).at("/seats/1/kind").asText()).isEqualTo("person");
        clock.pass(Duration.ofDays(2));
        assertThat(left(id)).as("the vacation is over").isEqualTo(Duration.ofDays(1));
    }

    @Test
    void aGameThatStartsDuringAVacationWaitsForItsEnd() {
        ana = server.guest("Ana");
        ben = server.guest("Ben");
        ana.post("/api/vacation", "{\"days\": 7}").is(200);
        ben.post("/api/vacation", "{\"days\": 7}").is(200);
        clock.pass(Duration.ofDays(1));
        NewTables wish = NewTables.caballero().clock("days", 3 * DAY, 0, 0);
        String alone = ana.create(wish.me().bot("random").started());
        String id = ana.create(
                NewTables.caballero().clock("days", 3 * DAY, 0, 0).me().open());
        ben.at(id, "join", "{}").is(200);
        ana.at(id, "start", "{}").is(200);
        assertThat(ana.get("/api/tables/" + id + "/chat").body()).contains("server.news.away");
        clock.pass(Duration.ofDays(5));
        assertThat(left(id)).isEqualTo(Duration.ofDays(3));
        assertThat(ana.table(alone).at("/seats/0/millis").asLong())
                .isEqualTo(Duration.ofDays(3).toMillis());
        clock.pass(Duration.ofDays(2));
        assertThat(left(id)).as("the vacation is over").isEqualTo(Duration.ofDays(2));
    }

    @Test
    void whoComesBackEarlyKeepsTheDaysThatAreLeft() {
        String id = game(NewTables.caballero().clock("bank", 3 * DAY, 0, 0));
        Client who = mover(id);
        who.send("DELETE", "/api/vacation", "").is(204);
        who.post("/api/vacation", "{\"days\": 10}").is(200);
        clock.pass(Duration.ofHours(30));
        who.send("DELETE", "/api/vacation", "").is(204);
        assertThat(who.get("/api/vacation").json().get("until").asLong()).isZero();
        assertThat(who.get("/api/vacation").json().get("left").asInt())
                .as("two days have begun")
                .isEqualTo(19);
        clock.pass(Duration.ofDays(1));
        assertThat(left(id)).isEqualTo(Duration.ofDays(2));
        who.post("/api/vacation", "{\"days\": 20}").is(422);
        who.post("/api/vacation", "{\"days\": 0}").is(422);
    }

    @Test
    void aVacationStopsNoLiveClockAndAHostCanAllowNone() {
        String id = game(NewTables.caballero().clock("live", 600, 0, 600));
        mover(id).post("/api/vacation", "{\"days\": 1}").is(200);
        clock.pass(Duration.ofMinutes(5));
        assertThat(left(id)).isEqualTo(Duration.ofMinutes(5));
        stop();
        server = TestServer.start(TestServer.settings(folder).vacationDays(0), clock);
        server.guest("Cid").post("/api/vacation", "{\"days\": 1}").is(422);
    }

    @Test
    void aNoteIsForItsPlayerAlone() {
        String id = game(NewTables.caballero());
        assertThat(ana.get("/api/tables/" + id + "/note").json().get("text").asText())
                .isEmpty();
        ana.at(id, "note", "{\"text\": \"Watch the\\ncastillo \"}").is(204);
        assertThat(ana.get("/api/tables/" + id + "/note").json().get("text").asText())
                .isEqualTo("Watch the\ncastillo");
        assertThat(ben.get("/api/tables/" + id + "/note").json().get("text").asText())
                .isEmpty();
        server.guest("Cid").get("/api/tables/" + id + "/note").is(403);
        server.guest("Dora").at(id, "note", "{\"text\": \"x\"}").is(403);
        ana.at(id, "note", "{\"text\": \"" + "x".repeat(2001) + "\"}").is(400);
        ana.at(id, "note", "{\"text\": \"\"}").is(204);
        assertThat(Stored.column(folder, "SELECT text FROM notes")).isEmpty();
    }

    @Test
    void anInvitationIsForTheHostToSendAndShowsInTheLobby() {
        Client host = server.guest("Host");
        Client cid = server.guest("Cid");
        cid.post("/api/account", "{\"name\": \"Cid\", \"password\": \"correct horse\"}")
                .is(200);
        cid.send("PATCH", "/api/me", "{\"name\": \"El Campeador\"}").is(200);
        String id = host.create(NewTables.caballero().me().open());
        cid.at(id, "invite", "{\"name\": \"Cid\"}").is(403);
        host.at(id, "invite", "{\"name\": \"Nadie\"}").is(404);
        host.at(id, "invite", "{\"name\": \"el campeador\"}").is(204);
        assertThat(cid.get("/api/me").json().at("/preferences/invited").asText())
                .isEqualTo(id);
        cid.at(id, "join", "{}").is(200);
        host.at(id, "start", "").is(200);
        host.at(id, "invite", "{\"name\": \"Cid\"}").is(422);
    }
}
