package hidalgo.server.deal;

import hidalgo.tables.Day;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Days in a row. */
final class Streaks {
    /** How far back streaks are counted. */
    private static final int MOST = 3660;

    private Streaks() {}

    /** The streak that ends today, or yesterday if today is still to be played. */
    static int current(List<String> days, Day today) {
        Set<String> played = new HashSet<>(days);
        Day day = played.contains(today.toString()) ? today : today.before(1);
        int streak = 0;
        while (played.contains(day.toString())) {
            streak++;
            day = day.before(1);
        }
        return streak;
    }

    /** The longest streak. */
    static int longest(List<String> days, Day today) {
        Set<String> played = new HashSet<>(days);
        int longest = 0;
        int streak = 0;
        int found = 0;
        Day day = today;
        for (int i = 0; i < MOST && found < played.size(); i++) {
            boolean isPlayed = played.contains(day.toString());
            found += isPlayed ? 1 : 0;
            streak = isPlayed ? streak + 1 : 0;
            longest = Math.max(longest, streak);
            day = day.before(1);
        }
        return longest;
    }
}
