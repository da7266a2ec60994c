package hidalgo.server.bus;

import java.net.URI;
import java.net.URISyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * The address of a Redis or Valkey server, such as {@code redis://user:password@host:6379/channel}.
 *
 * @param encrypted whether the connection uses TLS ({@code rediss})
 * @param user the user, if the password belongs to one
 * @param password the password, if there is one
 */
public record RedisAddress(
        boolean encrypted,
        String host,
        int port,
        @Nullable String user,
        @Nullable String password,
        String channel) {
    private static final int USUAL_PORT = 6379;
    private static final String USUAL_CHANNEL = "hidalgo";

    /**
     * Reads an address.
     *
     * @throws IllegalArgumentException if it is none; the message does not contain it, because it may hold a password
     */
    public static RedisAddress of(String text) {
        URI uri = parse(text);
        String scheme = String.valueOf(uri.getScheme());
        String host = uri.getHost();
        if (!scheme.matches("rediss?") || host == null || uri.getQuery() != null || uri.getFragment() != null) {
            throw new IllegalArgumentException("Not the address of a Redis server");
        }
        String[] login = (uri.getUserInfo() == null ? "" : uri.getUserInfo()).split(":", 2);
        String channel = uri.getPath().replaceFirst("^/", "");
        return new RedisAddress(
                scheme.equals("rediss"),
                host,
                uri.getPort() < 0 ? USUAL_PORT : uri.getPort(),
                login[0].isEmpty() ? null : login[0],
                login.length > 1 ? login[1] : null,
                channel.isEmpty() ? USUAL_CHANNEL : channel);
    }

    private static URI parse(String text) {
        try {
            return new URI(text);
        } catch (URISyntaxException e) {
            // The exception repeats the text, so it is not passed on.
            throw new IllegalArgumentException("Not an address");
        }
    }

    /** Without the password. */
    @Override
    public String toString() {
        return (encrypted ? "rediss://" : "redis://") + host + ":" + port + "/" + channel;
    }
}
