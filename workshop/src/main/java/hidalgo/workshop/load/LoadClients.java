package hidalgo.workshop.load;

import hidalgo.app.input.BadInput;
import hidalgo.records.Parsed;
import hidalgo.rules.RandomSource;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/*
 * Every table has one person in all its seats, who makes random moves, and some sockets that watch. A move is measured
 * from when it is due until the last socket of its table has received the change: if the clients are late because
 * something was slow, that counts too. When a game is over, another one begins at a new table.
 */

/** Many tables with people who move and watch, spread over some nodes. */
final class LoadClients implements AutoCloseable {
    /**
     * A move that has not reached all sockets after this many seconds has failed. One that is only late shows in the
     * latencies.
     */
    private static final long PATIENCE = 60;

    private static final String WHOLE = "{\"type\":\"table\"";
    private static final int AGAIN = 100;
    private static final int DONE = 200;
    private static final int BUSY = 503;

    /** How many tables are tried for a move that is due. */
    private static final int TRIES = 50;

    private final ExecutorService movers = Executors.newVirtualThreadPerTaskExecutor();
    private final List<Seated> tables = new CopyOnWriteArrayList<>();
    private final List<Requests> nodes;
    private final RandomSource random;
    private volatile Latencies latencies = new Latencies(0);
    private final AtomicInteger failures = new AtomicInteger();
    /** The bytes that came to sockets of people without a seat. */
    private final LongAdder onlookers = new LongAdder();

    LoadClients(List<URI> addresses, long seed) {
        this.nodes = addresses.stream().map(Requests::new).toList();
        this.random = RandomSource.of(seed);
    }

    /** The request for a table: its node, and how many seats and sockets it has. */
    private record Place(Requests node, String game, int players, int sockets) {}

    /** A table, the cookie of the person who plays there, the sockets, and whether a new table is about to replace it. */
    private record Seated(
            Place place, LoadTable table, String cookie, List<TableSocket> sockets, AtomicBoolean replaced) {
        void close() {
            sockets.forEach(TableSocket::close);
        }
    }

    /**
     * The results of some seconds of moves.
     *
     * @param latencies how long each took
     * @param failed how many failed, or did not reach all sockets
     * @param missed how many could not be made in time because every table was busy
     * @param spectatorBytes how many bytes a move sent to the sockets of a table's spectators, on average
     */
    record Played(Latencies latencies, int failed, int missed, long spectatorBytes) {}

    /** Opens tables, each with some sockets, up to the given number. */
    void openTables(int wanted, String game, int players, int sockets) {
        List<Future<Seated>> opened = new ArrayList<>();
        try (ExecutorService openers = Executors.newFixedThreadPool(8)) {
            for (int i = tables.size(); i < wanted; i++) {
                Place place = new Place(nodes.get(i % nodes.size()), game, players, sockets);
                opened.add(openers.submit(() -> open(place)));
            }
        }
        for (Future<Seated> table : opened) {
            try {
                tables.add(table.get());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } catch (ExecutionException e) {
                throw e.getCause() instanceof BadInput reason ? reason : new IllegalStateException(e.getCause());
            }
        }
    }

    private Seated open(Place place) throws IOException {
        Requests node = place.node();
        Connection.Answer session = node.mustSend("/api/session", null, "{}");
        String cookie = session.headers().getOrDefault("set-cookie", "").split(";", 2)[0];
        String seats = String.join(",", Collections.nCopies(place.players(), "{\"kind\":\"me\"}"));
        String wish = "{\"game\":\"" + place.game() + "\",\"seats\":[" + seats
                + "],\"start\":true,\"visibility\":\"public\"}";
        LoadTable table = new LoadTable(object(node.mustSend("/api/tables", cookie, wish)), place.sockets());
        List<TableSocket> open = new ArrayList<>();
        for (int i = 0; i < place.sockets(); i++) {
            int socket = i;
            String known = i < place.players() ? cookie : null;
            String path = "/api/tables/" + table.id() + "/socket?frames=changes";
            open.add(TableSocket.open(
                    node.server(),
                    path,
                    known,
                    (text, bytes) -> received(table, socket, text, known, bytes),
                    () -> {}));
        }
        return new Seated(place, table, cookie, open, new AtomicBoolean());
    }

    private void received(LoadTable table, int socket, String text, @Nullable String cookie, int bytes) {
        // The first message is the whole table, whether anybody moves or not.
        if (cookie == null && !text.startsWith(WHOLE)) {
            onlookers.add(bytes);
        }
        table.received(socket, text, System.nanoTime()).ifPresent(time -> latencies.add(time));
    }

    /** Makes moves at a given rate for a given time, at random tables. */
    Played play(int perSecond, int seconds) {
        Latencies measured = new Latencies(perSecond * (seconds + 1));
        latencies = measured;
        int failedBefore = failures.get();
        long bytesBefore = onlookers.sum();
        int missed = 0;
        long start = System.nanoTime();
        long moves = (long) perSecond * seconds;
        for (long i = 0; i < moves; i++) {
            long due = start + i * TimeUnit.SECONDS.toNanos(1) / perSecond;
            waitUntil(due);
            if (!beginSomewhere(due)) {
                missed++;
            }
        }
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
        while (System.nanoTime() < end && underWay() > 0) {
            waitUntil(System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(10));
        }
        long bytes = (onlookers.sum() - bytesBefore) / Math.max(1, measured.count());
        return new Played(measured, failures.get() - failedBefore + (int) underWay(), missed, bytes);
    }

    private long underWay() {
        return tables.stream().filter(seated -> seated.table().isUnderWay()).count();
    }

    private boolean beginSomewhere(long due) {
        for (int i = 0; i < TRIES; i++) {
            int index = random.below(tables.size());
            Seated seated = tables.get(index);
            String request = seated.table().begin(random, due);
            if (request != null) {
                movers.execute(() -> move(seated, request));
                return true;
            }
            if (seated.table().isOver() && seated.replaced().compareAndSet(false, true)) {
                movers.execute(() -> replace(index, seated));
            }
        }
        return false;
    }

    /** Begins a new game at a new table in place of one whose game is over. */
    private void replace(int index, Seated over) {
        try {
            tables.set(index, open(over.place()));
            over.close();
        } catch (IOException | BadInput e) {
            failures.incrementAndGet();
            over.replaced().set(false);
        }
    }

    private static void waitUntil(long due) {
        try {
            long left = due - System.nanoTime();
            if (left > 0) {
                TimeUnit.NANOSECONDS.sleep(left);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void move(Seated seated, String request) {
        if (isMade(seated, request)) {
            seated.table().answered();
        } else {
            failures.incrementAndGet();
            seated.table().failed();
        }
    }

    /**
     * Sends a move, and again if the server is too busy for it, as pages do: its latency includes the time that this
     * takes.
     */
    private static boolean isMade(Seated seated, String request) {
        String path = "/api/tables/" + seated.table().id() + "/moves?table=0";
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
        int status;
        do {
            try {
                status = seated.place()
                        .node()
                        .send(path, seated.cookie(), request)
                        .status();
            } catch (IOException e) {
                return false;
            }
            if (status == BUSY) {
                waitUntil(System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(AGAIN));
            }
        } while (status == BUSY && System.nanoTime() < end);
        return status == DONE;
    }

    static Parsed object(Connection.Answer answer) {
        try {
            return Parsed.of(answer.body());
        } catch (IllegalArgumentException e) {
            throw BadInput.of("workshop.load.refused", "reason", answer.status());
        }
    }

    int tables() {
        return tables.size();
    }

    int sockets() {
        return tables.stream().mapToInt(seated -> seated.table().sockets()).sum();
    }

    @Override
    public void close() {
        movers.shutdownNow();
        tables.forEach(Seated::close);
        nodes.forEach(Requests::close);
    }
}
