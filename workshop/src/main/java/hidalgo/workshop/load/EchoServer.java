package hidalgo.workshop.load;

import io.javalin.Javalin;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/*
 * The speed of the same stack without any work: sockets that send a text back, as many and as often as in the
 * measurement, with texts of the size of a change.
 */

/** A plain echo server on the same stack, for comparison. */
final class EchoServer {
    private static final int LETTERS = 700;

    private EchoServer() {}

    /** The times of echoes with a number of sockets and a number of messages a second. */
    static Latencies measure(int sockets, int perSecond, int seconds) {
        Latencies latencies = new Latencies(perSecond * (seconds + 1));
        Javalin server = Javalin.create(config -> {
            config.concurrency.useVirtualThreads = true;
            config.startup.showJavalinBanner = false;
            config.routes.ws("/echo", socket -> {
                socket.onConnect(context -> context.session.setMaxTextMessageSize(2 * LETTERS));
                socket.onMessage(context -> context.send(context.message()));
            });
        });
        server.start("127.0.0.1", 0);
        List<TableSocket> open = new ArrayList<>();
        try {
            URI address = URI.create("http://127.0.0.1:" + server.port());
            for (int i = 0; i < sockets; i++) {
                open.add(TableSocket.open(
                        address,
                        "/echo",
                        null,
                        (text, bytes) ->
                                latencies.add(System.nanoTime() - Long.parseLong(text.substring(0, text.indexOf(' ')))),
                        () -> {}));
            }
            String filling = " " + "x".repeat(LETTERS);
            long start = System.nanoTime();
            for (int i = 0; i < perSecond * seconds; i++) {
                long due = start + i * TimeUnit.SECONDS.toNanos(1) / perSecond;
                sleepUntil(due);
                open.get(i % sockets).send(due + filling);
            }
            sleepUntil(System.nanoTime() + TimeUnit.SECONDS.toNanos(1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            open.forEach(TableSocket::close);
            server.stop();
        }
        return latencies;
    }

    private static void sleepUntil(long due) {
        try {
            TimeUnit.NANOSECONDS.sleep(Math.max(0, due - System.nanoTime()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
