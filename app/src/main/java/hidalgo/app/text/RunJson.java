package hidalgo.app.text;

import hidalgo.lab.SequentialTest;
import hidalgo.lab.Simulation;
import hidalgo.lab.Standing;
import hidalgo.lab.Standings;
import hidalgo.lab.Summary;
import hidalgo.lab.Tournament;
import hidalgo.lab.env.Agents;
import hidalgo.records.JsonText;
import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The result of a run as JSON: it begins with everything that is needed to repeat the run. */
public final class RunJson {
    private static final int SHARES = 4;
    private static final int POINTS = 2;
    private static final int RATINGS = 1;
    private static final String GAMES = "games";

    private RunJson() {}

    /** The facts of a run: command, version, game, options, seed and bots, in the order in which they were named. */
    public static Map<String, @Nullable Object> facts(
            String command, Game game, GameOptions options, long seed, List<String> bots) {
        return JsonText.object(
                "command",
                command,
                "version",
                Version.text(),
                "game",
                game.id(),
                "options",
                options.values(),
                "seed",
                seed,
                "seating",
                bots.stream().map(RunJson::named).toList());
    }

    /** A tournament. */
    public static String of(Tournament tournament, Standings standings, Optional<SequentialTest> test) {
        Map<String, @Nullable Object> result =
                facts("tournament", tournament.game(), tournament.options(), tournament.seed(), tournament.bots());
        result.put(GAMES, standings.games());
        result.put("bots", standings.table().stream().map(RunJson::row).toList());
        if (tournament.subtractsLuck()) {
            result.put("worth", number(standings.worth(), POINTS));
        }
        test.ifPresent(asked -> result.put(
                "sprt",
                JsonText.object(
                        "low",
                        number(asked.low(), SHARES),
                        "high",
                        number(asked.high(), SHARES),
                        "decision",
                        standings.decision().name().toLowerCase(Locale.ROOT))));
        return JsonText.of(result) + "\n";
    }

    private static Map<String, @Nullable Object> row(Standing standing) {
        return JsonText.object(
                "bot",
                named(standing.bot()),
                GAMES,
                standing.games(),
                "winRate",
                number(standing.winRate().value(), SHARES),
                "low",
                number(standing.winRate().low(), SHARES),
                "high",
                number(standing.winRate().high(), SHARES),
                "points",
                number(standing.points(), POINTS),
                "seats",
                standing.seats(),
                "rating",
                number(standing.rating().value(), RATINGS),
                "ratingLow",
                number(standing.rating().low(), RATINGS),
                "ratingHigh",
                number(standing.rating().high(), RATINGS));
    }

    /** A simulation. */
    public static String of(Simulation simulation, Summary summary, int threads) {
        Map<String, @Nullable Object> result =
                facts("simulate", simulation.game(), simulation.options(), simulation.seed(), simulation.bots());
        result.put(GAMES, summary.games());
        result.put(
                "seats",
                IntStream.range(0, summary.seats().size())
                        .mapToObj(seat -> row(
                                seat,
                                simulation.bots().get(seat),
                                summary.seats().get(seat),
                                summary.games()))
                        .toList());
        result.put("meanMoves", number(summary.meanMoves(), POINTS));
        result.put("fewestMoves", summary.shortest());
        result.put("mostMoves", summary.longest());
        result.put("seconds", number(summary.nanos() / 1e9, SHARES));
        result.put("threads", threads);
        return JsonText.of(result) + "\n";
    }

    private static Map<String, @Nullable Object> row(int seat, String bot, Summary.Seat line, int games) {
        return JsonText.object(
                "seat",
                seat,
                "bot",
                named(bot),
                "wins",
                number(line.wins(), POINTS),
                "winRate",
                number(line.wins() / games, SHARES),
                "points",
                number(line.meanPoints(), POINTS),
                "fewestPoints",
                line.fewestPoints(),
                "mostPoints",
                line.mostPoints());
    }

    /** A bot's name without the white space that may be around numbers. */
    private static String named(String bot) {
        return Agents.isAgent(bot) ? bot : bot.replaceAll("\\s", "");
    }

    private static BigDecimal number(double value, int digits) {
        return BigDecimal.valueOf(value).setScale(digits, RoundingMode.HALF_UP);
    }
}
