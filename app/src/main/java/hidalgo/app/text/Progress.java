package hidalgo.app.text;

import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Shows from time to time how many games have been played and how long the others may take: on one line of a terminal,
 * otherwise as a new line every few seconds.
 */
public final class Progress {
    private static final long TERMINAL_PAUSE = 200_000_000L;
    private static final long LOG_PAUSE = 5_000_000_000L;
    /** Longer than the longest line. */
    private static final int WIDTH = 79;

    private final PrintWriter out;
    private final int games;
    private final String things;
    private final boolean terminal;
    private final boolean quiet;
    private final AtomicInteger played = new AtomicInteger();
    private final long start = System.nanoTime();
    private final AtomicLong nextLine;

    public Progress(PrintWriter out, int games, boolean terminal, boolean quiet) {
        this(out, games, "app.progress.games", terminal, quiet);
    }

    /** The progress of something other than games, which this key names. */
    public Progress(PrintWriter out, int count, String things, boolean terminal, boolean quiet) {
        this.out = out;
        this.games = count;
        this.things = things;
        this.terminal = terminal;
        this.quiet = quiet;
        this.nextLine = new AtomicLong(start + pause());
    }

    /** Counts a game; may be called from any thread. */
    public void played() {
        int count = played.incrementAndGet();
        long due = nextLine.get();
        long now = System.nanoTime();
        if (!quiet && now - due >= 0 && nextLine.compareAndSet(due, now + pause())) {
            String line = line(count, now - start);
            out.print(terminal ? "\r" + line + " ".repeat(WIDTH - line.length()) : line + System.lineSeparator());
            out.flush();
        }
    }

    /** Erases the line in the terminal. */
    public void end() {
        if (terminal && !quiet) {
            out.print("\r" + " ".repeat(WIDTH) + "\r");
            out.flush();
        }
    }

    /** The text after a number of games and nanoseconds. */
    public String line(int count, long nanos) {
        long seconds = Math.ceilDiv(nanos / count * (games - count), 1_000_000_000L);
        return Messages.ENGLISH.text(Message.of(
                count == games ? "app.progress" : "app.progress.left",
                "count",
                String.format(Locale.ROOT, "%,d", count),
                "games",
                String.format(Locale.ROOT, "%,d", games),
                "things",
                Message.of(things),
                "left",
                duration(seconds)));
    }

    private static Message duration(long seconds) {
        if (seconds < 100) {
            return Message.of("app.time.seconds", "seconds", seconds);
        }
        long minutes = (seconds + 30) / 60;
        return minutes < 100
                ? Message.of("app.time.minutes", "minutes", minutes)
                : Message.of("app.time.hours", "hours", minutes / 60, "minutes", minutes % 60);
    }

    private long pause() {
        return terminal ? TERMINAL_PAUSE : LOG_PAUSE;
    }
}
