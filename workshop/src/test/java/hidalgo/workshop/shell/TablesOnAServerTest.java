package hidalgo.workshop.shell;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class TablesOnAServerTest extends TablesInAShell {
    @TempDir
    private Path folder;

    @Override
    TableShell open() {
        return new ServerShell(folder);
    }
}
