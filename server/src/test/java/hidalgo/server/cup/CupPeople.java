package hidalgo.server.cup;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.TestServer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;

/** People with accounts who play in cups. */
final class CupPeople {
    static final String LIVE = "{\"kind\": \"live\", \"reserve\": 900, \"increment\": 0, \"cap\": 900}";

    private CupPeople() {}

    /** A person with an account. */
    static Client account(TestServer server, String name) {
        Client person = server.stranger();
        person.post("/api/session", "{}").is(200);
        person.post("/api/account", "{\"name\": \"" + name + "\", \"password\": \"nine green herons\"}")
                .is(200);
        return person;
    }

    /** Some people with accounts. */
    static List<Client> accounts(TestServer server, String name, int count) {
        List<Client> people = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            people.add(account(server, name + " " + (char) ('A' + i)));
        }
        return people;
    }

    /** Announces a cup of quick games; further settings begin with a comma. */
    static String open(Client organiser, String name, int size, String settings) {
        return organiser
                .post(
                        "/api/cups",
                        "{\"name\": \"" + name + "\", \"game\": \"el-caballero\", \"size\": " + size
                                + (settings.contains("clock") ? "" : ", \"clock\": " + LIVE) + ", \"late\": true"
                                + (settings.contains("pause") ? "" : ", \"pause\": 60")
                                + settings + "}")
                .is(201)
                .json()
                .get("id")
                .asText();
    }

    static JsonNode cup(Client person, String id) {
        return person.get("/api/cups/" + id).is(200).json();
    }

    static void act(Client person, String id, String what, String body) {
        person.post("/api/cups/" + id + "/" + what, body).is(204);
    }

    /** Waits until as many rounds have been drawn, and all tables of the latest exist. */
    static JsonNode awaitRound(Client person, String id, int rounds) {
        Eventually.holds(
                () -> {
                    JsonNode drawn = cup(person, id).get("rounds");
                    return drawn.size() == rounds
                            && stream(drawn.get(rounds - 1).get("tables"))
                                    .allMatch(table -> person.get("/api/tables/"
                                                            + table.get("id").asText())
                                                    .status()
                                            == 200);
                },
                "round " + rounds + " with its tables");
        return cup(person, id).get("rounds").get(rounds - 1);
    }

    /** The organiser ends all games of the latest round; waits until their results are noted. */
    static void endRound(Client organiser, String id, int rounds) {
        JsonNode round = awaitRound(organiser, id, rounds);
        for (int table = 0; table < round.get("tables").size(); table++) {
            act(organiser, id, "rule", "{\"kind\": \"end\", \"table\": " + table + "}");
        }
        Eventually.holds(
                () -> cup(organiser, id)
                        .get("rounds")
                        .get(rounds - 1)
                        .get("over")
                        .asBoolean(),
                "the results of round " + rounds);
    }

    static java.util.stream.Stream<JsonNode> stream(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false);
    }
}
