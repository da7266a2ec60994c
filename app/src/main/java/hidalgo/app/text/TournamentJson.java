package hidalgo.app.text;

import hidalgo.lab.SequentialTest;
import hidalgo.lab.Standing;
import hidalgo.lab.Standings;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The result of a tournament as JSON. */
public final class TournamentJson {
    private TournamentJson() {}

    public static String of(Standings standings, Optional<SequentialTest> test) {
        String bots = standings.table().stream().map(TournamentJson::object).collect(Collectors.joining(", "));
        String decision = test.map(asked -> String.format(
                        Locale.ROOT,
                        ", \"sprt\": {\"low\": %s, \"high\": %s, \"decision\": \"%s\"}",
                        asked.low(),
                        asked.high(),
                        standings.decision().name().toLowerCase(Locale.ROOT)))
                .orElse("");
        return "{\"bots\": [" + bots + "]" + decision + "}\n";
    }

    /**
     * The JSON object of a bot. Of all characters that JSON would escape, a bot's description can contain only white
     * space around numbers.
     */
    private static String object(Standing standing) {
        return String.format(
                Locale.ROOT,
                "{\"bot\": \"%s\", \"games\": %d, \"winRate\": %.4f, \"low\": %.4f, \"high\": %.4f, \"points\": %.2f, "
                        + "\"seats\": %d, \"rating\": %.1f, \"ratingLow\": %.1f, \"ratingHigh\": %.1f}",
                standing.bot().replaceAll("\\s", ""),
                standing.games(),
                standing.winRate().value(),
                standing.winRate().low(),
                standing.winRate().high(),
                standing.points(),
                standing.seats(),
                standing.rating().value(),
                standing.rating().low(),
                standing.rating().high());
    }
}
