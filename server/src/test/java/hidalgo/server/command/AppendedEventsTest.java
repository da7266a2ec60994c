package hidalgo.server.command;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Client;
import hidalgo.server.ManualClock;
import hidalgo.server.NewTables;
import hidalgo.server.Reply;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.IntFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every event of a table is stored forever, so no command appends them without end, however often it is repeated. */
class AppendedEventsTest {
    private static final int REPEATED = 230;

    @TempDir
    private Path folder;

    private final ManualClock clock = new ManualClock();
    private TestServer server;
    private Client ana;
    private Client ben;

    @BeforeEach
    void start() {
        server = TestServer.in(folder, clock);
        ana = server.guest("Ana");
        ben = server.guest("Ben");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /** Repeats a command until it is refused, which must happen; returns how many events it has appended. */
    private int appendedUntilRefused(String id, String reason, IntFunction<Reply> command) {
        int before = number(id);
        for (int i = 0; i < REPEATED; i++) {
            Reply reply = command.apply(i);
            if (reply.status() != 200 && reply.status() != 204) {
                assertThat(reply.is(429).json().get("text").get("key").asText()).isEqualTo(reason);
                return number(id) - before;
            }
        }
        throw new AssertionError("It was carried out " + REPEATED + " times");
    }

    private int number(String id) {
        return ana.table(id).get("number").asInt();
    }

    @Test
    void theHostChangesATableOnlySoOftenADay() {
        String id = ana.create(NewTables.grande().me().open().bot("squire"));
        IntFunction<Reply> arrange = i -> ana.at(
                id,
                "arrange",
                i % 2 == 0
                        ? "{\"seats\": [{\"from\": 1}, {\"from\": 0}, {\"from\": 2}]}"
                        : "{\"seats\": [{\"from\": 1}, {\"from\": 0}, {\"bot\": \"knight\"}]}");
        assertThat(appendedUntilRefused(id, "server.table.often", arrange)).isEqualTo(200);
        int number = number(id);
        ana.at(id, "options", "{\"name\": \"Another\"}").is(429);
        ana.at(id, "options", "{\"holdSetting\": {\"seconds\": 7, \"people\": true}}")
                .is(429);
        ana.at(id, "options", "{\"options\": {\"short\": \"true\"}}").is(429);
        ana.at(id, "add-seat", "{}").is(429);
        assertThat(number(id)).isEqualTo(number);
        clock.pass(Duration.ofDays(1));
        IntFunction<Reply> resize =
                i -> i % 2 == 0 ? ana.at(id, "add-seat", "{}") : ana.at(id, "remove-seat", "{\"seat\": 3}");
        assertThat(appendedUntilRefused(id, "server.table.often", resize)).isEqualTo(200);
    }

    @Test
    void seatsThatStayAsTheyAreAreNoChange() {
        String id = ana.create(NewTables.grande().me().open());
        int before = number(id);
        ana.at(id, "arrange", "{\"seats\": [{\"from\": 0}, {\"from\": 1}]}").is(200);
        assertThat(number(id)).isEqualTo(before);
    }

    @Test
    void seatsAreTakenOnlySoOftenADayByAPersonAndByAll() {
        String id = ana.create(NewTables.grande().me().open().open().open().open());
        IntFunction<Reply> comeAndGo = i -> i % 2 == 0 ? ben.at(id, "join", "{}") : ben.at(id, "leave", "{}");
        assertThat(appendedUntilRefused(id, "server.seat.often", comeAndGo)).isEqualTo(40);
        for (int guest = 0; guest < 9; guest++) {
            Client eve = server.guest("Eve" + guest);
            IntFunction<Reply> move = i -> eve.at(id, "join", "{\"seat\": " + (1 + i % 2) + "}");
            assertThat(appendedUntilRefused(id, "server.seat.often", move)).isEqualTo(39);
            eve.at(id, "leave", "{}").is(204);
        }
        Client carl = server.guest("Carl");
        assertThat(carl.at(id, "join", "{}")
                        .is(429)
                        .json()
                        .get("text")
                        .get("key")
                        .asText())
                .isEqualTo("server.seats.often");
        clock.pass(Duration.ofDays(1));
        carl.at(id, "join", "{}").is(200);
        ben.at(id, "join", "{}").is(200);
    }

    @Test
    void whoHasAgreedToAProposalAgreesOnce() {
        Client carl = server.guest("Carl");
        String id = ana.create(NewTables.grande().me().open().open());
        ben.at(id, "join", "{}").is(200);
        carl.at(id, "join", "{}").is(200);
        ana.at(id, "start", "{}").is(200);
        ana.at(id, "propose", "{\"kind\": \"end\"}").is(200);
        int before = number(id);
        for (int i = 0; i < 5; i++) {
            ben.at(id, "answer", "{\"agree\": true}").is(200);
        }
        assertThat(number(id)).isEqualTo(before + 1);
    }
}
