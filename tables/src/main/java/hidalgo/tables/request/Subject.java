package hidalgo.tables.request;

/** The subject of requests; the description of the API groups them by it. */
public enum Subject {
    /** The games and the texts. */
    ABOUT("about", "The games that can be played here, the texts, and this description"),
    /** People and their sessions. */
    PEOPLE("people", "Guests and accounts, sessions and settings"),
    /** The people of the server among each other. */
    COMMUNITY("community", "Ratings, results and profiles"),
    /** The tokens of programs. */
    TOKENS("tokens", "Tokens, with which programs identify themselves"),
    /** Calls of other servers. */
    WEBHOOKS("webhooks", "The address that is called when it is a person's turn"),
    /** Blocks, reports and the work of moderators. */
    MODERATION("moderation", "Blocks, reports, and the work of moderators"),
    /** The state of a server, for administrators. */
    ADMINISTRATION("administration", "The state of the server, its rules, accounts and tables, for administrators"),
    /** Tables, without the moves. */
    TABLES("tables", "Tables: the lobby, seats and settings, the log and the chat"),
    /** Moves. */
    PLAY("play", "A game at a table: moves, plans, forecasts, hints and agreements"),
    /** Cups. */
    CUPS("cups", "Cups: entrants, rounds, standings, and the decisions of organisers"),
    /** Replays. */
    REPLAYS("replays", "Replays of tables and of records, and judgements of bots"),
    /** Puzzles. */
    PUZZLES("puzzles", "The puzzle of the day"),
    /** Deals of the days. */
    DEALS("deals", "The deal of the day, the same for everyone");

    private final String word;
    private final String description;

    Subject(String word, String description) {
        this.word = word;
        this.description = description;
    }

    /** Its word in the description of the API. */
    public String word() {
        return word;
    }

    /** A description of its requests. */
    public String description() {
        return description;
    }

    /** A request that reads something. */
    public RequestBuilder<Request.NoBody> get(String path, String operation) {
        return RequestBuilder.of(Route.of(Method.GET, path, this, operation).with(Rate.READ));
    }

    /** A request that carries something out. */
    public RequestBuilder<Request.NoBody> post(String path, String operation) {
        return RequestBuilder.of(Route.of(Method.POST, path, this, operation));
    }

    /** A request that changes something. */
    public RequestBuilder<Request.NoBody> patch(String path, String operation) {
        return RequestBuilder.of(Route.of(Method.PATCH, path, this, operation));
    }

    /** A request that deletes something. */
    public RequestBuilder<Request.NoBody> delete(String path, String operation) {
        return RequestBuilder.of(Route.of(Method.DELETE, path, this, operation));
    }
}
