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
import java.util.Collections;
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

    /** How many seconds to wait at the end for moves that have not been answered yet. */
    private static final long PATIENCE = 10;

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final ExecutorService movers = Executors.newVirtualThreadPerTaskExecutor();
    private final List<Seated> tables = new ArrayList<>();
    private final String url;
    private final RandomSource random;
    private volatile Latencies latencies = new Latencies(0);
    private final AtomicInteger failures = new AtomicInteger();

    LoadClients(String url, long seed) {
        this.url = url;
        this.random = RandomSource.of(seed);
    }

    /** A table, the cookie of the person who plays there, and the sockets. */
    private record Seated(LoadTable table, String cookie, List<WebSocket> sockets) {}

    /** Opens one more table with some sockets. */
    void addTable(String game, int players, int sockets) {
        HttpResponse<String> session = granted(send("POST", "/api/session", null, "{}"));
        String cookie = session.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
        String seats = String.join(",", Collections.nCopies(players, "{\"kind\":\"me\"}"));
        String wish = "{\"game\":\"" + game + "\",\"seats\":[" + seats + "],\"start\":true,\"visibility\":\"public\"}";
        LoadTable table = new LoadTable(node(granted(send("POST", "/api/tables", cookie, wish))), sockets);
        String address = url.replaceFirst("^http", "ws") + "/api/tables/" + table.id() + "/socket";
        List<WebSocket> open = new ArrayList<>();
        for (int i = 0; i < sockets; i++) {
            int socket = i;
            String known = i < players ? cookie : null;
            open.add(Socket.open(client, URI.create(address), known, text -> heard(table, socket, text)));
        }
        tables.add(new Seated(table, cookie, open));
    }

    private void heard(LoadTable table, int socket, String text) {
        table.heard(socket, text, System.nanoTime()).ifPresent(time -> latencies.add(time));
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
            Seated seated = tables.get(random.below(tables.size()));
            String request = seated.table().begin(random, System.nanoTime());
            if (request != null) {
                movers.execute(() -> move(seated, request));
            }
        }
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
        while (System.nanoTime() < end
                && tables.stream().anyMatch(seated -> seated.table().isUnderWay())) {
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

    private void move(Seated seated, String request) {
        LoadTable table = seated.table();
        try {
            HttpResponse<String> answer =
                    send("POST", "/api/tables/" + table.id() + "/moves", seated.cookie(), request);
            if (answer.statusCode() == 200) {
                table.answered(node(answer).get("table"));
                return;
            }
        } catch (UncheckedIOException | BadInput e) {
            // Counted below, as a move that is refused.
        }
        failures.incrementAndGet();
        table.failed();
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
        return tables.stream().mapToInt(seated -> seated.table().sockets()).sum();
    }

    @Override
    public void close() {
        tables.forEach(seated -> seated.sockets().forEach(WebSocket::abort));
        movers.shutdownNow();
        client.shutdownNow();
    }
}
