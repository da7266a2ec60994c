package hidalgo.server.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.bots.Persona;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.Reply;
import hidalgo.server.TestServer;
import hidalgo.server.TwoGuests;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bots at a table have personas: each has a unique name, and keeps it. */
class PersonasTest extends TwoGuests {
    @Test
    void allBotsHaveUniqueNamesAndPortraits() {
        assertThat(Persona.all()).hasSizeGreaterThanOrEqualTo(10);
        assertThat(Persona.all().stream().map(Persona::name)).doesNotHaveDuplicates();
        JsonNode table = ana.table(ana.create(NewTables.grande()
                .me()
                .bot("squire")
                .bot("squire")
                .bot("squire")
                .bot("knight")));
        assertThat(names(table)).doesNotHaveDuplicates();
        for (JsonNode seat : table.get("seats")) {
            String persona =
                    Persona.named(seat.get("name").asText()).map(Persona::id).orElse("");
            assertThat(seat.get("persona").asText()).isEqualTo(persona);
            assertThat(persona.isEmpty()).isEqualTo(seat.get("kind").asText().equals("person"));
        }
    }

    @Test
    void hostsReadTheTraitsOfAllPersonasInEachGame() {
        for (JsonNode game : ana.get("/api/welcome").is(200).json().get("games")) {
            assertThat(game.get("people").findValuesAsText("id"))
                    .containsExactlyElementsOf(
                            Persona.all().stream().map(Persona::id).toList());
            game.get("people")
                    .forEach(person -> assertThat(person.get("traits")).hasSize(4));
        }
    }

    @Test
    void theHostChoosesWhoABotIs() {
        String id = ana.create(NewTables.caballero().me().open().open());
        JsonNode chosen = ana.at(
                        id,
                        "arrange",
                        "{\"seats\": [{\"from\": 0}, {\"bot\": \"squire\", \"persona\": \"leonor\"},"
                                + " {\"bot\": \"squire\", \"persona\": \"leonor\"}]}")
                .is(200)
                .json();
        assertThat(names(chosen).get(1)).isEqualTo("Leonor");
        assertThat(names(chosen).get(2)).isNotEqualTo("Leonor");
    }

    @Test
    void aBotKeepsItsNameWhenItMovesOrGetsAnotherLevel() {
        String id = ana.create(NewTables.caballero().me().bot("squire").bot("squire"));
        List<String> before = names(ana.table(id));
        JsonNode after = ana.at(
                        id,
                        "arrange",
                        "{\"seats\": [{\"from\": 2}, {\"from\": 1, \"bot\": \"knight\"}, {\"from\": 0}]}")
                .is(200)
                .json();
        assertThat(names(after)).isEqualTo(before.reversed());
        assertThat(after.get("seats").get(1).get("bot").asText()).isEqualTo("knight");
        ana.at(id, "arrange", "{\"seats\": [{\"from\": 0}, {\"from\": 1, \"bot\": \"queen\"}, {\"from\": 2}]}")
                .is(400);
    }

    @Test
    void anotherPersonaIsANewOne() {
        String id = ana.create(NewTables.caballero().me().bot("squire").bot("squire"));
        for (int i = 0; i < 20; i++) {
            List<String> before = names(ana.table(id));
            String wish = "{\"seats\": [{\"from\": 0}, {\"bot\": \"squire\"}, {\"from\": 2}]}";
            assertThat(names(ana.at(id, "arrange", wish).is(200).json()).get(1)).isNotIn(before);
        }
    }

    @Test
    void aBotGivesWayToAPersonOfItsName() {
        Client teresa = server().guest("Teresa");
        String id = ana.create(NewTables.caballero().me().open().open());
        ana.at(id, "arrange", "{\"seats\": [{\"from\": 0}, {\"bot\": \"squire\", \"persona\": \"teresa\"}, {}]}")
                .is(200);
        List<String> names = names(teresa.at(id, "join", "{}").is(200).json());
        assertThat(names).doesNotHaveDuplicates().endsWith("Teresa");
        assertThat(Persona.named(names.get(1))).isPresent();
    }

    @Test
    void noTwoPeopleAtATableHaveTheSameName() {
        Client other = server().guest("Carl");
        String id = ana.create(NewTables.caballero().me().open().open().open());
        Reply refused = other.at(id, "join", "{\"name\": \"ANA\"}").is(422);
        assertThat(refused.json().get("text").get("key").asText()).isEqualTo("server.name.atTable");
        Client nameless = server().guest("Ana");
        assertThat(names(nameless.at(id, "join", "{}").is(200).json())).contains("Ana", "Ana 2");
        assertThat(names(ana.table(ana.create(NewTables.caballero().me().me()))))
                .containsExactly("Ana", "Ana 2");
    }

    @Test
    void theNamesOutliveTheServer(@TempDir Path folder) {
        String id;
        List<String> before;
        try (TestServer server = TestServer.in(folder)) {
            Client eve = server.guest("Eve");
            id = eve.create(NewTables.grande()
                    .me()
                    .bot("squire")
                    .bot("random")
                    .with("visibility", "public")
                    .started());
            before = names(eve.table(id));
        }
        try (TestServer server = TestServer.in(folder)) {
            assertThat(names(server.guest("Dan").table(id))).isEqualTo(before);
        }
    }
}
