package hidalgo.app.game;

import hidalgo.rules.Game;
import java.util.Map;

/** Arguments of its own that a game adds to all commands that play games. */
public interface GameFlags {
    /** The options of the game that were chosen by them; none if the flags were not given. */
    Map<String, String> options();

    /** The chosen game as they want it; the same if they were not given, refused if they belong to another game. */
    Game apply(Game chosen);
}
