package hidalgo.app.game;

import hidalgo.rules.Game;
import java.util.Map;

/** Command-line arguments that one game adds to all commands that play games. */
public interface GameFlags {
    /** The options of the game that these arguments set; none if they were not given. */
    Map<String, String> options();

    /**
     * The chosen game, adapted to these arguments. Without them it is the same game; if they belong to another game,
     * they are refused.
     */
    Game apply(Game chosen);
}
