package hidalgo.server.puzzle;

import java.util.List;

/*
 * Puzzles are found in a browser too, where the compiled Java has no java.time.
 */

/**
 * A day, which ends at midnight in UTC.
 *
 * @param number how many days after 1 January 1970 it is
 */
record PuzzleDay(long number) {
    private static final long MILLISECONDS = 86_400_000;
    private static final int FIRST_YEAR = 1970;
    private static final int FEBRUARY = 2;
    private static final int LEAP_CYCLE = 4;
    private static final int CENTURY = 100;
    private static final int TWO_DIGITS = 10;
    private static final List<Integer> MONTHS = List.of(31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31);

    /** The day of a moment, given in milliseconds since 1970. */
    static PuzzleDay at(long millis) {
        return new PuzzleDay(Math.floorDiv(millis, MILLISECONDS));
    }

    /** The day so many days before. */
    PuzzleDay before(int days) {
        return new PuzzleDay(number - days);
    }

    /** Such as 2026-05-31. */
    @Override
    public String toString() {
        long left = number;
        int year = FIRST_YEAR;
        while (left >= daysIn(year)) {
            left -= daysIn(year++);
        }
        int month = 1;
        while (left >= daysIn(year, month)) {
            left -= daysIn(year, month++);
        }
        return year + "-" + padded(month) + "-" + padded(left + 1);
    }

    private static String padded(long part) {
        return part < TWO_DIGITS ? "0" + part : String.valueOf(part);
    }

    private static int daysIn(int year) {
        return MONTHS.stream().mapToInt(Integer::intValue).sum() + (isLeap(year) ? 1 : 0);
    }

    private static int daysIn(int year, int month) {
        return MONTHS.get(month - 1) + (month == FEBRUARY && isLeap(year) ? 1 : 0);
    }

    private static boolean isLeap(int year) {
        return year % LEAP_CYCLE == 0 && (year % CENTURY != 0 || year % (LEAP_CYCLE * CENTURY) == 0);
    }
}
