package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.input.ExitCode;
import hidalgo.server.Client;
import hidalgo.server.Eventually;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Socket;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Changes that an administrator makes to accounts and tables are visible at once to the users of the server. */
@Tag("slow")
class AdminCommandTest {
    private static final int POLICY_VIOLATION = 1008;

    @TempDir
    private Path folder;

    private TestServer server;

    @BeforeEach
    void start() {
        server = TestServer.in(folder);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void accountsAreListedByName() {
        assertThat(admin("users").out()).isEmpty();
        withAccount("Inés de Castro");
        withAccount("Ana");
        server.guest("Guest without an account");
        assertThat(admin("users").out().lines()).containsExactly("Ana", "Inés de Castro");
    }

    @Test
    void accountsOfPeopleWithAnotherNameAreListedByBoth() {
        Client ana = withAccount("Ana");
        ana.send("PATCH", "/api/me", "{\"name\": \"Reina\"}").is(200);
        assertThat(admin("users").out().lines()).containsExactly("ana  Reina");
        assertThat(admin("delete-user", "ana").exit()).isEqualTo(ExitCode.OK);
    }

    @Test
    void peopleAreSignedOutOneByOneOrAllTogether() {
        Client ana = withAccount("Ana");
        Client ben = withAccount("Ben");
        Client guest = server.guest("Eve");
        assertThat(admin("sign-out", "Ana").exit()).isEqualTo(ExitCode.OK);
        ana.get("/api/me").is(401);
        ben.get("/api/me").is(200);
        assertThat(admin("sign-out").exit()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(admin("sign-out", "Ben", "--all").exit()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(admin("sign-out", "--all").exit()).isEqualTo(ExitCode.OK);
        ben.get("/api/me").is(401);
        guest.get("/api/me").is(200);
    }

    @Test
    void theSecurityLogSaysWhichCommandWasUsed() throws IOException {
        withAccount("Ana");
        admin("users");
        String link = admin("reset-link", "ANA").out().strip();
        admin("delete-user", "Ana");
        admin("delete-user", "Ana");
        List<String> lines = Files.readAllLines(folder.resolve("security.log")).stream()
                .filter(line -> line.contains("\"admin\""))
                .toList();
        assertThat(lines)
                .hasSize(3)
                .allSatisfy(line -> assertThat(line).contains("\"operator\":\"" + System.getProperty("user.name")));
        assertThat(lines.get(0)).contains("\"command\":\"users\"");
        assertThat(lines.get(1)).contains("\"command\":\"reset-link\"", "\"account\":\"ana\"");
        assertThat(lines.get(1)).doesNotContain(link.substring(link.indexOf('#')));
        assertThat(lines.get(2)).contains("\"command\":\"delete-user\"", "\"account\":\"ana\"");
    }

    @Test
    void aDeletedAccountIsKnownNoMoreButItsGamesStay() {
        Client ana = withAccount("Ana María");
        Client ben = server.guest("Ben");
        String id = ana.create(NewTables.caballero().me().open());
        ben.at(id, "join", "{}").is(200);
        ana.at(id, "start", "").is(200);

        try (Socket socket = ana.open(id)) {
            socket.awaitVersion(0);
            assertThat(admin("delete-user", " ana  MARÍA").exit()).isEqualTo(ExitCode.OK);
            assertThat(socket.awaitClosed()).isEqualTo(POLICY_VIOLATION);
        }
        ana.get("/api/me").is(401);
        login("Ana María", "correct horse", 403);
        Eventually.holds(
                () -> ben.table(id).at("/seats/0/name").asText().equals("Former player"),
                "a table without the deleted name");
        assertThat(ben.get("/api/tables").is(200).body()).contains(id).doesNotContain("Ana María");
        assertThat(admin("users").out()).isEmpty();
    }

    @Test
    void aResetLinkSetsANewPasswordOnceAndTheOldOneAndOldSessionsEnd() {
        Client ana = withAccount("Ana");
        ana.send("PATCH", "/api/me", "{\"name\": \"Reina\"}").is(200);
        String earlier = secret(admin("reset-link", "ANA").out());
        String secret = secret(admin("reset-link", "reina").out());
        ana.get("/api/me").is(200);
        reset(earlier, "battery staple", 403);
        reset(secret, "short", 400);
        reset(secret, "battery staple", 200);
        reset(secret, "another staple", 403);
        ana.get("/api/me").is(401);
        login("Ana", "correct horse", 403);
        login("Ana", "battery staple", 200);
    }

    private static String secret(String out) {
        assertThat(out).matches("http://127.0.0.1:\\d+/reset#[\\w-]{22}\n");
        return out.strip().substring(out.indexOf('#') + 1);
    }

    private void reset(String secret, String password, int status) {
        server.stranger()
                .post("/api/reset", "{\"secret\": \"" + secret + "\", \"password\": \"" + password + "\"}")
                .is(status);
    }

    @Test
    void tablesAreListedByPhase() {
        Client ana = server.guest("Ana");
        String waiting = ana.create(NewTables.grande().me().open());
        String playing = ana.create(NewTables.grande().me().me().started());
        String over =
                ana.create(NewTables.grande().option("short", "true").me().me().started());
        new Player(over, 1, ana).playToTheEnd();
        assertThat(admin("tables").out())
                .startsWith(playing + "  ")
                .hasLineCount(1)
                .contains("  el-", "Ana");
        assertThat(admin("tables", "--phase=waiting").out())
                .startsWith(waiting + "  ")
                .hasLineCount(1);
        assertThat(admin("tables", "--phase=over").out())
                .startsWith(over + "  ")
                .hasLineCount(1);
        CommandRun wrong = admin("tables", "--phase=lunch");
        assertThat(wrong.err().lines()).singleElement().asString().contains("--phase", "lunch", "PLAYING");
        assertThat(wrong.exit()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void aDeletedTableIsGoneAlsoForThoseWhoSitAtIt() {
        Client ana = server.guest("Ana");
        String id = ana.create(NewTables.grande().me().me().started());
        String other = ana.create(NewTables.grande().me().me().started());
        try (Socket at = ana.open(id);
                Socket atOther = ana.open(other)) {
            at.awaitVersion(0);
            atOther.awaitVersion(0);
            assertThat(admin("delete-table", id).out()).isEqualTo(id + " is deleted\n");
            at.awaitGone();
            ana.get("/api/tables/" + id).is(404);
            assertThat(ana.get("/api/tables").is(200).body()).contains(other).doesNotContain(id);
            new Player(other, 1, ana).play(1);
            atOther.awaitVersion(1);
        }
    }

    @Test
    void pruningDeletesUnusedTablesAndGuests() {
        Client ana = server.guest("Ana");
        String fresh = ana.create(NewTables.grande().me().open());
        String old = ana.create(NewTables.grande().me().open());
        String oldGame = ana.create(NewTables.grande().me().me().started());
        Stored.change(folder, "UPDATE tables SET changed = 1 WHERE id IN ('" + old + "', '" + oldGame + "')");
        Stored.change(folder, "INSERT INTO replays (id, person, record, created) VALUES ('r', 'x', '{}', 1)");
        Client forgotten = server.guest("Forgotten");
        Stored.change(
                folder,
                "UPDATE sessions SET expires = 1 WHERE person IN (SELECT id FROM people WHERE name = 'Forgotten')");

        assertThat(admin("prune", "--days=30").out()).isEqualTo("1 tables, 1 uploads and 1 guests were deleted\n");
        forgotten.get("/api/me").is(401);
        try (Socket gone = ana.open(oldGame)) {
            assertThat(admin("prune", "--finished").out()).isEqualTo("1 tables, 0 uploads and 0 guests were deleted\n");
            gone.awaitGone();
        }
        // The server checks one table after the other.
        Eventually.holds(() -> ana.get("/api/tables/" + old).status() == 404, "the old table is gone");
        ana.get("/api/tables/" + oldGame).is(404);
        ana.get("/api/tables/" + fresh).is(200);
        assertThat(Stored.column(folder, "SELECT id FROM replays")).isEmpty();
    }

    @Test
    void operatorsMakeAdministratorsAndKeepPeopleFromPlaying() {
        Client ana = withAccount("Ana");
        withAccount("Ben");
        ana.get("/api/staff/deeds").is(403);
        assertThat(admin("role", "ana", "admin").exit()).isEqualTo(ExitCode.OK);
        ana.get("/api/staff/deeds").is(200);
        assertRefused(admin("role", "ana", "king"), "role: “king” is no role: use admin, moderator or none");

        assertThat(admin("moderation", "suspend", "Ben", "--days", "2", "--reason", "he cheats")
                        .exit())
                .isEqualTo(ExitCode.OK);
        assertRefused(
                admin("moderation", "mute", "10.0.0.0/99", "--reason", "spam"),
                "moderation mute: a network looks like 192.0.2.0/24");
        String listed = admin("moderation", "sanctions").out();
        assertThat(listed).contains("suspend  Ben", "he cheats");
        assertThat(ana.get("/api/staff/sanctions").is(200).json()).hasSize(1);
        String id = listed.split(" ", 2)[0];
        assertThat(admin("moderation", "end", id, "--reason", "he is sorry").exit())
                .isEqualTo(ExitCode.OK);
        assertThat(admin("moderation", "sanctions").out()).isEmpty();
        assertThat(admin("moderation", "log").out()).contains("admin", "suspend", "end", "he is sorry");
        assertThat(admin("moderation", "reports").out()).isEmpty();
        assertRefused(
                admin("moderation", "close", "none", "--reason", "x"), "moderation close: there is no such report");
        assertThat(admin("role", "ana", "none").exit()).isEqualTo(ExitCode.OK);
        ana.get("/api/staff/deeds").is(403);
    }

    @Test
    void operatorsAnnounceAndChooseWhoMayComeIn() {
        Client ana = withAccount("Ana");
        assertThat(admin("announce", "Restart at 23:00", "--hours", "2").out()).contains("Restart at 23:00");
        assertThat(admin("admission", "--new-accounts", "CLOSED").out()).contains("sign-up: CLOSED");
        Eventually.holds(
                () -> ana.get("/api/tables").json().get("announcement").asText().equals("Restart at 23:00")
                        && ana.get("/api/welcome").json().get("signUp").asText().equals("closed"),
                "a server that has noticed both");
        assertThat(admin("admission", "--reset").out()).contains("sign-up: OPEN");
        assertRefused(admin("announce", "x", "--hours", "0"), "announce: an announcement lasts from 1 to 2160 hours");
    }

    @Test
    void whatIsNotThereIsOneSentence() {
        assertRefused(admin("delete-user", "Nadie"), "delete-user: there is no account \"Nadie\"");
        assertRefused(admin("reset-link", "Nadie"), "reset-link: there is no account \"Nadie\"");
        assertRefused(admin("delete-table", "nowhere"), "delete-table: there is no table \"nowhere\"");
        assertRefused(admin("prune", "--days=0"), "prune: --days must be 1 or more, not 0");
        assertRefused(admin("prune", "--days=-7"), "prune: --days must be 1 or more, not -7");
        assertThat(CommandRun.of("admin", "users", "--data=" + folder.resolve("nowhere"))
                        .err())
                .startsWith("hidalgo admin users: there is no database ");
        assertThat(CommandRun.of("admin", "conquer").exit()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(CommandRun.of("admin").err().lines()).hasSize(1);
    }

    private CommandRun admin(String... words) {
        List<Object> all = new ArrayList<>(List.of("admin"));
        all.addAll(List.of(words));
        all.add("--data=" + folder);
        return CommandRun.of(all.toArray());
    }

    private Client withAccount(String name) {
        Client client = server.guest(name);
        client.post("/api/account", credentials(name, "correct horse")).is(200);
        return client;
    }

    private void login(String name, String password, int status) {
        server.stranger().post("/api/login", credentials(name, password)).is(status);
    }

    private static String credentials(String name, String password) {
        return "{\"name\": \"%s\", \"password\": \"%s\"}".formatted(name, password);
    }

    private static void assertRefused(CommandRun run, String sentence) {
        assertThat(run.err().lines()).containsExactly("hidalgo admin " + sentence);
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
    }
}
