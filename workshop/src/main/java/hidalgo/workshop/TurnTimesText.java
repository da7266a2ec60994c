package hidalgo.workshop;

import hidalgo.workshop.TurnTimes.Figures;
import java.util.Locale;

/** How long a bot's turns take, as text. */
public final class TurnTimesText {
    private TurnTimesText() {}

    /** A line of a table. */
    public static String row(String format, Figures figures) {
        return String.format(
                Locale.ROOT,
                format,
                figures.name(),
                figures.turns(),
                millis(figures.first()),
                millis(figures.firstGame()),
                millis(figures.median()),
                millis(figures.most()),
                millis(figures.longest()));
    }

    /** An object of JSON. */
    public static String object(Figures figures) {
        return row(
                "{\"name\": \"%s\", \"turns\": %d, \"first\": %s, \"firstGame\": %s, \"median\": %s, \"most\": %s, "
                        + "\"longest\": %s}",
                figures);
    }

    private static String millis(double millis) {
        return String.format(Locale.ROOT, "%.2f", millis);
    }
}
