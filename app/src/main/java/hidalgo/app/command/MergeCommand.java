package hidalgo.app.command;

import hidalgo.app.input.ExitCode;
import hidalgo.app.text.GamesCsv;
import hidalgo.lab.Part;
import java.nio.file.Path;
import java.util.List;
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
            "Join the parts that simulate or tournament printed with --shard, and print what one process would have "
                    + "printed. Only the reported speed of a simulation differs: it adds up the times of all parts.",
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

    @Option(names = "--force", description = "Overwrite an existing file.")
    private boolean force;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().getOut().print(PartFiles.merged(files, this::merged));
        spec.commandLine().getOut().flush();
        return ExitCode.OK;
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
            default -> throw PartFiles.ofAnother(facts);
        };
    }
}
