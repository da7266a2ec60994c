package hidalgo.browser.table;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import hidalgo.browser.Person;
import hidalgo.browser.RunningServer;
import hidalgo.browser.StoredGame;

/** A table of two at which the next move evicts a tile of whoever is looking: the other seat has no page, and moves when told to. */
final class Evicted {
    private static final StoredGame GAME = StoredGame.of("el-caballero/01-2-basic-plain");

    /** The move of the recorded game that evicts a tile of the other seat. */
    static final int PLY = 95;

    private final RunningServer server;
    private final Person mover;
    private final String id;
    private int ply;

    private Evicted(RunningServer server, Person mover, String id, int ply) {
        this.server = server;
        this.mover = mover;
        this.id = id;
        this.ply = ply;
    }

    static StoredGame game() {
        return GAME;
    }

    /** The table with this link, which stands before that move. */
    static Evicted at(RunningServer server, Person mover, String link) {
        String id = link.substring(link.lastIndexOf('/') + 1);
        server.post(mover.context(), "api/tables/" + id + "/start", "{}");
        return new Evicted(server, mover, id, PLY);
    }

    /** The other seat makes the next move of the recorded game. */
    void moveOn() {
        JsonObject table = json(server.get(mover.context(), "api/tables/" + id));
        JsonObject move = new JsonObject();
        move.addProperty("seat", GAME.seat(ply));
        move.addProperty("version", table.get("version").getAsInt());
        move.addProperty("id", "move-" + ply);
        move.addProperty("move", GAME.move(ply));
        server.post(mover.context(), "api/tables/" + id + "/moves", move.toString());
        ply++;
    }

    private static JsonObject json(String text) {
        return JsonParser.parseString(text).getAsJsonObject();
    }
}
