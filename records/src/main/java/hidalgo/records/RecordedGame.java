package hidalgo.records;

import hidalgo.rules.Game;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Position;
import hidalgo.rules.Setup;
import java.util.Map;

/** What records need to know about one game: how its setup is written, and little more. */
interface RecordedGame {
    /** The game. */
    Game game();

    /** Builds a setup from the fields of a record; leaves those that don't belong there. */
    Setup read(GameOptions options, Fields setup) throws RecordException;

    /** The fields of a setup in the order in which records write them: numbers, texts, or lists of them. */
    Map<String, Object> write(Setup setup);

    /** The same fields as far as they have come to light when a position is reached. */
    Map<String, Object> writeSeen(Setup setup, Position reached);

    /** Whether scorings name their cause; where there is only one, they don't. */
    boolean namesCauses();

    /** Whether a move is a secret choice: others may choose at the same time, and see it only when all have. */
    boolean isSecret(String move);

    /** The section of the rules on scoring. */
    String scoringRule();

    /** The section of the rules on records. */
    String recordRule();
}
