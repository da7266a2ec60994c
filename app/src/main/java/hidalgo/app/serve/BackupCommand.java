package hidalgo.app.serve;

import hidalgo.app.input.BadInput;
import hidalgo.app.input.ExitCode;
import hidalgo.rules.Message;
import hidalgo.server.maintenance.Archive;
import hidalgo.server.store.Database;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
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
    /** The order of these names is that of the times. */
    private static final DateTimeFormatter NAME =
            DateTimeFormatter.ofPattern("'hidalgo-'yyyyMMdd'T'HHmmss'Z.backup'").withZone(ZoneOffset.UTC);

    private static final String NAMED = "hidalgo-\\d{8}T\\d{6}Z\\.backup";

    @Parameters(
            paramLabel = "FILE",
            description = "the file to write, such as hidalgo.backup; a folder, for a file with the time in its name;"
                    + " or - for the standard output")
    private Path file;

    @Option(names = "--force", description = "overwrite an existing file")
    private boolean force;

    @Option(
            names = "--latest",
            paramLabel = "N",
            description = "in a folder, delete all but the latest N files with the time in their names")
    private @Nullable Integer latest;

    @Mixin
    private ServerArguments arguments;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        boolean intoFolder = Files.isDirectory(file);
        if (latest != null && (latest < 1 || !intoFolder)) {
            throw BadInput.of("app.backup.latest");
        }
        long now = System.currentTimeMillis();
        Path target = intoFolder ? file.resolve(NAME.format(Instant.ofEpochMilli(now))) : file;
        boolean toStream = target.toString().equals("-");
        if (!toStream && Files.exists(target) && !force) {
            throw BadInput.of("app.record.exists", "file", target.toString());
        }
        try (Database database = arguments.openDatabase()) {
            int rows = toStream ? write(database, now) : Archive.write(database, target, now);
            arguments.noteCommand(
                    "backup",
                    Map.of("file", toStream ? "-" : target.toAbsolutePath().toString()));
            PrintWriter said =
                    toStream ? spec.commandLine().getErr() : spec.commandLine().getOut();
            said.println(rows + (toStream ? " rows were written" : " rows are in " + target));
            if (latest != null) {
                deleteAllBut(latest);
            }
        } catch (IOException e) {
            throw BadInput.of("app.file", "file", target.toString(), "reason", Message.of("app.file.unwritable"));
        }
        return ExitCode.OK;
    }

    private static int write(Database database, long now) throws IOException {
        try (OutputStream out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out))) {
            return Archive.write(database, out, now);
        }
    }

    private void deleteAllBut(int kept) throws IOException {
        List<Path> backups;
        try (Stream<Path> all = Files.list(file)) {
            backups = all.filter(each -> each.getFileName().toString().matches(NAMED))
                    .sorted()
                    .toList();
        }
        for (Path old : backups.subList(0, Math.max(0, backups.size() - kept))) {
            Files.delete(old);
        }
    }
}
