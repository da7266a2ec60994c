package hidalgo.app;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Says now and then how many games have been played: on one line of a terminal, elsewhere a line every few seconds. */
final class Progress {
    private static final long TERMINAL_PAUSE = 200_000_000L;
    private static final long LOG_PAUSE = 5_000_000_000L;

    private final PrintWriter out;
    private final int games;
    private final boolean terminal;
    private final boolean quiet;
    private final AtomicInteger played = new AtomicInteger();
    private final AtomicLong nextLine;

    Progress(PrintWriter out, int games, boolean terminal, boolean quiet) {
        this.out = out;
        this.games = games;
        this.terminal = terminal;
        this.quiet = quiet;
        this.nextLine = new AtomicLong(System.nanoTime() + pause());
    }

    /** Counts a game; any thread may. */
    void played() {
        int count = played.incrementAndGet();
        long due = nextLine.get();
        long now = System.nanoTime();
        if (!quiet && now - due >= 0 && nextLine.compareAndSet(due, now + pause())) {
            String line = String.format(Locale.ROOT, "%,d of %,d games", count, games);
            out.print(terminal ? "\r" + line : line + System.lineSeparator());
            out.flush();
        }
    }

    /** Wipes the line off the terminal. */
    void end() {
        if (terminal && !quiet) {
            out.print("\r" + " ".repeat(40) + "\r");
            out.flush();
        }
    }

    private long pause() {
        return terminal ? TERMINAL_PAUSE : LOG_PAUSE;
    }
}
