package hidalgo.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Stands between a server and PostgreSQL, and can fall silent as a network does: nothing is closed, and nothing comes. */
final class SilentProxy implements AutoCloseable {
    private static final int SOME = 8192;

    /** A connection through the proxy. */
    private final class Line {
        private final Socket near;
        private final Socket far;
        private volatile boolean listens;
        private volatile boolean silent;

        Line(Socket near, Socket far) {
            this.near = near;
            this.far = far;
        }

        void carry(Socket from, Socket to, boolean asks) {
            byte[] bytes = new byte[SOME];
            try (from;
                    to) {
                InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream();
                for (int got = in.read(bytes); got >= 0; got = in.read(bytes)) {
                    String text = new String(bytes, 0, got, StandardCharsets.ISO_8859_1);
                    listens |= asks && text.contains("LISTEN ");
                    if (!silent && !allSilent) {
                        out.write(bytes, 0, got);
                        out.flush();
                    } else {
                        silent = true;
                    }
                }
            } catch (IOException e) {
                // One of both has gone.
            }
        }
    }

    private final Set<Line> lines = ConcurrentHashMap.newKeySet();
    private final ServerSocket door;
    private final String host;
    private final int port;
    private final String behind;
    private volatile boolean allSilent;

    /** A proxy for the database of a JDBC address. */
    SilentProxy(String database) {
        this.host = "127.0.0.1";
        this.port = Integer.parseInt(database.replaceAll(".*localhost:(\\d+)/.*", "$1"));
        this.behind = database;
        try {
            this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofVirtual().start(this::accept);
    }

    /** The address of the same database through the proxy. */
    String database() {
        return behind.replace("localhost:" + port, host + ":" + door.getLocalPort());
    }

    private void accept() {
        try {
            while (true) {
                Line line = new Line(door.accept(), new Socket(host, port));
                lines.add(line);
                Thread.ofVirtual().start(() -> line.carry(line.near, line.far, true));
                Thread.ofVirtual().start(() -> line.carry(line.far, line.near, false));
            }
        } catch (IOException e) {
            // The proxy is closed.
        }
    }

    /** From now on nothing comes through the connections that listen for news; new ones work. */
    void silenceListeners() {
        lines.stream().filter(line -> line.listens).forEach(line -> line.silent = true);
    }

    /** From now on, drops all data. */
    void silence() {
        allSilent = true;
        lines.forEach(line -> line.silent = true);
    }

    /** New connections work again; those that were cut stay silent forever. */
    void speak() {
        allSilent = false;
    }

    @Override
    public void close() {
        try {
            door.close();
            for (Line line : lines) {
                line.near.close();
                line.far.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
