package hidalgo.server.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.ServerWithClock;
import hidalgo.server.Socket;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A seat survives a lost phone: its link brings it to another device, or to another person. */
@Tag("slow")
class HandOverTest extends ServerWithClock {
    private Client ana;
    private Client ben;

    @BeforeEach
    void arrive() {
        ana = server.guest("Ana");
        ben = server.guest("Ben");
    }

    private String game(NewTables wish) {
        String id = ana.create(wish.me().open());
        ben.at(id, "join", "{\"word\": \"Toledo\"}").is(200);
        ana.at(id, "start", "{}").is(200);
        return id;
    }

    private static String link(Client who, String id, int seat) {
        return "{\"secret\": \""
                + who.at(id, "seat-link", "{\"seat\": " + seat + "}")
                        .is(200)
                        .json()
                        .get("secret")
                        .asText()
                + "\"}";
    }

    @Test
    void aLostDeviceIsReplacedAndTheLinkWorksOnce() {
        String id = game(NewTables.caballero());
        String link = link(ben, id, 1);
        assertThat(link(ben, id, 1)).isEqualTo(link);
        try (Socket lost = ben.open(id)) {
            lost.awaitVersion(0);
            Client phone = server.guest("Ben on a phone");
            JsonNode seen = phone.at(id, "take-seat", link).is(200).json();
            assertThat(seen.get("yours")).hasSize(1);
            assertThat(seen.at("/seats/1/name").asText()).isEqualTo("Ben on a phone");
            assertThat(ben.table(id).get("yours")).isEmpty();
            assertThat(ana.get("/api/tables/" + id + "/chat").body()).contains("server.news.handedOver");
            server.guest("Thief").at(id, "take-seat", link).is(403);
            Player player = new Player(id, 1, ana, phone);
            for (int i = 0; i < 4; i++) {
                assertThat(player.playOne()).isTrue();
            }
        }
    }

    @Test
    void aLinkIsForOneSeatOfOneTableAndKeepsItsSecrets() {
        String id = game(NewTables.caballero());
        String other = game(NewTables.caballero());
        String link = link(ben, id, 1);
        Client cid = server.guest("Cid");
        cid.at(other, "take-seat", link).is(403);
        cid.at(id, "take-seat", link.replace(": \"1", ": \"0")).is(403);
        cid.at(id, "take-seat", link.replace(": \"1", ": \"7")).is(403);
        cid.at(id, "take-seat", "{\"secret\": \"1\"}").is(403);
        cid.at(id, "seat-link", "{\"seat\": 1}").is(403);
        ben.at(id, "seat-link", "{\"seat\": 0}").is(403);
        // A player would see the cards of two seats.
        ana.at(id, "take-seat", link).is(403);
        ben.at(id, "take-seat", link).is(200);
        assertThat(ben.table(id).get("yours")).hasSize(1);
        // A restart changes nothing: no link is stored.
        server.close();
        start();
        cid.at(server.address()).at(id, "take-seat", link).is(200);
    }

    @Test
    void theHostOfALockedTableHandsEverythingOver() {
        String id = game(NewTables.caballero().with("visibility", "word").with("word", "Toledo"));
        Client cid = server.guest("Cid");
        cid.get("/api/tables/" + id).is(403);
        cid.at(id, "take-seat", link(ana, id, 0)).is(200);
        assertThat(cid.table(id).get("host").asBoolean()).isTrue();
        ana.get("/api/tables/" + id).is(403);
    }

    @Test
    void anAccountThatGivesItsSeatAwayHasLeftTheGame() {
        for (Client who : List.of(ana, ben)) {
            String name = who == ana ? "Ana" : "Ben";
            who.post("/api/account", "{\"name\": \"" + name + "\", \"password\": \"correct horse\"}")
                    .is(200);
        }
        String id = game(NewTables.caballero().option("expanded", "false"));
        Client cid = server.guest("Cid");
        cid.at(id, "take-seat", link(ben, id, 1)).is(200);
        new Player(id, 3, ana, cid).playToTheEnd();
        JsonNode lost = ben.get("/api/me/history").json().at("/results/0");
        assertThat(lost.get("place").asInt()).isEqualTo(2);
        assertThat(ana.get("/api/me/history").json().at("/results/0/place").asInt())
                .isEqualTo(1);
    }
}
