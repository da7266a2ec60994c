package hidalgo.server.rights;

import static hidalgo.server.rights.Role.ACTING;
import static hidalgo.server.rights.Role.ALL;
import static hidalgo.server.rights.Role.ALL_BUT_READERS;
import static hidalgo.server.rights.Role.BROWSERS;
import static hidalgo.server.rights.Role.HOLDERS;
import static hidalgo.server.rights.Role.HOSTS;
import static hidalgo.server.rights.Role.KNOWN;
import static hidalgo.server.rights.Role.KNOWN_BROWSERS;
import static hidalgo.server.rights.Role.NONE;
import static hidalgo.server.rights.Role.SEAT;
import static hidalgo.server.rights.Role.SEATS;
import static hidalgo.server.rights.Role.SEEING;
import static hidalgo.server.rights.Role.SEEING_AND_ACTING;

import hidalgo.server.NewTables;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The roles that may call a route, in each phase of a table.
 *
 * @param method the method
 * @param path the path, with {id} for a table, a replay, a puzzle, a session or a token
 * @param body a body with which the call succeeds; {version}, {move}, {record}, {name} and {secret} stand for matching
 *     values
 * @param need the preconditions
 * @param may the roles that may call it; the same in every phase if the route is not about a table
 */
public record Right(String method, String path, String body, Need need, Map<Phase, Set<Role>> may) {
    public static final String TABLE = "/api/tables/{id}";
    public static final String REPLAY = "/api/replays/{id}";
    static final String PASSWORD = "nine green herons";
    static final String CODE = "123456";
    /** The example of RFC 8291. */
    public static final String PUSH_KEY =
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

    public static final String PUSH_AUTH = "BTBZMqHH6r4Tts7J_aSIgg";
    /** A cup for two. */
    public static final String CUP =
            "{\"name\": \"Autumn Cup\", \"game\": \"el-grande\", \"size\": 2, \"clock\": {\"kind\": \"live\","
                    + " \"reserve\": 900, \"increment\": 0, \"cap\": 900}}";

    static final String STAFF = "/api/staff";
    private static final String REASON = "{\"reason\": \"rude\"}";
    private static final String SEAT_0 = "{\"seat\": 0}";

    /** One for every route of the server. */
    public static final List<Right> ALL_ROUTES = List.of(
            // Public routes.
            get("/api/welcome", ALL),
            get("/api/openapi.json", ALL),
            get("/api/messages/{language}", ALL),
            get("/api/tables", ALL),
            get("/api/puzzles", ALL),
            get("/api/puzzles/{id}", ALL),
            always("POST", "/api/puzzles/{id}", "{\"move\": \"{move}\"}", ALL_BUT_READERS),
            get("/api/deals/{id}", ALL),
            always("POST", "/api/deals/{id}", "", ACTING),
            always("POST", "/api/deals/{id}/carry", "", ACTING),
            always("POST", "/api/deals/{id}/join", "{\"record\": \"\"}", ACTING),
            get("/health", ALL),
            get("/ready", ALL),
            get("/metrics", ALL),
            get("/", ALL),
            get("/*", ALL),
            get("/api/*", NONE),
            // People
            always("POST", "/api/session", "{}", BROWSERS),
            always("POST", "/api/arrival", "{}", BROWSERS),
            always("POST", "/api/login", "{\"name\": \"{name}\", \"password\": \"" + PASSWORD + "\"}", BROWSERS),
            always("POST", "/api/logout", "", BROWSERS),
            get("/api/me", KNOWN),
            get("/api/me/history", KNOWN),
            get("/api/leaderboards/{game}", ALL),
            get("/api/months/{month}", ALL),
            get("/api/people/{id}", ALL),
            get("/api/people/{id}/course/{game}", ALL),
            always("POST", "/api/people/{id}/follow", "", Set.of(Role.ACCOUNT)),
            always("DELETE", "/api/people/{id}/follow", "", KNOWN_BROWSERS),
            get("/api/following", KNOWN_BROWSERS),
            get("/api/online", KNOWN),
            get("/api/clubs", ALL),
            always("POST", "/api/clubs", "{\"name\": \"{name} Club\", \"about\": \"\"}", Set.of(Role.ACCOUNT)),
            get("/api/clubs/{id}", ALL),
            get("/api/clubs/{id}/leaderboards/{game}", ALL),
            get("/api/clubs/{id}/months/{month}", ALL),
            always("POST", "/api/clubs/{id}/join", "", Set.of(Role.ACCOUNT)),
            always("POST", "/api/clubs/{id}/leave", "", Set.of(Role.ACCOUNT)),
            always("POST", "/api/clubs/{id}/about", "{\"about\": \"\"}", Set.of(Role.ACCOUNT)),
            always("POST", "/api/clubs/{id}/remove", "{\"name\": \"{name}\"}", Set.of(Role.ACCOUNT)),
            always("POST", "/api/clubs/{id}/notices", "{\"text\": \"hello\"}", Set.of(Role.ACCOUNT)),
            always("POST", "/api/club-notices/{id}/pin", "{\"isPinned\": true}", Set.of(Role.ACCOUNT)),
            always("DELETE", "/api/club-notices/{id}", "", Set.of(Role.ACCOUNT)),
            always("POST", "/api/me/audience", "{\"audience\": \"friends\"}", Set.of(Role.ACCOUNT)),
            get("/api/results/{period}", KNOWN),
            get("/api/results/{period}/csv", KNOWN),
            always("PATCH", "/api/me", "{\"preferences\": {\"sound\": \"no\"}}", KNOWN_BROWSERS),
            always(
                    "POST",
                    "/api/account",
                    "{\"name\": \"{name} again\", \"password\": \"" + PASSWORD + "\"}",
                    Role.without(KNOWN_BROWSERS, Set.of(Role.ACCOUNT))),
            get("/api/account", Set.of(Role.ACCOUNT)),
            always(
                    "POST",
                    "/api/account/name",
                    "{\"name\": \"{name} still\", \"password\": \"" + PASSWORD + "\"}",
                    Set.of(Role.ACCOUNT)),
            always(
                    "POST",
                    "/api/account/password",
                    "{\"old\": \"" + PASSWORD + "\", \"password\": \"ten green herons\"}",
                    Set.of(Role.ACCOUNT)),
            always("POST", "/api/account/codes", "{\"password\": \"" + PASSWORD + "\"}", Set.of(Role.ACCOUNT)),
            always("POST", "/api/account/delete", "{\"password\": \"" + PASSWORD + "\"}", Set.of(Role.ACCOUNT)),
            always(
                    "POST",
                    "/api/recover",
                    "{\"name\": \"{name}\", \"code\": \"{secret}\", \"password\": \"ten green herons\"}",
                    BROWSERS),
            always("POST", "/api/reset", "{\"secret\": \"{secret}\", \"password\": \"ten green herons\"}", BROWSERS),
            get("/api/vacation", KNOWN_BROWSERS),
            always("POST", "/api/vacation", "{\"days\": 1}", KNOWN_BROWSERS),
            always("DELETE", "/api/vacation", "", KNOWN_BROWSERS),
            get("/api/passkeys", KNOWN_BROWSERS),
            always("POST", "/api/passkeys/begin", "{\"password\": \"" + PASSWORD + "\"}", Set.of(Role.ACCOUNT)),
            always("POST", "/api/passkeys", "{secret}", Set.of(Role.ACCOUNT)),
            always("POST", "/api/passkeys/{id}/remove", "{\"password\": \"" + PASSWORD + "\"}", Set.of(Role.ACCOUNT)),
            always("POST", "/api/login/passkey/begin", "", BROWSERS),
            always("POST", "/api/login/passkey", "{secret}", BROWSERS),
            always("POST", "/api/login/service/begin", "{}", BROWSERS),
            always("POST", "/api/login/service", "{secret}", BROWSERS),
            get("/api/blocks", KNOWN_BROWSERS),
            always(
                    "POST",
                    "/api/blocks",
                    "{\"kind\": \"block\", \"name\": \"{name}\"}",
                    Role.without(KNOWN_BROWSERS, Set.of(Role.ACCOUNT))),
            always("DELETE", "/api/blocks/{id}", "", Set.of(Role.PLAYER)),
            get(STAFF + "/reports", Role.STAFF),
            always("POST", STAFF + "/reports/{id}/close", REASON, Role.STAFF),
            always(
                    "POST",
                    STAFF + "/tables/{id}/erase",
                    "{\"spectators\": false, \"line\": {version}, \"reason\": \"rude\"}",
                    Role.STAFF),
            get(STAFF + "/sanctions", Role.STAFF),
            always(
                    "POST",
                    STAFF + "/sanctions",
                    "{\"kind\": \"suspend\", \"network\": \"192.0.2.0/24\", \"days\": 1, \"reason\": \"rude\"}",
                    Role.STAFF),
            always("POST", STAFF + "/sanctions/{id}/end", REASON, Role.STAFF),
            get(STAFF + "/deeds", Role.STAFF),
            get(STAFF + "/server", Set.of(Role.ADMIN)),
            get(STAFF + "/choices", Set.of(Role.ADMIN)),
            always("POST", STAFF + "/choices", "{\"announcement\": \"hello\", \"hours\": 1}", Set.of(Role.ADMIN)),
            get(STAFF + "/tables", Set.of(Role.ADMIN)),
            always("POST", STAFF + "/tables/{id}/delete", REASON, Set.of(Role.ADMIN)),
            get(STAFF + "/accounts", Set.of(Role.ADMIN)),
            always("POST", STAFF + "/accounts/sign-out", "{\"name\": \"{name}\"}", Set.of(Role.ADMIN)),
            get(STAFF + "/members", Set.of(Role.ADMIN)),
            always("POST", STAFF + "/members", "{\"name\": \"{name}\", \"moderator\": true}", Set.of(Role.ADMIN)),
            get("/api/me/data", KNOWN_BROWSERS),
            get("/api/sessions", KNOWN_BROWSERS),
            always("POST", "/api/sessions/{id}/end", "{\"password\": \"" + PASSWORD + "\"}", Set.of(Role.ACCOUNT)),
            always("POST", "/api/sessions/end-others", "{\"password\": \"" + PASSWORD + "\"}", Set.of(Role.ACCOUNT)),
            get("/api/tokens", KNOWN_BROWSERS),
            always("POST", "/api/tokens", "{\"label\": \"x\"}", KNOWN_BROWSERS),
            always("DELETE", "/api/tokens/{id}", "", Set.of(Role.PLAYER)),
            get("/api/webhook", KNOWN_BROWSERS),
            always("POST", "/api/webhook", "{\"address\": \"https://192.0.2.1/hook\"}", Set.of(Role.ACCOUNT)),
            always("POST", "/api/webhook/confirm", "{\"code\": \"" + CODE + "\"}", Set.of(Role.ACCOUNT)),
            always("POST", "/api/webhook/test", "", Set.of(Role.ACCOUNT)),
            always("DELETE", "/api/webhook", "", KNOWN_BROWSERS),
            get("/api/mail", KNOWN_BROWSERS),
            always("POST", "/api/mail", "{\"address\": \"ana@example.org\"}", Set.of(Role.ACCOUNT)),
            always("POST", "/api/mail/confirm", "{\"code\": \"" + CODE + "\"}", Set.of(Role.ACCOUNT)),
            always("POST", "/api/mail/test", "", Set.of(Role.ACCOUNT)),
            always("DELETE", "/api/mail", "", KNOWN_BROWSERS),
            always("POST", "/api/mail/end/{id}", "", ALL_BUT_READERS),
            get("/api/push", KNOWN_BROWSERS),
            always(
                    "POST",
                    "/api/push",
                    "{\"endpoint\": \"https://192.0.2.1/push\", \"key\": \"" + PUSH_KEY + "\", \"auth\": \"" + PUSH_AUTH
                            + "\"}",
                    Set.of(Role.ACCOUNT)),
            always("POST", "/api/push/confirm", "{\"code\": \"" + CODE + "\"}", Set.of(Role.ACCOUNT)),
            always("POST", "/api/push/{id}/test", "", Set.of(Role.ACCOUNT)),
            always("DELETE", "/api/push/{id}", "", Set.of(Role.ACCOUNT)),
            // Cups
            get("/api/games", ALL),
            get("/api/games/records", KNOWN),
            get("/api/cups", ALL),
            always("POST", "/api/cups", CUP, Set.of(Role.ACCOUNT)),
            get("/api/cups/{id}", ALL),
            get("/api/cups/{id}/games", ALL),
            inCup("register", "{}"),
            inCup("withdraw", "{}"),
            inCup("chat", "{\"text\": \"hello\"}"),
            inCup("notice", "{\"text\": \"a break\"}"),
            inCup("start-at", "{\"starts\": 1800009000000}"),
            inCup("start", "{}"),
            inCup("cancel", "{}"),
            inCup("remove", "{\"entrant\": 0}"),
            inCup("rule", "{\"kind\": \"bot\", \"table\": 0, \"entrant\": 0}"),
            // New tables and records
            always("POST", "/api/tables", NewTables.grande().me().me().json(), ACTING),
            always("POST", "/api/replays", "{\"record\": {record}}", ACTING),
            // Looking at a table
            get(TABLE, SEEING),
            get(TABLE + "/socket", SEEING),
            get(TABLE + "/door", ALL),
            get(TABLE + "/chat", SEEING),
            get(TABLE + "/gallery", SEEING),
            get(TABLE + "/log", SEEING),
            get(TABLE + "/scorings", SEEING),
            get(TABLE + "/record", SEEING),
            get(REPLAY, SEEING),
            get(REPLAY + "/positions", SEEING),
            get(REPLAY + "/analysis", SEEING),
            get(REPLAY + "/numbers", SEEING),
            get(REPLAY + "/record", SEEING),
            get(REPLAY + "/csv", SEEING),
            get(REPLAY + "/comments", SEEING),
            in(
                    Phase.OVER,
                    REPLAY + "/comments",
                    "{\"ply\": 1, \"mark\": \"!\", \"text\": \"\"}",
                    Role.with(HOLDERS, Set.of(Role.ACCOUNT))),
            in(Phase.OVER, REPLAY + "/comments/remove", "{\"id\": \"{secret}\"}", HOLDERS),
            in(Phase.OVER, REPLAY + "/analysis", "", SEEING_AND_ACTING),
            // Before the start
            in(Phase.WAITING, TABLE + "/join", "{}", Role.without(SEEING_AND_ACTING, Set.of(Role.ADMITTED))),
            in(Phase.WAITING, TABLE + "/leave", "", Role.with(HOLDERS, HOSTS)),
            in(
                    Phase.WAITING,
                    TABLE + "/arrange",
                    "{\"seats\": [{\"from\": 0}, {\"from\": 1}, {\"from\": 2}, {}]}",
                    HOSTS),
            in(Phase.WAITING, TABLE + "/add-seat", "", HOSTS),
            in(Phase.WAITING, TABLE + "/remove-seat", "{\"seat\": 3}", HOSTS),
            in(
                    Phase.WAITING,
                    TABLE + "/options",
                    "{\"name\": \"Our table\", \"options\": {\"short\": \"true\"}, \"visibility\": \"word\", \"word\":"
                            + " \"Segovia\", \"clock\": {\"kind\": \"live\", \"reserve\": 60, \"increment\": 5, \"cap\":"
                            + " 60}, \"hints\": false, \"spectatorDelay\": 5}",
                    HOSTS),
            in(Phase.WAITING, TABLE + "/start", "", HOSTS).after(Need.FULL),
            in(Phase.WAITING, TABLE + "/invite", "{\"name\": \"{name}\"}", HOSTS),
            get(TABLE + "/note", Role.with(HOLDERS, Set.of(Role.READ_TOKEN))),
            always("POST", TABLE + "/note", "{\"text\": \"watch Sevilla\"}", HOLDERS),
            always("POST", TABLE + "/seat-link", SEAT_0, SEAT),
            inBoth(
                    TABLE + "/take-seat",
                    "{\"secret\": \"{secret}\"}",
                    Role.without(ACTING, Set.of(Role.PLAYER, Role.PLAY_TOKEN, Role.LEFT_SEAT))),
            always(
                    "POST",
                    TABLE + "/report",
                    "{\"seat\": 1, \"reason\": \"rude\"}",
                    Role.without(SEEING_AND_ACTING, Role.with(Role.TOKENS, Set.of(Role.OTHER_SEAT)))),
            // The game
            always("POST", TABLE + "/chat", "{\"text\": \"hello\"}", SEEING_AND_ACTING),
            playing("/moves", "{\"seat\": 0, \"version\": {version}, \"id\": \"x\", \"move\": \"{move}\"}", SEAT),
            playing("/undo", "{\"seat\": 0, \"version\": {version}, \"id\": \"y\"}", SEAT)
                    .after(Need.MOVED),
            playing("/plan", "{\"seat\": 0, \"moves\": [\"power 3\"]}", SEAT),
            playing("/let-go", SEAT_0, SEAT),
            playing("/readiness", "{\"seat\": 0, \"readiness\": \"pass\"}", SEAT),
            playing("/whatif", "{\"seat\": 0, \"moves\": [\"{move}\"]}", SEAT),
            playing("/dangers", SEAT_0, SEAT),
            playing("/hint", SEAT_0, SEAT),
            always("POST", TABLE + "/sight", SEAT_0, SEAT),
            playing("/propose", "{\"kind\": \"end\"}", SEATS),
            playing("/answer", "{\"agree\": true}", SEATS).after(Need.PROPOSED),
            playing("/resign", SEAT_0, SEAT),
            playing("/return", "{\"seat\": 2}", Set.of(Role.LEFT_SEAT)),
            playing("/bot", SEAT_0, SEATS).after(Need.ABSENT),
            in(Phase.OVER, TABLE + "/rematch", "", HOLDERS));

    private static Right get(String path, Set<Role> may) {
        return always("GET", path, "", may);
    }

    private static Right always(String method, String path, String body, Set<Role> may) {
        Map<Phase, Set<Role>> phases = new EnumMap<>(Phase.class);
        for (Phase phase : Phase.values()) {
            phases.put(phase, may);
        }
        return new Right(method, path, body, Need.NOTHING, phases);
    }

    /** An action of the organiser of a cup, who is its first entrant too. */
    private static Right inCup(String what, String body) {
        return always("POST", "/api/cups/{id}/" + what, body, Set.of(Role.ACCOUNT));
    }

    private static Right in(Phase phase, String path, String body, Set<Role> may) {
        return new Right("POST", path, body, Need.NOTHING, new EnumMap<>(Map.of(phase, may)));
    }

    /** Before the start, and during the game. */
    private static Right inBoth(String path, String body, Set<Role> may) {
        return new Right(
                "POST", path, body, Need.NOTHING, new EnumMap<>(Map.of(Phase.WAITING, may, Phase.PLAYING, may)));
    }

    private static Right playing(String what, String body, Set<Role> may) {
        return in(Phase.PLAYING, TABLE + what, body, may);
    }

    private Right after(Need needed) {
        return new Right(method, path, body, needed, may);
    }

    public boolean isAboutTable() {
        return path.startsWith(TABLE) || path.startsWith(REPLAY);
    }

    /** Whether only moderators or administrators may call it. */
    boolean isOfStaff() {
        return path.startsWith(STAFF);
    }

    public boolean isReading() {
        return method.equals("GET");
    }

    Set<Role> may(Phase phase) {
        return may.getOrDefault(phase, NONE);
    }

    boolean may(Role role, Phase phase) {
        return may(phase).contains(isOfStaff() ? role : role.atTables());
    }

    /** Whether a role may call it in some phase. */
    boolean mayEver(Role role) {
        return may.values().stream().anyMatch(roles -> roles.contains(role));
    }

    /** The address with an identifier in it. */
    public String at(String id) {
        return path.replace("{id}", id)
                .replace("{language}", "en")
                .replace("{game}", "el-grande")
                .replace("{month}", "now")
                .replace("{period}", "2026-11")
                .replace("*", "nothing");
    }

    /** A body that makes sense. */
    public String example() {
        return new Blanks(0, "power 1", "Quijote", "x").fill(body);
    }

    /** The route, such as {@code GET /api/tables/{id}}. */
    String route() {
        return method + " " + path;
    }
}
