package hidalgo.records;

import hidalgo.rules.Door;
import hidalgo.rules.Doors;
import hidalgo.rules.GameOptions;
import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.Setup;
import java.util.Map;

/** What a game provides for records: how its setup is written, and its moves in words. */
public interface RecordedGame extends Door {
    /** The implementations of all games. */
    Doors<RecordedGame> ALL = Doors.of(RecordedGame.class);

    /** Builds a setup from the fields of a record; leaves fields that don't belong to it. */
    Setup read(GameOptions options, Fields setup) throws RecordException;

    /** The fields of a setup in the order in which records write them: numbers, texts, or lists of them. */
    Map<String, Object> write(Setup setup);

    /** The same fields, as far as they have been revealed in a position. */
    Map<String, Object> writeSeen(Setup setup, Position reached);

    /** The setup as the seats know it in a position: what has not been revealed is in an order that has nothing to do with the true one. */
    Setup seen(Setup setup, Position reached);

    /** Whether scorings name their cause; a game with only one cause doesn't. */
    boolean namesCauses();

    /**
     * The cause of a scoring other than {@link hidalgo.rules.Scoring#GENERAL}, in words; only in games that name
     * causes.
     */
    default Message cause(String cause) {
        throw new IllegalArgumentException("Scorings of " + game() + " have one cause only, not " + cause);
    }

    /** The section of the rules about scoring. */
    String scoringRule();

    /** The section of the rules about records. */
    String recordRule();

    /** A legal move that somebody makes, as a sentence of the catalogues: Blue played power card 9. */
    Message narrate(Position before, int seat, String notation);

    /**
     * What a move led to, as facts of its moment that never change afterwards. It tells only what everybody can see.
     */
    default Outcome outcome(Position before, Position after, int seat, String notation) {
        return Outcome.NONE;
    }

    /**
     * What secret choices led to, by seat, when a seat made the last of them and all were revealed: none of it may
     * depend on who was last. Only in games with secret choices that lead to something.
     */
    default Map<Integer, Outcome> outcomes(Position before, Position after, int seat, String notation) {
        return Map.of();
    }
}
