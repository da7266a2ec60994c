package hidalgo.app.serve;

import hidalgo.app.input.BadInput;
import hidalgo.rules.Messages;
import hidalgo.server.HidalgoServer;
import hidalgo.server.base.OwnerOnly;
import hidalgo.server.base.Settings;
import hidalgo.server.store.Database;
import hidalgo.server.store.DatabaseInUse;
import hidalgo.server.store.UnusableSchema;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.SocketException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where a server listens and stores its data: from the command line, the environment, or a file. */
final class ServerArguments {
    private static final Set<String> KEYS = Set.of(
            "port",
            "host",
            "data",
            "db",
            "base-path",
            "public-url",
            "bot-threads",
            "bot-pause",
            "trust-proxy",
            "inner-webhooks",
            "node");

    @Option(names = "--port", paramLabel = "PORT", description = "port to listen on (8080); 0 for any free port")
    private @Nullable String port;

    @Option(names = "--host", paramLabel = "HOST", description = "address to listen on (127.0.0.1); 0.0.0.0 for all")
    private @Nullable String host;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "folder for the database (.hidalgo in your home folder)")
    private @Nullable String data;

    @Option(names = "--db", paramLabel = "URL", description = "jdbc:postgresql://… instead of the embedded database")
    private @Nullable String database;

    @Option(
            names = "--base-path",
            paramLabel = "PATH",
            description = "path under which everything is served, like /hidalgo")
    private @Nullable String basePath;

    @Option(names = "--public-url", paramLabel = "URL", description = "the address that browsers use, behind a proxy")
    private @Nullable String publicUrl;

    @Option(
            names = "--trust-proxy",
            paramLabel = "true|false",
            arity = "0..1",
            fallbackValue = "true",
            description = "trust X-Forwarded-For, -Host and -Proto from a reverse proxy")
    private @Nullable String trustProxy;

    @Option(
            names = "--inner-webhooks",
            paramLabel = "true|false",
            arity = "0..1",
            fallbackValue = "true",
            description = "let people's webhooks call addresses that are not public")
    private @Nullable String innerWebhooks;

    @Option(names = "--node", paramLabel = "NAME", description = "the name of this node, if there are several (one)")
    private @Nullable String node;

    @Option(names = "--config", paramLabel = "FILE", description = "a file with lines like port=8080")
    private @Nullable Path config;

    private Properties file = new Properties();

    /** The settings that the command line, the environment and the file give together. */
    Settings settings(@Nullable Integer botThreads, @Nullable Integer botPause, boolean limits) {
        file = read(config);
        Settings usual = Settings.usual(ServeCommand.usualData());
        String path = value(basePath, "base-path", "");
        if (!path.matches("(/[\\w.~-]+)*")) {
            throw BadInput.of("app.serve.basePath", "value", path);
        }
        String url = value(database, "db", null);
        if (url != null && !url.startsWith("jdbc:postgresql:") && !url.startsWith("jdbc:sqlite:")) {
            // What was given may hold a password, so it is not repeated.
            throw BadInput.of("app.serve.db");
        }
        return new Settings(
                value(host, "host", usual.host()),
                number(port, "port", usual.port(), 0, 65_535),
                Path.of(value(data, "data", usual.data().toString())),
                url,
                path,
                address(value(publicUrl, "public-url", null)),
                number(text(botThreads), "bot-threads", usual.botThreads(), 1, 256),
                number(text(botPause), "bot-pause", usual.botPause(), 0, 60_000),
                limits,
                yes(trustProxy, "trust-proxy"),
                yes(innerWebhooks, "inner-webhooks"),
                value(node, "node", usual.node()));
    }

    /** The settings for a command that only needs the database. */
    Settings settings() {
        return settings(null, null, true);
    }

    /** Opens the database that the settings name, or says why it can't; does not create a missing one. */
    Database openDatabase() {
        Settings settings = settings();
        Path file = settings.databaseFile();
        if (file != null && !Files.isRegularFile(file)) {
            throw BadInput.of("app.serve.missing", "file", file.toString());
        }
        return open(settings);
    }

    /** Opens the database that the settings name, creates it if it is missing, or says why it can't. */
    Database openOrMakeDatabase() {
        Settings settings = settings();
        try {
            OwnerOnly.makeFolder(settings.data());
        } catch (IOException e) {
            throw BadInput.of("app.serve.data", "folder", settings.data().toString());
        }
        return open(settings);
    }

    private static Database open(Settings settings) {
        Logs.begin();
        try {
            return Database.open(settings.databaseUrl());
        } catch (UnusableSchema e) {
            throw new BadInput(Messages.ENGLISH.text(e.reason()));
        } catch (RuntimeException e) {
            throw BadInput.of("app.serve.noDatabase", "reason", firstLine(e));
        }
    }

    private static String firstLine(Exception e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    }

    /** Starts a server, or says why it can't. */
    static HidalgoServer start(Settings settings) {
        try {
            return HidalgoServer.start(settings);
        } catch (UncheckedIOException e) {
            throw BadInput.of("app.serve.data", "folder", settings.data().toString());
        } catch (DatabaseInUse e) {
            throw BadInput.of("app.serve.inUse", "file", e.file().toString());
        } catch (UnusableSchema e) {
            throw new BadInput(Messages.ENGLISH.text(e.reason()));
        } catch (RuntimeException e) {
            for (Throwable cause = e; cause != null; cause = cause.getCause()) {
                if (cause instanceof BindException
                        && firstLine((Exception) cause).contains("in use")) {
                    throw BadInput.of("app.serve.port", "port", settings.port());
                }
                if (cause instanceof SocketException || cause instanceof UnresolvedAddressException) {
                    throw BadInput.of("app.serve.address", "host", settings.host(), "port", settings.port());
                }
                if (cause instanceof SQLException) {
                    throw BadInput.of("app.serve.noDatabase", "reason", firstLine((Exception) cause));
                }
            }
            throw e;
        }
    }

    private static @Nullable String text(@Nullable Integer number) {
        return number == null ? null : String.valueOf(number);
    }

    private int number(@Nullable String given, String key, int usual, int least, int most) {
        String text = value(given, key, String.valueOf(usual));
        if (text.matches("\\d{1,9}") && Integer.parseInt(text) >= least && Integer.parseInt(text) <= most) {
            return Integer.parseInt(text);
        }
        throw BadInput.of("app.serve.number", "name", key, "least", least, "most", most, "value", text);
    }

    private boolean yes(@Nullable String given, String key) {
        String text = value(given, key, "false");
        if (!text.equals("true") && !text.equals("false")) {
            throw BadInput.of("app.serve.yes", "name", key, "value", text);
        }
        return text.equals("true");
    }

    private static @Nullable String address(@Nullable String url) {
        if (url != null && !url.matches("https?://[^\\s/?#]+[^\\s?#]*")) {
            throw BadInput.of("app.serve.publicUrl", "value", url);
        }
        return url;
    }

    private String value(@Nullable String given, String key, @Nullable String usual) {
        if (given != null) {
            return given;
        }
        String environment =
                System.getenv("HIDALGO_" + key.toUpperCase(Locale.ROOT).replace('-', '_'));
        return environment != null ? environment : file.getProperty(key, usual);
    }

    private static Properties read(@Nullable Path config) {
        Properties lines = new Properties();
        if (config == null) {
            return lines;
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
        return lines;
    }
}
