package hidalgo.server.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.OneServer;
import hidalgo.server.Reply;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A move is applied once, or refused with the table as it is: however often, late or out of order it comes. */
@Tag("slow")
class ExactlyOnceTest extends OneServer {
    private static final int THREADS = 8;
    private static final int ROUNDS = 25;
    /** A game in which three choose secretly. */
    private static final Path THREE_CHOOSE =
            Path.of("..", "records", "src", "test", "resources", "corpus", "el-grande", "12-3-other.json");

    private static final int BEFORE_THE_CHOICE = 8;

    private record Sent(int seat, int version, String id, String move) {
        Reply by(Client client, String table) {
            return client.move(table, seat, version, id, move);
        }
    }

    @Test
    void aMoveThatIsSentManyTimesAtOnceIsPlayedOnce() {
        Client ana = server().guest("Ana");
        String id = ana.create(NewTables.caballero().me().me().started());
        for (int round = 0; round < 10; round++) {
            JsonNode before = ana.table(id);
            Sent sent = new Sent(
                    before.get("play").get("seat").asInt(),
                    before.get("version").asInt(),
                    "same " + round,
                    before.get("play").get("legal").get(0).asText());
            List<CompletableFuture<Reply>> replies = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                replies.add(CompletableFuture.supplyAsync(() -> sent.by(ana, id)));
            }
            for (CompletableFuture<Reply> reply : replies) {
                assertThat(reply.join().is(200).json().get("version").asInt()).isEqualTo(round + 1);
            }
            assertThat(ana.table(id).get("version").asInt()).isEqualTo(round + 1);
        }
        JsonNode now = ana.table(id);
        int seat = now.get("play").get("log").get(9).get("seat").asInt();
        String undo = "{\"seat\": %d, \"version\": %d, \"id\": \"back\"}".formatted(seat, 10);
        List<Integer> answers = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            answers.add(ana.at(id, "undo", undo).status());
        }
        assertThat(answers).as("all the same").containsOnly(answers.getFirst());
        assertThat(ana.table(id).get("version").asInt()).isEqualTo(answers.getFirst() == 200 ? 11 : 10);
    }

    @Test
    void secretChoicesMadeAtTheSameTimeAreAllTaken() throws IOException {
        Client ana = server().guest("Ana");
        String id = ana.create(NewTables.grande()
                .me()
                .me()
                .me()
                .with("record", Files.readString(THREE_CHOOSE))
                .with("ply", BEFORE_THE_CHOICE)
                .started());
        int version = ana.table(id).get("version").asInt();
        for (int seat = 0; seat < 3; seat++) {
            String choice = ana.get("/api/tables/" + id + "?seat=" + seat)
                    .json()
                    .get("play")
                    .get("legal")
                    .get(0)
                    .asText();
            assertThat(choice).startsWith("disk ");
            new Sent(seat, version, "choice " + seat, choice).by(ana, id).is(200);
        }
        // Now all is open, and what was made before that is out of date.
        new Sent(0, version, "late", "end").by(ana, id).is(409);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void duplicatedReorderedStaleAndConcurrentMovesLeaveOneHistory(long seed) throws InterruptedException {
        Client ana = server().guest("Ana");
        String id = ana.create((seed % 2 == 0 ? NewTables.caballero() : NewTables.grande())
                .me()
                .me()
                .started());
        Queue<Sent> late = new ConcurrentLinkedQueue<>();
        Map<String, Integer> led = new ConcurrentHashMap<>();
        Map<Integer, Sent> applied = new ConcurrentHashMap<>();
        List<String> wrong = new java.util.concurrent.CopyOnWriteArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int thread = 0; thread < THREADS; thread++) {
                SplittableRandom random = new SplittableRandom(seed * 100 + thread);
                String name = "thread " + thread + " ";
                threads.execute(() -> {
                    for (int round = 0; round < ROUNDS; round++) {
                        JsonNode seen = ana.table(id);
                        Sent sent = any(seen, random, name + round);
                        if (sent == null) {
                            return;
                        }
                        late.add(sent);
                        List<Sent> toSend = new ArrayList<>(List.of(sent));
                        if (random.nextInt(3) == 0) {
                            toSend.add(sent);
                        }
                        Sent old = random.nextInt(3) == 0 ? late.poll() : null;
                        if (old != null) {
                            toSend.add(random.nextInt(toSend.size()), old);
                        }
                        for (Sent each : toSend) {
                            note(each, each.by(ana, id), led, applied, wrong);
                        }
                    }
                });
            }
        }
        assertThat(wrong).as("seed %d", seed).isEmpty();
        JsonNode table = ana.table(id);
        int version = table.get("version").asInt();
        assertThat(version).as("seed %d", seed).isPositive();
        assertThat(new TreeMap<>(applied).keySet()).as("seed %d", seed).hasSize(version);
        JsonNode log = ana.get("/api/replays/" + id).json().get("log");
        assertThat(log.size()).isLessThanOrEqualTo(version);
        List<String> played = new ArrayList<>();
        ana.get("/api/tables/" + id + "/log")
                .json()
                .forEach(line ->
                        played.add(line.get("seat") + " " + line.get("move").asText()));
        List<String> told = new ArrayList<>();
        new TreeMap<>(applied).values().forEach(sent -> told.add(sent.seat() + " " + sent.move()));
        // A choice that is secret still has no move in the log of others.
        for (String secret : played.stream().filter(line -> line.endsWith(" ")).toList()) {
            played.remove(secret);
            told.remove(told.reversed().stream()
                    .filter(line -> line.startsWith(secret + "disk "))
                    .findFirst()
                    .orElseThrow());
        }
        assertThat(played).as("seed %d", seed).containsExactlyInAnyOrderElementsOf(told);
    }

    private static Sent any(JsonNode seen, SplittableRandom random, String id) {
        JsonNode legal = seen.get("play").get("legal");
        if (legal.isEmpty()) {
            return null;
        }
        int version = seen.get("version").asInt() - (random.nextInt(5) == 0 ? 1 : 0);
        return new Sent(
                seen.get("play").get("seat").asInt(),
                version,
                id,
                legal.get(random.nextInt(legal.size())).asText());
    }

    /** Checks one answer against all that were given before. */
    private static void note(
            Sent sent, Reply reply, Map<String, Integer> led, Map<Integer, Sent> applied, List<String> wrong) {
        switch (reply.status()) {
            case 200 -> {
                int version = reply.json().get("version").asInt();
                Integer before = led.putIfAbsent(sent.id(), version);
                if (before != null && before != version) {
                    wrong.add(sent + " led to " + before + " and to " + version);
                }
                Sent other = applied.putIfAbsent(version, sent);
                if (other != null && !other.equals(sent)) {
                    wrong.add(sent + " and " + other + " both led to " + version);
                }
                // Others' secret choices in between make no choice older.
                if (version != sent.version() + 1 && !(sent.move().startsWith("disk ") && version > sent.version())) {
                    wrong.add(sent + " led to " + version);
                }
            }
            case 409, 422 -> {
                JsonNode table = reply.json().get("table");
                if (table.isNull() || table.get("version").asInt() < sent.version()) {
                    wrong.add(sent + " was refused without the fresh view");
                }
                if (led.containsKey(sent.id())) {
                    wrong.add(sent + " was played, then refused");
                }
            }
            default -> wrong.add(sent + " was answered with " + reply.status() + " " + reply.body());
        }
    }
}
