package hidalgo.app.text;

import hidalgo.lab.Simulation;
import hidalgo.lab.Summary;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Messages;
import java.util.ArrayList;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The result of a simulation as a table. */
public final class SummaryTable {
    private static final String ROW = "%-12s %-16s %10s %7s %12s %7s %7s%n";

    private final Simulation simulation;
    private final Summary summary;
    private final Formatter out = new Formatter(Locale.ROOT);

    private SummaryTable(Simulation simulation, Summary summary) {
        this.simulation = simulation;
        this.summary = summary;
    }

    public static String of(Simulation simulation, Summary summary, int threads) {
        return new SummaryTable(simulation, summary).text(threads);
    }

    private String text(int threads) {
        out.format("%s, %s%n", simulation.game().id(), options(simulation.options()));
        out.format("%,d games, seed %d%n%n", summary.games(), simulation.seed());
        out.format(ROW, "seat", "bot", "wins", "%", "mean points", "fewest", "most");
        for (int seat = 0; seat < simulation.bots().size(); seat++) {
            Summary.Seat line = summary.seats().get(seat);
            String name = seat + " " + Messages.ENGLISH.text("seat." + seat);
            row(name, simulation.bots().get(seat), line, 1);
        }
        Map<String, List<Summary.Seat>> byBot = byBot();
        if (byBot.size() > 1) {
            out.format("%n");
            byBot.forEach((bot, seats) -> row("all seats", bot, together(seats), seats.size()));
        }
        out.format(
                "%nmoves per game: %.1f on average, from %,d to %,d%n",
                summary.meanMoves(), summary.shortest(), summary.longest());
        out.format(
                "speed: %,.0f games/s, %,.0f moves/s (%.1f s, %d %s)%n",
                summary.gamesPerSecond(),
                summary.movesPerSecond(),
                summary.nanos() / 1e9,
                threads,
                threads == 1 ? "thread" : "threads");
        return out.toString();
    }

    private void row(String seat, String bot, Summary.Seat line, int seats) {
        double share = 100 * line.wins() / summary.games() / seats;
        out.format(
                ROW,
                seat,
                bot,
                number(line.wins()),
                number(share),
                number(line.meanPoints()),
                line.fewestPoints(),
                line.mostPoints());
    }

    /** The options of a game in one line. */
    public static String options(GameOptions options) {
        List<String> chosen = options.values().entrySet().stream()
                .map(option -> option.getKey() + " " + option.getValue())
                .toList();
        return String.join(", ", chosen);
    }

    private Map<String, List<Summary.Seat>> byBot() {
        Map<String, List<Summary.Seat>> byBot = new TreeMap<>();
        for (int seat = 0; seat < simulation.bots().size(); seat++) {
            byBot.computeIfAbsent(simulation.bots().get(seat), bot -> new ArrayList<>())
                    .add(summary.seats().get(seat));
        }
        return byBot;
    }

    private static Summary.Seat together(List<Summary.Seat> seats) {
        return new Summary.Seat(
                seats.stream().mapToDouble(Summary.Seat::wins).sum(),
                seats.stream().mapToDouble(Summary.Seat::meanPoints).average().orElseThrow(),
                seats.stream().mapToInt(Summary.Seat::fewestPoints).min().orElseThrow(),
                seats.stream().mapToInt(Summary.Seat::mostPoints).max().orElseThrow());
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%,.1f", number);
    }
}
