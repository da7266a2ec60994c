package hidalgo.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.TwoGuests;
import hidalgo.server.base.Json;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Seats follow the people who hold them: to another name, and from a guest to an account. */
class SeatHoldersTest extends TwoGuests {
    private static String credentials(String name) {
        return Json.text(Map.of("name", name, "password", "nine green herons"));
    }

    private static String name(String name) {
        return Json.text(Map.of("name", name));
    }

    @Test
    void aNewNameReachesSeatsThatArePlayedAndTheRematch() {
        String waiting = joined(NewTables.grande().me().open(), ben);
        String playing = started(NewTables.grande().me().open(), ben);
        String over = started(NewTables.grande().me().open(), ben);
        ana.at(over, "propose", "{\"kind\": \"end\"}").is(200);
        JsonNode ended = ben.at(over, "answer", "{\"agree\": true}").is(200).json();
        ben.send("PATCH", "/api/me", name("Benita")).is(200);
        for (String table : new String[] {waiting, playing, over}) {
            assertThat(names(ana.table(table))).containsExactly("Ana", "Benita");
        }
        ana.at(over, "rematch", "{}").is(200);
        String next = ben.at(over, "rematch", "{}").is(200).json().get("next").asText();
        assertThat(names(ana.table(next))).containsExactly("Ana", "Benita");
        assertThat(ended.get("phase").asText()).isEqualTo("over");
    }

    @Test
    void aNewNameIsNeverThatOfAnotherPersonAtTheTable() {
        String id = joined(NewTables.grande().me().open().bot("squire"), ben);
        String bot = names(ana.table(id)).getLast();
        ben.send("PATCH", "/api/me", name("ana")).is(200);
        assertThat(names(ana.table(id)).get(1)).isEqualTo("ana 2");
        ben.send("PATCH", "/api/me", name(bot)).is(200);
        assertThat(names(ana.table(id))).doesNotHaveDuplicates().contains(bot);
        assertThat(names(ana.table(id)).get(1)).isEqualTo(bot);
    }

    @Test
    void onASharedBrowserOnlyTheOwnSeatGetsTheNewName() {
        String id = ana.create(NewTables.caballero().me().me("Carla"));
        ana.send("PATCH", "/api/me", name("Anita")).is(200);
        assertThat(names(ana.table(id))).containsExactly("Anita", "Carla");
    }

    @Test
    void whoLogsInKeepsTheSeatsTheyHadAsAGuest() {
        Client account = server().guest("Dora");
        account.post("/api/account", credentials("dora")).is(200);
        String playing = started(NewTables.grande().me().open(), ben);
        String own = ben.create(NewTables.grande().me().open());
        JsonNode me = ben.post("/api/login", credentials("dora")).is(200).json();
        assertThat(me.get("name").asText()).isEqualTo("Dora");
        assertThat(names(ana.table(playing))).containsExactly("Ana", "Dora");
        assertThat(ben.table(playing).get("yours").toString()).isEqualTo("[1]");
        assertThat(account.table(playing).get("yours").toString()).isEqualTo("[1]");
        assertThat(ben.table(own).get("host").asBoolean()).isTrue();
        assertThat(ids(ben.get("/api/tables").json().get("mine"))).contains(playing, own);
    }

    @Test
    void whoSaysNoLeavesTheSeatsToTheGuest() {
        Client account = server().guest("Emil");
        account.post("/api/account", credentials("emil")).is(200);
        String playing = started(NewTables.grande().me().open(), ben);
        ben.post("/api/login", Json.text(Map.of("name", "emil", "password", "nine green herons", "keepSeats", false)))
                .is(200);
        assertThat(names(ana.table(playing))).containsExactly("Ana", "Ben");
        assertThat(ben.table(playing).get("yours").toString()).isEqualTo("[]");
    }

    @Test
    void anAccountDoesNotChangeTheNameThatOthersKnow() {
        Client carl = server().guest("Carl");
        assertThat(carl.post("/api/account", credentials("carl"))
                        .is(200)
                        .json()
                        .get("name")
                        .asText())
                .isEqualTo("Carl");
        Client nameless = server().stranger();
        nameless.post("/api/session", "{}").is(200);
        assertThat(nameless.post("/api/account", credentials("Frida"))
                        .is(200)
                        .json()
                        .get("name")
                        .asText())
                .isEqualTo("Frida");
    }
}
