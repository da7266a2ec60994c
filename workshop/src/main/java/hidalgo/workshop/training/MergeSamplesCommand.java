package hidalgo.workshop.training;

import hidalgo.app.command.PartFiles;
import hidalgo.app.input.ExitCode;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code merge-samples}: joins the parts of self-play that several processes have shared. */
@Command(
        name = "merge-samples",
        description = {
            "Join the parts that selfplay printed with --shard, and write the samples that one process would have written.",
            "Parts of other runs, versions or seeds are refused. If a part is missing or incomplete, run its shard "
                    + "again."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  hidalgo selfplay --game el-grande --players 4 --games 2000 --shard 1/2 >1.txt",
            "  hidalgo selfplay --game el-grande --players 4 --games 2000 --shard 2/2 >2.txt",
            "  hidalgo merge-samples 1.txt 2.txt --out four.gz"
        })
public final class MergeSamplesCommand implements Callable<Integer> {
    @Parameters(paramLabel = "PART", arity = "1..*", description = "The files with all parts, in any order.")
    private List<String> files;

    @Option(names = "--out", required = true, paramLabel = "FILE", description = "Write the samples into this file.")
    private Path out;

    @Option(names = "--force", description = "Overwrite an existing file.")
    private boolean force;

    @Override
    public Integer call() {
        PartFiles.merged(files, (whole, facts) -> {
            SelfPlayParts.merge(whole, facts, out, force);
            return out;
        });
        return ExitCode.OK;
    }
}
