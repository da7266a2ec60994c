package hidalgo.server;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** A wish for a new table, put together step by step. */
public final class NewTables {
    private final ObjectNode wish = JsonNodeFactory.instance.objectNode();
    private final ArrayNode seats = wish.putArray("seats");
    private final ObjectNode options = wish.putObject("options");

    private NewTables(String game) {
        wish.put("game", game);
    }

    /** A table of El Caballero. */
    public static NewTables caballero() {
        return new NewTables("el-caballero");
    }

    /** A table of El Grande. */
    public static NewTables grande() {
        return new NewTables("el-grande");
    }

    /** A table of a game by its name. */
    public static NewTables of(String game) {
        return new NewTables(game);
    }

    /** A seat for the person who makes it. */
    public NewTables me() {
        seats.addObject().put("kind", "me");
        return this;
    }

    /** A seat for another person at the browser of the person who makes it. */
    public NewTables me(String name) {
        seats.addObject().put("kind", "me").put("name", name);
        return this;
    }

    /** An open seat. */
    public NewTables open() {
        seats.addObject().put("kind", "open");
        return this;
    }

    /** A bot's seat. */
    public NewTables bot(String level) {
        seats.addObject().put("kind", "bot").put("bot", level);
        return this;
    }

    /** An option of the game. */
    public NewTables option(String name, String value) {
        options.put(name, value);
        return this;
    }

    /** A field of the wish. */
    public NewTables with(String field, String value) {
        wish.put(field, value);
        return this;
    }

    /** A field of the wish. */
    public NewTables with(String field, int value) {
        wish.put(field, value);
        return this;
    }

    /** A field of the wish. */
    public NewTables with(String field, boolean value) {
        wish.put(field, value);
        return this;
    }

    /** A clock. */
    public NewTables clock(String kind, int reserve, int increment, int cap) {
        wish.putObject("clock")
                .put("kind", kind)
                .put("reserve", reserve)
                .put("increment", increment)
                .put("cap", cap);
        return this;
    }

    /** The setting for the end of a seat's time; after the clock. */
    public NewTables end(String end) {
        ((ObjectNode) wish.get("clock")).put("end", end);
        return this;
    }

    /** For how long steps wait for those who may stop them. */
    public NewTables hold(int seconds, boolean people) {
        wish.putObject("holdSetting").put("seconds", seconds).put("people", people);
        return this;
    }

    /** Starts at once. */
    public NewTables started() {
        return with("start", true);
    }

    /** The wish as JSON. */
    public String json() {
        return wish.toString();
    }
}
