package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.input.ExitCode;
import hidalgo.server.Keeping;
import hidalgo.server.Postgres;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A database that this version must not use, or that others can read: it is refused in one sentence. */
class SchemaTest {
    private static final String HISTORY = "\"flyway_schema_history\"";

    @TempDir
    private Path folder;

    /** A database that a server has made, changed behind its back. */
    private String changed(Keeping keeping, String statement) {
        String database = keeping.database(folder);
        TestServer.start(TestServer.settings(folder).database(database)).close();
        assertThat(Stored.change(database, statement)).isPositive();
        return database;
    }

    private void assertRefused(String database, String sentence) {
        CommandRun serve = CommandRun.of("serve", "--port=0", "--data=" + folder, "--db=" + database);
        assertThat(serve.err().lines()).singleElement().asString().matches("hidalgo serve: " + sentence);
        assertThat(serve.exit()).isEqualTo(ExitCode.BAD_INPUT);
        CommandRun backup = CommandRun.of("backup", folder.resolve("b"), "--db=" + database);
        assertThat(backup.err().lines()).singleElement().asString().matches("hidalgo backup: " + sentence);
        assertThat(backup.exit()).isEqualTo(ExitCode.BAD_INPUT);
        CommandRun doctor = CommandRun.of("doctor", "--db=" + database);
        assertThat(doctor.out().lines()).anyMatch(line -> line.matches("problem  " + sentence));
        assertThat(doctor.exit()).isEqualTo(ExitCode.CHECK_FAILED);
    }

    @ParameterizedTest
    @EnumSource
    void aDatabaseOfANewerVersionIsLeftAlone(Keeping keeping) {
        String database = changed(
                keeping,
                "INSERT INTO " + HISTORY + " SELECT installed_rank + 100, '99', 'later', type, 'V99__later.sql', 7,"
                        + " installed_by, installed_on, execution_time, success FROM " + HISTORY
                        + " WHERE version = '1'");
        assertRefused(
                database,
                "the database belongs to a newer version of Hidalgo: its tables have version 99, this program knows"
                        + " \\d+; update the program, or use another database");
    }

    @ParameterizedTest
    @EnumSource
    void anUpdateThatBrokeOffIsNamed(Keeping keeping) {
        String no = keeping == Keeping.SQLITE ? "0" : "false";
        assertRefused(
                changed(keeping, "UPDATE " + HISTORY + " SET success = " + no + " WHERE version = '2'"),
                "the update of the database to version 2 broke off; restore a backup into an empty database");
    }

    @ParameterizedTest
    @EnumSource
    void tablesOfAnotherProgramAreRefused(Keeping keeping) {
        assertRefused(
                changed(keeping, "UPDATE " + HISTORY + " SET checksum = 1 WHERE version = '1'"),
                "the tables of the database are not those that Hidalgo made; restore a backup into an empty database");
    }

    @Test
    void theDatabaseOfAnotherProgramIsNotTaken() {
        String database = Postgres.database();
        Stored.change(database, "CREATE TABLE invoices (id INTEGER)");
        assertRefused(database, "the database holds tables of another program; give Hidalgo a separate database");
    }

    @Test
    void anotherServerOnTheSameFileIsNamed() {
        try (TestServer server = TestServer.in(folder)) {
            server.guest("Ana");
            CommandRun run = CommandRun.of("serve", "--port=0", "--data=" + folder);
            assertThat(run.err().lines())
                    .containsExactly("hidalgo serve: another server already uses " + folder.resolve("hidalgo.db")
                            + "; stop it, or choose another folder with --data");
            assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
        }
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "files have other rights there")
    void whatOthersCanReadIsFoundAndABackupIsForItsOwnerAlone() throws IOException {
        TestServer.in(folder).close();
        Path file = folder.resolve("hidalgo.db");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        assertThat(CommandRun.of("doctor", "--data=" + folder).out())
                .contains("problem  others can read " + file.toAbsolutePath());
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        assertThat(CommandRun.of("doctor", "--data=" + folder).out())
                .contains("problem  others can read the folder " + folder);
        Path backup = folder.resolve("copy.backup");
        assertThat(CommandRun.of("backup", backup, "--data=" + folder).exit()).isEqualTo(ExitCode.OK);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(backup)))
                .isEqualTo("rw-------");
    }
}
