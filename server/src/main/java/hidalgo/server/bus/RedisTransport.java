package hidalgo.server.bus;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SNIHostName;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.jspecify.annotations.Nullable;

/*
 * Redis and Valkey pass published messages on to the current subscribers, and store nothing. One connection subscribes
 * and one publishes, because a connection that has subscribed can do nothing else.
 */

/** Carries texts over a Redis or Valkey server. */
public final class RedisTransport implements Transport {
    private static final int CONNECT_MILLIS = 3000;
    private static final int ANSWER_MILLIS = 3000;

    /** Messages beyond this limit are dropped, as any may be: nodes notice it by the numbers. */
    private static final int MOST_WAITING = 1000;

    private final RedisConnection listening;
    private final RedisConnection talking;
    private final String channel;
    private final BlockingQueue<String> received = new LinkedBlockingQueue<>(MOST_WAITING);
    private volatile @Nullable IOException failure;

    private RedisTransport(RedisConnection listening, RedisConnection talking, String channel) {
        this.listening = listening;
        this.talking = talking;
        this.channel = channel;
    }

    /** Connects to a server. */
    public static RedisTransport connect(RedisAddress address) throws IOException {
        return connect(address, (SSLSocketFactory) SSLSocketFactory.getDefault());
    }

    static RedisTransport connect(RedisAddress address, SSLSocketFactory sockets) throws IOException {
        RedisConnection listening = open(address, sockets);
        try {
            RedisTransport transport = new RedisTransport(listening, open(address, sockets), address.channel());
            listening.call("SUBSCRIBE", transport.channel);
            listening.waitForEver();
            Thread.ofVirtual().name("hidalgo-redis").start(transport::read);
            return transport;
        } catch (IOException e) {
            listening.close();
            throw e;
        }
    }

    private static RedisConnection open(RedisAddress address, SSLSocketFactory sockets) throws IOException {
        Socket socket = new Socket();
        try {
            socket.connect(new InetSocketAddress(address.host(), address.port()), CONNECT_MILLIS);
            socket.setSoTimeout(ANSWER_MILLIS);
            RedisConnection connection =
                    new RedisConnection(address.encrypted() ? encrypted(socket, address, sockets) : socket);
            logIn(connection, address);
            return connection;
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }

    /** Over TLS; the certificate must be valid for the host. */
    private static SSLSocket encrypted(Socket plain, RedisAddress address, SSLSocketFactory sockets)
            throws IOException {
        SSLSocket socket = (SSLSocket) sockets.createSocket(plain, address.host(), address.port(), true);
        SSLParameters parameters = socket.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        if (address.host().matches(".*[a-zA-Z].*") && !address.host().contains(":")) {
            parameters.setServerNames(List.of(new SNIHostName(address.host())));
        }
        socket.setSSLParameters(parameters);
        socket.startHandshake();
        return socket;
    }

    private static void logIn(RedisConnection connection, RedisAddress address) throws IOException {
        String password = address.password() == null ? "" : address.password();
        if (address.user() != null) {
            connection.call("AUTH", address.user(), password);
        } else if (!password.isEmpty()) {
            connection.call("AUTH", password);
        }
    }

    private void read() {
        try {
            while (true) {
                List<String> message = listening.readList();
                if (message.size() > 2 && "message".equals(message.getFirst())) {
                    boolean ignored = received.offer(message.get(2));
                }
            }
        } catch (IOException e) {
            failure = e;
        }
    }

    @Override
    public void send(String text) throws IOException {
        talking.call("PUBLISH", channel, text);
    }

    @Override
    public List<String> receive(Duration most) throws IOException {
        IOException failed = failure;
        if (failed != null) {
            throw failed;
        }
        List<String> texts = new ArrayList<>();
        try {
            String first = received.poll(most.toMillis(), TimeUnit.MILLISECONDS);
            if (first != null) {
                texts.add(first);
                received.drainTo(texts);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return texts;
    }

    @Override
    public void close() {
        listening.close();
        talking.close();
    }
}
