package hidalgo.server.base;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a server.
 *
 * @param host the address to listen on
 * @param port the port to listen on; 0 for any free one
 * @param data the folder for the embedded database and similar files
 * @param database the JDBC address of a database, or nothing for the embedded one in the folder
 * @param basePath the path under which everything is served, such as {@code /hidalgo}; empty for none
 * @param publicUrl the address that browsers use, if it differs from the server's own
 * @param botThreads how many bots may think at the same time
 * @param botPause the minimum time between two moves of bots, in milliseconds, so that people can follow
 * @param limits whether the number of people's requests is limited
 * @param trustedProxies the reverse proxies to trust about who asks
 * @param innerWebhooks whether people's webhooks may call addresses that are not public
 * @param node the name of this node
 * @param bus the address of what carries the messages between nodes, or nothing for the database itself
 */
public record Settings(
        String host,
        int port,
        Path data,
        @Nullable String database,
        String basePath,
        @Nullable String publicUrl,
        int botThreads,
        int botPause,
        boolean limits,
        TrustedProxies trustedProxies,
        boolean innerWebhooks,
        String node,
        @Nullable String bus) {
    private static final String SQLITE = "jdbc:sqlite:";
    private static final int USUAL_PORT = 8080;
    private static final int USUAL_PAUSE = 400;

    /** The default settings. */
    public static Settings usual(Path data) {
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        return new Settings(
                "127.0.0.1",
                USUAL_PORT,
                data,
                null,
                "",
                null,
                threads,
                USUAL_PAUSE,
                true,
                TrustedProxies.none(),
                false,
                "one",
                null);
    }

    /** The address that browsers use, with a slash at its end, for a server that listens on a port. */
    public String address(int given) {
        if (publicUrl != null) {
            return publicUrl.endsWith("/") ? publicUrl : publicUrl + "/";
        }
        String name = host.equals("0.0.0.0") ? "localhost" : host;
        return "http://" + name + ":" + given + basePath + "/";
    }

    /** The JDBC address of the database. */
    public String databaseUrl() {
        return database == null ? SQLITE + data.resolve("hidalgo.db") : database;
    }

    /** The file of an embedded database; nothing for one that is accessed over a network. */
    public @Nullable Path databaseFile() {
        String url = databaseUrl();
        return url.startsWith(SQLITE) ? Path.of(url.substring(SQLITE.length()).replaceFirst("\\?.*", "")) : null;
    }
}
