package hidalgo.app.serve;

import hidalgo.records.JsonText;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.ProcessBuilder.Redirect;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Map;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** The server's log on the standard error output: for programs that collect logs, or for the person at a terminal. */
public final class Logs {
    /** Kept in a field, because Java forgets the settings of a logger that is not referenced. */
    private static final Logger JAVALIN = Logger.getLogger("io.javalin.Javalin");

    private Logs() {}

    /** How a log is written. */
    enum Style {
        /** One JSON object per line, with everything there is to know. */
        JSON,
        /** One sentence per line, and only about problems. */
        PLAIN
    }

    /** From now on, writes all log messages to the standard error output, as plain sentences if it is a terminal. */
    public static void begin() {
        begin(isSeen() ? Style.PLAIN : Style.JSON);
    }

    /** From now on, sends everything that is logged to the standard error output. */
    static void begin(Style style) {
        Logger root = Logger.getLogger("");
        for (Handler handler : root.getHandlers()) {
            root.removeHandler(handler);
        }
        Handler handler = new ConsoleHandler();
        handler.setFormatter(style == Style.JSON ? new Lines() : new Sentences());
        root.addHandler(handler);
        root.setLevel(Level.WARNING);
        // If a server can't start, the code that started it reports the reason in one sentence.
        JAVALIN.setFilter(record -> !String.valueOf(record.getMessage()).startsWith("Failed to start"));
        Logger ours = Logger.getLogger("hidalgo");
        ours.setLevel(style == Style.JSON ? Level.INFO : Level.WARNING);
        Thread.setDefaultUncaughtExceptionHandler(
                (thread, e) -> ours.log(Level.SEVERE, "The thread " + thread.getName() + " ended", e));
    }

    /** Whether the standard error output is a terminal; Java's own console only knows about the other two. */
    static boolean isSeen() {
        return OtherProgram.succeeds(new ProcessBuilder("test", "-t", "2").redirectError(Redirect.INHERIT));
    }

    /** A log record as a line of JSON. */
    static final class Lines extends Formatter {
        @Override
        public String format(LogRecord record) {
            Map<String, @Nullable Object> line = JsonText.object(
                    "at",
                    Instant.ofEpochMilli(record.getMillis()).toString(),
                    "level",
                    record.getLevel().getName().toLowerCase(Locale.ROOT),
                    "logger",
                    String.valueOf(record.getLoggerName()),
                    "message",
                    formatMessage(record));
            if (record.getThrown() != null) {
                StringWriter trace = new StringWriter();
                record.getThrown().printStackTrace(new PrintWriter(trace));
                line.put("error", trace.toString());
            }
            return JsonText.of(line) + System.lineSeparator();
        }
    }

    /** A log record as a sentence, with the time of day. */
    static final class Sentences extends Formatter {
        @Override
        public String format(LogRecord record) {
            LocalTime time = LocalTime.ofInstant(Instant.ofEpochMilli(record.getMillis()), ZoneId.systemDefault());
            String reason = record.getThrown() == null ? "" : ": " + record.getThrown();
            String sentence = (formatMessage(record) + reason).replaceAll("\\s*\\R\\s*", " ");
            return time.truncatedTo(ChronoUnit.SECONDS) + " " + sentence + System.lineSeparator();
        }
    }
}
