package hidalgo.app.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import hidalgo.app.input.BadInput;
import hidalgo.rules.RandomSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/*
 * Every table has one person in all its seats, who makes random moves, and some sockets that watch. A move is measured
 * from before its request until the last socket of its table has received the resulting view.
 */

/** Many tables with people who move and watch. */
final class LoadClients implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String VERSION = "\"version\":";

    /** How many seconds to wait at the end for moves that have not been answered yet. */
    private static final long PATIENCE = 10;

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final ExecutorService movers = Executors.newVirtualThreadPerTaskExecutor();
    private final List<Table> tables = new ArrayList<>();
    private final String url;
    private final RandomSource random;
    private volatile Latencies latencies = new Latencies(0);
    private final AtomicInteger failures = new AtomicInteger();

    LoadClients(String url, long seed) {
        this.url = url;
        this.random = RandomSource.of(seed);
    }

    /** One table of the load test. */
    private final class Table {
        private final String cookie;
        private String id = "";
        private int seat;
        private int version;
        private List<String> legal = List.of();
        private final List<WebSocket> sockets = new ArrayList<>();
        private volatile int awaited = Integer.MAX_VALUE;
        private volatile long began;
        private final AtomicInteger missing = new AtomicInteger();
        private boolean busy;

        Table(String cookie) {
            this.cookie = cookie;
        }

        synchronized boolean isUnderWay() {
            return busy;
        }

        void heard(int socket, int[] seen, String frame) {
            int at = frame.indexOf(VERSION);
            if (at < 0) {
                return;
            }
            int now = number(frame, at + VERSION.length());
            if (seen[socket] < awaited && now >= awaited) {
                seen[socket] = now;
                if (missing.decrementAndGet() == 0) {
                    latencies.add(System.nanoTime() - began);
                    synchronized (this) {
                        busy = false;
                    }
                }
            }
            seen[socket] = Math.max(seen[socket], now);
        }
    }

    private static int number(String text, int from) {
        int to = from;
        while (Character.isDigit(text.charAt(to))) {
            to++;
        }
        return Integer.parseInt(text.substring(from, to));
    }

    /** Opens one more table with some sockets. */
    void addTable(String game, int players, int sockets) {
        HttpResponse<String> session = granted(send("POST", "/api/session", null, "{}"));
        String cookie = session.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
        Table table = new Table(cookie);
        String seats = String.join(",", java.util.Collections.nCopies(players, "{\"kind\":\"me\"}"));
        String wish = "{\"game\":\"" + game + "\",\"seats\":[" + seats + "],\"start\":true,\"visibility\":\"public\"}";
        take(table, node(granted(send("POST", "/api/tables", cookie, wish))));
        int[] seen = new int[sockets];
        String address = url.replaceFirst("^http", "ws") + "/api/tables/" + table.id + "/socket";
        for (int i = 0; i < sockets; i++) {
            int socket = i;
            String known = i < players ? cookie : null;
            table.sockets.add(
                    Socket.open(client, URI.create(address), known, frame -> table.heard(socket, seen, frame)));
        }
        tables.add(table);
    }

    /** An answer that must succeed; without it the load test can't go on. */
    private static HttpResponse<String> granted(HttpResponse<String> answer) {
        if (answer.statusCode() >= 300) {
            String reason = node(answer).path("english").asText();
            throw BadInput.of("app.load.refused", "reason", reason.isEmpty() ? answer.statusCode() : reason);
        }
        return answer;
    }

    /** Makes moves at a given rate for a given time, at random tables; returns how long each took. */
    Latencies play(int perSecond, int seconds) {
        Latencies measured = new Latencies(perSecond * (seconds + 1));
        latencies = measured;
        long start = System.nanoTime();
        long moves = (long) perSecond * seconds;
        for (long i = 0; i < moves; i++) {
            long due = start + i * TimeUnit.SECONDS.toNanos(1) / perSecond;
            waitUntil(due);
            Table table = tables.get(random.below(tables.size()));
            synchronized (table) {
                if (table.busy || table.legal.isEmpty()) {
                    continue;
                }
                table.busy = true;
            }
            int choice = random.below(table.legal.size());
            movers.execute(() -> move(table, choice));
        }
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
        while (System.nanoTime() < end && tables.stream().anyMatch(Table::isUnderWay)) {
            waitUntil(System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(10));
        }
        return measured;
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

    private void move(Table table, int choice) {
        String move = table.legal.get(choice);
        String body = "{\"seat\":" + table.seat + ",\"version\":" + table.version + ",\"id\":\"" + table.version
                + "\",\"move\":\"" + move + "\"}";
        table.missing.set(table.sockets.size());
        table.began = System.nanoTime();
        table.awaited = table.version + 1;
        try {
            HttpResponse<String> answer = send("POST", "/api/tables/" + table.id + "/moves", table.cookie, body);
            if (answer.statusCode() != 200) {
                failures.incrementAndGet();
            } else {
                take(table, node(answer).get("table"));
            }
        } catch (UncheckedIOException e) {
            failures.incrementAndGet();
        }
    }

    private static void take(Table table, JsonNode view) {
        table.id = view.get("id").asText();
        table.version = view.get("version").asInt();
        JsonNode play = view.get("play");
        table.seat = play.get("seat").asInt();
        List<String> legal = new ArrayList<>();
        play.get("legal").forEach(move -> legal.add(move.asText()));
        table.legal = legal;
    }

    private static JsonNode node(HttpResponse<String> answer) {
        try {
            return JSON.readTree(answer.body());
        } catch (IOException e) {
            throw BadInput.of("app.load.refused", "reason", answer.statusCode());
        }
    }

    private HttpResponse<String> send(String method, String path, @Nullable String cookie, String body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(address(path))
                .header("Content-Type", "application/json")
                .method(method, HttpRequest.BodyPublishers.ofString(body));
        if (cookie != null) {
            request.header("Cookie", cookie);
        }
        try {
            return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (ConnectException e) {
            throw BadInput.of("app.load.url", "url", url);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UncheckedIOException(new IOException(e));
        }
    }

    private URI address(String path) {
        URI address;
        try {
            address = URI.create(url + path);
        } catch (IllegalArgumentException e) {
            throw BadInput.of("app.load.url", "url", url);
        }
        if (address.getHost() == null || !String.valueOf(address.getScheme()).matches("https?")) {
            throw BadInput.of("app.load.url", "url", url);
        }
        return address;
    }

    int failures() {
        return failures.get();
    }

    int tables() {
        return tables.size();
    }

    int sockets() {
        return tables.stream().mapToInt(table -> table.sockets.size()).sum();
    }

    @Override
    public void close() {
        tables.forEach(table -> table.sockets.forEach(WebSocket::abort));
        movers.shutdownNow();
        client.shutdownNow();
    }
}
