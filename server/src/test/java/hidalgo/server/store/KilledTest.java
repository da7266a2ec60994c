package hidalgo.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.Postgres;
import hidalgo.server.Reply;
import hidalgo.server.ServerProcess;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A move that was answered with success is on the disk: the server is killed at random moments under load. */
@Tag("slow")
class KilledTest {
    private static final int TABLES = 4;
    /** One in every build; {@code ./hidalgo test --matrix} makes ten, with PostgreSQL too. */
    private static final int KILLS = Integer.getInteger("kills", 1);

    @TempDir
    Path folder;

    /** A person who plays both seats of a table, and remembers all answers. */
    private static final class Told {
        final String id;
        final SplittableRandom random;
        final List<String> moves = new ArrayList<>();
        final AtomicInteger answered = new AtomicInteger();
        final List<String> ids = new ArrayList<>();
        volatile Client client;

        @Nullable
        String doubtful;

        int sent;

        Told(String id, Client client, long seed) {
            this.id = id;
            this.client = client;
            this.random = new SplittableRandom(seed);
        }

        /** Plays until the server is gone. */
        void play() {
            try {
                while (step()) {
                    // The next move.
                }
            } catch (UncheckedIOException e) {
                // The server was killed: the last move may be stored or not, but it was not answered.
            }
        }

        private boolean step() {
            JsonNode table = client.table(id);
            if (!"playing".equals(table.get("phase").asText())) {
                return false;
            }
            JsonNode play = table.get("play");
            JsonNode legal = play.get("legal");
            String move = legal.get(random.nextInt(legal.size())).asText();
            int seat = play.get("seat").asInt();
            String name = "move " + sent++;
            doubtful = seat + " " + move;
            client.move(id, seat, table.get("version").asInt(), name, move).is(200);
            doubtful = null;
            moves.add(seat + " " + move);
            ids.add(name);
            answered.incrementAndGet();
            return true;
        }
    }

    @Test
    void onSqlite() {
        tryToLoseAMove(null);
    }

    @Test
    @Tag("matrix")
    void onPostgres() {
        tryToLoseAMove(Postgres.database());
    }

    private void tryToLoseAMove(@Nullable String database) {
        long seed = database == null ? 1 : 2;
        Random random = new Random(seed);
        ServerProcess server = ServerProcess.start(folder, database);
        try {
            List<Told> players = new ArrayList<>();
            for (int i = 0; i < TABLES; i++) {
                Client client = new Client(server.address());
                client.post("/api/session", "{}").is(200);
                NewTables wish = i % 2 == 0 ? NewTables.caballero() : NewTables.grande();
                players.add(new Told(client.create(wish.me().me().started()), client, seed + i));
            }
            for (int kill = 0; kill < KILLS; kill++) {
                killWhileAllPlay(server, players, 2 + random.nextInt(12), random.nextInt(3000));
                server = ServerProcess.start(folder, database);
                for (Told told : players) {
                    told.client = told.client.at(server.address());
                    compare(told, seed);
                }
            }
            for (Told told : players) {
                assertThat(told.moves).as("seed %d", seed).isNotEmpty();
                assertThat(told.client.table(told.id).get("phase").asText()).isIn("playing", "over");
            }
        } finally {
            server.kill();
        }
    }

    /** Kills the server some microseconds after all players have received a number of answers. */
    private static void killWhileAllPlay(ServerProcess server, List<Told> players, int moves, int micros) {
        players.forEach(told -> told.answered.set(0));
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> playing = new ArrayList<>();
            players.forEach(told -> playing.add(threads.submit(told::play)));
            for (int i = 0; i < players.size(); i++) {
                while (players.get(i).answered.get() < moves && !playing.get(i).isDone()) {
                    TimeUnit.MICROSECONDS.sleep(200);
                }
            }
            TimeUnit.MICROSECONDS.sleep(micros);
            server.kill();
            for (Future<?> each : playing) {
                each.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new AssertionError("A player received a wrong answer", e.getCause());
        }
    }

    /** Everything that was answered is there, in order; at most the one move without an answer is there besides. */
    private static void compare(Told told, long seed) {
        List<String> there = log(told);
        JsonNode table = told.client.table(told.id);
        assertThat(table.get("phase").asText()).as("seed %d", seed).isIn("playing", "over");
        if (there.size() == told.moves.size() + 1) {
            assertThat(there).as("seed %d", seed).contains(told.doubtful);
            told.moves.add(String.valueOf(told.doubtful));
        }
        assertThat(there).as("seed %d", seed).containsExactlyInAnyOrderElementsOf(told.moves);
        assertThat(table.get("version").asInt()).as("seed %d", seed).isEqualTo(there.size());
        told.moves.clear();
        told.moves.addAll(there);
        if (!told.ids.isEmpty()) {
            // A late duplicate of a move that was answered changes nothing.
            Reply again = told.client.move(told.id, 0, 0, told.ids.getLast(), "power 1");
            assertThat(again.status()).isIn(200, 409, 422);
            assertThat(told.client.table(told.id).get("version").asInt()).isEqualTo(there.size());
        }
    }

    /** The moves of both seats of one browser: what one of them still hides, the other's log leaves out (EG-5.4). */
    private static List<String> log(Told told) {
        List<String> moves = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            JsonNode lines = told.client
                    .get("/api/tables/" + told.id + "/log?seat=" + seat)
                    .is(200)
                    .json();
            for (int i = 0; i < lines.size(); i++) {
                JsonNode line = lines.get(i);
                String move = line.get("seat") + " " + line.get("move").asText();
                if (i == moves.size()) {
                    moves.add(move);
                } else if (line.get("seat").asInt() == seat) {
                    moves.set(i, move);
                }
            }
        }
        return moves;
    }
}
