package hidalgo.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.NewTables;
import hidalgo.server.Postgres;
import hidalgo.server.ServerProcess;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A server's storage may be full, deleted, or another server's: a change counts only if it is stored. */
@Tag("slow")
class StorageTest {
    @TempDir
    private Path folder;

    private static int say(Client who, String table) {
        return who.at(table, "chat", "{\"text\": \"" + "x".repeat(500) + "\"}").status();
    }

    private static void awaitReady(TestServer server, int status) {
        Eventually.holds(() -> server.stranger().get("/ready").status() == status, "readiness " + status);
    }

    /** SQLite reports the same error for a file that may not grow as for a full disk. */
    @Test
    void onAFullDiskRequestsAreAnsweredWith503AndReadinessTells() {
        String small = "jdbc:sqlite:" + folder.resolve("hidalgo.db") + "?max_page_count=100";
        try (TestServer server = TestServer.start(TestServer.settings(folder).database(small))) {
            awaitReady(server, 200);
            Client ana = server.guest("Ana");
            String id = ana.create(NewTables.caballero().me().me().started());
            int lines = 0;
            int status = say(ana, id);
            while (status == 204) {
                lines++;
                status = say(ana, id);
            }
            assertThat(status).isEqualTo(503);
            awaitReady(server, 503);
            assertThat(ana.get("/api/tables/" + id + "/chat").is(200).json()).hasSize(lines);
        }
    }

    @Test
    void onAFullDiskOfPostgresToo() {
        String database = Postgres.database();
        try (TestServer server = TestServer.on(database, folder, "one")) {
            awaitReady(server, 200);
            Client ana = server.guest("Ana");
            String id = ana.create(NewTables.caballero().me().me().started());
            Stored.change(
                    database,
                    "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS"
                            + " $$ BEGIN RAISE 'No space left on device' USING ERRCODE = '53100'; END $$");
            for (String table : List.of("events", "replays")) {
                Stored.change(
                        database,
                        "CREATE TRIGGER no_room BEFORE INSERT ON " + table
                                + " FOR EACH ROW EXECUTE FUNCTION no_room()");
            }
            assertThat(say(ana, id)).isEqualTo(503);
            awaitReady(server, 503);
            for (String table : List.of("events", "replays")) {
                Stored.change(database, "DROP TRIGGER no_room ON " + table);
            }
            awaitReady(server, 200);
            assertThat(say(ana, id)).isEqualTo(204);
        }
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "a file in use can't be deleted there")
    void aDatabaseThatIsDeletedUnderTheServerIsMissedAtOnce() throws IOException {
        Path file = folder.resolve("hidalgo.db");
        Path away = folder.resolve("away.db");
        try (TestServer server = TestServer.in(folder)) {
            Client ana = server.guest("Ana");
            String id = ana.create(NewTables.caballero().me().me().started());
            assertThat(say(ana, id)).isEqualTo(204);
            Files.move(file, away);
            assertThat(say(ana, id)).isEqualTo(503);
            awaitReady(server, 503);
            Files.writeString(file, "");
            assertThat(say(ana, id)).isEqualTo(503);
            Files.delete(file);
            Files.move(away, file);
            assertThat(say(ana, id)).isEqualTo(204);
            awaitReady(server, 200);
        }
    }

    @Test
    void aSecondServerOnTheSameFileIsRefused() {
        TestServer first = TestServer.in(folder);
        assertThatThrownBy(() -> TestServer.in(folder)).isInstanceOf(DatabaseInUse.class);
        first.guest("Ana");
        first.close();
        TestServer.in(folder).close();
    }

    @Test
    void aServerOfAnotherProcessIsRefusedTooUntilTheFirstOneIsKilled() {
        ServerProcess first = ServerProcess.start(folder, null);
        try {
            assertThatThrownBy(() -> TestServer.in(folder)).isInstanceOf(DatabaseInUse.class);
        } finally {
            first.kill();
        }
        TestServer.in(folder).close();
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "files have other rights there")
    void onlyTheOwnerCanReadTheFiles() throws IOException {
        Path data = folder.resolve("made/by/the/server");
        try (TestServer server = TestServer.in(data)) {
            server.guest("Ana");
            assertThat(rights(data)).isEqualTo("rwx------");
            try (var files = Files.list(data)) {
                assertThat(files)
                        .hasSizeGreaterThanOrEqualTo(3)
                        .allMatch(file -> rights(file).equals("rw-------"));
            }
        }
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "files have other rights there")
    void whatWasOpenToOthersIsTakenFromThem() throws IOException {
        TestServer.in(folder).close();
        Path file = folder.resolve("hidalgo.db");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        TestServer.in(folder).close();
        assertThat(rights(file)).isEqualTo("rw-------");
    }

    private static String rights(Path path) {
        try {
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
