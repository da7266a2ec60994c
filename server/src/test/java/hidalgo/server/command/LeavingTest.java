package hidalgo.server.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.Keeping;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** A player who leaves a game has lost it, and the players who stay have no disadvantage. */
@Tag("slow")
@ParameterizedClass
@EnumSource
class LeavingTest {
    private final Keeping keeping;

    private TestServer server;
    private Client ana;
    private Client ben;

    LeavingTest(Keeping keeping) {
        this.keeping = keeping;
    }

    @BeforeEach
    void start(@TempDir Path folder) {
        server = keeping.start(folder);
        ana = withAccount("Ana");
        ben = withAccount("Ben");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private Client withAccount(String name) {
        Client person = server.guest(name);
        person.post("/api/account", "{\"name\": \"" + name + "\", \"password\": \"nine green herons\"}")
                .is(200);
        return person;
    }

    private static String started(Client host, Client... others) {
        NewTables wish = NewTables.grande().option("short", "true").me();
        for (int i = 0; i < others.length; i++) {
            wish.open();
        }
        String id = host.create(wish);
        for (Client other : others) {
            other.at(id, "join", "{}").is(200);
        }
        host.at(id, "start", "{}").is(200);
        return id;
    }

    private static JsonNode results(Client person) {
        return person.get("/api/me/history").is(200).json().get("results");
    }

    private static int place(Client person) {
        assertThat(results(person)).hasSize(1);
        return results(person).get(0).get("place").asInt();
    }

    private static int change(Client person) {
        JsonNode result = results(person).get(0);
        return result.get("after").asInt() - result.get("before").asInt();
    }

    @Test
    void whoResignsIsLastAndWhoStaysLosesNothingToTheBot() {
        String id = started(ana, ben);
        ana.at(id, "resign", "{\"seat\": 0}").is(200);
        assertThat(results(ana)).isEmpty();
        new Player(id, 4, ben).playToTheEnd();
        assertThat(place(ana)).isEqualTo(2);
        assertThat(change(ana)).isNegative();
        assertThat(place(ben)).isEqualTo(1);
        assertThat(change(ben)).isPositive();
    }

    @Test
    void whenAllHaveLeftItIsDecidedAtOnceAndForGood() {
        String id = started(ana, ben);
        ana.at(id, "resign", "{\"seat\": 0}").is(200);
        ben.at(id, "resign", "{\"seat\": 1}").is(200);
        assertThat(place(ana)).isEqualTo(2);
        assertThat(place(ben)).isEqualTo(1);
        ana.at(id, "return", "{\"seat\": 0}").is(200);
        new Player(id, 5, ana).playToTheEnd();
        assertThat(place(ana)).isEqualTo(2);
    }

    @Test
    void thoseWhoStayMayEndTheGameAndStillHaveBeatenWhoLeft() {
        Client carl = withAccount("Carl");
        String id = started(ana, ben, carl);
        ana.at(id, "resign", "{\"seat\": 0}").is(200);
        ben.at(id, "propose", "{\"kind\": \"end\"}").is(200);
        carl.at(id, "answer", "{\"agree\": true}").is(200);
        assertThat(place(ana)).isEqualTo(3);
        assertThat(change(ana)).isNegative();
        assertThat(place(ben)).isEqualTo(1);
        assertThat(change(ben)).isPositive().isEqualTo(change(carl));
    }

    @Test
    void whoComesBackHasNotLeft() {
        String id = started(ana, ben);
        ana.at(id, "resign", "{\"seat\": 0}").is(200);
        ana.at(id, "return", "{\"seat\": 0}").is(200);
        JsonNode end = new Player(id, 6, ana, ben).playToTheEnd();
        JsonNode totals = end.get("play").get("totals");
        int ahead = Integer.compare(totals.get(0).asInt(), totals.get(1).asInt());
        assertThat(Integer.signum(change(ana))).isEqualTo(ahead);
        assertThat(change(ben)).isEqualTo(-change(ana));
    }
}
