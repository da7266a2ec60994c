package hidalgo.server.rating;

import hidalgo.tables.RequestRefused;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.regex.Pattern;

/**
 * A period of days in UTC.
 *
 * @param from when it begins, in milliseconds since 1970
 * @param to when it ends
 */
public record Period(long from, long to) {
    private static final Pattern MONTH = Pattern.compile("\\d{4}-\\d{2}");
    private static final Pattern DAY = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");
    private static final Pattern DAYS = Pattern.compile("\\d{4}-\\d{2}-\\d{2}\\.\\.\\d{4}-\\d{2}-\\d{2}");

    /** A month, a day, or the days from one to another, such as {@code 2026-11}, or {@code 2026-11-01..2026-11-30}. */
    public static Period of(String written) {
        try {
            if (MONTH.matcher(written).matches()) {
                return month(YearMonth.parse(written));
            }
            if (DAY.matcher(written).matches()) {
                return days(LocalDate.parse(written), LocalDate.parse(written));
            }
            if (DAYS.matcher(written).matches()) {
                String[] ends = written.split("\\.\\.", -1);
                return days(LocalDate.parse(ends[0]), LocalDate.parse(ends[1]));
            }
        } catch (DateTimeException e) {
            throw unknown(written);
        }
        throw unknown(written);
    }

    /** A month as it is written: {@code now} is that of a moment. */
    public static String named(String month, long now) {
        return month.equals("now") ? monthOf(now) : month;
    }

    /** The month of a moment, as it is written. */
    public static String monthOf(long at) {
        return YearMonth.from(Instant.ofEpochMilli(at).atOffset(ZoneOffset.UTC)).toString();
    }

    private static RequestRefused unknown(String written) {
        return RequestRefused.of(RequestRefused.Kind.BAD, "server.period", "period", written);
    }

    private static Period month(YearMonth month) {
        return days(month.atDay(1), month.atEndOfMonth());
    }

    private static Period days(LocalDate first, LocalDate last) {
        return new Period(start(first), start(last.plusDays(1)));
    }

    private static long start(LocalDate day) {
        return day.atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli();
    }
}
