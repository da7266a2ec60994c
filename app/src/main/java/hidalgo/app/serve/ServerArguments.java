package hidalgo.app.serve;

import hidalgo.app.input.BadInput;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.server.base.Admission;
import hidalgo.server.base.Issuer;
import hidalgo.server.base.MailServer;
import hidalgo.server.base.Operations;
import hidalgo.server.base.SecurityLog;
import hidalgo.server.base.Settings;
import hidalgo.server.store.Database;
import hidalgo.tables.protocol.GuestRights;
import hidalgo.tables.protocol.SignUp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * The addresses on which a server listens, and where it stores its data: from the command line, the environment, or a
 * file.
 */
final class ServerArguments {
    private static final Logger LOG = Logger.getLogger("hidalgo.app.serve");

    @Option(
            names = "--port",
            paramLabel = "PORT",
            description = "port to listen on (default: 8080); 0 for any free port")
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
            names = "--allowed-hosts",
            paramLabel = "NAME,…",
            description = "names under which browsers may open the server, besides local ones and that of --public-url;"
                    + " * for any")
    private @Nullable String allowedHosts;

    @Option(
            names = "--operations",
            paramLabel = "loopback|private|all",
            description =
                    "the clients that may read /metrics and the reasons in /ready: this computer (loopback), private"
                            + " networks too, or all")
    private @Nullable String operations;

    @Option(
            names = "--trust-proxy",
            paramLabel = "true|false|ADDRESS/BITS,…",
            arity = "0..1",
            fallbackValue = "true",
            description = "trust X-Forwarded-For, -Host and -Proto from any direct peer, or only from reverse"
                    + " proxies with these addresses")
    private @Nullable String trustProxy;

    @Option(
            names = "--inner-webhooks",
            paramLabel = "true|false|ADDRESS/BITS,…",
            arity = "0..1",
            fallbackValue = "true",
            description = "let people's webhooks call addresses that are not public, or only those of some networks")
    private @Nullable String innerWebhooks;

    @Option(
            names = "--sign-up",
            paramLabel = "open|invite|closed",
            description = "new accounts: for all (open), with an invitation or the server's password, or closed")
    private @Nullable String signUp;

    @Option(
            names = "--guests",
            paramLabel = "play|watch|none",
            description = "rights of people without an account: to play, only to watch, or nothing but to sign in")
    private @Nullable String guests;

    @Option(
            names = "--exempt",
            paramLabel = "ADDRESS/BITS,…",
            description = "networks whose sign-ups, logins and new guests are not limited, such as a club's")
    private @Nullable String exempt;

    @Option(
            names = "--oidc-issuer",
            paramLabel = "URL",
            description = "another service at which people can sign in (OpenID Connect)")
    private @Nullable String issuer;

    @Option(
            names = "--oidc-client",
            paramLabel = "ID",
            description = "how that service knows this server; its secret is the first line of oidc-secret-file")
    private @Nullable String issuerClient;

    @Option(names = "--oidc-name", paramLabel = "NAME", description = "the name of that service on the pages")
    private @Nullable String issuerName;

    @Option(
            names = "--mail",
            paramLabel = "URL",
            description =
                    "the mail server for messages to people, such as smtps://user@mail.example.org; the password is"
                            + " the first line of mail-password-file")
    private @Nullable String mail;

    @Option(
            names = "--mail-from",
            paramLabel = "ADDRESS",
            description = "the sender of those messages, such as games@example.org")
    private @Nullable String mailFrom;

    @Option(
            names = "--idle-days",
            paramLabel = "N",
            description = "after how many days without a visit people are signed out (default: 60)")
    private @Nullable String idleDays;

    @Option(
            names = "--vacation-days",
            paramLabel = "N",
            description = "for how many days a year the clocks of a person may stand still (default: 21)")
    private @Nullable String vacationDays;

    @Option(
            names = "--log",
            paramLabel = "plain|json",
            description = "plain: sentences about problems; json: everything, for programs (a terminal gets plain)")
    private @Nullable String log;

    @Option(
            names = "--keep",
            paramLabel = "WHAT=DAYS,…",
            description = "for how many days to keep chat, finished (games), guests and uploads (default: guests=180)")
    private @Nullable String keep;

    @Option(
            names = "--security-log",
            paramLabel = "FILE",
            description = "file for sign-ins, tokens and admin commands; - for the standard error output"
                    + " (default: security.log in the data folder; with --db, -)")
    private @Nullable String securityLog;

    @Option(
            names = "--node",
            paramLabel = "NAME",
            description = "the name of this node, if there are several (default: one)")
    private @Nullable String node;

    @Option(
            names = "--bus",
            paramLabel = "URL",
            description = "a Redis or Valkey server that carries the messages between nodes,"
                    + " such as redis://host:6379 (default: PostgreSQL)")
    private @Nullable String bus;

    @Option(names = "--config", paramLabel = "FILE", description = "a file with lines like port=8080")
    private @Nullable Path config;

    /** The settings that the command line, the environment and the file give together. */
    Settings settings(@Nullable Integer botThreads, @Nullable Integer botPause, boolean limits) {
        GivenSettings given = given();
        Settings usual = Settings.usual(ServeCommand.usualData());
        String path = given.value(basePath, "base-path", "");
        if (!path.matches("(/[\\w.~-]+)*")) {
            throw BadInput.of("app.serve.basePath", "value", path);
        }
        String url = given.address(database, "db");
        if (url != null && !SettingTexts.isShared(url) && !url.startsWith("jdbc:sqlite:")) {
            // The value may contain a password, so it is not repeated.
            throw BadInput.of("app.serve.db");
        }
        if (url != null && SettingTexts.isShared(url)) {
            url = SettingTexts.withPassword(url, given.address(null, "db-password"));
        }
        Path folder = Path.of(given.value(data, "data", usual.data().toString()));
        return Settings.in(folder)
                .host(given.value(host, "host", usual.host()))
                .port(given.number(port, "port", usual.port(), 0, 65_535))
                .database(url)
                .basePath(path)
                .publicUrl(SettingTexts.address(given.value(publicUrl, "public-url", null)))
                // A node that shares its database can leave the thinking to others.
                .botThreads(given.number(
                        botThreads, "bot-threads", usual.botThreads(), SettingTexts.isShared(url) ? 0 : 1, 256))
                .botPause(given.number(botPause, "bot-pause", usual.botPause(), 0, 60_000))
                .limits(limits)
                .allowedHosts(SettingTexts.hosts(given.value(allowedHosts, "allowed-hosts", "")))
                .operations(new Operations(
                        SettingTexts.operators(given.value(operations, "operations", "loopback")),
                        given.secret("operations-token")))
                .trustedProxies(SettingTexts.trusted(given.value(trustProxy, "trust-proxy", "false")))
                .innerNetworks(SettingTexts.innerNetworks(given.value(innerWebhooks, "inner-webhooks", "false")))
                .admission(admission(given))
                .issuer(issuer(given))
                .mail(mail(given))
                .idleSessions(Duration.ofDays(given.number(
                        idleDays, "idle-days", (int) usual.idleSessions().toDays(), 1, 180)))
                .vacationDays(given.number(vacationDays, "vacation-days", usual.vacationDays(), 0, 366))
                .node(given.value(node, "node", usual.node()))
                .bus(SettingTexts.busAddress(given.address(bus, "bus"), url))
                .keep(SettingTexts.kept(given.value(keep, "keep", "")))
                .securityLog(SettingTexts.securityLog(
                        given.value(securityLog, "security-log", SettingTexts.isShared(url) ? "-" : null), folder))
                .build();
    }

    private Admission admission(GivenSettings given) {
        return new Admission(
                SettingTexts.choice(SignUp.class, given.value(signUp, "sign-up", "open"), "sign-up"),
                SettingTexts.choice(GuestRights.class, given.value(guests, "guests", "play"), "guests"),
                given.secret("server-password"),
                SettingTexts.exempted(given.value(exempt, "exempt", "")));
    }

    private @Nullable Issuer issuer(GivenSettings given) {
        String address = given.value(issuer, "oidc-issuer", null);
        return address == null
                ? null
                : SettingTexts.issuer(
                        address,
                        given.value(issuerClient, "oidc-client", null),
                        given.value(issuerName, "oidc-name", null),
                        given.secret("oidc-secret"));
    }

    private @Nullable MailServer mail(GivenSettings given) {
        String address = given.value(mail, "mail", null);
        return address == null
                ? null
                : SettingTexts.mail(address, given.value(mailFrom, "mail-from", ""), given.secret("mail-password"));
    }

    private GivenSettings given() {
        Path file = config();
        if (config == null && file != null && !Files.isReadable(file)) {
            throw BadInput.of("app.serve.config.denied", "file", file.toString());
        }
        return GivenSettings.with(file);
    }

    /** The file with settings: the one that was named, or the one of the server that this installation is for. */
    private @Nullable Path config() {
        String installed = System.getenv("HIDALGO_CONFIG");
        return config != null || installed == null || installed.isBlank() ? config : Path.of(installed);
    }

    /** Writes to the security log that an operator uses a command. */
    void noteCommand(String command, Map<String, String> details) {
        Settings settings = settings();
        new SecurityLog(settings.securityLog(), settings.node(), Clock.systemUTC()).noteCommand(command, details);
    }

    /** Begins the log, and warns of what every user of the machine can see. */
    void beginLog() {
        Logs.begin(logStyle());
        warnOf("--db", database, "password=[^&]", "HIDALGO_DB_FILE");
        warnOf("--bus", bus, "//[^/@]*:[^/@]+@", "HIDALGO_BUS_FILE");
    }

    private static void warnOf(String option, @Nullable String given, String password, String better) {
        if (given != null && Pattern.compile(password).matcher(given).find()) {
            LOG.warning(Messages.ENGLISH.text(Message.of("app.serve.seen", "option", option, "better", better)));
        }
    }

    /** The format of the log; by default it depends on whether a terminal or a program reads it. */
    private Logs.Style logStyle() {
        String style = given().value(log, "log", "");
        return switch (style) {
            case "plain" -> Logs.Style.PLAIN;
            case "json" -> Logs.Style.JSON;
            case "" -> Logs.isSeen() ? Logs.Style.PLAIN : Logs.Style.JSON;
            default -> throw BadInput.of("app.serve.log", "value", style);
        };
    }

    /** The file with settings, if others than its owner and group can read an address with a password in it. */
    @Nullable
    Path openConfig() {
        Path file = config();
        try {
            boolean isOpen = file != null
                    && GivenSettings.with(file).hasAddress()
                    && file.getFileSystem().supportedFileAttributeViews().contains("posix")
                    && Files.getPosixFilePermissions(file).contains(PosixFilePermission.OTHERS_READ);
            return isOpen ? file : null;
        } catch (IOException e) {
            return null;
        }
    }

    /** The settings for a command that only needs the database. */
    Settings settings() {
        return settings(null, null, true);
    }

    /** Opens the database that the settings name, or throws the reason why it can't; does not create a missing one. */
    Database openDatabase() {
        Settings settings = settings();
        Path file = settings.databaseFile();
        if (file != null && !Files.isRegularFile(file)) {
            throw BadInput.of("app.serve.missing", "file", file.toString());
        }
        return open(settings);
    }

    /** Opens the database that the settings name, creates it if it is missing, or throws the reason why it can't. */
    Database openOrMakeDatabase() {
        return open(settings());
    }

    private Database open(Settings settings) {
        beginLog();
        return Startup.open(settings);
    }
}
