package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.input.ExitCode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Postgres;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The doctor finds problems of a server's data, and reports no others. */
@Tag("slow")
class DoctorCommandTest {
    @TempDir
    private Path folder;

    @Test
    void healthyDataIsFoundHealthyAlsoWhileTheServerRuns() {
        try (TestServer server = TestServer.in(folder)) {
            play(server.guest("Ana"));
            play(server.guest("Ben"));
            CommandRun run = CommandRun.of("doctor", "--data=" + folder);
            assertThat(run.out().lines())
                    .containsSequence(
                            "ok       the database answers, and its tables are up to date",
                            "ok       the database file is sound",
                            "ok       games replayed: 2")
                    .contains("ok       the folder " + folder + " is writable")
                    .contains("ok       only the owner can read the folder and the database")
                    .anyMatch(line -> line.matches("ok       \\d+ MB are free"))
                    .hasSize(6);
            assertThat(run.exit()).isEqualTo(ExitCode.OK);
        }
    }

    @Test
    void settingsWithAnAddressOfADatabaseAreNotForOthers() throws IOException {
        TestServer.in(folder).close();
        Path config = Files.writeString(folder.resolve("x.conf"), "db=jdbc:sqlite:" + folder.resolve("hidalgo.db"));
        Files.setPosixFilePermissions(config, PosixFilePermissions.fromString("rw-r--r--"));
        CommandRun open = CommandRun.of("doctor", "--config=" + config);
        assertThat(open.out().lines())
                .endsWith("problem  others can read " + config
                        + ", which holds the address of a database or bus with its password; run: chmod 640 " + config);
        assertThat(open.exit()).isEqualTo(ExitCode.CHECK_FAILED);
        Files.setPosixFilePermissions(config, PosixFilePermissions.fromString("rw-r-----"));
        assertThat(CommandRun.of("doctor", "--config=" + config).exit()).isEqualTo(ExitCode.OK);
    }

    @Test
    void postgresIsLookedAtToo() {
        String database = Postgres.database();
        try (TestServer server = TestServer.on(database, folder, "one")) {
            play(server.guest("Ana"));
        }
        CommandRun run = CommandRun.of("doctor", "--db=" + database);
        assertThat(run.out().lines())
                .containsExactly(
                        "ok       the database answers, and its tables are up to date", "ok       games replayed: 1");
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
    }

    @Test
    void gamesThatCantBePlayedAgainAreNamedAndTheOthersAreNot() {
        String diverged;
        String damaged;
        String torn;
        String empty;
        String fine;
        try (TestServer server = TestServer.in(folder)) {
            diverged = play(server.guest("Ana"));
            damaged = play(server.guest("Ben"));
            torn = play(server.guest("Cid"));
            empty = play(server.guest("Dor"));
            fine = play(server.guest("Eva"));
        }
        change("UPDATE events SET body = replace(body, '\"effect\":\"', '\"effect\":\"zz') WHERE number = 8", diverged);
        change("UPDATE events SET body = 'minutes of the last meeting' WHERE number = 5", damaged);
        change("DELETE FROM events WHERE number = 6", torn);
        change("DELETE FROM events WHERE number > 0", empty);

        CommandRun run = CommandRun.of("doctor", "--data=" + folder);
        List<String> problems =
                run.out().lines().filter(line -> line.startsWith("problem")).toList();
        assertThat(problems)
                .hasSize(4)
                .anyMatch(line -> line.matches("problem  table " + diverged
                        + " is stopped before move \\d+: the stored moves no longer fit the rules; .*"))
                .anyMatch(line -> line.startsWith("problem  table " + damaged + " is stopped before move "))
                .anyMatch(line -> line.equals("problem  table " + torn + " can't be read: Event 7 of table " + torn
                        + " doesn't follow event 5"))
                .contains("problem  table " + empty + " exists, but its events are missing; restore a backup")
                .noneMatch(line -> line.contains(fine));
        assertThat(run.out()).contains("games replayed: 5");
        assertThat(run.exit()).isEqualTo(ExitCode.CHECK_FAILED);
    }

    @Test
    void aMissingDatabaseIsNotMade() {
        Path nowhere = folder.resolve("nowhere");
        CommandRun run = CommandRun.of("doctor", "--data=" + nowhere);
        assertThat(run.out().lines())
                .containsExactly("problem  there is no database " + nowhere.resolve("hidalgo.db")
                        + "; name the server's folder with --data, or its database with --db");
        assertThat(run.exit()).isEqualTo(ExitCode.CHECK_FAILED);
        assertThat(nowhere).doesNotExist();
    }

    @Test
    void aDamagedFileIsFound() throws IOException {
        try (TestServer server = TestServer.in(folder)) {
            play(server.guest("Ana"));
        }
        try (RandomAccessFile file =
                new RandomAccessFile(folder.resolve("hidalgo.db").toFile(), "rw")) {
            // The pages behind the first ones hold the indexes and the rows.
            for (long at = 8 * 4096; at < file.length(); at += 4096) {
                file.seek(at);
                file.write(new byte[64]);
            }
        }
        CommandRun run = CommandRun.of("doctor", "--data=" + folder);
        assertThat(run.out()).containsPattern("(?m)^problem  .*(damaged|malformed|can't be opened)");
        assertThat(run.exit()).isEqualTo(ExitCode.CHECK_FAILED);

        Files.writeString(folder.resolve("hidalgo.db"), "minutes of the last meeting".repeat(100));
        CommandRun garbage = CommandRun.of("doctor", "--data=" + folder);
        assertThat(garbage.out()).containsPattern("(?m)^problem  the database can't be opened: .*not a database");
        assertThat(garbage.exit()).isEqualTo(ExitCode.CHECK_FAILED);
    }

    private void change(String statement, String table) {
        assertThat(Stored.change(folder, statement + " AND table_id = '" + table + "'"))
                .isPositive();
    }

    private static String play(Client who) {
        String id = who.create(NewTables.caballero().me().me().started());
        new Player(id, 1, who).play(10);
        return id;
    }
}
