package hidalgo.tables.table;

import hidalgo.tables.table.ClockSetting.Kind;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The clocks of a table: how much time each seat has left, and whose clock runs. */
public final class Clocks {
    private static final long SECOND = 1000;

    private final ClockSetting setting;
    private final Downtimes downtimes;
    private final long[] left;
    private final Vacations vacations;
    private int running;
    private long since;
    private long rest;

    Clocks(ClockSetting setting, int seats, Downtimes downtimes) {
        this.setting = setting;
        this.downtimes = downtimes;
        this.left = new long[seats];
        Arrays.fill(left, setting.reserve() * SECOND);
        this.vacations = new Vacations(seats);
    }

    /** Starts the clocks of some seats at a moment, and stops the others, which have finished. */
    void run(int seats, long now) {
        for (int seat = 0; seat < left.length; seat++) {
            boolean ran = (running >> seat & 1) != 0;
            boolean runs = (seats >> seat & 1) != 0;
            if (ran) {
                left[seat] -= elapsed(seat, now);
            }
            if (ran && !runs && setting.kind().grows()) {
                left[seat] = Math.min(
                        left[seat] + setting.increment() * SECOND, Math.max(left[seat], setting.cap() * SECOND));
            } else if (runs && !ran && setting.kind() == Kind.DAYS) {
                left[seat] = setting.reserve() * SECOND;
            }
        }
        running = seats;
        since = now;
        rest = 0;
    }

    /** Stops the clocks while the next step waits. */
    void rest(@Nullable Hold hold) {
        rest = hold == null ? 0 : hold.left() == null ? Long.MAX_VALUE : hold.left();
    }

    /** The milliseconds for which the clock of a seat has run since the latest event. */
    private long elapsed(int seat, long now) {
        return Math.max(0, downtimes.elapsed(since, now) - rest - vacations.within(seat, since, now));
    }

    /** The clock of a seat stands still from a moment to another. */
    void goAway(int seat, long from, long until) {
        vacations.add(seat, from, until);
    }

    /** A seat has more time from now on. */
    void give(int seat, int seconds) {
        left[seat] += seconds * SECOND;
    }

    /** Until when the clock of a seat stands still, in milliseconds since 1970; 0 if it does not. */
    public long awayUntil(int seat, long now) {
        return vacations.until(seat, now);
    }

    /** When the first seat's time runs out, in milliseconds since 1970, if nothing happens; null if no clock runs. */
    public @Nullable Long next(long now) {
        Long next = null;
        for (int seat = 0; seat < left.length; seat++) {
            Long rest = isRunning(seat) ? left(seat, now) : null;
            if (rest != null) {
                long end = Math.max(now, awayUntil(seat, now)) + rest;
                next = next == null ? end : Long.valueOf(Math.min(next, end));
            }
        }
        return next;
    }

    /** A seat has moved: with days for a move, it has the full time again. */
    void moved(int seat) {
        if (setting.kind() == Kind.DAYS) {
            left[seat] = setting.reserve() * SECOND;
        }
    }

    /** The time left for a seat, at least 0; null without a clock. */
    public @Nullable Long left(int seat, long now) {
        if (setting.kind() == Kind.NONE) {
            return null;
        }
        long used = isRunning(seat) ? elapsed(seat, now) : 0;
        return Math.max(0, left[seat] - used);
    }

    /** Whether a seat's time has run out while it must move. */
    public boolean isOut(int seat, long now) {
        Long rest = left(seat, now);
        return rest != null && rest == 0 && isRunning(seat);
    }

    /** Whether a seat's clock runs. */
    public boolean isRunning(int seat) {
        return setting.kind() != Kind.NONE && (running >> seat & 1) != 0;
    }
}
