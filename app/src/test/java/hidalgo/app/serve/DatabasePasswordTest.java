package hidalgo.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.postgresql.Driver;
import picocli.CommandLine;

/** A password by itself reaches PostgreSQL as it was written. */
class DatabasePasswordTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"swordfish", "a&b#c%d", "100%+1 = ?", "ñ/ß:@'$"})
    void anyPasswordWillDo(String password) throws IOException {
        Path file = Files.writeString(folder.resolve("password"), password + "\n");
        for (String address :
                new String[] {"jdbc:postgresql://there/games", "jdbc:postgresql://there/games?user=ana"}) {
            Properties found = Driver.parseURL(url("db=" + address + "\ndb-password-file=" + file + "\n"), null);
            assertThat(found).containsEntry("password", password).containsEntry("PGDBNAME", "games");
        }
    }

    @Test
    void theEmbeddedDatabaseHasNone() throws IOException {
        assertThat(url("db-password=swordfish\ndata=" + folder + "\n")).doesNotContain("swordfish");
    }

    private String url(String settings) throws IOException {
        Path file = Files.writeString(folder.resolve("hidalgo.conf"), settings);
        return CommandLine.populateCommand(new ServerArguments(), "--config", file.toString())
                .settings()
                .databaseUrl();
    }
}
