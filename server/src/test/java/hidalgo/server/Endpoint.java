package hidalgo.server;

import java.util.List;

/**
 * An address of the API, with what those get who have no business there.
 *
 * @param method the method
 * @param path the path with {id} for a table or replay
 * @param body a body that makes sense
 * @param stranger what somebody without a good credential gets
 * @param other what somebody else than those at the table gets, which has a word and is being played
 */
record Endpoint(String method, String path, String body, int stranger, int other) {
    static final String TABLE = "/api/tables/{id}";
    static final String REPLAY = "/api/replays/{id}";
    private static final String SEAT = "{\"seat\": 0}";

    /** All of them. */
    static final List<Endpoint> ALL = List.of(
            new Endpoint("GET", "/api/welcome", "", 200, 200),
            new Endpoint("GET", "/api/openapi.json", "", 200, 200),
            new Endpoint("GET", "/api/messages/{language}", "", 200, 200),
            new Endpoint("POST", "/api/session", "{}", 200, 200),
            new Endpoint("GET", "/api/me", "", 401, 200),
            new Endpoint("GET", "/api/me/history", "", 401, 200),
            new Endpoint("PATCH", "/api/me", "{}", 401, 200),
            new Endpoint("POST", "/api/account", "{\"name\": \"Q\", \"password\": \"short\"}", 401, 400),
            new Endpoint("POST", "/api/login", "{\"name\": \"Q\", \"password\": \"12345678\"}", 403, 403),
            new Endpoint("POST", "/api/logout", "", 204, 204),
            new Endpoint("GET", "/api/tokens", "", 401, 200),
            new Endpoint("POST", "/api/tokens", "{\"label\": \"x\"}", 401, 200),
            new Endpoint("DELETE", "/api/tokens/{id}", "", 401, 404),
            new Endpoint("GET", "/api/tables", "", 200, 200),
            new Endpoint("POST", "/api/tables", NewTables.grande().me().me().json(), 401, 201),
            new Endpoint("GET", TABLE, "", 403, 403),
            new Endpoint("POST", TABLE + "/join", "{}", 401, 422),
            new Endpoint("POST", TABLE + "/leave", "", 401, 403),
            new Endpoint("POST", TABLE + "/arrange", "{\"seats\": []}", 401, 403),
            new Endpoint(
                    "POST",
                    TABLE + "/options",
                    "{\"name\": \"Our table\", \"options\": {\"short\": \"true\"}, \"visibility\": \"public\", \"word\": \"x\","
                            + " \"clock\": {\"kind\": \"live\", \"reserve\": 60, \"increment\": 5, \"cap\": 60},"
                            + " \"hints\": false, \"spectatorDelay\": 5}",
                    401,
                    403),
            new Endpoint("POST", TABLE + "/start", "", 401, 403),
            new Endpoint("POST", TABLE + "/rematch", "", 401, 403),
            new Endpoint("POST", TABLE + "/chat", "{\"text\": \"hello\"}", 401, 403),
            new Endpoint("GET", TABLE + "/chat", "", 403, 403),
            new Endpoint("GET", TABLE + "/log", "", 403, 403),
            new Endpoint("GET", TABLE + "/scorings", "", 403, 403),
            new Endpoint("GET", TABLE + "/record", "", 403, 403),
            new Endpoint(
                    "POST",
                    TABLE + "/moves",
                    "{\"seat\": 0, \"version\": 0, \"id\": \"x\", \"move\": \"power 1\"}",
                    401,
                    403),
            new Endpoint("POST", TABLE + "/undo", "{\"seat\": 0, \"version\": 0, \"id\": \"x\"}", 401, 403),
            new Endpoint("POST", TABLE + "/plan", "{\"seat\": 0, \"moves\": []}", 401, 403),
            new Endpoint("POST", TABLE + "/whatif", "{\"seat\": 0, \"moves\": []}", 401, 403),
            new Endpoint("POST", TABLE + "/hint", SEAT, 401, 403),
            new Endpoint("POST", TABLE + "/propose", "{\"kind\": \"end\"}", 401, 403),
            new Endpoint("POST", TABLE + "/answer", "{\"agree\": true}", 401, 403),
            new Endpoint("POST", TABLE + "/resign", SEAT, 401, 403),
            new Endpoint("POST", TABLE + "/return", SEAT, 401, 403),
            new Endpoint("POST", TABLE + "/bot", SEAT, 401, 403),
            new Endpoint("POST", "/api/replays", "{\"record\": \"\"}", 401, 400),
            new Endpoint("GET", REPLAY, "", 403, 403),
            new Endpoint("GET", REPLAY + "/positions", "", 403, 403),
            new Endpoint("GET", REPLAY + "/analysis", "", 403, 403),
            new Endpoint("POST", REPLAY + "/analysis", "", 401, 403),
            new Endpoint("GET", REPLAY + "/numbers", "", 403, 403),
            new Endpoint("GET", REPLAY + "/record", "", 403, 403),
            new Endpoint("GET", REPLAY + "/csv", "", 403, 403));

    /** The address for a table or replay. */
    String at(String id) {
        return path.replace("{id}", id).replace("{language}", "en");
    }
}
