package hidalgo.server.maintenance;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Stored;
import hidalgo.server.store.Database;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A backup contains every table of the database except those that are worth nothing later or elsewhere. */
class ArchivedTablesTest {
    /** The keys and the pulse of the nodes, jobs and shares of bots, messages under way, links that count for a day, and Flyway's own. */
    private static final Set<String> LEFT_OUT = Set.of(
            "secrets",
            "pulse",
            "presence",
            "jobs",
            "thinking_shares",
            "notices",
            "reset_links",
            "flyway_schema_history");

    @Test
    void everyTableIsInABackupOrLeftOutOnPurpose(@TempDir Path folder) {
        String url = "jdbc:sqlite:" + folder.resolve("hidalgo.db");
        try (Database database = Database.open(url)) {
            assertThat(database.isAlive()).isTrue();
        }
        Set<String> expected = new TreeSet<>(Archive.TABLES);
        expected.addAll(LEFT_OUT);
        assertThat(new TreeSet<>(Stored.column(
                        url, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")))
                .isEqualTo(expected);
    }
}
