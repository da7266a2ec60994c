package hidalgo.server.bus;

import hidalgo.server.Redis;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;

/** Stands between a server and Redis. Of the messages that Redis passes on, it drops some, doubles some and delays some. */
final class UnreliableRedis implements AutoCloseable {
    private static final int LONGEST_DELAY = 400;

    private final ServerSocket door;
    private final SplittableRandom random;
    private final String channel;
    private final int redis;
    private volatile boolean reliable;
    private volatile boolean silent;

    /** A proxy for a channel of the real Redis. */
    UnreliableRedis(String channel, long seed) {
        this.channel = channel;
        this.random = new SplittableRandom(seed);
        this.redis = Redis.port();
        try {
            this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofVirtual().start(this::accept);
    }

    /** The address of the channel through the proxy. */
    String address() {
        return "redis://127.0.0.1:" + door.getLocalPort() + "/" + channel;
    }

    /** From now on everything arrives, once and at once. */
    void becomeReliable() {
        reliable = true;
        silent = false;
    }

    /** From now on nothing arrives, and nothing is closed. */
    void fallSilent() {
        silent = true;
    }

    private void accept() {
        try {
            while (true) {
                Socket near = door.accept();
                Socket far = new Socket(InetAddress.getLoopbackAddress(), redis);
                Thread.ofVirtual().start(() -> passOn(near, far));
                Thread.ofVirtual().start(() -> passBack(far, near));
            }
        } catch (IOException e) {
            // The proxy is closed.
        }
    }

    private static void passOn(Socket from, Socket to) {
        try (from;
                to) {
            from.getInputStream().transferTo(to.getOutputStream());
        } catch (IOException e) {
            // One of both has gone.
        }
    }

    private void passBack(Socket from, Socket to) {
        try (from;
                to) {
            InputStream in = new BufferedInputStream(from.getInputStream());
            OutputStream out = to.getOutputStream();
            while (true) {
                byte[] reply = read(in);
                String text = new String(reply, StandardCharsets.UTF_8);
                if (reliable || !text.contains("\r\nmessage\r\n")) {
                    write(out, reply);
                } else {
                    mishandle(out, reply);
                }
            }
        } catch (IOException e) {
            // One of both has gone.
        }
    }

    private void mishandle(OutputStream out, byte[] message) throws IOException {
        int fate;
        int delay;
        synchronized (random) {
            fate = silent ? 0 : random.nextInt(10);
            delay = random.nextInt(LONGEST_DELAY);
        }
        switch (fate) {
            case 0, 1, 2 -> {}
            case 3, 4 -> {
                write(out, message);
                write(out, message);
            }
            case 5, 6 -> Thread.ofVirtual().start(() -> writeLater(out, message, delay));
            default -> write(out, message);
        }
    }

    private static void write(OutputStream out, byte[] bytes) throws IOException {
        synchronized (out) {
            out.write(bytes);
            out.flush();
        }
    }

    private static void writeLater(OutputStream out, byte[] bytes, int delay) {
        try {
            Thread.sleep(delay);
            write(out, bytes);
        } catch (IOException e) {
            // The connection has gone meanwhile.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** One reply of Redis, as it came. */
    private static byte[] read(InputStream in) throws IOException {
        ByteArrayOutputStream reply = new ByteArrayOutputStream();
        readInto(in, reply);
        return reply.toByteArray();
    }

    private static void readInto(InputStream in, ByteArrayOutputStream reply) throws IOException {
        StringBuilder line = new StringBuilder();
        int next;
        do {
            next = in.read();
            if (next < 0) {
                throw new EOFException();
            }
            reply.write(next);
            line.append((char) next);
        } while (next != '\n');
        String head = line.toString().strip();
        if (head.startsWith("$")) {
            reply.write(in.readNBytes(Integer.parseInt(head.substring(1)) + 2));
        } else if (head.startsWith("*")) {
            for (int i = Integer.parseInt(head.substring(1)); i > 0; i--) {
                readInto(in, reply);
            }
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
