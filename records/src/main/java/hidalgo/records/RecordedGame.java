package hidalgo.records;

import hidalgo.rules.Door;
import hidalgo.rules.Doors;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.Setup;
import java.util.Map;

/** A game as records see it: its setup in a record, and its moves in words. */
public interface RecordedGame extends Door {
    /** The implementations of all games. */
    Doors<RecordedGame> ALL = Doors.of(RecordedGame.class);

    /** Builds a setup from the fields of a record; leaves fields that don't belong to it. */
    Setup read(GameOptions options, Fields setup) throws RecordException;

    /** The fields of a setup in the order in which records write them: numbers, texts, or lists of them. */
    Map<String, Object> write(Setup setup);

    /** The same fields, as far as they have been revealed in a position. */
    Map<String, Object> writeSeen(Setup setup, Position reached);

    /**
     * The setup as the seats know it in a position: hidden parts are in an order that has nothing to do with the true
     * one.
     */
    Setup seen(Setup setup, Position reached);

    /** Whether scorings name their cause; a game with only one cause doesn't. */
    boolean namesCauses();

    /**
     * The cause of a scoring other than {@link hidalgo.rules.Scoring#GENERAL}, in words; only in games that name
     * causes.
     */
    default Message cause(String cause) {
        throw new IllegalArgumentException("Scorings of " + game() + " have only one cause, not " + cause);
    }

    /** The section of the rules about scoring. */
    String scoringRule();

    /** The section of the rules about records. */
    String recordRule();

    /** A legal move with its player, as a sentence of the catalogues: Blue played power card 9. */
    Message narrate(Position before, int seat, String notation);

    /**
     * The effects of a move, as facts of its moment that never change afterwards. They contain only what all players
     * can see.
     */
    default Outcome outcome(Position before, Position after, int seat, String notation) {
        return Outcome.NONE;
    }

    /**
     * The effects of secret choices, by seat, when a seat made the last of them and all were revealed. They must not
     * depend on which seat was last. Only in games with secret choices that have effects.
     */
    default Map<Integer, Outcome> outcomes(Position before, Position after, int seat, String notation) {
        return Map.of();
    }
}
