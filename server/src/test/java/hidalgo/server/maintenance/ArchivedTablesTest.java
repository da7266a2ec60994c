package hidalgo.server.maintenance;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import hidalgo.server.store.Database;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A backup contains every table of the database except those that are worth nothing later or elsewhere. */
class ArchivedTablesTest {
    /** The keys and the pulse of the nodes, who is here now, jobs and shares of bots, messages under way, links that count for a day, challenges that count for minutes, and Flyway's own. */
    private static final Set<String> LEFT_OUT = Set.of(
            "secrets",
            "pulse",
            "presence",
            "online",
            "jobs",
            "thinking_shares",
            "notices",
            "reset_links",
            "spent_challenges",
            "flyway_schema_history");

    /** They are found when people ask for their data. */
    @Test
    void theTablesOfPeopleAreNotedWhenAnOlderBackupIsRestored(@TempDir Path folder) throws IOException {
        try (TestServer server = TestServer.in(folder)) {
            Client ana = server.guest("Ana");
            ana.create(NewTables.grande().me().open());
            ana.create(NewTables.caballero().me().open());
        }
        String url = Database.inFile(folder.resolve("hidalgo.db"));
        String noted = "SELECT table_id FROM table_past ORDER BY table_id";
        List<String> tables = Stored.column(url, noted);
        assertThat(tables).hasSize(2);
        Stored.change(url, "DELETE FROM table_past");
        Path older = folder.resolve("older.backup");
        try (Database database = Database.open(url)) {
            Archive.write(database, older, 1);
            Archive.restore(database, older);
        }
        assertThat(Stored.column(url, noted)).isEqualTo(tables);
    }

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
