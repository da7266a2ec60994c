package hidalgo.server.http;

import hidalgo.rules.caballero.CaballeroTable;
import hidalgo.rules.grande.GrandeTable;
import hidalgo.server.protocol.Answers;
import hidalgo.server.protocol.NewTable;
import hidalgo.server.protocol.Requests;
import hidalgo.server.protocol.TableView;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An address of the API, as its description has it.
 *
 * @param method the method of HTTP
 * @param path the path, with what varies in braces
 * @param summary what it does
 * @param request what is sent
 * @param answer what comes back, or nothing
 * @param list whether a list of such answers comes back
 * @param query the names of numbers that may follow a question mark
 */
record Endpoint(
        String method,
        String path,
        String summary,
        @Nullable Class<?> request,
        @Nullable Class<?> answer,
        boolean list,
        List<String> query) {
    private static final String TABLE = "/api/tables/{id}";
    private static final String REPLAY = "/api/replays/{id}";

    /** The socket of a table, which is no request and has no answer. */
    static final String SOCKET = TABLE + "/socket";

    /** Every address; a test compares them with those that are served. */
    static final List<Endpoint> ALL = List.of(
            get("/api/welcome", "What can be played here", Answers.Welcome.class),
            get("/api/messages/{language}", "The catalogue of a language: every key with its text", Map.class),
            post("/api/session", "A session for a guest, as a cookie", Requests.Change.class, Answers.Me.class),
            get("/api/me", "Who asks", Answers.Me.class),
            new Endpoint(
                    "patch",
                    "/api/me",
                    "A new name or other settings",
                    Requests.Change.class,
                    Answers.Me.class,
                    false,
                    List.of()),
            get("/api/me/history", "What the person who asks has played, and their ratings", Answers.History.class),
            post("/api/account", "An account for the guest who asks", Requests.Credentials.class, Answers.Me.class),
            post("/api/login", "A session for somebody with an account", Requests.Credentials.class, Answers.Me.class),
            post("/api/logout", "Ends the session", null, null),
            list("/api/tokens", "The tokens of the person who asks", Answers.Token.class),
            post(
                    "/api/tokens",
                    "A new token for a program, to be sent as Authorization: Bearer",
                    Requests.NewToken.class,
                    Answers.Token.class),
            new Endpoint("delete", "/api/tokens/{id}", "Revokes a token", null, null, false, List.of()),
            get("/api/tables", "The lobby", Answers.Lobby.class),
            post("/api/tables", "Makes a table", NewTable.class, TableView.class),
            new Endpoint(
                    "get",
                    TABLE,
                    "A table as the person who asks sees it",
                    null,
                    TableView.class,
                    false,
                    List.of("seat")),
            post(TABLE + "/join", "Takes a seat", Requests.Join.class, TableView.class),
            post(TABLE + "/leave", "Leaves a table that has not started", null, null),
            post(TABLE + "/arrange", "Arranges the seats (host)", Requests.Arrange.class, TableView.class),
            post(
                    TABLE + "/options",
                    "Settles anew, before the start, what the table was made with (host)",
                    Requests.Settle.class,
                    TableView.class),
            post(TABLE + "/start", "Starts the game (host)", null, TableView.class),
            post(TABLE + "/rematch", "Wants to play again", null, TableView.class),
            post(TABLE + "/chat", "Says something", Requests.Say.class, null),
            new Endpoint(
                    "get",
                    TABLE + "/chat",
                    "What was said, from a line on",
                    null,
                    Answers.ChatLine.class,
                    true,
                    List.of("from")),
            new Endpoint(
                    "get",
                    TABLE + "/log",
                    "The log in words, from a move on",
                    null,
                    hidalgo.server.protocol.LogLine.class,
                    true,
                    List.of("from", "seat")),
            list(TABLE + "/scorings", "All scorings, line by line", Answers.Sheet.class),
            get(TABLE + "/record", "The record: whole when the game is over, else without what is hidden", Map.class),
            post(
                    TABLE + "/moves",
                    "Plays a move, once however often it is sent",
                    Requests.Move.class,
                    Answers.Done.class),
            post(TABLE + "/undo", "Takes the latest move back", Requests.Undo.class, Answers.Done.class),
            post(TABLE + "/plan", "Plans power cards", Requests.Plan.class, TableView.class),
            post(
                    TABLE + "/whatif",
                    "What moves would do, or why they are refused",
                    Requests.WhatIf.class,
                    Answers.WhatIf.class),
            post(TABLE + "/hint", "What a bot would do", Requests.SeatOnly.class, Answers.Hint.class),
            post(TABLE + "/propose", "Proposes something to the others", Requests.Propose.class, TableView.class),
            post(TABLE + "/answer", "Answers a proposal", Requests.Answer.class, TableView.class),
            post(TABLE + "/resign", "Gives one's seat to a bot", Requests.SeatOnly.class, TableView.class),
            post(TABLE + "/return", "Takes one's seat back from a bot", Requests.SeatOnly.class, TableView.class),
            post(
                    TABLE + "/bot",
                    "Puts a bot in the place of somebody whose time has run out",
                    Requests.SeatOnly.class,
                    TableView.class),
            post("/api/replays", "Keeps a record to be looked at", Requests.Upload.class, Answers.Created.class),
            get(REPLAY, "A game without its positions", Answers.ReplayView.class),
            new Endpoint(
                    "get",
                    REPLAY + "/positions",
                    "Some positions of a game",
                    null,
                    Answers.Positions.class,
                    false,
                    List.of("from", "to")),
            get(REPLAY + "/record", "The record of a game", Map.class),
            list(
                    REPLAY + "/numbers",
                    "Points by source, evictions and losses of every seat",
                    Answers.SeatNumbers.class),
            get(REPLAY + "/csv", "The points after each move, as a table", String.class),
            get(
                    REPLAY + "/analysis",
                    "What the bot thinks of a game, as far as it has come",
                    Answers.AnalysisView.class),
            post(
                    REPLAY + "/analysis",
                    "Asks for an analysis, which is made in the background",
                    null,
                    Answers.AnalysisView.class),
            get("/api/openapi.json", "This description", Map.class));

    /** Records that come as part of an answer whose type depends on the game. */
    static final List<Class<?>> OF_GAMES = List.of(
            CaballeroTable.class,
            GrandeTable.class,
            hidalgo.rules.caballero.Forecast.class,
            hidalgo.rules.grande.Forecast.class);

    private static Endpoint get(String path, String summary, Class<?> answer) {
        return new Endpoint("get", path, summary, null, answer, false, List.of());
    }

    private static Endpoint list(String path, String summary, Class<?> answer) {
        return new Endpoint("get", path, summary, null, answer, true, List.of());
    }

    private static Endpoint post(String path, String summary, @Nullable Class<?> request, @Nullable Class<?> answer) {
        return new Endpoint("post", path, summary, request, answer, false, List.of());
    }
}
