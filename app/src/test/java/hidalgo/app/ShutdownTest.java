package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.NewTables;
import hidalgo.server.Reply;
import hidalgo.server.Socket;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server stops in order after {@code SIGTERM}, while people play and bots think. */
@Tag("slow")
class ShutdownTest {
    private static final int BY_SIGTERM = 143;
    private static final int GOING_AWAY = 1001;

    @TempDir
    private Path folder;

    /** A person who plays both seats until the server is gone. */
    private static final class Restless {
        final List<String> answered = new CopyOnWriteArrayList<>();
        final AtomicReference<String> doubtful = new AtomicReference<>("");
        final Client client;
        final String table;

        Restless(Client client) {
            this.client = client;
            this.table = client.create(NewTables.caballero().me().me().started());
        }

        void play() {
            try {
                while (true) {
                    JsonNode seen = client.table(table).get("play");
                    String move = seen.at("/legal/0").asText();
                    int seat = seen.get("seat").asInt();
                    doubtful.set(seat + " " + move);
                    Reply reply = client.move(table, seat, answered.size(), "move " + answered.size(), move);
                    if (reply.status() == 503) {
                        return;
                    }
                    reply.is(200);
                    answered.add(seat + " " + move);
                }
            } catch (UncheckedIOException e) {
                // The server is gone.
            }
        }
    }

    @Test
    void everyAnsweredMoveStaysAndAllClientsAreAskedToReconnect() throws Exception {
        List<Restless> people = new ArrayList<>();
        try (ServeProcess server = ServeProcess.in(folder)) {
            for (int i = 0; i < 3; i++) {
                people.add(new Restless(server.guest("Restless")));
            }
            Client thinker = server.guest("Ana");
            String slow = thinker.create(NewTables.grande()
                    .bot("knight")
                    .bot("knight")
                    .bot("knight")
                    .me()
                    .started());
            List<CompletableFuture<Void>> plays = people.stream()
                    .map(person -> CompletableFuture.runAsync(person::play))
                    .toList();
            try (Socket socket = people.getFirst().client.open(people.getFirst().table);
                    Socket atSlow = thinker.open(slow)) {
                socket.awaitVersion(5);
                // The deal decides who plays the first card; the bots wait for a person, who may find some cards played
                // already.
                JsonNode seen = thinker.table(slow);
                JsonNode cards = seen.at("/play/legal");
                if (!cards.isEmpty()) {
                    thinker.move(
                                    slow,
                                    3,
                                    seen.get("version").asInt(),
                                    "first",
                                    cards.get(0).asText())
                            .is(200);
                }
                atSlow.awaitVersion(1);
                Eventually.holds(() -> people.stream().allMatch(one -> one.answered.size() > 3), "moves of all");
                server.terminate();
                assertThat(socket.awaitClosed()).isEqualTo(GOING_AWAY);
                assertThat(atSlow.awaitClosed()).isEqualTo(GOING_AWAY);
            }
            plays.forEach(CompletableFuture::join);
            assertThat(server.awaitEnd()).isEqualTo(BY_SIGTERM);
            assertThat(server.log()).isNotEmpty().allSatisfy(ShutdownTest::assertQuietLine);
        }
        try (ServeProcess server = ServeProcess.in(folder)) {
            for (Restless person : people) {
                List<String> there = new ArrayList<>();
                person.client
                        .at(server.address())
                        .get("/api/tables/" + person.table + "/log")
                        .is(200)
                        .json()
                        .forEach(line -> there.add(line.get("seat").asInt() + " "
                                + line.get("move").asText()));
                assertThat(there).startsWith(person.answered.toArray(String[]::new));
                assertThat(there.size()).isBetween(person.answered.size(), person.answered.size() + 1);
                assertThat(there.subList(person.answered.size(), there.size())).isSubsetOf(person.doubtful.get());
            }
        }
    }

    /** A line of the log is an object of JSON, and stopping is nothing to complain about. */
    private static void assertQuietLine(String line) {
        JsonNode entry = Reply.json(line);
        assertThat(entry.isObject()).as(line).isTrue();
        assertThat(entry.get("at").asText()).matches("\\d{4}-\\d\\d-\\d\\dT.*Z");
        assertThat(entry.get("level").asText()).as(line).isEqualTo("info");
        assertThat(entry.get("logger").asText()).startsWith("hidalgo.");
        assertThat(entry.get("message").asText()).isNotEmpty();
    }
}
