package hidalgo.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.OneServer;
import org.junit.jupiter.api.Test;

/** A page that opens gets all it needs in one answer, and nothing that its person may not see. */
class ArrivalTest extends OneServer {
    private static JsonNode arrive(Client client, String table) {
        return client.post("/api/arrival", "{\"table\": \"" + table + "\"}")
                .is(200)
                .json();
    }

    @Test
    void aStrangerBecomesAGuestAndSeesTheTable() {
        Client ana = server().guest("Ana");
        String id = ana.create(NewTables.grande().me().me().started());
        Client stranger = server().stranger();
        JsonNode arrival = arrive(stranger, id);
        assertThat(arrival.get("me")).isEqualTo(stranger.get("/api/me").is(200).json());
        assertThat(arrival.get("welcome"))
                .isEqualTo(stranger.get("/api/welcome").is(200).json());
        assertThat(arrival.get("table").get("yours")).isEmpty();
        assertThat(arrival.get("table").get("play"))
                .isEqualTo(stranger.get("/api/tables/" + id).is(200).json().get("play"));
    }

    @Test
    void whoIsKnownStaysThemselvesAndSeesTheirSeat() {
        Client ana = server().guest("Ana");
        String id = ana.create(NewTables.caballero().me().me().started());
        String session = ana.session();
        JsonNode arrival = arrive(ana, id);
        assertThat(ana.session()).isEqualTo(session);
        assertThat(arrival.get("me").get("name").asText()).isEqualTo("Ana");
        assertThat(arrival.get("table").get("yours")).hasSize(2);
        assertThat(arrival.get("table").get("play").get("legal")).isNotEmpty();
    }

    @Test
    void aTableThatIsNotTheirsToSeeOrIsNotThereIsLeftOut() {
        Client ana = server().guest("Ana");
        String id = ana.create(
                NewTables.caballero().me().me().with("visibility", "word").with("word", "Sevilla"));
        assertThat(arrive(ana, id).get("table").get("id").asText()).isEqualTo(id);
        Client stranger = server().stranger();
        assertThat(arrive(stranger, id).get("table").isNull()).isTrue();
        assertThat(arrive(stranger, "nowhere").get("table").isNull()).isTrue();
        assertThat(stranger.post("/api/arrival", "{}")
                        .is(200)
                        .json()
                        .get("table")
                        .isNull())
                .isTrue();
    }
}
