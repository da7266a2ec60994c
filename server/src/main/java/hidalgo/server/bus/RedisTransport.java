package hidalgo.server.bus;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLSocketFactory;
import org.jspecify.annotations.Nullable;

/*
 * Redis and Valkey pass on what is published to whoever has subscribed at that moment, and keep nothing. One connection
 * subscribes and one publishes, because a connection that has subscribed can do nothing else.
 */

/** Carries texts over a Redis or Valkey server. */
public final class RedisTransport implements Transport {
    private static final int USUAL_PORT = 6379;
    private static final int CONNECT_MILLIS = 3000;
    private static final int ANSWER_MILLIS = 3000;
    private static final String USUAL_CHANNEL = "hidalgo";

    private final RedisConnection listening;
    private final RedisConnection talking;
    private final String channel;
    private final BlockingQueue<String> received = new LinkedBlockingQueue<>();
    private volatile @Nullable IOException failure;

    private RedisTransport(RedisConnection listening, RedisConnection talking, String channel) {
        this.listening = listening;
        this.talking = talking;
        this.channel = channel;
    }

    /** Connects to an address such as {@code redis://user:password@host:6379/channel}; {@code rediss} is encrypted. */
    public static RedisTransport connect(URI address) throws IOException {
        RedisConnection listening = open(address);
        try {
            RedisConnection talking = open(address);
            String path = address.getPath() == null ? "" : address.getPath().replaceFirst("^/", "");
            RedisTransport transport = new RedisTransport(listening, talking, path.isEmpty() ? USUAL_CHANNEL : path);
            listening.call("SUBSCRIBE", transport.channel);
            listening.waitForEver();
            Thread.ofVirtual().name("hidalgo-redis").start(transport::read);
            return transport;
        } catch (IOException e) {
            listening.close();
            throw e;
        }
    }

    private static RedisConnection open(URI address) throws IOException {
        boolean encrypted = "rediss".equals(address.getScheme());
        Socket socket = encrypted ? SSLSocketFactory.getDefault().createSocket() : new Socket();
        try {
            int port = address.getPort() < 0 ? USUAL_PORT : address.getPort();
            socket.connect(new InetSocketAddress(address.getHost(), port), CONNECT_MILLIS);
            socket.setSoTimeout(ANSWER_MILLIS);
            RedisConnection connection = new RedisConnection(socket);
            logIn(connection, address.getUserInfo());
            return connection;
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }

    private static void logIn(RedisConnection connection, @Nullable String person) throws IOException {
        if (person == null) {
            return;
        }
        String[] parts = person.split(":", 2);
        if (parts[0].isEmpty()) {
            connection.call("AUTH", parts[1]);
        } else {
            connection.call("AUTH", parts[0], parts.length > 1 ? parts[1] : "");
        }
    }

    private void read() {
        try {
            while (true) {
                List<String> message = listening.readList();
                if (message.size() > 2 && "message".equals(message.getFirst())) {
                    received.add(message.get(2));
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
