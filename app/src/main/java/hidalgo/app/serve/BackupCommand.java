package hidalgo.app.serve;

import hidalgo.app.input.BadInput;
import hidalgo.app.input.ExitCode;
import hidalgo.rules.Message;
import hidalgo.server.maintenance.Archive;
import hidalgo.server.store.Database;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hidalgo backup}: writes all data of a server into one file. */
@Command(
        name = "backup",
        description = "Copy all data of a server into one file, even while it runs.",
        mixinStandardHelpOptions = true)
public final class BackupCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "the file to write, such as hidalgo.backup")
    private Path file;

    @Option(names = "--force", description = "overwrite an existing file")
    private boolean force;

    @Mixin
    private ServerArguments arguments;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (Files.exists(file) && !force) {
            throw BadInput.of("app.record.exists", "file", file.toString());
        }
        try (Database database = arguments.openDatabase()) {
            int rows = Archive.write(database, file, System.currentTimeMillis());
            arguments.noteCommand("backup", Map.of("file", file.toAbsolutePath().toString()));
            spec.commandLine().getOut().println(rows + " rows are in " + file);
        } catch (IOException e) {
            throw BadInput.of("app.file", "file", file.toString(), "reason", Message.of("app.file.unwritable"));
        }
        return ExitCode.OK;
    }
}
