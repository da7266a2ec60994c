package hidalgo.server;

import hidalgo.server.base.Settings;
import hidalgo.server.store.Database;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * An SQLite file with the tables of a server and nothing in them: to make the tables takes
 * as long as the rest of a server's start.
 */
final class TablesOfAFile {
    private static final Path FILE = make();

    private TablesOfAFile() {}

    private static Path make() {
        try {
            Path file = Files.createTempDirectory("tables").resolve("hidalgo.db");
            Database.openForServer(Database.inFile(file)).close();
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Copies it to a server's file, unless the server has one, or has to make its folder. */
    static void copyFor(Settings settings) {
        Path file = settings.databaseFile();
        if (file == null
                || Files.exists(file)
                || !Files.isDirectory(file.toAbsolutePath().getParent())) {
            return;
        }
        try {
            Files.copy(FILE, file, StandardCopyOption.COPY_ATTRIBUTES);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
