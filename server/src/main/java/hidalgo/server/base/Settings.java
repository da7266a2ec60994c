package hidalgo.server.base;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
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
 * @param allowedHosts names under which the server may be called, besides the usual ones; {@code *} allows all
 * @param operations the clients that may read metrics
 * @param trustedProxies the reverse proxies to trust about the client's address
 * @param innerNetworks networks that are not public, which people's webhooks may call all the same
 * @param admission the people that the host lets in
 * @param issuer another service at which people can sign in, or nothing
 * @param mail the mail server that takes messages to people, or nothing
 * @param idleSessions how long a browser may stay signed in to an account without a request
 * @param vacationDays for how many days in a year the clocks of a person may stand still
 * @param noticeDelay the time between an event and the notification of people who are away
 * @param node the name of this node
 * @param bus the address of the transport of messages between nodes, or nothing for the database itself
 * @param keep for how long it keeps data that people leave behind
 * @param securityLog the file of the {@link SecurityLog}, or nothing for the standard error output
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
        Set<String> allowedHosts,
        Operations operations,
        TrustedProxies trustedProxies,
        List<AddressRange> innerNetworks,
        Admission admission,
        @Nullable Issuer issuer,
        @Nullable MailServer mail,
        Duration idleSessions,
        int vacationDays,
        Duration noticeDelay,
        String node,
        @Nullable String bus,
        Retention keep,
        @Nullable Path securityLog) {
    private static final String SQLITE = "jdbc:sqlite:";

    /** The default settings. */
    public static Settings usual(Path data) {
        return in(data).build();
    }

    /** The default settings, to change some of them. */
    public static Builder in(Path data) {
        return new Builder(data);
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

    /** The default settings, each of which can be replaced by a method of its name. */
    public static final class Builder {
        private final Path data;
        private String host = "127.0.0.1";
        private int port = 8080;
        private @Nullable String database;
        private String basePath = "";
        private @Nullable String publicUrl;
        private int botThreads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        private int botPause = 400;
        private boolean limits = true;
        private Set<String> allowedHosts = Set.of();
        private Operations operations = Operations.USUAL;
        private TrustedProxies trustedProxies = TrustedProxies.none();
        private List<AddressRange> innerNetworks = List.of();
        private Admission admission = Admission.USUAL;
        private @Nullable Issuer issuer;
        private @Nullable MailServer mail;
        private Duration idleSessions = Duration.ofDays(60);
        private int vacationDays = 21;
        private Duration noticeDelay = Duration.ofSeconds(10);
        private String node = "one";
        private @Nullable String bus;
        private Retention keep = Retention.USUAL;
        private @Nullable Path securityLog;

        private Builder(Path data) {
            this.data = data;
            this.securityLog = data.resolve("security.log");
        }

        public Builder host(String given) {
            host = given;
            return this;
        }

        public Builder port(int given) {
            port = given;
            return this;
        }

        public Builder database(@Nullable String given) {
            database = given;
            return this;
        }

        public Builder basePath(String given) {
            basePath = given;
            return this;
        }

        public Builder publicUrl(@Nullable String given) {
            publicUrl = given;
            return this;
        }

        public Builder botThreads(int given) {
            botThreads = given;
            return this;
        }

        public Builder botPause(int given) {
            botPause = given;
            return this;
        }

        public Builder limits(boolean given) {
            limits = given;
            return this;
        }

        public Builder allowedHosts(Set<String> given) {
            allowedHosts = Set.copyOf(given);
            return this;
        }

        public Builder operations(Operations given) {
            operations = given;
            return this;
        }

        public Builder trustedProxies(TrustedProxies given) {
            trustedProxies = given;
            return this;
        }

        /** Lets webhooks call all networks, or public ones only. */
        public Builder innerWebhooks(boolean given) {
            return innerNetworks(given ? AddressRange.ALL : List.of());
        }

        public Builder innerNetworks(List<AddressRange> given) {
            innerNetworks = List.copyOf(given);
            return this;
        }

        public Builder admission(Admission given) {
            admission = given;
            return this;
        }

        public Builder issuer(@Nullable Issuer given) {
            issuer = given;
            return this;
        }

        public Builder mail(@Nullable MailServer given) {
            mail = given;
            return this;
        }

        public Builder idleSessions(Duration given) {
            idleSessions = given;
            return this;
        }

        public Builder vacationDays(int given) {
            vacationDays = given;
            return this;
        }

        public Builder noticeDelay(Duration given) {
            noticeDelay = given;
            return this;
        }

        public Builder node(String given) {
            node = given;
            return this;
        }

        public Builder bus(@Nullable String given) {
            bus = given;
            return this;
        }

        public Builder keep(Retention given) {
            keep = given;
            return this;
        }

        public Builder securityLog(@Nullable Path given) {
            securityLog = given;
            return this;
        }

        public Settings build() {
            return new Settings(
                    host,
                    port,
                    data,
                    database,
                    basePath,
                    publicUrl,
                    botThreads,
                    botPause,
                    limits,
                    allowedHosts,
                    operations,
                    trustedProxies,
                    innerNetworks,
                    admission,
                    issuer,
                    mail,
                    idleSessions,
                    vacationDays,
                    noticeDelay,
                    node,
                    bus,
                    keep,
                    securityLog);
        }
    }
}
