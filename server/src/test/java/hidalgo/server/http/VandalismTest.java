package hidalgo.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.Keeping;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Reply;
import hidalgo.server.Socket;
import hidalgo.server.TestServer;
import hidalgo.server.TwoGuests;
import hidalgo.server.base.TrustedProxies;
import hidalgo.server.http.socket.TableSockets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** One person can't take what is there for all: the lobby, the disk, the sockets. */
@Tag("slow")
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
            int before = ana.table(id, seat).get("number").asInt();
            for (int i = 0; i < 300; i++) {
                String plan = i % 2 == 0 ? "[\"power 3\"]" : "[]";
                int status = ana.at(id, "plan", "{\"seat\": " + seat + ", \"moves\": " + plan + "}")
                        .status();
                assertThat(status).isIn(200, 429);
            }
            assertThat(ana.table(id, seat).get("number").asInt()).isEqualTo(before + 20);
            assertThat(aLastPlanCanBeTakenBack(ana)).isEqualTo(200);
            ana.at(id, "return", "{\"seat\": " + seat + "}").is(200);
            ana.at(id, "resign", "{\"seat\": " + seat + "}").is(200);
            ana.at(id, "return", "{\"seat\": " + seat + "}").is(429);
            new Player(id, 1, ana).playOne();
            ana.at(id, "return", "{\"seat\": " + seat + "}").is(200);
        }
    }

    /**
     * After the maximum number of changes of mind, the next one is refused, but a plan is still there: it is taken
     * back.
     */
    private static int aLastPlanCanBeTakenBack(Client ana) {
        String id = ana.create(NewTables.grande().me().me().started());
        int seat = 1 - ana.table(id).get("play").get("seat").asInt();
        int status;
        int card = 1;
        do {
            card = card % 13 + 1;
            String plan = "[\"power " + card + "\"]";
            status = ana.at(id, "plan", "{\"seat\": " + seat + ", \"moves\": " + plan + "}")
                    .status();
        } while (status == 200);
        return ana.at(id, "plan", "{\"seat\": " + seat + ", \"moves\": []}").status();
    }

    @Test
    void movesAreNotTakenBackWithoutEnd() {
        try (TestServer server = TestServer.in(folder)) {
            Client ana = server.guest("Ana");
            String id = ana.create(NewTables.caballero().me().me().started());
            Player player = new Player(id, 1, ana);
            Eventually.holds(
                    () -> player.playOne()
                            && ana.table(id).get("play").get("mayUndo").asBoolean(),
                    "a move that may be taken back");
            int seat = ana.table(id).get("play").get("seat").asInt();
            undo(ana, id, seat, "first").is(200);
            String move = ana.table(id).get("play").get("legal").get(0).asText();
            int back = 1;
            while (back < 300) {
                int version = ana.table(id).get("version").asInt();
                ana.move(id, seat, version, "m" + back, move).is(200);
                if (undo(ana, id, seat, "u" + back).status() != 200) {
                    break;
                }
                back++;
            }
            assertThat(back).isEqualTo(200);
            undo(ana, id, seat, "last").is(429);
        }
    }

    private static Reply undo(Client who, String id, int seat, String name) {
        int version = who.table(id).get("version").asInt();
        return who.at(id, "undo", "{\"seat\": " + seat + ", \"version\": " + version + ", \"id\": \"" + name + "\"}");
    }

    @Test
    void manyNetworksOfOneProviderDontTakeAllSockets() {
        List<Socket> sockets = new ArrayList<>();
        try (TestServer server =
                TestServer.start(TestServer.settings(folder).limits(true).trustedProxies(TrustedProxies.any()))) {
            String id =
                    server.guest("Ana").create(NewTables.caballero().me().me().started());
            String path = "/api/tables/" + id + "/socket";
            for (int i = 0; i < 1600; i++) {
                String address = "2001:db8:1:" + Integer.toHexString(i / 40) + "::1";
                sockets.add(Socket.open(server.stranger(), path, "X-Forwarded-For", address));
            }
            assertThatThrownBy(() -> Socket.open(server.stranger(), path, "X-Forwarded-For", "2001:db8:1:ffff::1"))
                    .isInstanceOf(IllegalStateException.class);
            sockets.add(Socket.open(server.stranger(), path, "X-Forwarded-For", "2001:db8:2::1"));
            sockets.forEach(Socket::close);
        }
    }

    /** Each guest may have 40 sockets; all from one network address together have 400. */
    @Test
    void manyGuestsOfOneAddressDontTakeAllSockets() {
        List<Socket> sockets = new ArrayList<>();
        try (TestServer server =
                TestServer.start(TestServer.settings(folder).limits(true).trustedProxies(TrustedProxies.any()))) {
            String id =
                    server.guest("Ana").create(NewTables.caballero().me().me().started());
            int refused = 0;
            for (int guest = 0; guest < 11; guest++) {
                Client eve = server.guest("Eve " + guest);
                for (int i = 0; i < 40; i++) {
                    try {
                        sockets.add(
                                Socket.open(eve, "/api/tables/" + id + "/socket", "X-Forwarded-For", "198.51.100.7"));
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

    /** A network at home may belong to a proxy, so it has a higher limit, but not none. */
    @Test
    void everyNetworkHasALimitOfSockets() {
        assertThat(TableSockets.isTooMany(400, 400, false)).isFalse();
        assertThat(TableSockets.isTooMany(401, 401, false)).isTrue();
        assertThat(TableSockets.isTooMany(4000, 4000, true)).isFalse();
        assertThat(TableSockets.isTooMany(4001, 4001, true)).isTrue();
    }
}
