package hidalgo.browser.table;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import hidalgo.browser.Person;
import hidalgo.browser.RunningServer;
import hidalgo.browser.StoredGame;

/** A seat without a page that makes the moves of a recorded game, one at a time, on request. */
final class RecordedSeat {
    private final RunningServer server;
    private final Person mover;
    private final StoredGame game;
    private final String id;
    private int ply;

    /** The seat of a person whose table, with this link, is before a move of the game; it begins. */
    RecordedSeat(RunningServer server, Person mover, StoredGame game, String link, int ply) {
        this.server = server;
        this.mover = mover;
        this.game = game;
        this.ply = ply;
        this.id = link.substring(link.lastIndexOf('/') + 1);
        server.post(mover.context(), "api/tables/" + id + "/start", "{}");
    }

    /** Makes the next move of the recorded game. */
    void moveOn() {
        JsonObject move = new JsonObject();
        move.addProperty("seat", game.seat(ply));
        move.addProperty("version", version());
        move.addProperty("id", "move-" + ply);
        move.addProperty("move", game.move(ply));
        server.post(mover.context(), "api/tables/" + id + "/moves", move.toString());
        ply++;
    }

    private int version() {
        String table = server.get(mover.context(), "api/tables/" + id);
        return JsonParser.parseString(table).getAsJsonObject().get("version").getAsInt();
    }
}
