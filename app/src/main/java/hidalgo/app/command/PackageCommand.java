package hidalgo.app.command;

import hidalgo.app.input.BadInput;
import hidalgo.app.input.ExitCode;
import hidalgo.server.folder.PageFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code hidalgo package}. */
@Command(
        name = "package",
        description =
                "Make an archive, a Debian package and an image to install (in a checkout), or a folder that any web "
                        + "server can serve.",
        mixinStandardHelpOptions = true)
public final class PackageCommand implements Callable<Integer> {
    private static final double MEGABYTE = 1e6;

    @Option(
            names = "--static",
            paramLabel = "DIR",
            description = "Write the pages into this folder, which must be new or empty. They play without a server of "
                    + "Hidalgo: any web server can serve them, below any path.")
    private @Nullable Path folder;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (folder == null) {
            spec.commandLine()
                    .getErr()
                    .println("hidalgo package: this needs the sources; run ./hidalgo package in a checkout, or name a "
                            + "folder for the pages with --static");
            return ExitCode.BAD_INPUT;
        }
        PageFolder written = write(folder);
        spec.commandLine()
                .getOut()
                .println(String.format(
                        Locale.ROOT,
                        "Wrote %d files (%.1f MB) to %s. Copy the folder to a web server; docs/operating.md describes how.",
                        written.files(),
                        written.bytes() / MEGABYTE,
                        folder));
        return ExitCode.OK;
    }

    private static PageFolder write(Path folder) {
        try {
            if (Files.exists(folder) && !Files.isDirectory(folder)) {
                throw BadInput.of("app.folder.file", "folder", folder);
            }
            Files.createDirectories(folder);
            requireEmpty(folder);
            return PageFolder.write(folder);
        } catch (IOException e) {
            throw BadInput.of("app.folder.unwritable", "folder", folder);
        }
    }

    private static void requireEmpty(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            if (files.findAny().isPresent()) {
                throw BadInput.of("app.folder.full", "folder", folder);
            }
        }
    }
}
