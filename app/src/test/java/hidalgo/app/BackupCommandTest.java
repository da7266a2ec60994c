package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hidalgo.app.input.ExitCode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Postgres;
import hidalgo.server.Socket;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import hidalgo.server.maintenance.Archive;
import hidalgo.server.store.Database;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Backups are taken and put back while people play. */
@Tag("slow")
class BackupCommandTest {
    private static final int SERVICE_RESTART = 1012;

    @TempDir
    private Path folder;

    private Path file;

    @Test
    void onSqliteARunningServerIsSavedAndSetBack() {
        file = folder.resolve("hidalgo.backup");
        Path data = folder.resolve("data");
        try (TestServer server = TestServer.in(data)) {
            saveAndSetBack(server, "--data=" + data);
        }
    }

    @Test
    void onPostgresARunningServerIsSavedAndSetBack() {
        file = folder.resolve("hidalgo.backup");
        String database = Postgres.database();
        try (TestServer server = TestServer.on(database, folder, "one")) {
            saveAndSetBack(server, "--db=" + database);
        }
    }

    private void saveAndSetBack(TestServer server, String where) {
        Client ana = server.guest("Ana");
        String kept = ana.create(NewTables.grande().me().me().started());
        new Player(kept, 1, ana).play(20);
        String log = ana.get("/api/tables/" + kept + "/log").body();
        assertOk(CommandRun.of("backup", file, where), "\\d+ rows are in .*hidalgo.backup\n");

        new Player(kept, 2, ana).play(20);
        String later = ana.create(NewTables.caballero().me().me().started());
        try (Socket atKept = ana.open(kept);
                Socket atLater = ana.open(later)) {
            atKept.awaitVersion(40);
            atLater.awaitVersion(0);
            assertOk(CommandRun.of("restore", file, "--yes", where), "\\d+ rows are restored from .*\n");
            assertThat(atKept.awaitClosed()).isEqualTo(SERVICE_RESTART);
            assertThat(atLater.awaitClosed()).isEqualTo(SERVICE_RESTART);
        }
        assertThat(ana.table(kept).get("version").asInt()).isEqualTo(20);
        assertThat(ana.get("/api/tables/" + kept + "/log").body()).isEqualTo(log);
        ana.get("/api/tables/" + later).is(404);
        try (Socket again = ana.open(kept)) {
            again.awaitVersion(20);
            new Player(kept, 3, ana).play(1);
            again.awaitVersion(21);
        }
    }

    @Test
    void aBackupMovesAServerFromOneDatabaseToTheOtherAndBack() throws IOException {
        file = folder.resolve("one.backup");
        Path old = folder.resolve("old");
        Client ana;
        String id;
        String record;
        try (TestServer server = TestServer.in(old)) {
            ana = server.guest("Ana");
            id = ana.create(NewTables.caballero().me().me().started());
            new Player(id, 1, ana).playToTheEnd();
            record = ana.get("/api/tables/" + id + "/record").is(200).body();
        }
        String database = Postgres.database();
        Path back = folder.resolve("back");
        Path second = folder.resolve("two.backup");
        assertOk(CommandRun.of("backup", file, "--data=" + old), "\\d+ rows .*\n");
        assertOk(CommandRun.of("restore", file, "--yes", "--db=" + database), "\\d+ rows .*\n");
        assertThat(Path.of(System.getProperty("user.home"), ".hidalgo"))
                .as("the data folder, although the data is in another database")
                .doesNotExist();
        assertOk(CommandRun.of("backup", second, "--db=" + database), "\\d+ rows .*\n");
        assertOk(CommandRun.of("restore", second, "--yes", "--data=" + back), "\\d+ rows .*\n");
        try (TestServer server = TestServer.in(back)) {
            Client there = ana.at(server.address());
            assertThat(there.get("/api/tables/" + id + "/record").is(200).body())
                    .isEqualTo(record);
            assertThat(there.get("/api/me").is(200).json().get("name").asText()).isEqualTo("Ana");
        }
    }

    @Test
    void clocksStandStillFromTheBackupToTheRestoring() {
        file = folder.resolve("hidalgo.backup");
        try (TestServer server = TestServer.in(folder)) {
            Client ana = server.guest("Ana");
            String id = ana.create(
                    NewTables.caballero().me().me().clock("live", 600, 0, 600).started());
            assertOk(CommandRun.of("backup", file, "--data=" + folder), "\\d+ rows .*\n");
            // As if the backup, with all it holds, were a day old.
            Backups.age(file, 86_400_000);
            try (Socket socket = ana.open(id)) {
                socket.awaitVersion(0);
                assertOk(CommandRun.of("restore", file, "--yes", "--data=" + folder), "\\d+ rows .*\n");
                assertThat(socket.awaitClosed()).isEqualTo(SERVICE_RESTART);
            }
            assertThat(ana.table(id).get("seats").findValuesAsText("out")).containsOnly("false");
        }
    }

    @Test
    void movesArePossibleDuringABackup() throws Exception {
        try (TestServer server = TestServer.in(folder)) {
            Client ana = server.guest("Ana");
            String id = ana.create(NewTables.caballero().me().me().started());
            // More than a pipe holds, so that the backup blocks until the test reads its output.
            Stored.change(
                    folder,
                    "INSERT INTO replays (id, person, record, created) VALUES ('big', 'x', hex(randomblob(900000)),"
                            + " 1)");
            PipedOutputStream pipe = new PipedOutputStream();
            try (Database database = Database.open(Database.inFile(folder.resolve("hidalgo.db")));
                    InputStream slow = new PipedInputStream(pipe)) {
                FutureTask<Integer> backup = new FutureTask<>(() -> Archive.write(database, pipe, 1));
                Thread.ofVirtual().start(backup);
                assertThat(slow.readNBytes(20_000)).hasSize(20_000);
                new Player(id, 1, ana).play(3);
                assertThat(ana.table(id).get("version").asInt()).isEqualTo(3);
                assertThat(backup).isNotDone();
                slow.transferTo(OutputStream.nullOutputStream());
                assertThat(backup.get()).isPositive();
            }
        }
    }

    @Test
    void whatOthersHavePutIntoTheFolderIsNotWrittenThrough() throws IOException {
        TestServer.in(folder).close();
        Path shared = Files.createDirectory(folder.resolve("shared"));
        Path precious = Files.writeString(folder.resolve("precious"), "precious");
        file = shared.resolve("hidalgo.backup");
        Path trap = Files.createSymbolicLink(shared.resolve("hidalgo.backup.part"), precious);
        assertOk(CommandRun.of("backup", file, "--data=" + folder), "\\d+ rows .*\n");
        assertThat(precious).hasContent("precious");
        assertThat(trap).isSymbolicLink();
        Files.delete(file);
        Files.createSymbolicLink(file, precious);
        assertOk(CommandRun.of("backup", file, "--force", "--data=" + folder), "\\d+ rows .*\n");
        assertThat(precious).hasContent("precious");
    }

    @Test
    void nothingIsWrittenOverOrMadeByMistake() throws IOException {
        file = folder.resolve("hidalgo.backup");
        Path nowhere = folder.resolve("nowhere");
        assertRefused(
                CommandRun.of("backup", file, "--data=" + nowhere),
                "hidalgo backup: there is no database " + nowhere.resolve("hidalgo.db")
                        + "; name the server's folder with --data, or its database with --db");
        assertThat(nowhere).doesNotExist();
        TestServer.in(folder).close();
        Files.writeString(file, "precious");
        CommandRun over = CommandRun.of("backup", file, "--data=" + folder);
        assertThat(over.exit()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(over.err().lines()).hasSize(1);
        assertThat(file).hasContent("precious");
        assertOk(CommandRun.of("backup", file, "--force", "--data=" + folder), "\\d+ rows .*\n");
        assertRefused(
                CommandRun.of("backup", nowhere.resolve("x.backup"), "--data=" + folder),
                "hidalgo backup: " + nowhere.resolve("x.backup") + ": the file can't be written");
        assertRefused(
                CommandRun.of("restore", file, "--data=" + folder),
                "hidalgo restore: this replaces all data of the server; add --yes to confirm");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(Path::toString)).noneMatch(name -> name.endsWith(".part"));
        }
    }

    private static void assertOk(CommandRun run, String printed) {
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).matches(printed);
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
    }

    private static void assertRefused(CommandRun run, String sentence) {
        assertThat(run.err().lines()).containsExactly(sentence);
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void inAFolderTheLatestBackupsAreKept() throws IOException {
        TestServer.in(folder).close();
        Path backups = Files.createDirectory(folder.resolve("backups"));
        for (String name : List.of("hidalgo-20260101T000000Z.backup", "hidalgo-20260102T000000Z.backup", "my.backup")) {
            Files.writeString(backups.resolve(name), "");
        }
        assertOk(
                CommandRun.of("backup", backups, "--latest=2", "--data=" + folder),
                "\\d+ rows are in .*/hidalgo-\\d{8}T\\d{6}Z.backup\n");
        try (Stream<Path> files = Files.list(backups)) {
            assertThat(files.map(file -> file.getFileName().toString()).sorted())
                    .hasSize(3)
                    .startsWith("hidalgo-20260102T000000Z.backup")
                    .endsWith("my.backup");
        }
        for (String latest : List.of("0", "-1")) {
            CommandRun refused = CommandRun.of("backup", backups, "--latest=" + latest, "--data=" + folder);
            assertThat(refused.exit()).isEqualTo(ExitCode.BAD_INPUT);
        }
        assertThat(CommandRun.of("backup", folder.resolve("x"), "--latest=2", "--data=" + folder)
                        .err())
                .isEqualTo("hidalgo backup: --latest must be a whole number from 1, and the backup must go into a"
                        + " folder\n");
    }

    @Test
    void aBackupGoesThroughPipes() throws Exception {
        Path from = folder.resolve("from");
        Path to = folder.resolve("to");
        try (TestServer server = TestServer.in(from)) {
            server.guest("Ana").create(NewTables.caballero().me().me().started());
        }
        Path piped = folder.resolve("piped");
        assertThat(program("backup - --data=" + from, Redirect.INHERIT, Redirect.to(piped.toFile())))
                .isEqualTo(ExitCode.OK);
        assertThat(folder.resolve("log")).content().contains(" rows were written");
        Path printed = folder.resolve("printed");
        assertThat(program(
                        "restore - --yes --data=" + to, Redirect.from(piped.toFile()), Redirect.to(printed.toFile())))
                .isEqualTo(ExitCode.OK);
        assertThat(printed).content().matches("\\d+ rows are restored from -\n");
        assertThat(Stored.column(to, "SELECT id FROM tables")).hasSize(1);
    }

    /** A command of root must not leave files that the server can't use. */
    @Test
    void whatRootRestoresBelongsToTheOwnerOfTheFolder() throws IOException {
        assumeTrue(System.getProperty("user.name").equals("root"), "only root may give files away");
        Path from = Files.createDirectory(folder.resolve("from"));
        TestServer.in(from).close();
        file = folder.resolve("hidalgo.backup");
        assertOk(CommandRun.of("backup", file, "--data=" + from), "\\d+ rows .*\n");
        Path data = Files.createDirectory(folder.resolve("data"));
        Files.setAttribute(data, "unix:uid", 65534);
        Files.setAttribute(data, "unix:gid", 65534);
        assertOk(CommandRun.of("restore", file, "--yes", "--data=" + data), "\\d+ rows .*\n");
        try (Stream<Path> made = Files.list(data)) {
            for (Path each : made.toList()) {
                assertThat(Files.getAttribute(each, "unix:uid"))
                        .as(each.toString())
                        .isEqualTo(65534);
                assertThat(Files.getAttribute(each, "unix:gid"))
                        .as(each.toString())
                        .isEqualTo(65534);
            }
        }
        assertThat(data).isDirectoryContaining("glob:**/hidalgo.db").isDirectoryContaining("glob:**/security.log");
    }

    /** As the Debian package names its settings; another server's data is never used in their place. */
    @Test
    void settingsThatTheInstallationNamesAreUsed() throws Exception {
        TestServer.in(folder.resolve("data")).close();
        Path config = Files.writeString(folder.resolve("x.conf"), "data=" + folder.resolve("data") + "\n");
        Redirect out = Redirect.to(folder.resolve("out").toFile());
        assertThat(program("doctor", Redirect.INHERIT, out, "HIDALGO_CONFIG=" + config))
                .isEqualTo(ExitCode.OK);
        assertThat(folder.resolve("out")).content().contains("the folder " + folder.resolve("data") + " is writable");
        Path gone = folder.resolve("gone.conf");
        assertThat(program("doctor", Redirect.INHERIT, out, "HIDALGO_CONFIG=" + gone))
                .isEqualTo(ExitCode.BAD_INPUT);
        assertThat(folder.resolve("log"))
                .content()
                .endsWith("hidalgo doctor: you can't read " + gone
                        + ", the settings of this machine's server; run the command as its user, such as sudo -u"
                        + " hidalgo hidalgo, or name another server with --config, --data or --db\n");
    }

    private int program(String command, Redirect in, Redirect out, String... environment) throws Exception {
        List<String> words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED"));
        words.addAll(ServeProcess.classes());
        words.addAll(List.of(command.split(" ", -1)));
        ProcessBuilder builder = new ProcessBuilder(words)
                .redirectInput(in)
                .redirectOutput(out)
                .redirectError(folder.resolve("log").toFile());
        for (String variable : environment) {
            builder.environment().put(variable.split("=", 2)[0], variable.split("=", 2)[1]);
        }
        return builder.start().waitFor();
    }
}
