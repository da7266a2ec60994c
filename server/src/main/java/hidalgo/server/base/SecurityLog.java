package hidalgo.server.base;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * The file is opened for each line, because the admin commands and other nodes may write to the same one, and an
 * operator may move it away. If two nodes begin a new file at the same moment, only the oldest file is deleted earlier
 * than necessary. Strangers cause the lines about refused sign-ins, so these have a limit per minute. At that rate, the
 * files last for a week.
 */

/** Events that matter for the security of accounts, as JSON lines for operators: never with a password or another secret. */
public final class SecurityLog {
    /** The events. */
    public enum Event {
        /** A person has signed in. */
        SIGN_IN("sign-in"),
        /** The name or the password of a sign-in was wrong. */
        SIGN_IN_FAILED("sign-in-failed"),
        /** A sign-in was refused because of too many wrong passwords. */
        LOCKED_OUT("locked-out"),
        /** A guest has made an account. */
        ACCOUNT_MADE("account-made"),
        /** A person has made a token. */
        TOKEN_MADE("token-made"),
        /** A person has removed a token. */
        TOKEN_REMOVED("token-removed"),
        /** A person has signed out. */
        SESSION_ENDED("session-ended"),
        /** An account has another sign-in name. */
        ACCOUNT_RENAMED("account-renamed"),
        /** A person has set a new password, also by a recovery code or a link. */
        PASSWORD_CHANGED("password-changed"),
        /** A person has added a passkey. */
        PASSKEY_ADDED("passkey-added"),
        /** A person has removed a passkey. */
        PASSKEY_REMOVED("passkey-removed"),
        /** A person with an account can sign in by another service from now on. */
        OUTSIDE_ADDED("outside-added"),
        /** A person has made recovery codes. */
        CODES_MADE("codes-made"),
        /** A person has deleted their account. */
        ACCOUNT_DELETED("account-deleted"),
        /** An operator has used a command. */
        ADMIN("admin"),
        /** Refused sign-ins that have no lines, because there were too many in a minute. */
        OMITTED("omitted");

        private final String written;

        Event(String written) {
            this.written = written;
        }

        /** Its name in the log. */
        public String written() {
            return written;
        }

        private boolean isRefusal() {
            return this == SIGN_IN_FAILED || this == LOCKED_OUT;
        }
    }

    /** How large a file gets. */
    static final long MOST_BYTES = 10_000_000;

    /** How many older files are kept. */
    static final int OLDER_FILES = 9;

    /** How many refused sign-ins are written per minute. */
    static final int REFUSALS_PER_MINUTE = 60;

    private static final Duration LONGEST_IN_USE = Duration.ofDays(30);
    private static final Duration OLDER_FILES_KEPT = Duration.ofDays(90);
    private static final Pattern TIME = Pattern.compile("\\{\"at\":\"([^\"]+)\"");
    private static final LongAdder NONE = new LongAdder();
    private static final Logger LOG = LoggerFactory.getLogger(SecurityLog.class);

    private final @Nullable Path file;
    private final String node;
    private final Clock clock;
    private final Map<Event, LongAdder> counts = new ConcurrentHashMap<>();
    private long minute;
    private int refusals;
    private boolean fails;

    /**
     * A log.
     *
     * @param file the file, or nothing for the standard error output
     * @param node the name of the node that writes
     */
    public SecurityLog(@Nullable Path file, String node, Clock clock) {
        this.file = file;
        this.node = node;
        this.clock = clock;
    }

    /** How often an event has happened since the start, with those that have no lines. */
    public long count(Event event) {
        return counts.getOrDefault(event, NONE).sum();
    }

    /** Writes a line about an account; null stands for a guest, or for a name that no account has. */
    public void note(Event event, @Nullable String account, Network network) {
        note(event, account, network, Map.of());
    }

    /** Writes a line about an account, with details. */
    public void note(Event event, @Nullable String account, Network network, Map<String, String> details) {
        Map<String, Object> fields = new LinkedHashMap<>();
        if (account != null) {
            fields.put("account", account);
        }
        fields.put("network", network.key());
        fields.putAll(details);
        write(event, fields);
    }

    /** Writes a line about a command that an operator uses on this computer. */
    public void noteCommand(String command, Map<String, String> details) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("command", command);
        fields.put("operator", System.getProperty("user.name", ""));
        fields.putAll(details);
        write(Event.ADMIN, fields);
    }

    /** Begins a new file once a month, and deletes old ones. */
    public synchronized void tidy() {
        if (file == null) {
            return;
        }
        try {
            Instant first = firstTime(file);
            if (first != null && first.isBefore(clock.instant().minus(LONGEST_IN_USE))) {
                beginNewFile(file);
            }
            for (int i = 1; i <= OLDER_FILES; i++) {
                Path older = older(file, i);
                if (Files.exists(older)
                        && Files.getLastModifiedTime(older)
                                .toInstant()
                                .isBefore(clock.instant().minus(OLDER_FILES_KEPT))) {
                    Files.deleteIfExists(older);
                }
            }
        } catch (IOException e) {
            LOG.warn("Could not delete old security logs: {}", e.toString());
        }
    }

    private synchronized void write(Event event, Map<String, Object> fields) {
        long now = clock.millis() / Duration.ofMinutes(1).toMillis();
        if (now != minute) {
            int omitted = refusals - REFUSALS_PER_MINUTE;
            minute = now;
            refusals = 0;
            if (omitted > 0) {
                append(line(Event.OMITTED, Map.of("count", omitted)));
            }
        }
        counts.computeIfAbsent(event, first -> new LongAdder()).increment();
        if (!event.isRefusal() || ++refusals <= REFUSALS_PER_MINUTE) {
            append(line(event, fields));
        }
    }

    private String line(Event event, Map<String, Object> fields) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("at", clock.instant().toString());
        line.put("event", event.written);
        line.put("node", node);
        line.putAll(fields);
        return Json.text(line);
    }

    private void append(String line) {
        if (file == null) {
            System.err.println(line);
            return;
        }
        try {
            PrivateFiles.make(file);
            if (Files.size(file) >= MOST_BYTES) {
                beginNewFile(file);
                PrivateFiles.make(file);
            }
            Files.writeString(file, line + "\n", StandardOpenOption.APPEND);
            fails = false;
        } catch (IOException | UncheckedIOException e) {
            // A sign-in does not fail because the disk is full. The failure is logged once.
            if (!fails) {
                LOG.warn("Could not write the security log {}: {}", file, e.toString());
            }
            fails = true;
        }
    }

    private static void beginNewFile(Path file) throws IOException {
        for (int i = OLDER_FILES; i >= 1; i--) {
            try {
                Files.move(i == 1 ? file : older(file, i - 1), older(file, i), StandardCopyOption.REPLACE_EXISTING);
            } catch (NoSuchFileException e) {
                // There are not that many yet.
            }
        }
    }

    private static Path older(Path file, int number) {
        return file.resolveSibling(file.getFileName() + "." + number);
    }

    private static @Nullable Instant firstTime(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return null;
        }
        try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            String line = reader.readLine();
            Matcher time = line == null ? null : TIME.matcher(line);
            return time != null && time.lookingAt() ? Instant.parse(time.group(1)) : null;
        }
    }
}
