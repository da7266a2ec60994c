package hidalgo.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A socket at a table: it keeps every frame that it was sent. */
public final class Socket implements WebSocket.Listener, AutoCloseable {
    private static final long PATIENCE = 90;

    private final List<String> frames = new ArrayList<>();
    private final List<JsonNode> tables = new ArrayList<>();
    private final StringBuilder part = new StringBuilder();
    private final CountDownLatch closed = new CountDownLatch(1);
    private @Nullable JsonNode table;
    private boolean gone;
    private boolean removed;
    private boolean answered;
    private int closeCode = -1;
    private @Nullable WebSocket socket;

    private Socket() {}

    public static Socket open(Client client, String path, String... headers) {
        Socket listener = new Socket();
        WebSocket.Builder builder = Client.HTTP.newWebSocketBuilder().connectTimeout(Duration.ofMinutes(1));
        client.credentials().forEach(header -> builder.header(header[0], header[1]));
        for (int i = 0; i < headers.length; i += 2) {
            builder.header(headers[i], headers[i + 1]);
        }
        URI uri = URI.create(client.uri(path).toString().replaceFirst("^http", "ws"));
        try {
            listener.socket = builder.buildAsync(uri, listener).join();
        } catch (CompletionException e) {
            throw new IllegalStateException("The socket was refused", e.getCause());
        }
        // Only then does it receive events.
        listener.awaitWord(() -> !listener.frames.isEmpty() || listener.closeCode >= 0, "the socket is at its table");
        return listener;
    }

    @Override
    public synchronized @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
        part.append(text);
        if (last) {
            String frame = part.toString();
            part.setLength(0);
            frames.add(frame);
            JsonNode json = Reply.json(frame);
            if (json.hasNonNull("table")) {
                table = json.get("table");
            }
            if (json.hasNonNull("change")) {
                table = Reply.changed(Objects.requireNonNull(table), json.get("change"));
            }
            if (table != null) {
                tables.add(table);
            }
            gone |= "gone".equals(json.path("type").asText());
            removed |= "removed".equals(json.path("type").asText());
            answered |= "here".equals(json.path("type").asText());
            notifyAll();
        }
        from.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        end(code);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        end(0);
    }

    private synchronized void end(int code) {
        closeCode = code;
        closed.countDown();
        notifyAll();
    }

    /** Waits until it has been shown a table like this. */
    public synchronized JsonNode await(Predicate<JsonNode> wanted) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
        while (true) {
            JsonNode seen = table;
            if (seen != null && wanted.test(seen)) {
                return seen;
            }
            long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
            assertThat(left)
                    .as("the expected frame does not arrive; the last one: %s", seen)
                    .isPositive();
            waitFor(left);
        }
    }

    /** Waits until the table has come to a version. */
    public JsonNode awaitVersion(int version) {
        return await(seen -> seen.get("version").asInt() >= version);
    }

    /** Waits for the message that the table is gone. */
    public void awaitGone() {
        awaitWord(() -> gone, "the table is gone");
    }

    /** Waits for the message that the host has taken the person's seat away. */
    public void awaitRemoved() {
        awaitWord(() -> removed, "the seat was taken away");
    }

    /** Waits until the server has answered something that was said. */
    public void awaitAnswer() {
        awaitWord(() -> answered, "the server is there");
    }

    private synchronized void awaitWord(BooleanSupplier said, String what) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
        while (!said.getAsBoolean()) {
            long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
            assertThat(left).as("no message that %s", what).isPositive();
            waitFor(left);
        }
    }

    /** Whether the message has come that the host has taken the person's seat away. */
    public synchronized boolean isRemoved() {
        return removed;
    }

    /** Called in the loops above. */
    @SuppressWarnings("WaitNotInLoop")
    private void waitFor(long millis) {
        try {
            wait(Math.max(1, millis));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Waits until the server has closed it; why. */
    public int awaitClosed() {
        try {
            assertThat(closed.await(PATIENCE, TimeUnit.SECONDS)).as("closed").isTrue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        synchronized (this) {
            return closeCode;
        }
    }

    /** Every frame so far. */
    public synchronized List<String> frames() {
        return List.copyOf(frames);
    }

    /** The table after every frame so far. */
    public synchronized List<JsonNode> tables() {
        return List.copyOf(tables);
    }

    /** The socket itself. */
    public WebSocket raw() {
        if (socket == null) {
            throw new IllegalStateException("The socket is not open");
        }
        return socket;
    }

    /** Says something. */
    public CompletableFuture<WebSocket> say(String text) {
        return raw().sendText(text, true);
    }

    /** Cuts the connection without a word. */
    @Override
    public void close() {
        raw().abort();
    }
}
