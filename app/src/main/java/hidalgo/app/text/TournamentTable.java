package hidalgo.app.text;

import hidalgo.lab.Estimate;
import hidalgo.lab.SequentialTest;
import hidalgo.lab.Standing;
import hidalgo.lab.Standings;
import hidalgo.lab.Tournament;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The result of a tournament as a table. */
public final class TournamentTable {
    private static final int SHORTEST_NAME = 16;

    private TournamentTable() {}

    public static String of(Tournament tournament, Standings standings, Optional<SequentialTest> test) {
        List<Standing> table = standings.table();
        int longest = table.stream().mapToInt(row -> row.bot().length()).max().orElse(0);
        String line = "%-" + Math.max(SHORTEST_NAME, longest) + "s %5s %9s %18s %8s %7s %14s%n";
        int seats = tournament.bots().size();
        Formatter out = new Formatter(Locale.ROOT);
        out.format("%s, %s%n", tournament.game().id(), SummaryTable.options(tournament.options()));
        out.format(
                "%,d games (%,d deals in %d rotations), seed %d; an even win rate is %.1f %%%n%n",
                standings.games(), standings.games() / seats, seats, tournament.seed(), 100.0 / seats);
        out.format(line, "bot", "seats", "win rate", "95 % interval", "points", "rating", "95 % interval");
        for (Standing row : table) {
            out.format(
                    line,
                    row.bot(),
                    row.seats(),
                    percent(row.winRate().value()),
                    percent(row.winRate().low()) + " - " + percent(row.winRate().high()),
                    number("%.1f", row.points()),
                    number("%.0f", row.rating().value()),
                    interval(row.rating()));
        }
        if (tournament.subtractsLuck()) {
            out.format("%n%s%n", Messages.ENGLISH.text(luck(tournament, standings)));
        }
        test.ifPresent(asked -> out.format(
                "%n%s%n", sentence(asked, standings, tournament.bots().getFirst())));
        return out.toString();
    }

    private static Message luck(Tournament tournament, Standings standings) {
        return Message.of(
                "app.tournament.luck",
                "bot",
                tournament.bots().getFirst(),
                "games",
                Math.round(standings.games() * standings.worth()));
    }

    /** The result of the sequential test. */
    private static String sentence(SequentialTest test, Standings standings, String bot) {
        return Messages.ENGLISH.text(Message.of(
                "app.tournament.sprt." + standings.decision().name().toLowerCase(Locale.ROOT),
                "bot",
                bot,
                "low",
                percent(test.low()),
                "high",
                percent(test.high()),
                "games",
                standings.games()));
    }

    private static String percent(double part) {
        return number("%.1f %%", 100 * part);
    }

    private static String interval(Estimate estimate) {
        return number("%.0f", estimate.low()) + " - " + number("%.0f", estimate.high());
    }

    private static String number(String format, double number) {
        return String.format(Locale.ROOT, format, number);
    }
}
