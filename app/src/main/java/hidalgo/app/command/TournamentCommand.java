package hidalgo.app.command;

import hidalgo.app.input.BadInput;
import hidalgo.app.input.ExitCode;
import hidalgo.app.text.GamesCsv;
import hidalgo.app.text.Progress;
import hidalgo.app.text.RunJson;
import hidalgo.app.text.TournamentTable;
import hidalgo.bots.UnknownBot;
import hidalgo.lab.Part;
import hidalgo.lab.SequentialTest;
import hidalgo.lab.Shard;
import hidalgo.lab.Standings;
import hidalgo.lab.Tournament;
import hidalgo.lab.env.AgentFailed;
import hidalgo.lab.env.Agents;
import hidalgo.records.GameRecord;
import hidalgo.rules.Messages;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code tournament}: measures bots against each other. */
@Command(
        name = "tournament",
        description = {
            "Measure bots against each other: win rates, points and ratings, with 95 %% confidence intervals.",
            "Each bot that is named gets a seat. Every deal is played once for each seat, with the bots moved by"
                    + " one seat each time, so that luck is the same for all; --games is rounded up to whole deals.",
            "The same seed gives the same games, with any number of threads, unless a bot thinks by the clock: "
                    + "give it iterations instead."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nReading the result:%n",
        footer = {
            "  A bot that is named several times has one row. Its win rate and points are",
            "  those of one of its seats, on average: four equal bots win 25 %% each, however",
            "  many rows they have. A shared victory counts in equal parts. The rating is",
            "  on the Elo scale, from the order of the bots in every game; all rows together",
            "  have a mean of 1500. docs/tournaments.md explains how it is computed.",
            "",
            "Examples:",
            "  hidalgo tournament --game el-caballero --bots squire,random --games 400",
            "  hidalgo tournament --game el-grande --games 200 --seed 7 --csv games.csv \\",
            "      --bots knight:iterations=2000,squire,squire,squire",
            "  hidalgo tournament --game el-caballero --expanded --sprt 0.5:0.6 \\",
            "      --games 2000 --bots knight:millis=200,threads=2,knight:millis=200 \\",
            "      --threads 1 --json",
            "  hidalgo tournament --game el-grande --games 100 --agent-seconds 5 \\",
            "      --bots knight,\"exec:python3 examples/tournament_agent.py\""
        })
public final class TournamentCommand implements Callable<Integer> {
    private static final Pattern RATES = Pattern.compile("(\\d*\\.?\\d+):(\\d*\\.?\\d+)");

    @Mixin
    private GameArguments gameArguments;

    @Option(
            names = "--bots",
            required = true,
            split = Names.OfBots.SPLIT,
            splitSynopsisLabel = ",",
            paramLabel = "BOT",
            completionCandidates = Names.OfBots.class,
            description = {
                "One bot for each seat, separated by commas: ${COMPLETION-CANDIDATES}.",
                "Parameters follow a colon, as in knight:iterations=2000,threads=2.",
                "exec:COMMAND is another program; docs/tournaments.md describes how it plays."
            })
    private List<String> bots;

    @Mixin
    private RunArguments run;

    @Option(
            names = "--subtract-luck",
            description = {
                "Subtract from every victory how much draws of cards or tiles have helped, as a net sees it. The win rates "
                        + "are the same on average, but vary less: fewer games are enough.",
            })
    private boolean subtractsLuck;

    @Option(
            names = "--sprt",
            paramLabel = "LOW:HIGH",
            description =
                    "Stop as soon as a sequential test decides whether the first bot's win rate is at most LOW or "
                            + "at least HIGH, like 0.5:0.55 (5 %% error either way); --games is then the maximum.")
    private @Nullable String sprt;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        GameArguments.Chosen chosen = chosen();
        try (Agents agents = run.players(chosen)) {
            return call(tournament(chosen, agents));
        } catch (AgentFailed e) {
            throw new BadInput(e.text(Messages.ENGLISH));
        }
    }

    private int call(Tournament tournament) throws InterruptedException {
        int threads = run.threads();
        int seats = bots.size();
        int deals = (run.games() + seats - 1) / seats;
        Optional<SequentialTest> test = test();
        Optional<Shard> shard = run.shard();
        if (shard.isPresent()) {
            return playShard(tournament, deals, shard.get());
        }
        Optional<RecordFolder> folder = run.records(0, deals * seats, facts(tournament));
        Standings standings;
        try (GamesCsv lines = GamesCsv.ofTournament(run.csv(), seats, run.mayWriteOver())) {
            Progress progress = run.progress(spec, deals * seats);
            standings = tournament.run(deals, threads, test, game -> {
                folder.ifPresent(records -> records.write(
                        game.index(),
                        GameRecord.of(tournament.game(), game.match()),
                        tournament.game(game.result()).bots()));
                lines.write(tournament.game(game.result()));
                progress.played();
            });
            progress.end();
        }
        spec.commandLine()
                .getOut()
                .print(
                        run.json()
                                ? RunJson.of(tournament, standings, test)
                                : TournamentTable.of(tournament, standings, test));
        spec.commandLine().getOut().flush();
        return ExitCode.OK;
    }

    /**
     * Plays all games of a shard: the sequential test needs the games of all shards, so it is made when they are
     * joined.
     */
    private int playShard(Tournament tournament, int deals, Shard shard) throws InterruptedException {
        int seats = bots.size();
        int games = shard.size(deals) * seats;
        Optional<RecordFolder> folder = run.records(shard.from(deals) * seats, games, facts(tournament));
        List<String> results = new ArrayList<>();
        try (GamesCsv lines = GamesCsv.ofTournament(run.csv(), seats, run.mayWriteOver())) {
            Progress progress = run.progress(spec, games);
            tournament.run(deals, shard, run.threads(), game -> {
                folder.ifPresent(records -> records.write(
                        game.index(),
                        GameRecord.of(tournament.game(), game.match()),
                        tournament.game(game.result()).bots()));
                lines.write(tournament.game(game.result()));
                results.add(game.result().line());
                progress.played();
                return true;
            });
            progress.end();
        }
        Map<String, String> facts = TournamentParts.facts(tournament, deals, sprt, run.json());
        spec.commandLine().getOut().print(new Part(facts, shard, results).text());
        spec.commandLine().getOut().flush();
        return ExitCode.OK;
    }

    private static Map<String, @Nullable Object> facts(Tournament tournament) {
        return RunJson.facts(
                "tournament", tournament.game(), tournament.options(), tournament.seed(), tournament.bots());
    }

    private GameArguments.Chosen chosen() {
        if (gameArguments.isGiven("players")) {
            throw BadInput.of("app.tournament.players");
        }
        return gameArguments.chosen(bots.size());
    }

    private Tournament tournament(GameArguments.Chosen chosen, Agents agents) {
        try {
            return new Tournament(chosen.game(), chosen.options(), bots, run.seed(), agents, subtractsLuck);
        } catch (UnknownBot e) {
            throw new BadInput(e.text(Messages.ENGLISH));
        }
    }

    private Optional<SequentialTest> test() {
        return test(sprt, bots);
    }

    /** The sequential test that the text LOW:HIGH describes, if there is a text. */
    static Optional<SequentialTest> test(@Nullable String sprt, List<String> bots) {
        if (sprt == null) {
            return Optional.empty();
        }
        double most = 1.0 / Collections.frequency(bots, bots.getFirst());
        Matcher rates = RATES.matcher(sprt);
        if (rates.matches()) {
            double low = Double.parseDouble(rates.group(1));
            double high = Double.parseDouble(rates.group(2));
            if (0 < low && low < high && high < most) {
                return Optional.of(new SequentialTest(low, high));
            }
        }
        throw BadInput.of("app.tournament.sprt", "most", String.format(Locale.ROOT, "%.3g", most), "value", sprt);
    }
}
