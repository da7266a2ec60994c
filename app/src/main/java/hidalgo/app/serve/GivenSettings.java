package hidalgo.app.serve;

import hidalgo.app.input.BadInput;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The settings from outside the command line: from the environment, which takes precedence, and from a file.
 *
 * @param file the lines of the file
 */
record GivenSettings(Properties file) {
    private static final Set<String> KEYS = Set.of(
            "port",
            "host",
            "data",
            "db",
            "base-path",
            "public-url",
            "bot-threads",
            "bot-pause",
            "allowed-hosts",
            "operations",
            "operations-token-file",
            "trust-proxy",
            "idle-days",
            "vacation-days",
            "inner-webhooks",
            "sign-up",
            "server-password-file",
            "guests",
            "exempt",
            "mail",
            "mail-from",
            "mail-password-file",
            "oidc-issuer",
            "oidc-client",
            "oidc-name",
            "oidc-secret-file",
            "log",
            "security-log",
            "keep",
            "node",
            "bus",
            "db-file",
            "db-password",
            "db-password-file",
            "bus-file");

    /** Those of the environment, and of a file if there is one. */
    static GivenSettings with(@Nullable Path config) {
        Properties lines = new Properties();
        if (config == null) {
            return new GivenSettings(lines);
        }
        try (Reader reader = Files.newBufferedReader(config)) {
            lines.load(reader);
        } catch (IOException | IllegalArgumentException e) {
            throw BadInput.of("app.serve.config", "file", config.toString());
        }
        Set<String> unknown = new TreeSet<>(lines.stringPropertyNames());
        unknown.removeAll(KEYS);
        if (!unknown.isEmpty()) {
            throw BadInput.of(
                    "app.serve.config.key",
                    "file",
                    config.toString(),
                    "key",
                    unknown.iterator().next(),
                    "keys",
                    String.join(", ", new TreeSet<>(KEYS)));
        }
        return new GivenSettings(lines);
    }

    /** The value on the command line, else the one that is set under a key, else the default. */
    String value(@Nullable Object argument, String key, @Nullable String usual) {
        if (argument != null) {
            return argument.toString();
        }
        String environment =
                System.getenv("HIDALGO_" + key.toUpperCase(Locale.ROOT).replace('-', '_'));
        // A compose file passes on variables that are not set as empty ones.
        return environment != null && !environment.isEmpty() ? environment : file.getProperty(key, usual);
    }

    /**
     * An address that may hold a password: set like others, or as the first line of a file that is named under a key.
     */
    @Nullable
    String address(@Nullable String argument, String key) {
        String given = value(argument, key, null);
        return given == null ? secret(key) : given;
    }

    /** The first line of a file that is named under a key. */
    @Nullable
    String secret(String key) {
        String named = value(null, key + "-file", null);
        if (named == null) {
            return null;
        }
        try (BufferedReader reader = Files.newBufferedReader(Path.of(named))) {
            String line = reader.readLine();
            if (line != null && !line.isBlank()) {
                return line.strip();
            }
        } catch (IOException | InvalidPathException e) {
            // Refused below.
        }
        throw BadInput.of("app.serve.secret", "name", key + "-file", "file", named);
    }

    /** Whether the file contains an address that may hold a password. */
    boolean hasAddress() {
        return file.containsKey("db") || file.containsKey("db-password") || file.containsKey("bus");
    }

    /** A whole number in a range. */
    int number(@Nullable Object argument, String key, int usual, int least, int most) {
        String text = value(argument, key, String.valueOf(usual));
        if (text.matches("\\d{1,9}") && Integer.parseInt(text) >= least && Integer.parseInt(text) <= most) {
            return Integer.parseInt(text);
        }
        throw BadInput.of("app.serve.number", "name", key, "least", least, "most", most, "value", text);
    }

    /** Something that is or is not so; usually it is not. */
    boolean yes(@Nullable String argument, String key) {
        String text = value(argument, key, "false");
        if (!text.equals("true") && !text.equals("false")) {
            throw BadInput.of("app.serve.yes", "name", key, "value", text);
        }
        return text.equals("true");
    }
}
