package hidalgo.browser.measure;

import hidalgo.browser.RunningServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A server with a round-trip time of some milliseconds. The browser's own setting for that delays answers, but not
 * frames of sockets.
 */
final class FarServer implements AutoCloseable {
    private static final int MOST_AT_ONCE = 65_536;

    private record Parcel(ByteBuffer bytes, long due) {}

    private final RunningServer server;
    private final ServerSocket door;
    private final long delay;

    FarServer(RunningServer server, int millis) {
        this.server = server;
        this.delay = TimeUnit.MILLISECONDS.toNanos(millis) / 2;
        try {
            door = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofVirtual().start(this::accept);
    }

    /** The address of a page. */
    String at(String path) {
        return "http://127.0.0.1:" + door.getLocalPort() + "/" + path;
    }

    private void accept() {
        int port = URI.create(server.at("")).getPort();
        while (!door.isClosed()) {
            try {
                Socket near = door.accept();
                Socket far = new Socket(InetAddress.getLoopbackAddress(), port);
                near.setTcpNoDelay(true);
                far.setTcpNoDelay(true);
                carry(near, far);
                carry(far, near);
            } catch (IOException e) {
                // The door is closed, or the server is.
            }
        }
    }

    /** Carries everything from one to the other, with the delay. */
    private void carry(Socket from, Socket to) {
        BlockingQueue<Parcel> road = new LinkedBlockingQueue<>();
        Thread.ofVirtual().start(() -> send(from, road));
        Thread.ofVirtual().start(() -> deliver(road, to));
    }

    private void send(Socket from, BlockingQueue<Parcel> road) {
        byte[] buffer = new byte[MOST_AT_ONCE];
        try (InputStream in = from.getInputStream()) {
            for (int length = in.read(buffer); length >= 0; length = in.read(buffer)) {
                road.add(new Parcel(ByteBuffer.wrap(Arrays.copyOf(buffer, length)), System.nanoTime() + delay));
            }
        } catch (IOException e) {
            // The other side learns of the end below.
        }
        road.add(new Parcel(ByteBuffer.allocate(0), System.nanoTime() + delay));
    }

    private static void deliver(BlockingQueue<Parcel> road, Socket to) {
        try (OutputStream out = to.getOutputStream()) {
            for (Parcel parcel = road.take(); parcel.bytes().hasRemaining(); parcel = road.take()) {
                TimeUnit.NANOSECONDS.sleep(parcel.due() - System.nanoTime());
                out.write(parcel.bytes().array());
                out.flush();
            }
        } catch (IOException e) {
            // The peer has gone.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        try {
            door.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
