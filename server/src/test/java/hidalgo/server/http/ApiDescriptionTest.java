package hidalgo.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.NewTables;
import hidalgo.server.Player;
import hidalgo.server.Reply;
import hidalgo.server.Socket;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import hidalgo.server.base.Json;
import hidalgo.server.login.SoftwareKey;
import hidalgo.server.rights.Right;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The description of the API says what the server does: every answer of a played game is as described. */
class ApiDescriptionTest {
    /** Not every position is looked at, which would take long. */
    private static final int SOME = 15;

    private static final String TABLE = "/api/tables/{id}";
    private static final String REPLAY = "/api/replays/{id}";

    private static final String CUP = "/api/cups/{id}";
    private static final String PUZZLE = "/api/puzzles/{id}";

    @TempDir
    private Path folder;

    private final Set<String> answered = new TreeSet<>();
    private TestServer server;
    private Described described;
    private Client ana;

    @BeforeEach
    void start() {
        server = TestServer.in(folder);
        ana = server.stranger();
        described = new Described(ana.get("/api/openapi.json").is(200).json());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void everyReferenceLeadsSomewhere() {
        assertThat(described.brokenReferences()).isEmpty();
    }

    /** The rules of linters for OpenAPI, such as Spectral. */
    @Test
    void everyOperationHasANameATagAndADescription() {
        assertThat(described.omissions()).isEmpty();
    }

    @Test
    void everyAnswerOfAPlayedGameIsAsDescribed() {
        people();
        for (String game : List.of("el-caballero", "el-grande")) {
            play(game);
        }
        cups();
        ask("GET", "/api/games", "", null, 200);
        ask("POST", "/api/logout", "", "", 204);
        // AnalysesTest holds them against the description to their end.
        answered.add("GET " + REPLAY + "/analysis");
        Set<String> all = new TreeSet<>(described.addresses());
        all.removeAll(Set.of(
                "GET " + Endpoints.SOCKET.path(),
                "GET " + REPLAY + "/csv",
                "GET /api/results/{period}/csv",
                "GET /api/games/records",
                "GET /api/me/data"));
        assertThat(answered).isEqualTo(all);
    }

    private void cups() {
        String clock = ", \"clock\": {\"kind\": \"live\", \"reserve\": 900, \"increment\": 0, \"cap\": 900}}";
        String id = ask(
                        "POST",
                        "/api/cups",
                        "",
                        "{\"name\": \"Cup\", \"game\": \"el-grande\", \"size\": 2" + clock,
                        201)
                .get("id")
                .asText();
        ask("POST", CUP + "/register", id, "{}", 204);
        ask("POST", CUP + "/chat", id, "{\"text\": \"hello\"}", 204);
        ask("POST", CUP + "/notice", id, "{\"text\": \"a break\"}", 204);
        ask("POST", CUP + "/start", id, "{}", 422);
        ask("POST", CUP + "/rule", id, "{\"kind\": \"end\", \"table\": 0}", 422);
        ask("POST", CUP + "/start-at", id, "{\"starts\": 5}", 400);
        ask("GET", "/api/cups", "", null, 200);
        ask("GET", CUP, id, null, 200);
        ask("GET", CUP + "/games", id, null, 200);
        ask("POST", CUP + "/remove", id, "{\"entrant\": 0}", 204);
        ask("POST", CUP + "/withdraw", id, "{}", 204);
        ask("POST", CUP + "/cancel", id, "{}", 204);
    }

    private void people() {
        ask("POST", "/api/session", "", "{\"name\": \"Ana\"}", 200);
        ask("POST", "/api/account", "", "{\"name\": \"Ana\", \"password\": \"correct horse\"}", 200);
        ask("POST", "/api/login", "", "{\"name\": \"Ana\", \"password\": \"wrong horse\"}", 403);
        ask("POST", "/api/login", "", "{\"name\": \"Ana\", \"password\": \"correct horse\"}", 200);
        account();
        ask("PATCH", "/api/me", "", "{\"preferences\": {\"sound\": \"no\"}}", 200);
        ask("GET", "/api/me", "", null, 200);
        String token = ask("POST", "/api/tokens", "", "{\"label\": \"bot\"}", 200)
                .get("id")
                .asText();
        ask("GET", "/api/tokens", "", null, 200);
        ask("DELETE", "/api/tokens/{id}", token, null, 204);
        ask("POST", "/api/webhook", "", "{\"address\": \"https://192.0.2.1/hook\"}", 200);
        ask("POST", "/api/webhook/confirm", "", "{\"code\": \"wrong\"}", 403);
        Stored.change(folder, "UPDATE webhooks SET code = NULL");
        ask("POST", "/api/webhook/confirm", "", "{\"code\": \"wrong\"}", 200);
        ask("GET", "/api/webhook", "", null, 200);
        ask("POST", "/api/webhook/test", "", "", 200);
        ask("DELETE", "/api/webhook", "", null, 204);
        ask("GET", "/api/mail", "", null, 200);
        // MailTest has a mail server.
        ask("POST", "/api/mail", "", "{\"address\": \"ana@example.org\"}", 403);
        ask("POST", "/api/mail/confirm", "", "{\"code\": \"x\"}", 404);
        ask("POST", "/api/mail/test", "", "", 404);
        ask("DELETE", "/api/mail", "", null, 204);
        ask("POST", "/api/mail/end/{id}", "none", "", 404);
        ask("POST", "/api/vacation", "", "{\"days\": 1}", 200);
        ask("GET", "/api/vacation", "", null, 200);
        ask("DELETE", "/api/vacation", "", null, 204);
        ask("GET", "/api/push", "", null, 200);
        String browser = "{\"endpoint\": \"https://192.0.2.1/push\", \"key\": \"" + Right.PUSH_KEY + "\", \"auth\": \""
                + Right.PUSH_AUTH + "\"}";
        String pushed =
                ask("POST", "/api/push", "", browser, 200).at("/browsers/0/id").asText();
        ask("POST", "/api/push/confirm", "", "{\"code\": \"wrong\"}", 403);
        ask("POST", "/api/push/{id}/test", pushed, "", 403);
        Stored.change(folder, "UPDATE push_browsers SET code = NULL");
        ask("POST", "/api/push/{id}/test", pushed, "", 200);
        ask("DELETE", "/api/push/{id}", pushed, null, 204);
        ask("GET", "/api/welcome", "", null, 200);
        ask("POST", "/api/arrival", "", "{}", 200);
        ask("GET", "/api/openapi.json", "", null, 200);
        ask("GET", "/api/messages/{language}", "fr", null, 200);
        ask("GET", "/api/messages/{language}", "xx", null, 404);
        ask("GET", "/api/puzzles", "", null, 200);
        String move = ask("GET", PUZZLE, "today", null, 200).get("moves").get(0).asText();
        ask("POST", PUZZLE, "today", "{\"move\": \"" + move + "\"}", 200);
        ask("GET", PUZZLE, "2999-01-01", null, 404);
        ask("GET", "/api/deals/{id}", "el-grande-today", null, 200);
        ask("GET", "/api/deals/{id}", "el-grande-2999-01-01", null, 404);
        ask("POST", "/api/deals/{id}", "el-grande-today", "", 201);
        ask("POST", "/api/deals/{id}/carry", "el-grande-today", "", 422);
        ask("POST", "/api/deals/{id}/carry", "el-caballero-today", "", 200);
        ask("POST", "/api/deals/{id}/join", "el-caballero-today", "{\"record\": \"x\"}", 400);
    }

    private void account() {
        String proof = "{\"password\": \"correct horse\"}";
        ask("GET", "/api/account", "", null, 200);
        ask("POST", "/api/account/name", "", "{\"name\": \"Anita\", \"password\": \"correct horse\"}", 200);
        ask("POST", "/api/account/password", "", "{\"old\": \"wrong\", \"password\": \"correct mule\"}", 403);
        ask("POST", "/api/account/password", "", "{\"old\": \"correct horse\", \"password\": \"correct horse\"}", 200);
        String code =
                ask("POST", "/api/account/codes", "", proof, 200).at("/codes/0").asText();
        ask(
                "POST",
                "/api/recover",
                "",
                "{\"name\": \"Ana\", \"code\": \"" + code + "\", \"password\": \"correct horse\"}",
                200);
        passkeys(proof);
        ask("POST", "/api/reset", "", "{\"secret\": \"none\", \"password\": \"correct horse\"}", 403);
        String id = ask("GET", "/api/sessions", "", null, 200).at("/0/id").asText();
        ask("POST", "/api/sessions/{id}/end", "none", proof, 404);
        ask("POST", "/api/sessions/end-others", "", proof, 204);
        ask("POST", "/api/account/delete", "", "{\"password\": \"wrong horse\"}", 403);
        ask("POST", "/api/sessions/{id}/end", id, proof, 204);
        ask("POST", "/api/login", "", "{\"name\": \"Anita\", \"password\": \"correct horse\"}", 200);
    }

    private void passkeys(String proof) {
        JsonNode wish = ask("POST", "/api/passkeys/begin", "", proof, 200);
        SoftwareKey key = new SoftwareKey(server.address().toString());
        String id =
                ask("POST", "/api/passkeys", "", key.make(wish), 200).get("id").asText();
        ask("GET", "/api/passkeys", "", null, 200);
        JsonNode challenge = ask("POST", "/api/login/passkey/begin", "", "", 200);
        ask("POST", "/api/login/passkey", "", key.sign(challenge), 200);
        ask("POST", "/api/passkeys/{id}/remove", id, proof, 204);
        // OutsideSignInTest signs in by another service.
        ask("POST", "/api/login/service/begin", "", "{}", 403);
        ask("POST", "/api/login/service", "", "{\"code\": \"x\", \"state\": \"y\"}", 403);
    }

    private void play(String game) {
        Client ben = server.guest("Ben");
        String id = ask(
                        "POST",
                        "/api/tables",
                        "",
                        NewTables.of(game).me().open().json(),
                        201)
                .get("id")
                .asText();
        ask(
                "POST",
                TABLE + "/options",
                id,
                "{\"name\": \"The court\", \"options\": {}, \"visibility\": \"link\", \"clock\": {\"kind\": \"none\","
                        + " \"reserve\": 0, \"increment\": 0, \"cap\": 0}, \"hints\": true, \"spectatorDelay\": 0}",
                200);
        ask("POST", TABLE + "/arrange", id, "{\"seats\": [{\"from\": 0}, {}]}", 200);
        ask("POST", TABLE + "/add-seat", id, "", 200);
        ask("POST", TABLE + "/remove-seat", id, "{\"seat\": 1}", 200);
        ben.at(id, "join", "{}").is(200);
        ask("POST", TABLE + "/join", id, "{}", 200);
        ask("POST", TABLE + "/invite", id, "{\"name\": \"Nadie\"}", 404);
        ask("POST", TABLE + "/note", id, "{\"text\": \"Watch the castillo\"}", 204);
        ask("GET", TABLE + "/note", id, null, 200);
        ask("POST", TABLE + "/seat-link", id, "{\"seat\": 0}", 200);
        ask("POST", TABLE + "/take-seat", id, "{\"secret\": \"none\"}", 403);
        ask("POST", TABLE + "/start", id, "", 200);
        ask("POST", TABLE + "/chat", id, "{\"text\": \"hello\"}", 204);
        moderate(id);
        ask("GET", TABLE + "/chat", id, null, 200);
        ask("GET", TABLE + "/gallery", id, null, 200);
        ask("GET", TABLE + "/door", id, null, 200);
        ask("POST", TABLE + "/propose", id, "{\"kind\": \"end\"}", 200);
        ben.at(id, "answer", "{\"agree\": false}").is(200);
        ask("POST", TABLE + "/moves", id, "{\"seat\": 0, \"version\": 99, \"id\": \"x\", \"move\": \"power 1\"}", 409);
        ask("POST", TABLE + "/bot", id, "{\"seat\": 1}", 422);
        ask("POST", TABLE + "/let-go", id, "{\"seat\": 0}", 200);
        ask("POST", TABLE + "/readiness", id, "{\"seat\": 0, \"readiness\": \"pass\"}", 200);

        NewTables wish = NewTables.of(game).me().me().started();
        String alone = ana.create(game.equals("el-grande") ? wish.option("short", "true") : wish);
        try (Socket socket = ana.open(alone)) {
            Player player = new Player(alone, 7, ana);
            for (int step = 0; player.playOne(); step++) {
                JsonNode seen = step % SOME == 0 ? ask("GET", TABLE, alone, null, 200) : null;
                // The last move may be one of those after which we look.
                if (seen != null && seen.get("phase").asText().equals("playing")) {
                    watchEverything(alone, seen);
                }
            }
            List<String> frames = socket.frames();
            for (int i = 0; i < frames.size(); i += SOME) {
                assertThat(described.complaints("Frame", Reply.json(frames.get(i))))
                        .isEmpty();
            }
        }
        afterwards(alone, id);
    }

    private void moderate(String id) {
        String why = "{\"reason\": \"rude\"}";
        Stored.change(folder, "DELETE FROM roles");
        server.appoint("anita", "admin");
        String block = ask(
                        "POST",
                        "/api/blocks",
                        "",
                        "{\"kind\": \"mute\", \"table\": \"%s\", \"seat\": 1}".formatted(id),
                        200)
                .at("/0/id")
                .asText();
        ask("GET", "/api/blocks", "", null, 200);
        ask("DELETE", "/api/blocks/{id}", block, null, 204);
        ask("POST", TABLE + "/report", id, "{\"seat\": 1, \"reason\": \"rude\"}", 204);
        String report =
                ask("GET", "/api/staff/reports", "", null, 200).at("/0/id").asText();
        String sanction = ask(
                        "POST",
                        "/api/staff/sanctions",
                        "",
                        "{\"kind\": \"mute\", \"report\": \"%s\", \"days\": 1, \"reason\": \"rude\"}".formatted(report),
                        200)
                .get("id")
                .asText();
        ask("GET", "/api/staff/sanctions", "", null, 200);
        ask("POST", "/api/staff/sanctions/{id}/end", sanction, why, 204);
        ask("POST", "/api/staff/reports/{id}/close", report, why, 204);
        ask(
                "POST",
                "/api/staff/tables/{id}/erase",
                id,
                "{\"spectators\": false, \"line\": 99, \"reason\": \"rude\"}",
                404);
        ask("GET", "/api/staff/deeds", "", null, 200);
        ask("GET", "/api/staff/server", "", null, 200);
        ask("GET", "/api/staff/choices", "", null, 200);
        ask("POST", "/api/staff/choices", "", "{\"announcement\": \"hello\", \"hours\": 1}", 200);
        ask("GET", "/api/staff/tables", "", null, 200);
        ask("POST", "/api/staff/tables/{id}/delete", "none", why, 404);
        ask("GET", "/api/staff/accounts", "", null, 200);
        ask("POST", "/api/staff/accounts/sign-out", "", "{\"name\": \"Nadie\"}", 404);
        ask("GET", "/api/staff/members", "", null, 200);
        ask("POST", "/api/staff/members", "", "{\"name\": \"Nadie\", \"moderator\": true}", 404);
    }

    private void watchEverything(String id, JsonNode seen) {
        int seat = seen.at("/play/seat").asInt();
        String move = seen.at("/play/legal/0").asText();
        ask("POST", TABLE + "/whatif", id, "{\"seat\": %d, \"moves\": [\"%s\"]}".formatted(seat, move), 200);
        ask("POST", TABLE + "/dangers", id, "{\"seat\": " + seat + "}", 200);
        ask("POST", TABLE + "/sight", id, "{\"seat\": " + seat + "}", 200);
        ask("POST", TABLE + "/plan", id, "{\"seat\": " + seat + ", \"moves\": []}", 200);
        ask("GET", TABLE + "/log", id, null, 200);
        ask("GET", TABLE + "/scorings", id, null, 200);
        ask("GET", "/api/tables", "", null, 200);
        if (seen.get("version").asInt() < 3) {
            ask("POST", TABLE + "/hint", id, "{\"seat\": " + seat + "}", 200);
            int version = seen.get("version").asInt();
            JsonNode done = ask(
                    "POST",
                    TABLE + "/moves",
                    id,
                    "{\"seat\": %d, \"version\": %d, \"id\": \"m\", \"move\": \"%s\"}".formatted(seat, version, move),
                    200);
            int next = done.at("/table/version").asInt();
            answeredAs(
                    "POST",
                    TABLE + "/undo",
                    ana.at(id, "undo", "{\"seat\": %d, \"version\": %d, \"id\": \"u\"}".formatted(seat, next)));
        }
    }

    private void afterwards(String over, String running) {
        ask("GET", TABLE + "/record", over, null, 200);
        ask("GET", REPLAY, over, null, 200);
        ask("GET", REPLAY + "/positions", over, null, 200);
        ask("GET", REPLAY + "/numbers", over, null, 200);
        ask("GET", "/api/me/history", "", null, 200);
        ask("GET", "/api/people/{id}", "Ana", null, 200);
        answeredAs(
                "GET",
                "/api/people/{id}/course/{game}",
                ana.get("/api/people/Ana/course/el-grande?seats=2").is(200));
        ask("POST", "/api/people/{id}/follow", "Ana", "", 422);
        ask("DELETE", "/api/people/{id}/follow", "Ana", null, 204);
        ask("GET", "/api/following", "", null, 200);
        ask("GET", "/api/online", "", null, 200);
        describeClubs();
        ask("POST", "/api/me/audience", "", "{\"audience\": \"all\"}", 204);
        ask("GET", "/api/leaderboards/{game}", "el-grande", null, 200);
        ask("GET", "/api/months/{month}", "now", null, 200);
        ask("GET", "/api/results/{period}", "2000-01-01..2100-01-01", null, 200);
        String record = ask("GET", REPLAY + "/record", over, null, 200).toString();
        ask("POST", "/api/replays", "", "{\"record\": " + Json.text(record) + "}", 201);
        assertThat(ana.get("/api/replays/" + over + "/csv").is(200).headers().firstValue("Content-Type"))
                .hasValueSatisfying(type -> assertThat(type).startsWith("text/csv"));
        ask("POST", REPLAY + "/analysis", running, "", 422);
        String comment = ask("POST", REPLAY + "/comments", over, "{\"ply\": 1, \"mark\": \"!\", \"text\": \"\"}", 200)
                .at("/0/id")
                .asText();
        ask("GET", REPLAY + "/comments", over, null, 200);
        ask("POST", REPLAY + "/comments/remove", over, "{\"id\": \"" + comment + "\"}", 200);
        ask("POST", TABLE + "/rematch", over, "", 200);
        ask("POST", TABLE + "/resign", running, "{\"seat\": 0}", 200);
        ask("POST", TABLE + "/return", running, "{\"seat\": 0}", 200);
        ask("POST", TABLE + "/answer", running, "{\"agree\": true}", 422);
        ask("POST", TABLE + "/leave", running, "", 422);
    }

    private void describeClubs() {
        String club = ask("POST", "/api/clubs", "", "{\"name\": \"Casa Ortega\", \"about\": \"\"}", 201)
                .get("id")
                .asText();
        String own = "/api/clubs/{id}";
        ask("GET", "/api/clubs", "", null, 200);
        ask("POST", own + "/join", club, "", 204);
        ask("POST", own + "/about", club, "{\"about\": \"On Tuesdays\"}", 204);
        ask("POST", own + "/notices", club, "{\"text\": \"Bring a friend\"}", 204);
        String notice = ask("GET", own, club, null, 200).at("/notices/0/id").asText();
        ask("POST", "/api/club-notices/{id}/pin", notice, "{\"isPinned\": true}", 204);
        ask("DELETE", "/api/club-notices/{id}", notice, null, 204);
        ask("POST", own + "/remove", club, "{\"name\": \"Zacarias\"}", 404);
        answeredAs(
                "GET",
                own + "/leaderboards/{game}",
                ana.get("/api/clubs/" + club + "/leaderboards/el-grande").is(200));
        answeredAs(
                "GET",
                own + "/months/{month}",
                ana.get("/api/clubs/" + club + "/months/now").is(200));
        ask("POST", own + "/leave", club, "", 204);
    }

    private JsonNode ask(String method, String path, String id, @Nullable String body, int status) {
        Reply reply = ana.send(method, path.replaceFirst("\\{\\w+}", id), body).is(status);
        return answeredAs(method, path, reply);
    }

    private JsonNode answeredAs(String method, String path, Reply reply) {
        answered.add(method + " " + path);
        if (reply.status() == 204) {
            assertThat(reply.body()).isEmpty();
            return Reply.json("null");
        }
        assertThat(described.complaints(method, path, reply.status(), reply.json()))
                .as(method + " " + path + " " + reply.status())
                .isEmpty();
        return reply.json();
    }
}
