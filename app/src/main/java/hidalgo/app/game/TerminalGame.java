package hidalgo.app.game;

import hidalgo.rules.Door;
import hidalgo.rules.Doors;
import hidalgo.rules.Ink;
import hidalgo.rules.Message;
import hidalgo.rules.Position;
import java.util.Optional;

/** What a game brings to the command line: its board in letters, its moves and forecasts in words, arguments of its own. */
public interface TerminalGame extends Door {
    /** Those of all games. */
    Doors<TerminalGame> ALL = Doors.of(TerminalGame.class);

    /** The board of a position, with a line end after each line. */
    String board(Position position, Ink ink);

    /** What moves whose text begins with a word are about: placing an area tile. */
    Message kind(String verb);

    /** What a forecast of {@link hidalgo.rules.View#whatIf} says, line by line; no line where nothing changes. */
    void tell(Record forecast, ForecastText lines);

    /** What a person is told who may interrupt the others. */
    default Message interruption() {
        return Message.of("play.interrupt");
    }

    /** An object with picocli's options, made anew for each command that plays games; empty if the game needs none. */
    default Optional<GameFlags> flags() {
        return Optional.empty();
    }
}
