package hidalgo.app.serve;

import hidalgo.app.input.BadInput;
import hidalgo.app.input.ExitCode;
import hidalgo.rules.Message;
import hidalgo.server.maintenance.Archive;
import hidalgo.server.store.Database;
import hidalgo.server.store.HeartbeatStore;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hidalgo restore}: replaces all data of a server with a backup. */
@Command(
        name = "restore",
        description = "Replace all data of a server with a backup, even while it runs.",
        mixinStandardHelpOptions = true,
        footer = {"", "A running server notices within a few seconds, and all open pages show the restored data."})
public final class RestoreCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "FILE",
            description = "a file that hidalgo backup has written, or - for the standard input")
    private Path file;

    @Option(names = "--yes", description = "confirm that everything will be replaced")
    private boolean yes;

    @Mixin
    private ServerArguments arguments;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (!yes) {
            throw BadInput.of("app.restore.yes");
        }
        try (Database database = arguments.openOrMakeDatabase()) {
            Archive.Restored restored = file.toString().equals("-")
                    ? Archive.restore(database, System.in)
                    : Archive.restore(database, file);
            new HeartbeatStore(database).markRestored(restored.at(), System.currentTimeMillis());
            arguments.noteCommand(
                    "restore", Map.of("file", file.toAbsolutePath().toString()));
            spec.commandLine().getOut().println(restored.rows() + " rows are restored from " + file);
        } catch (Archive.Broken e) {
            throw BadInput.of("app.restore.broken", "file", file.toString(), "reason", String.valueOf(e.getMessage()));
        } catch (NoSuchFileException e) {
            throw BadInput.of("app.file", "file", file.toString(), "reason", Message.of("app.file.none"));
        } catch (IOException e) {
            throw BadInput.of("app.file", "file", file.toString(), "reason", Message.of("app.file.unreadable"));
        }
        return ExitCode.OK;
    }
}
