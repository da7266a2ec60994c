package hidalgo.app.game;

import hidalgo.rules.Door;
import hidalgo.rules.Doors;
import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.TextColours;
import java.util.Optional;

/**
 * A game as the command line sees it: its board as text, its moves and previews in words, and its additional arguments.
 */
public interface TerminalGame extends Door {
    /** The implementations of all games. */
    Doors<TerminalGame> ALL = Doors.of(TerminalGame.class);

    /** The board of a position; every line ends with a line end. */
    String board(Position position, TextColours colours);

    /** A description of the moves that begin with a word, such as placing an area tile. */
    Message kind(String verb);

    /**
     * A preview from {@link hidalgo.rules.View#whatIf} in words, line by line; there are no lines for things that don't
     * change.
     */
    void describe(Record preview, PreviewText lines);

    /** The prompt for a person who may interrupt the others. */
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
