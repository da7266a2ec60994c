package hidalgo.server.base;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * How a server is to run.
 *
 * @param host the address to listen on
 * @param port the port to listen on; 0 for any that is free
 * @param data the folder for the embedded database and its like
 * @param database the JDBC address of a database, or nothing for the embedded one in the folder
 * @param basePath the path below which everything lies, such as {@code /hidalgo}; empty for none
 * @param publicUrl the address that browsers use, if it is another than that of the server
 * @param botThreads how many bots may think at the same time
 * @param botPause the least time between two moves of bots, in milliseconds, so that people can follow
 * @param limits whether people's requests are limited in number
 * @param trustProxy whether to believe a reverse proxy about who asks
 * @param innerWebhooks whether people's webhooks may lead to addresses that are not public
 * @param node the name of this node
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
        boolean trustProxy,
        boolean innerWebhooks,
        String node) {
    private static final String SQLITE = "jdbc:sqlite:";
    private static final int USUAL_PORT = 8080;
    private static final int USUAL_PAUSE = 400;

    /** The settings that a server has unless told otherwise. */
    public static Settings usual(Path data) {
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        return new Settings(
                "127.0.0.1", USUAL_PORT, data, null, "", null, threads, USUAL_PAUSE, true, false, false, "one");
    }

    /** The address that browsers use, with a slash at its end, for a server that has got a port. */
    public String address(int given) {
        if (publicUrl != null) {
            return publicUrl.endsWith("/") ? publicUrl : publicUrl + "/";
        }
        String name = host.equals("0.0.0.0") ? "localhost" : host;
        return "http://" + name + ":" + given + basePath + "/";
    }

    /** Where the database is. */
    public String databaseUrl() {
        return database == null ? SQLITE + data.resolve("hidalgo.db") : database;
    }

    /** The file of an embedded database; nothing for one that is reached over a network. */
    public @Nullable Path databaseFile() {
        String url = databaseUrl();
        return url.startsWith(SQLITE) ? Path.of(url.substring(SQLITE.length()).replaceFirst("\\?.*", "")) : null;
    }
}
