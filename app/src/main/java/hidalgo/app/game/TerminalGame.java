package hidalgo.app.game;

import hidalgo.rules.Door;
import hidalgo.rules.Doors;
import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.TextColours;
import java.util.Optional;

/**
 * What a game provides for the command line: its board as text, its moves and forecasts in words, and arguments of its
 * own.
 */
public interface TerminalGame extends Door {
    /** The implementations of all games. */
    Doors<TerminalGame> ALL = Doors.of(TerminalGame.class);

    /** The board of a position; every line ends with a line end. */
    String board(Position position, TextColours colours);

    /** What the moves that begin with a word do, such as placing an area tile. */
    Message kind(String verb);

    /** A forecast of {@link hidalgo.rules.View#whatIf} in words, line by line; no line for what does not change. */
    void tell(Record forecast, ForecastText lines);

    /** What a person reads who may interrupt the others. */
    default Message interruption() {
        return Message.of("play.interrupt");
    }

    /**
     * An object with picocli's options, created again for each command that plays games; empty if the game needs none.
     */
    default Optional<GameFlags> flags() {
        return Optional.empty();
    }
}
