package hidalgo.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.Keeping;
import hidalgo.server.ManualClock;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Reply;
import hidalgo.server.Socket;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tokens are for something, and for a time; and none survives the making of an account. */
@Tag("slow")
class TokensTest {
    private static final String ACCOUNT = "{\"name\": \"Ana\", \"password\": \"nine green herons\"}";

    @TempDir
    private Path folder;

    private final ManualClock clock = new ManualClock();

    private static Client withToken(Client person, String wish) {
        JsonNode made = person.post("/api/tokens", wish).is(200).json();
        return person.withToken(made.get("token").asText());
    }

    @ParameterizedTest
    @EnumSource
    void aTokenMayDoWhatItIsForAndNoMore(Keeping keeping) {
        try (TestServer server = keeping.start(folder, clock)) {
            Client ana = server.guest("Ana");
            Client reader = withToken(ana, "{\"label\": \"reader\", \"scope\": \"read\"}");
            Client player = withToken(ana, "{\"label\": \"player\"}");
            String id = player.create(NewTables.grande().me().me().started());
            assertThat(reader.table(id).get("yours")).hasSize(2);
            reader.open(id).close();
            reader.at(id, "resign", "{\"seat\": 0}").is(403);
            reader.post("/api/tables", NewTables.grande().me().me().json()).is(403);
            new Player(id, 1, player).play(2);
            for (Client program : new Client[] {reader, player}) {
                Reply refused =
                        program.post("/api/tokens", "{\"label\": \"another\"}").is(403);
                assertThat(refused.json().get("text").get("key").asText()).isEqualTo("server.token.scope");
                program.send("PATCH", "/api/me", "{\"name\": \"Eve\"}").is(403);
                program.post("/api/account", ACCOUNT).is(403);
                program.post("/api/session", "{\"name\": \"Eve\"}").is(403);
                program.get("/api/tokens").is(403);
            }
            JsonNode listed = ana.get("/api/tokens").is(200).json();
            assertThat(listed.get(0).get("scope").asText()).isEqualTo("read");
            assertThat(listed.get(1).get("scope").asText()).isEqualTo("play");
        }
    }

    @ParameterizedTest
    @EnumSource
    void aTokenEnds(Keeping keeping) {
        try (TestServer server = keeping.start(folder, clock)) {
            Client ana = server.guest("Ana");
            Client usual = withToken(ana, "{\"label\": \"usual\"}");
            Client brief = withToken(ana, "{\"label\": \"brief\", \"days\": 1}");
            ana.post("/api/tokens", "{\"label\": \"x\", \"days\": 0}").is(400);
            ana.post("/api/tokens", "{\"label\": \"x\", \"days\": 367}").is(400);
            clock.pass(Duration.ofHours(23));
            brief.get("/api/me").is(200);
            clock.pass(Duration.ofHours(2));
            brief.get("/api/me").is(401);
            assertThat(ana.get("/api/tokens").json()).hasSize(1);
            clock.pass(Duration.ofDays(88));
            usual.get("/api/me").is(200);
            clock.pass(Duration.ofDays(2));
            usual.get("/api/me").is(401);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aTokenOfAnOlderVersionEndsAfterAYear(Keeping keeping) {
        String database = keeping.database(folder);
        try (TestServer server = TestServer.start(TestServer.settings(folder).database(database), clock)) {
            Client ana = server.guest("Ana");
            Client old = withToken(ana, "{\"label\": \"old\"}");
            Stored.change(database, "UPDATE sessions SET expires = expires + 315360000000");
            clock.pass(Duration.ofDays(365));
            old.get("/api/me").is(200);
            clock.pass(Duration.ofDays(2));
            old.get("/api/me").is(401);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatWasMadeForTheGuestIsNothingToTheAccount(Keeping keeping) {
        try (TestServer server = keeping.start(folder, clock)) {
            Client ana = server.guest("Ana");
            Client prepared = withToken(ana, "{\"label\": \"prepared\"}");
            Client copied = ana.withSession(ana.session());
            String id = ana.create(NewTables.caballero().me().me().started());
            Socket open = prepared.open(id);
            open.awaitVersion(0);
            ana.post("/api/account", ACCOUNT).is(200);
            prepared.get("/api/me").is(401);
            copied.get("/api/me").is(401);
            assertThat(open.awaitClosed()).isEqualTo(1008);
            assertThat(ana.table(id).get("yours")).hasSize(2);
        }
    }
}
