package hidalgo.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.base.Settings;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** One person can't take what is there for all: the lobby, the disk, the sockets. */
class VandalismTest {
    @TempDir
    private Path folder;

    private static NewTables inPublic() {
        return NewTables.caballero().me().open().with("visibility", "public");
    }

    @ParameterizedTest
    @EnumSource
    void manyTablesOfTwoGuestsDontPushAnothersOutOfTheLobby(Keeping keeping) {
        try (TestServer server = keeping.start(folder)) {
            Client ana = server.guest("Ana");
            String waiting = ana.create(inPublic());
            String running = ana.create(
                    NewTables.caballero().me().me().with("visibility", "public").started());
            for (Client vandal : List.of(server.guest("Eve"), server.guest("Mallory"))) {
                for (int i = 0; i < 40; i++) {
                    vandal.create(inPublic());
                    vandal.create(NewTables.caballero()
                            .me()
                            .me()
                            .with("visibility", "public")
                            .started());
                }
            }
            JsonNode lobby = server.stranger().get("/api/tables").is(200).json();
            assertThat(TwoGuests.ids(lobby.get("open"))).hasSize(60).contains(waiting);
            assertThat(TwoGuests.ids(lobby.get("running"))).hasSize(60).contains(running);
        }
    }

    @Test
    void plansAndOtherChangesOfMindHaveAnEnd() {
        try (TestServer server = TestServer.in(folder)) {
            Client ana = server.guest("Ana");
            String id = ana.create(NewTables.grande().me().me().started());
            int seat = 1 - ana.table(id).get("play").get("seat").asInt();
            int accepted = 0;
            for (int i = 0; i < 300; i++) {
                String plan = i % 2 == 0 ? "[\"power 3\"]" : "[]";
                int status = ana.at(id, "plan", "{\"seat\": " + seat + ", \"moves\": " + plan + "}")
                        .status();
                assertThat(status).isIn(200, 429);
                accepted += status == 200 ? 1 : 0;
            }
            assertThat(accepted).isEqualTo(20);
            ana.at(id, "return", "{\"seat\": " + seat + "}").is(200);
            ana.at(id, "resign", "{\"seat\": " + seat + "}").is(200);
            ana.at(id, "return", "{\"seat\": " + seat + "}").is(429);
            new Player(id, 1, ana).playOne();
            ana.at(id, "return", "{\"seat\": " + seat + "}").is(200);
        }
    }

    @Test
    void movesAreNotTakenBackWithoutEnd() {
        try (TestServer server = TestServer.in(folder)) {
            Client ana = server.guest("Ana");
            String id = ana.create(NewTables.grande().me().me().started());
            JsonNode seen = ana.table(id);
            int seat = seen.get("play").get("seat").asInt();
            String move = seen.get("play").get("legal").get(0).asText();
            int back = 0;
            int status = 200;
            for (int i = 0; i < 300 && status == 200; i++) {
                int version = ana.table(id).get("version").asInt();
                if (ana.move(id, seat, version, "m" + i, move).status() != 200) {
                    break;
                }
                status = ana.at(
                                id,
                                "undo",
                                "{\"seat\": " + seat + ", \"version\": " + (version + 1) + ", \"id\": \"u" + i + "\"}")
                        .status();
                back += status == 200 ? 1 : 0;
            }
            assertThat(status).isEqualTo(429);
            assertThat(back).isEqualTo(200);
        }
    }

    /** Each guest may have 40 sockets; all from one network address together have 400. */
    @Test
    void manyGuestsOfOneAddressDontTakeAllSockets() {
        Settings usual = TestServer.settings(folder, null, true);
        Settings trusting = new Settings(
                usual.host(), usual.port(), usual.data(), null, "", null, 1, 0, true, true, false, "test");
        List<Socket> sockets = new ArrayList<>();
        try (TestServer server = TestServer.start(trusting, Clock.systemUTC())) {
            String id = server.guest("Ana").create(NewTables.caballero().me().me().started());
            int refused = 0;
            for (int guest = 0; guest < 11; guest++) {
                Client eve = server.guest("Eve " + guest);
                for (int i = 0; i < 40; i++) {
                    try {
                        sockets.add(Socket.open(
                                eve, "/api/tables/" + id + "/socket", "X-Forwarded-For", "198.51.100.7"));
                    } catch (IllegalStateException tooMany) {
                        refused++;
                    }
                }
            }
            assertThat(sockets).hasSize(400);
            assertThat(refused).isEqualTo(40);
            sockets.add(Socket.open(
                    server.guest("Ben"), "/api/tables/" + id + "/socket", "X-Forwarded-For", "198.51.100.8"));
            sockets.forEach(Socket::close);
        }
    }
}
