package hidalgo.app.command;

import hidalgo.app.input.BadInput;
import hidalgo.app.input.ExitCode;
import hidalgo.app.text.Progress;
import hidalgo.app.text.SummaryTable;
import hidalgo.bots.Bots;
import hidalgo.bots.UnknownBot;
import hidalgo.lab.Shard;
import hidalgo.lab.Simulation;
import hidalgo.lab.Tally;
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
            description = "One bot for all seats, or one for each, separated by commas: ${COMPLETION-CANDIDATES} "
                    + "(default: ${DEFAULT-VALUE}).")
    private List<String> bots;

    @Mixin
    private RunArguments run;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        int workers = run.threads();
        int games = run.games();
        Simulation simulation = simulation();
        Shard shard = run.shard().orElse(Shard.WHOLE);
        Optional<RecordFolder> folder = run.records(shard.from(games), shard.size(games));
        Progress progress = run.progress(spec, shard.size(games));
        Tally tally = simulation.run(games, shard, workers, played -> {
            folder.ifPresent(
                    records -> records.write(played.index(), GameRecord.of(simulation.game(), played.match())));
            progress.played();
        });
        progress.end();
        spec.commandLine()
                .getOut()
                .print(
                        run.shard().isPresent()
                                ? SimulationParts.part(simulation, games, shard, tally, workers)
                                        .text()
                                : SummaryTable.of(simulation, tally.summary(), workers));
        spec.commandLine().getOut().flush();
        return ExitCode.OK;
    }

    private Simulation simulation() {
        GameArguments.Chosen chosen = gameArguments.chosen(players);
        try {
            List<String> seated = seated(chosen.options().players());
            return new Simulation(chosen.game(), chosen.options(), seated, run.seed());
        } catch (UnknownBot e) {
            throw new BadInput(e.text(Messages.ENGLISH));
        }
    }

    private List<String> seated(int seats) {
        bots.forEach(Bots::of);
        if (bots.size() == 1) {
            return Collections.nCopies(seats, bots.getFirst());
        }
        if (bots.size() != seats) {
            throw BadInput.of("app.botCount", "bots", bots.size(), "seats", seats);
        }
        return bots;
    }
}
