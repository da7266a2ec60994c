package hidalgo.app.command;

import hidalgo.app.input.BadInput;
import hidalgo.app.input.ExitCode;
import hidalgo.app.text.GamesCsv;
import hidalgo.app.text.Progress;
import hidalgo.app.text.RunJson;
import hidalgo.app.text.SummaryTable;
import hidalgo.bots.UnknownBot;
import hidalgo.lab.GameResult;
import hidalgo.lab.Players;
import hidalgo.lab.Resequencer;
import hidalgo.lab.Shard;
import hidalgo.lab.Simulation;
import hidalgo.lab.Tally;
import hidalgo.lab.env.AgentFailed;
import hidalgo.lab.env.Agents;
import hidalgo.records.GameRecord;
import hidalgo.rules.Messages;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code simulate}: lets bots play many games against each other. */
@Command(
        name = "simulate",
        description = {
            "Let bots play games against each other; print wins, points, lengths and speed.",
            "The same seed gives the same games, with any number of threads."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  hidalgo simulate --game el-caballero --players 4 --games 1000 --seed 7",
            "  hidalgo simulate --game el-caballero --players 3 --expanded \\",
            "      --option tieTest=each --bots random,random,random --records games",
            "  hidalgo simulate --game el-grande --players 5 --option short=true --games 1000",
            "",
            "docs/rules describes the options of each game, docs/tile-sets.md describes",
            "tile-set files."
        })
public final class SimulateCommand implements Callable<Integer> {
    @Mixin
    private GameArguments gameArguments;

    @Option(names = "--players", paramLabel = "N", description = "The number of players.")
    private @Nullable Integer players;

    @Option(
            names = "--bots",
            split = Names.OfBots.SPLIT,
            splitSynopsisLabel = ",",
            paramLabel = "BOT",
            defaultValue = "random",
            completionCandidates = Names.OfBots.class,
            description = "One bot for all seats (default: ${DEFAULT-VALUE}), or one for each, separated by commas: "
                    + "${COMPLETION-CANDIDATES}, or exec:COMMAND for another program.")
    private List<String> bots;

    @Mixin
    private RunArguments run;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        int workers = run.threads();
        int games = run.games();
        GameArguments.Chosen chosen = gameArguments.chosen(players);
        Shard shard = run.shard().orElse(Shard.WHOLE);
        try (Agents agents = run.players(chosen)) {
            Simulation simulation = simulation(chosen, agents);
            Tally tally = play(simulation, games, shard, workers);
            spec.commandLine().getOut().print(result(simulation, games, shard, tally, workers));
        } catch (AgentFailed e) {
            throw new BadInput(e.text(Messages.ENGLISH));
        }
        spec.commandLine().getOut().flush();
        return ExitCode.OK;
    }

    private Tally play(Simulation simulation, int games, Shard shard, int workers) throws InterruptedException {
        Optional<RecordFolder> folder = run.records(
                shard.from(games),
                shard.size(games),
                RunJson.facts(
                        "simulate", simulation.game(), simulation.options(), simulation.seed(), simulation.bots()));
        Progress progress = run.progress(spec, shard.size(games));
        List<String> seated = simulation.bots();
        try (GamesCsv lines = GamesCsv.ofSimulation(run.csv(), seated.size(), run.mayWriteOver())) {
            Resequencer<GameResult> inOrder =
                    new Resequencer<>(shard.from(games), result -> lines.write(seated, result));
            Tally tally = simulation.run(games, shard, workers, played -> {
                folder.ifPresent(records ->
                        records.write(played.index(), GameRecord.of(simulation.game(), played.match()), seated));
                if (run.csv() != null) {
                    inOrder.put(played.index(), played.result());
                }
                progress.played();
            });
            progress.end();
            return tally;
        }
    }

    private String result(Simulation simulation, int games, Shard shard, Tally tally, int workers) {
        if (run.shard().isPresent()) {
            return SimulationParts.part(simulation, games, shard, tally, workers, run.json())
                    .text();
        }
        return run.json()
                ? RunJson.of(simulation, tally.summary(), workers)
                : SummaryTable.of(simulation, tally.summary(), workers);
    }

    private Simulation simulation(GameArguments.Chosen chosen, Players makers) {
        try {
            List<String> seated = seated(chosen.options().players(), makers);
            return new Simulation(chosen.game(), chosen.options(), seated, run.seed(), makers);
        } catch (UnknownBot e) {
            throw new BadInput(e.text(Messages.ENGLISH));
        }
    }

    private List<String> seated(int seats, Players makers) {
        bots.forEach(makers::check);
        if (bots.size() == 1) {
            return Collections.nCopies(seats, bots.getFirst());
        }
        if (bots.size() != seats) {
            throw BadInput.of("app.botCount", "bots", bots.size(), "seats", seats);
        }
        return bots;
    }
}
