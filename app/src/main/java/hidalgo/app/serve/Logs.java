package hidalgo.app.serve;

import hidalgo.records.JsonText;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** The server's log: one JSON object a line on the standard error output, for programs that collect logs. */
public final class Logs {
    /** Kept in a field, because Java forgets the settings of a logger that nobody references. */
    private static final Logger JAVALIN = Logger.getLogger("io.javalin.Javalin");

    private Logs() {}

    /** From now on, sends everything that is logged to the standard error output. */
    public static void begin() {
        Logger root = Logger.getLogger("");
        for (Handler handler : root.getHandlers()) {
            root.removeHandler(handler);
        }
        Handler handler = new ConsoleHandler();
        handler.setFormatter(new Lines());
        root.addHandler(handler);
        root.setLevel(Level.WARNING);
        // If a server can't start, whoever started it reports the reason in one sentence.
        JAVALIN.setFilter(record -> !String.valueOf(record.getMessage()).startsWith("Failed to start"));
        Logger ours = Logger.getLogger("hidalgo");
        ours.setLevel(Level.INFO);
        Thread.setDefaultUncaughtExceptionHandler(
                (thread, e) -> ours.log(Level.SEVERE, "The thread " + thread.getName() + " ended", e));
    }

    /** A log record as a line. */
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
}
