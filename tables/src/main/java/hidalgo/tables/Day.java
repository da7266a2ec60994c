package hidalgo.tables;

import java.util.List;
import org.jspecify.annotations.Nullable;

/*
 * Days are counted in a browser too, where the compiled Java has no java.time.
 */

/**
 * A day, which ends at midnight in UTC.
 *
 * @param number how many days after 1 January 1970 it is
 */
public record Day(long number) {
    /** How long a day takes. */
    public static final long MILLISECONDS = 86_400_000;

    private static final int FIRST_YEAR = 1970;
    private static final int FEBRUARY = 2;
    private static final int LEAP_CYCLE = 4;
    private static final int CENTURY = 100;
    private static final int TWO_DIGITS = 10;
    private static final int NAME_LENGTH = "2026-05-31".length();
    private static final int MONTH_LENGTH = "2026-05".length();
    private static final List<Integer> MONTHS = List.of(31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31);

    /** The day of a moment, given in milliseconds since 1970. */
    public static Day at(long millis) {
        return new Day(Math.floorDiv(millis, MILLISECONDS));
    }

    /** When it ends, in milliseconds since 1970. */
    public long end() {
        return (number + 1) * MILLISECONDS;
    }

    /** Its month, such as 2026-05. */
    public String month() {
        return toString().substring(0, MONTH_LENGTH);
    }

    /** The day a number of days before. */
    public Day before(int days) {
        return new Day(number - days);
    }

    /** The day with a name such as 2026-05-31, between two days; null if none of them has it. */
    public static @Nullable Day named(String name, Day first, Day last) {
        if (name.length() != NAME_LENGTH) {
            return null;
        }
        // Names of days sort as their numbers do, so this needs about nine comparisons.
        long low = first.number;
        long high = last.number;
        while (low <= high) {
            Day middle = new Day((low + high) / 2);
            int order = middle.toString().compareTo(name);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle.number + 1;
            } else {
                high = middle.number - 1;
            }
        }
        return null;
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
