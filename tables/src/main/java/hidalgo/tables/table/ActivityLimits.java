package hidalgo.tables.table;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/*
 * A plan, a proposal or a step back can be repeated without any effect, and each is stored forever. So the number of
 * such changes between two moves is limited, and so are take-backs in a turn. New names, and changes before the start,
 * are limited by the day.
 */

/** Counts the things that people do at a table besides moving. */
final class ActivityLimits {
    private static final int MOST_BETWEEN_MOVES = 20;
    private static final int MOST_BACK = 200;
    private static final int MOST_BACK_IN_GAME = 2000;
    private static final int MOST_NAMES = 50;
    private static final int MOST_SETTLED = 200;
    private static final int MOST_SAT = 200;
    private static final int MOST_SAT_BY_PERSON = 20;
    private static final long DAY = 86_400_000;

    /** How often something has happened on its latest day. */
    private static final class Daily {
        private final int most;
        private long day;
        private int count;

        Daily(int most) {
            this.most = most;
        }

        /** Counts once more; returns whether a day has begun. */
        boolean count(long at) {
            boolean isNew = at / DAY != day;
            count = isNew ? 1 : count + 1;
            day = at / DAY;
            return isNew;
        }

        boolean allows(long at) {
            return at / DAY != day || count < most;
        }
    }

    private final Daily names = new Daily(MOST_NAMES);
    private final Daily settled = new Daily(MOST_SETTLED);
    private final Daily sat = new Daily(MOST_SAT);
    private final Map<String, Integer> satByPerson = new HashMap<>();
    private int[] done;
    private int turn = -1;
    private int back;
    private int backInGame;

    ActivityLimits(int seats) {
        this.done = new int[seats];
    }

    /** The number of seats has changed before the start; the counts of the day stay. */
    void resize(int seats) {
        done = new int[seats];
    }

    /** Counts an event that led to a turn at a moment. */
    void count(TableEvent event, int nowTurn, long at) {
        countDaily(event, at);
        int seat = EventAuthors.seat(event);
        if (nowTurn != turn) {
            turn = nowTurn;
            back = 0;
        }
        if (event instanceof TableEvent.Moved) {
            Arrays.fill(done, 0);
        } else if (event instanceof TableEvent.TookBack) {
            back++;
            backInGame++;
        } else if (seat >= 0 && !(event instanceof TableEvent.Said)) {
            done[seat]++;
        }
    }

    private void countDaily(TableEvent event, long at) {
        switch (event) {
            case TableEvent.Arranged ignored -> {
                names.count(at);
                settled.count(at);
            }
            case TableEvent.Resized ignored -> settled.count(at);
            case TableEvent.Named ignored -> settled.count(at);
            case TableEvent.Settled ignored -> settled.count(at);
            case TableEvent.HoldSettled ignored -> settled.count(at);
            case TableEvent.Sat someone -> {
                if (sat.count(at)) {
                    satByPerson.clear();
                }
                satByPerson.merge(someone.person(), 1, Integer::sum);
            }
            case TableEvent.HandedOver someone -> {
                if (sat.count(at)) {
                    satByPerson.clear();
                }
                satByPerson.merge(someone.person(), 1, Integer::sum);
            }
            default -> {}
        }
    }

    /** Whether a seat may do something else before the next move. */
    boolean allows(int seat) {
        return done[seat] < MOST_BETWEEN_MOVES;
    }

    /** Whether seats may get other names once more on the day of a moment. */
    boolean allowsNames(long at) {
        return names.allows(at);
    }

    /** Whether the host may change the table once more on the day of a moment. */
    boolean allowsSettling(long at) {
        return settled.allows(at);
    }

    /** Whether anyone may take a seat once more on the day of a moment. */
    boolean allowsSitting(long at) {
        return sat.allows(at);
    }

    /** Whether a person may take a seat once more on the day of a moment. */
    boolean allowsSitting(String person, long at) {
        return at / DAY != sat.day || satByPerson.getOrDefault(person, 0) < MOST_SAT_BY_PERSON;
    }

    /** Whether more may be taken back in this turn, and in the game. */
    boolean allowsToTakeBack() {
        return back < MOST_BACK && backInGame < MOST_BACK_IN_GAME;
    }
}
