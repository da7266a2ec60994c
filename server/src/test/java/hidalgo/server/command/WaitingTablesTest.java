package hidalgo.server.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.bots.Persona;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.Socket;
import hidalgo.server.TwoGuests;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How people come together at a table, and what they settle before the game. */
class WaitingTablesTest extends TwoGuests {
    @Test
    void aTableHasNoMoreSeatsThanSomeGameAndNoMoreThanItsOwn() {
        NewTables five = NewTables.grande().me().open().open().open().open();
        ana.create(five);
        JsonNode problem = ana.post("/api/tables", five.open().json()).is(400).json();
        assertThat(problem.get("text").toString()).contains("server.seats", "\"most\":5");
        String tooMany = NewTables.caballero().me().open().open().open().open().json();
        ana.post("/api/tables", tooMany).is(422);
    }

    @Test
    void aTableHasTheOptionsAndSeatsThatWereWanted() {
        String id = ana.create(NewTables.grande()
                .option("short", "true")
                .option("veto", "off")
                .me()
                .open()
                .bot("squire")
                .bot("squire"));
        JsonNode table = ana.table(id);

        assertThat(table.get("options").get("short").asText()).isEqualTo("true");
        assertThat(table.get("options").get("players").asText()).isEqualTo("4");
        assertThat(table.get("phase").asText()).isEqualTo("waiting");
        assertThat(table.get("host").asBoolean()).isTrue();
        assertThat(names(table).subList(0, 2)).containsExactly("Ana", "");
        assertThat(names(table).subList(2, 4)).doesNotHaveDuplicates().allMatch(WaitingTablesTest::isPersona);
        assertThat(table.get("yours").toString()).isEqualTo("[0]");
        assertThat(table.get("play").isNull()).isTrue();
    }

    @Test
    void whatCantBePlayedIsRefusedWithItsReason() {
        assertThat(ana.post("/api/tables", NewTables.of("chess").me().me().json())
                        .is(400)
                        .json()
                        .get("english")
                        .asText())
                .contains("chess");
        ana.post("/api/tables", NewTables.grande().me().json()).is(400);
        ana.post("/api/tables", NewTables.caballero().me().me().me().me().me().json())
                .is(422);
        ana.post("/api/tables", NewTables.grande().me().bot("queen").json()).is(400);
        ana.post(
                        "/api/tables",
                        NewTables.grande().option("short", "maybe").me().me().json())
                .is(422);
        ana.post(
                        "/api/tables",
                        NewTables.grande().me().me().clock("live", 1, 0, 0).json())
                .is(400);
        ana.post("/api/tables", NewTables.grande().me().open().started().json()).is(422);
    }

    @Test
    void peopleJoinByLinkAndFromTheListOfOpenTables() {
        String open = ana.create(NewTables.caballero().me().open().open().with("visibility", "public"));
        String link = ana.create(NewTables.caballero().me().open());
        JsonNode lobby = ben.get("/api/tables").is(200).json();
        assertThat(ids(lobby.get("open"))).contains(open).doesNotContain(link);

        ben.at(open, "join", "{\"seat\": 2, \"name\": \"Benjamin\"}").is(200);
        assertThat(names(ana.table(open))).containsExactly("Ana", "", "Benjamin");
        ben.at(open, "join", "{\"seat\": 1}").is(200);
        assertThat(names(ana.table(open))).containsExactly("Ana", "Ben", "");
        ben.at(open, "join", "{\"seat\": 0}").is(422);
        ben.at(link, "join", "{}").is(200);
        Client carl = server().guest("Carl");
        carl.at(link, "join", "{}").is(422);
        assertThat(ids(ben.get("/api/tables").json().get("mine"))).contains(open, link);
        assertThat(ids(carl.get("/api/tables").json().get("open"))).contains(open);
        carl.at("nosuchtable", "join", "{}").is(404);
    }

    @Test
    void aLessonsTableIsInNoListNotEvenWhenItIsOver() {
        Client carl = server().guest("Carl");
        String id = carl.create(
                NewTables.caballero().me().me().with("visibility", "lesson").started());
        String lobby = carl.get("/api/tables").is(200).json().toString();
        carl.at(id, "propose", "{\"kind\": \"end\"}").is(200);
        assertThat(carl.table(id).get("phase").asText()).isEqualTo("over");
        assertThat(lobby + carl.get("/api/tables").json()).doesNotContain(id);
    }

    @Test
    void aTableWithAWordShowsItselfOnlyToThoseInside() {
        String id = ana.create(withAWord());
        JsonNode listed = ben.get("/api/tables").json().get("open");
        assertThat(ids(listed)).contains(id);
        JsonNode door =
                server().stranger().get("/api/tables/" + id + "/door").is(200).json();
        assertThat(List.of(door.get("game").asText(), door.get("host").asText()))
                .containsExactly("el-grande", "Ana");
        for (String part : List.of("", "/chat", "/log", "/record", "/scorings")) {
            ben.get("/api/tables/" + id + part).is(403);
            server().stranger().get("/api/tables/" + id + part).is(403);
        }
        ben.get("/api/replays/" + id).is(403);
        ben.at(id, "chat", "{\"text\": \"hello\"}").is(403);
        ben.at(id, "join", "{\"word\": \"Madrid\"}").is(403);
        ben.at(id, "join", "{}").is(403);
        ben.at(id, "start", "{}").is(403);
        ben.at(id, "propose", "{\"kind\": \"end\"}").is(403);
        ben.at(id, "join", "{\"word\": \" toLEDO \"}").is(200);
        ben.get("/api/tables/" + id).is(200);
    }

    @Test
    void whoComesLateWithTheWordLooksOn() {
        String id = ana.create(withAWord());
        ben.at(id, "join", "{\"word\": \"Toledo\"}").is(200);
        Client carl = server().guest("Carl");
        carl.at(id, "join", "{\"word\": \"toledo\"}").is(200);
        assertThat(carl.table(id).get("yours")).isEmpty();
        ana.at(id, "start", "{}").is(200);
        Client dora = server().guest("Dora");
        dora.at(id, "join", "{}").is(403);
        dora.at(id, "join", "{\"word\": \"Madrid\"}").is(403);
        dora.get("/api/tables/" + id).is(403);
        dora.at(id, "join", "{\"word\": \"Toledo\"}").is(200);
        assertThat(dora.table(id).get("phase").asText()).isEqualTo("playing");
        assertThat(ids(dora.get("/api/tables").json().get("running"))).doesNotContain(id);
    }

    @Test
    void whoHasLeftATableWithAWordIsToldNothingMore() {
        String id = ana.create(withAWord());
        ben.at(id, "join", "{\"word\": \"Toledo\"}").is(200);
        try (Socket socket = ben.open(id)) {
            socket.await(seen -> !seen.get("yours").isEmpty());
            ben.at(id, "leave", "{}").is(204);
            socket.awaitGone();
            ana.at(id, "chat", "{\"text\": \"Ben is gone\"}").is(204);
            ana.at(id, "arrange", "{\"seats\": [{\"from\": 0}, {\"bot\": \"random\"}]}")
                    .is(200);
            JsonNode bot;
            try (Socket own = ana.open(id)) {
                bot = own.await(seen -> !names(seen).getLast().isEmpty());
            }
            assertThat(String.join("\n", socket.frames()))
                    .doesNotContain("Ben is gone", names(bot).getLast());
        }
    }

    @Test
    void whenTheHostLeavesAnotherPersonIsTheHostAndAnEmptyTableGoes() {
        String id = joined(NewTables.caballero().me().open().open(), ben);
        ben.at(id, "start", "{}").is(403);
        try (Socket socket = ben.open(id)) {
            ana.at(id, "leave", "{}").is(204);
            socket.await(seen -> seen.get("host").asBoolean());
            assertThat(ana.table(id).get("host").asBoolean()).isFalse();
            assertThat(ids(ana.get("/api/tables").json().get("mine"))).doesNotContain(id);
            ben.at(id, "leave", "{}").is(204);
            socket.awaitGone();
        }
        ben.get("/api/tables/" + id).is(404);
    }

    @Test
    void noOtherPersonCanDeleteATable() {
        String id = ana.create(NewTables.caballero().open().bot("random"));
        ben.at(id, "leave", "{}").is(403);
        ana.get("/api/tables/" + id).is(200);
        ana.at(id, "leave", "{}").is(204);
        ana.get("/api/tables/" + id).is(404);
    }

    @Test
    void theHostArrangesTheSeatsAndStarts() {
        String id = joined(NewTables.caballero().me().open().open(), ben);
        String wanted = "{\"seats\": [{\"from\": 1}, {\"bot\": \"random\"}, {\"from\": 0}]}";
        ben.at(id, "arrange", wanted).is(403);
        ana.at(id, "start", "{}").is(422);
        List<String> names = names(ana.at(id, "arrange", wanted).is(200).json());
        assertThat(names).startsWith("Ben").endsWith("Ana");
        assertThat(names.get(1)).matches(WaitingTablesTest::isPersona);
        for (String wrong : List.of(
                "{\"seats\": [{\"from\": 1}]}",
                "{\"seats\": [{\"from\": 1}, {\"from\": 1}, {\"from\": 0}]}",
                "{\"seats\": [{\"from\": 7}, {\"from\": 1}, {\"from\": 0}]}",
                "{\"seats\": [{\"bot\": \"wizard\"}, {\"from\": 1}, {\"from\": 0}]}")) {
            ana.at(id, "arrange", wrong).is(400);
        }
        ana.at(id, "start", "{}").is(200);
        ana.at(id, "start", "{}").is(422);
        ana.at(id, "arrange", wanted).is(422);
        ben.at(id, "leave", "{}").is(422);
        assertThat(ben.table(id).get("yours").toString()).isEqualTo("[0]");
    }

    @Test
    void whoIsRemovedByTheHostIsToldSoAndWhoLeavesIsNot() {
        Client carl = server().guest("Carl");
        String id = joined(NewTables.caballero().me().open().open(), ben, carl);
        try (Socket bens = ben.open(id);
                Socket carls = carl.open(id);
                Socket own = ana.open(id)) {
            bens.await(seen -> seen.get("yours").size() == 1);
            carls.await(seen -> seen.get("yours").size() == 1);
            carl.at(id, "leave", "{}").is(204);
            carls.await(seen -> seen.get("yours").isEmpty());
            ana.at(id, "arrange", "{\"seats\": [{\"from\": 0}, {\"bot\": \"random\"}, {}]}")
                    .is(200);
            bens.awaitRemoved();
            bens.await(seen -> seen.get("yours").isEmpty());
            own.await(seen -> isPersona(names(seen).get(1)));
            assertThat(carls.isRemoved()).isFalse();
            assertThat(own.isRemoved()).isFalse();
        }
    }

    @Test
    void whoIsRemovedFromATableWithAWordIsToldSoBeforeItIsGone() {
        String id = ana.create(withAWord());
        ben.at(id, "join", "{\"word\": \"Toledo\"}").is(200);
        try (Socket socket = ben.open(id)) {
            socket.await(seen -> !seen.get("yours").isEmpty());
            ana.at(id, "arrange", "{\"seats\": [{\"from\": 0}, {}]}").is(200);
            socket.awaitGone();
            assertThat(socket.isRemoved()).isTrue();
        }
    }

    static boolean isPersona(String name) {
        return Persona.named(name).isPresent();
    }
}
