package hidalgo.server.table;

import java.util.Arrays;

/*
 * A plan, a proposal or a step back can be made again and again without anything coming of it, and each is kept for ever. So
 * between two moves a seat may change its mind only so often, and in a turn it may take back only so much. New names are
 * limited by the day.
 */

/** Counts what people at a table do besides moving. */
final class ActivityLimits {
    private static final int MOST_BETWEEN_MOVES = 20;
    private static final int MOST_BACK = 200;
    private static final int MOST_ARRANGED = 50;
    private static final long DAY = 86_400_000;

    private final int[] done;
    private int turn = -1;
    private int back;
    private long day;
    private int arranged;

    ActivityLimits(int seats) {
        this.done = new int[seats];
    }

    /** Counts an event that led to a turn at a moment. */
    void count(TableEvent event, int nowTurn, long at) {
        if (event instanceof TableEvent.Arranged) {
            arranged = at / DAY == day ? arranged + 1 : 1;
            day = at / DAY;
        }
        int seat = EventAuthors.seat(event);
        if (nowTurn != turn) {
            turn = nowTurn;
            back = 0;
        }
        if (event instanceof TableEvent.Moved) {
            Arrays.fill(done, 0);
        } else if (event instanceof TableEvent.TookBack) {
            back++;
        } else if (seat >= 0 && !(event instanceof TableEvent.Said)) {
            done[seat]++;
        }
    }

    /** Whether a seat may do something else before the next move. */
    boolean allows(int seat) {
        return done[seat] < MOST_BETWEEN_MOVES;
    }

    /** Whether seats may get other names once more on the day of a moment. */
    boolean allowsNames(long at) {
        return at / DAY != day || arranged < MOST_ARRANGED;
    }

    /** Whether more may be taken back in this turn. */
    boolean allowsToTakeBack() {
        return back < MOST_BACK;
    }
}
