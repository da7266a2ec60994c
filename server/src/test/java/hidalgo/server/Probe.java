package hidalgo.server;

import java.util.List;

/**
 * A request to an address of the API, with what those get who have no business there.
 *
 * @param method the method
 * @param path the path with {id} for a table or replay
 * @param body a body that makes sense
 * @param stranger what somebody without a good credential gets
 * @param other what somebody else than those at the table gets, which has a word and is being played
 */
record Probe(String method, String path, String body, int stranger, int other) {
    static final String TABLE = "/api/tables/{id}";
    static final String REPLAY = "/api/replays/{id}";
    private static final String SEAT = "{\"seat\": 0}";

    /** All of them. */
    static final List<Probe> ALL = List.of(
            new Probe("GET", "/api/welcome", "", 200, 200),
            new Probe("GET", "/api/openapi.json", "", 200, 200),
            new Probe("GET", "/api/messages/{language}", "", 200, 200),
            new Probe("POST", "/api/session", "{}", 200, 200),
            new Probe("POST", "/api/arrival", "{}", 200, 200),
            new Probe("GET", "/api/me", "", 401, 200),
            new Probe("GET", "/api/me/history", "", 401, 200),
            new Probe("PATCH", "/api/me", "{}", 401, 200),
            new Probe("POST", "/api/account", "{\"name\": \"Q\", \"password\": \"short\"}", 401, 400),
            new Probe("POST", "/api/login", "{\"name\": \"Q\", \"password\": \"12345678\"}", 403, 403),
            new Probe("POST", "/api/logout", "", 204, 204),
            new Probe("GET", "/api/tokens", "", 401, 200),
            new Probe("POST", "/api/tokens", "{\"label\": \"x\"}", 401, 200),
            new Probe("DELETE", "/api/tokens/{id}", "", 401, 404),
            new Probe("GET", "/api/puzzles", "", 200, 200),
            new Probe("GET", "/api/puzzles/{id}", "", 404, 404),
            new Probe("POST", "/api/puzzles/{id}", "{\"move\": \"end\"}", 404, 404),
            new Probe("GET", "/api/tables", "", 200, 200),
            new Probe("POST", "/api/tables", NewTables.grande().me().me().json(), 401, 201),
            new Probe("GET", TABLE, "", 403, 403),
            new Probe("GET", TABLE + "/door", "", 200, 200),
            new Probe("POST", TABLE + "/join", "{}", 401, 403),
            new Probe("POST", TABLE + "/leave", "", 401, 403),
            new Probe("POST", TABLE + "/arrange", "{\"seats\": []}", 401, 403),
            new Probe("POST", TABLE + "/add-seat", "", 401, 403),
            new Probe("POST", TABLE + "/remove-seat", "{\"seat\": 1}", 401, 403),
            new Probe(
                    "POST",
                    TABLE + "/options",
                    "{\"name\": \"Our table\", \"options\": {\"short\": \"true\"}, \"visibility\": \"public\", \"word\": \"x\","
                            + " \"clock\": {\"kind\": \"live\", \"reserve\": 60, \"increment\": 5, \"cap\": 60},"
                            + " \"hints\": false, \"spectatorDelay\": 5}",
                    401,
                    403),
            new Probe("POST", TABLE + "/start", "", 401, 403),
            new Probe("POST", TABLE + "/rematch", "", 401, 403),
            new Probe("POST", TABLE + "/chat", "{\"text\": \"hello\"}", 401, 403),
            new Probe("GET", TABLE + "/chat", "", 403, 403),
            new Probe("GET", TABLE + "/gallery", "", 403, 403),
            new Probe("GET", TABLE + "/log", "", 403, 403),
            new Probe("GET", TABLE + "/scorings", "", 403, 403),
            new Probe("GET", TABLE + "/record", "", 403, 403),
            new Probe(
                    "POST",
                    TABLE + "/moves",
                    "{\"seat\": 0, \"version\": 0, \"id\": \"x\", \"move\": \"power 1\"}",
                    401,
                    403),
            new Probe("POST", TABLE + "/undo", "{\"seat\": 0, \"version\": 0, \"id\": \"x\"}", 401, 403),
            new Probe("POST", TABLE + "/plan", "{\"seat\": 0, \"moves\": []}", 401, 403),
            new Probe("POST", TABLE + "/let-go", SEAT, 401, 403),
            new Probe("POST", TABLE + "/readiness", "{\"seat\": 0, \"readiness\": \"pass\"}", 401, 403),
            new Probe("POST", TABLE + "/whatif", "{\"seat\": 0, \"moves\": []}", 401, 403),
            new Probe("POST", TABLE + "/dangers", SEAT, 401, 403),
            new Probe("POST", TABLE + "/sight", SEAT, 401, 403),
            new Probe("POST", TABLE + "/hint", SEAT, 401, 403),
            new Probe("POST", TABLE + "/propose", "{\"kind\": \"end\"}", 401, 403),
            new Probe("POST", TABLE + "/answer", "{\"agree\": true}", 401, 403),
            new Probe("POST", TABLE + "/resign", SEAT, 401, 403),
            new Probe("POST", TABLE + "/return", SEAT, 401, 403),
            new Probe("POST", TABLE + "/bot", SEAT, 401, 403),
            new Probe("POST", "/api/replays", "{\"record\": \"\"}", 401, 400),
            new Probe("GET", REPLAY, "", 403, 403),
            new Probe("GET", REPLAY + "/positions", "", 403, 403),
            new Probe("GET", REPLAY + "/analysis", "", 403, 403),
            new Probe("POST", REPLAY + "/analysis", "", 401, 403),
            new Probe("GET", REPLAY + "/numbers", "", 403, 403),
            new Probe("GET", REPLAY + "/record", "", 403, 403),
            new Probe("GET", REPLAY + "/csv", "", 403, 403));

    /** The address for a table or replay. */
    String at(String id) {
        return path.replace("{id}", id).replace("{language}", "en");
    }
}
