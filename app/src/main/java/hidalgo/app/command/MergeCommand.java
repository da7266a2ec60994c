package hidalgo.app.command;

import hidalgo.app.input.BadInput;
import hidalgo.app.input.ExitCode;
import hidalgo.app.input.InputFile;
import hidalgo.app.text.GamesCsv;
import hidalgo.app.text.Version;
import hidalgo.bots.UnknownBot;
import hidalgo.lab.Part;
import hidalgo.lab.PartRefused;
import hidalgo.rules.Messages;
import hidalgo.rules.Refused;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code merge}: joins the parts of a run that several processes have shared. */
@Command(
        name = "merge",
        description = {
            "Join the parts that simulate, tournament or selfplay printed with --shard, and print or write what one "
                    + "process would have printed or written. Only the reported speed of a simulation differs: it adds "
                    + "up the times of all parts.",
            "Parts of other runs, versions or seeds are refused. If a part is missing or incomplete, run its shard "
                    + "again."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  hidalgo tournament --game el-grande --bots squire,random --seed 7 --shard 1/2 >1.txt",
            "  hidalgo tournament --game el-grande --bots squire,random --seed 7 --shard 2/2 >2.txt",
            "  hidalgo merge 1.txt 2.txt",
            "",
            "docs/tournaments.md says more; the folder examples has files for Kubernetes and",
            "Slurm."
        })
public final class MergeCommand implements Callable<Integer> {
    @Parameters(paramLabel = "PART", arity = "1..*", description = "The files with all parts, in any order.")
    private List<String> files;

    @Option(
            names = "--csv",
            paramLabel = "FILE",
            description = "For a tournament: write a line for each game into this file.")
    private @Nullable Path csv;

    @Option(names = "--out", paramLabel = "FILE", description = "For selfplay: write the samples into this file.")
    private @Nullable Path out;

    @Option(names = "--force", description = "Overwrite an existing file.")
    private boolean force;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Part whole = whole();
        spec.commandLine().getOut().print(merged(whole));
        spec.commandLine().getOut().flush();
        return ExitCode.OK;
    }

    private Part whole() {
        try {
            Map<String, Part> parts = new LinkedHashMap<>();
            for (String file : files) {
                if (parts.put(file, Part.of(file, new InputFile(file).lines())) != null) {
                    throw BadInput.of("app.merge.twice", "file", file);
                }
            }
            return Part.join(parts);
        } catch (PartRefused e) {
            throw new BadInput(e.text(Messages.ENGLISH));
        }
    }

    private String merged(Part whole) {
        RunFacts facts = new RunFacts(whole.run());
        String made = whole.run().getOrDefault("version", "");
        if (!made.equals(Version.text())) {
            throw BadInput.of("app.merge.version", "made", made, "this", Version.text());
        }
        try {
            return merged(whole, facts);
        } catch (IllegalArgumentException
                | Refused
                | UnknownBot
                | NoSuchElementException
                | IndexOutOfBoundsException e) {
            throw BadInput.of("app.merge.changed"); // The part was edited: programs write exactly what they read.
        }
    }

    // Commands that take --shard go here.
    private String merged(Part whole, RunFacts facts) {
        return switch (facts.command()) {
            case SimulationParts.COMMAND -> SimulationParts.merged(whole);
            case TournamentParts.COMMAND -> {
                try (GamesCsv lines = GamesCsv.ofTournament(csv, facts.bots().size(), force)) {
                    yield TournamentParts.merged(whole, lines);
                }
            }
            case SelfPlayParts.COMMAND -> {
                SelfPlayParts.merge(whole, out, force);
                yield "";
            }
            default -> throw BadInput.of("app.merge.command", "command", facts.command());
        };
    }
}
