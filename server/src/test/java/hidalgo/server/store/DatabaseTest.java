package hidalgo.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabaseTest {
    @TempDir
    private Path folder;

    /** To parse a statement costs more than to carry it out, and each Jdbi parses for itself. */
    @Test
    void whatIsParsedOnceIsNotParsedAgain() {
        try (Database database = Database.open(Database.inFile(folder.resolve("hidalgo.db")))) {
            assertThat(database.writing()).isSameAs(database.writing());
            assertThat(database.reading()).isSameAs(database.reading());
        }
    }
}
