package hidalgo.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.ServerWithClock;
import hidalgo.server.Socket;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** People must prove their identity, and can see and do only things that they have a right to. */
@Tag("slow")
class AccessTest extends ServerWithClock {
    /** {@code RightsTest} calls every route with a session that has ended. */
    @Test
    void madeUpAndExpiredCredentialsAreNone() {
        Client ana = server.guest("Ana");
        String id = ana.create(NewTables.caballero()
                .me()
                .me()
                .with("visibility", "word")
                .with("word", "Sevilla")
                .started());
        Client stranger = server.stranger();
        for (String made : List.of("AAAAAAAAAAAAAAAAAAAAAA", id)) {
            isUnknown(stranger.withSession(made), id);
            isUnknown(stranger.withToken(made), id);
        }
        Client expired = stranger.withSession(ana.session());
        clock.pass(Duration.ofDays(179));
        expired.get("/api/tables/" + id).is(200);
        clock.pass(Duration.ofDays(2));
        isUnknown(expired, id);
    }

    private static void isUnknown(Client who, String id) {
        who.get("/api/me").is(401);
        who.get("/api/tables/" + id).is(403);
        who.at(id, "resign", "{\"seat\": 0}").is(401);
    }

    @Test
    void movesForOtherPeoplesSeatsAreRefused() {
        Client ana = server.guest("Ana");
        Client ben = server.guest("Ben");
        String id = ana.create(NewTables.caballero().me().open());
        ben.at(id, "join", "{}").is(200);
        ana.at(id, "start", "{}").is(200);
        for (int seat : List.of(0, 1, 2, -1, Integer.MAX_VALUE)) {
            for (Client who : List.of(ana, ben, server.guest("Eve"))) {
                boolean own = who == ana && seat == 0 || who == ben && seat == 1;
                if (!own) {
                    who.move(id, seat, 0, "x", "power 5").is(403);
                    who.at(id, "undo", "{\"seat\": " + seat + ", \"version\": 0, \"id\": \"y\"}")
                            .is(403);
                    who.at(id, "plan", "{\"seat\": " + seat + ", \"moves\": [\"power 2\"]}")
                            .is(403);
                    who.at(id, "let-go", "{\"seat\": " + seat + "}").is(403);
                    who.at(id, "readiness", "{\"seat\": " + seat + ", \"readiness\": \"ask\"}")
                            .is(403);
                    who.at(id, "resign", "{\"seat\": " + seat + "}").is(403);
                    who.at(id, "hint", "{\"seat\": " + seat + "}").is(403);
                    who.at(id, "whatif", "{\"seat\": " + seat + ", \"moves\": []}")
                            .is(403);
                    who.at(id, "sight", "{\"seat\": " + seat + "}").is(403);
                    who.at(id, "return", "{\"seat\": " + seat + "}").is(403);
                    assertThat(who.get("/api/tables/" + id + "?seat=" + seat)
                                    .json()
                                    .get("play")
                                    .get("seat")
                                    .asInt())
                            .isNotEqualTo(seat == -1 ? 7 : seat);
                }
            }
        }
        assertThat(ana.table(id).get("version").asInt()).isZero();
    }

    @Test
    void aSocketEndsWithItsSession() {
        Client ana = server.guest("Ana");
        String id = ana.create(NewTables.caballero().me().me().started());
        Socket first = ana.open(id);
        first.awaitVersion(0);
        ana.post("/api/account", "{\"name\": \"Ana\", \"password\": \"correct horse\"}")
                .is(200);
        assertThat(first.awaitClosed()).isEqualTo(1008);
        Socket second = ana.open(id);
        second.await(seen -> seen.get("yours").size() == 2);
        ana.post("/api/logout", "").is(204);
        assertThat(second.awaitClosed()).isEqualTo(1008);
    }

    @Test
    void aSocketEndsWithItsToken() {
        Client ana = server.guest("Ana");
        String id = ana.create(NewTables.caballero().me().me().started());
        JsonNode token = ana.post("/api/tokens", "{\"label\": \"bot\"}").is(200).json();
        Client program = ana.withToken(token.get("token").asText());
        try (Socket own = ana.open(id);
                Socket socket = program.open(id)) {
            socket.await(seen -> seen.get("yours").size() == 2);
            ana.send("DELETE", "/api/tokens/" + token.get("id").asText(), null).is(204);
            assertThat(socket.awaitClosed()).isEqualTo(1008);
            ana.at(id, "chat", "{\"text\": \"still here\"}").is(204);
            own.await(seen -> seen.get("chat").asInt() == 1);
        }
    }
}
