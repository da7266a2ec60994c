package hidalgo.workshop.load;

import hidalgo.records.Parsed;
import hidalgo.rules.RandomSource;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/*
 * One person plays all seats, one move after the other, and one game after the other. A move is sent again, under the same
 * identifier and to any node, until it is answered. So in the end a table must have exactly as many moves as were answered with
 * success: fewer means that one was lost, more that one was made twice.
 */

/** A player who continues to play through all faults of the servers. */
final class ChaosPlayer implements Runnable {
    /** A move that no node knows after this many seconds is lost. */
    private static final long PATIENCE = 60;

    private static final int AGAIN = 100;
    private static final int REFUSED = 300;
    private static final int SERVER_FAULT = 500;

    private final Supplier<URI> nodes;
    private final RandomSource random;
    private final String wish;
    private final String cookie;
    private final int pause;
    private final AtomicInteger answered = new AtomicInteger();
    private final AtomicInteger sentAgain = new AtomicInteger();
    private final AtomicInteger wrong = new AtomicInteger();
    private final Queue<String> faults = new ConcurrentLinkedQueue<>();
    private String table = "";
    private boolean repeated;
    private volatile boolean stopped;

    /**
     * A new player.
     *
     * @param nodes gives the address of some node that may be alive
     * @param pause the milliseconds between two moves
     */
    ChaosPlayer(Supplier<URI> nodes, String game, long seed, int pause) {
        this.nodes = nodes;
        this.random = RandomSource.of(seed);
        this.pause = pause;
        this.wish = "{\"game\":\"" + game + "\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}],\"start\":true}";
        try (Requests first = new Requests(nodes.get())) {
            this.cookie = first.mustSend("/api/session", null, "{}")
                    .headers()
                    .getOrDefault("set-cookie", "")
                    .split(";", 2)[0];
        }
    }

    @Override
    public void run() {
        while (!stopped) {
            playGame();
        }
    }

    private void playGame() {
        Parsed view = LoadClients.object(ask("POST", "/api/tables", wish));
        table = "/api/tables/" + view.text("id");
        int moves = 0;
        while (!stopped) {
            Parsed play = Parsed.of(view.get("play"));
            List<?> legal = play.list("legal");
            if (legal.isEmpty()) {
                break;
            }
            String request = "{\"seat\":" + play.number("seat") + ",\"version\":" + moves + ",\"id\":\"" + moves
                    + "\",\"move\":\"" + legal.get(random.below(legal.size())) + "\"}";
            repeated = false;
            Object next =
                    LoadClients.object(ask("POST", table + "/moves", request)).optional("table");
            if (next == null) {
                break;
            }
            view = Parsed.of(next);
            moves++;
            answered.incrementAndGet();
            sentAgain.addAndGet(repeated ? 1 : 0);
            if (view.number("version") != moves) {
                break;
            }
            sleep(ThreadLocalRandom.current().nextInt(1, 2 * pause));
        }
        int stored = stored(moves);
        if (stored != moves) {
            wrong.addAndGet(Math.abs(stored - moves));
            faults.add(table + " has " + stored + " moves, but " + moves + " were answered");
        }
    }

    /**
     * The number of stored moves. A node may learn late what another one has stored, so it is asked until it knows them
     * all.
     */
    private int stored(int moves) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
        int stored = version();
        while (stored < moves && System.nanoTime() < end) {
            sleep(AGAIN);
            stored = version();
        }
        return stored;
    }

    private int version() {
        return LoadClients.object(ask("GET", table, null)).number("version");
    }

    /**
     * Asks until a server has done it. Only this person moves here, and every move is legal, so there is no reason to
     * refuse it.
     */
    private Connection.Answer ask(String method, String path, @Nullable String body) {
        while (true) {
            try (Connection connection = Connection.to(nodes.get())) {
                Connection.Answer answer = connection.ask(method, path, cookie, body);
                if (answer.status() < REFUSED) {
                    return answer;
                }
                if (answer.status() < SERVER_FAULT) {
                    wrong.incrementAndGet();
                    faults.add(path + " was refused: " + answer.status() + " " + answer.body());
                    return new Connection.Answer(answer.status(), answer.headers(), "{}");
                }
            } catch (IOException e) {
                // The server is gone; another or the next one answers.
            }
            repeated = true;
            sleep(AGAIN);
        }
    }

    private static void sleep(int millis) {
        try {
            TimeUnit.MILLISECONDS.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Stops after the current move. */
    void stop() {
        stopped = true;
    }

    int answered() {
        return answered.get();
    }

    int sentAgain() {
        return sentAgain.get();
    }

    /** The errors, in words. */
    List<String> faults() {
        return List.copyOf(faults);
    }

    /** The number of moves by which stored tables differ from the answers, and the number of invalid answers. */
    int wrong() {
        return wrong.get();
    }
}
