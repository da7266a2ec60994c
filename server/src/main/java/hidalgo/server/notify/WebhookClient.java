package hidalgo.server.notify;

import hidalgo.server.base.AddressRange;
import hidalgo.server.base.PublicAddresses;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/*
 * A name may resolve to another address every time it is looked up, so the address that was found to be public must be
 * the one that is called: the name is looked up once, and the connection goes to the address found. The name itself
 * still goes into the request and, with HTTPS, into the handshake, where the certificate must match it. The usual
 * clients look up names by themselves, which is why the few lines of HTTP are written here.
 */

/** Posts messages to addresses that strangers have given. */
public final class WebhookClient {
    private static final int LONGEST_LINE = 200;
    private static final int MOST_LOOKUPS = 64;

    /** A name leads to an address that may not be called. */
    static final class NotPublic extends UnknownHostException {
        NotPublic(String message) {
            super(message);
        }
    }

    /** Looks up a name. */
    @FunctionalInterface
    interface Directory {
        /** The addresses of a name. */
        InetAddress[] find(String host) throws UnknownHostException;
    }

    private final Semaphore lookups = new Semaphore(MOST_LOOKUPS);
    private final Directory directory;
    private final List<AddressRange> inner;
    private final int patience;

    /** A client that calls public addresses, and those of some other networks. */
    WebhookClient(Directory directory, List<AddressRange> inner, Duration patience) {
        this.directory = directory;
        this.inner = List.copyOf(inner);
        this.patience = Math.toIntExact(patience.toMillis());
    }

    /** Posts a body to an address, with some headers; returns the status of the answer. */
    int post(URI to, Map<String, String> headers, byte[] body) throws IOException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(patience);
        boolean secure = "https".equals(to.getScheme());
        int port = to.getPort() >= 0 ? to.getPort() : secure ? 443 : 80;
        InetAddress address = find(to.getHost());
        int left = Math.toIntExact(Math.max(1, TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime())));
        try (Socket plain = new Socket();
                Patience _ = new Patience(plain, left)) {
            plain.connect(new InetSocketAddress(address, port), left);
            try (Socket socket = secure ? encrypted(plain, to.getHost(), port) : plain) {
                return exchange(socket, request(to, headers, body));
            }
        }
    }

    /** The address of a name; all its addresses must be allowed. */
    private InetAddress find(String host) throws UnknownHostException {
        String name = host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
        List<InetAddress> found = List.of(looked(name));
        if (!found.stream().allMatch(this::mayBeCalled)) {
            throw new NotPublic(name + " resolves to an address that is not public");
        }
        return found.getFirst();
    }

    private boolean mayBeCalled(InetAddress address) {
        return PublicAddresses.holds(address) || inner.stream().anyMatch(range -> range.includes(address));
    }

    /** A name lookup can't be cancelled, so lookups that take too long continue without anyone waiting for them. */
    private InetAddress[] looked(String name) throws UnknownHostException {
        if (!lookups.tryAcquire()) {
            throw new UnknownHostException("Too many name lookups at once");
        }
        FutureTask<InetAddress[]> lookup = new FutureTask<>(() -> {
            try {
                return directory.find(name);
            } finally {
                lookups.release();
            }
        });
        Thread.ofPlatform().daemon().name("webhook-lookup").start(lookup);
        try {
            return lookup.get(patience, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw new UnknownHostException(name + " was not resolved in time");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UnknownHostException(name);
        } catch (ExecutionException e) {
            throw new UnknownHostException(name + ": " + e.getCause());
        }
    }

    private static SSLSocket encrypted(Socket plain, String host, int port) throws IOException {
        SSLSocketFactory sockets = (SSLSocketFactory) SSLSocketFactory.getDefault();
        SSLSocket socket = (SSLSocket) sockets.createSocket(plain, host, port, true);
        SSLParameters parameters = socket.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        socket.setSSLParameters(parameters);
        return socket;
    }

    private static byte[][] request(URI to, Map<String, String> headers, byte[] body) {
        String path = to.getRawPath() == null || to.getRawPath().isEmpty() ? "/" : to.getRawPath();
        String query = to.getRawQuery() == null ? "" : "?" + to.getRawQuery();
        String host = to.getPort() >= 0 ? to.getHost() + ":" + to.getPort() : to.getHost();
        StringBuilder head = new StringBuilder("POST " + path + query + " HTTP/1.1\r\nHost: " + host
                + "\r\nUser-Agent: hidalgo\r\nConnection: close\r\nContent-Length: " + body.length + "\r\n");
        headers.forEach(
                (name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
        return new byte[][] {head.append("\r\n").toString().getBytes(StandardCharsets.US_ASCII), body};
    }

    /** Ends a call that takes too long, even if data still arrives slowly. */
    private static final class Patience implements AutoCloseable {
        private final Thread watch;

        Patience(Socket socket, int millis) {
            watch = Thread.ofVirtual().start(() -> {
                try {
                    Thread.sleep(millis);
                    socket.close();
                } catch (InterruptedException | IOException e) {
                    // It was fast enough, or is closed already.
                    Thread.currentThread().interrupt();
                }
            });
        }

        @Override
        public void close() {
            watch.interrupt();
        }
    }

    private static int exchange(Socket socket, byte[][] request) throws IOException {
        OutputStream out = socket.getOutputStream();
        for (byte[] part : request) {
            out.write(part);
        }
        out.flush();
        InputStream in = socket.getInputStream();
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next >= ' ' && line.length() < LONGEST_LINE; next = in.read()) {
            line.append((char) next);
        }
        String[] words = line.toString().split(" ", -1);
        if (words.length < 2 || !words[0].startsWith("HTTP/1.") || !words[1].matches("[1-5][0-9]{2}")) {
            throw new IOException("Not an HTTP response: " + line);
        }
        return Integer.parseInt(words[1]);
    }
}
