package hidalgo.records;

import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.Scoring;
import java.util.Map;

/** The events of a game, as sentences of the catalogues. */
public final class Narration {
    private Narration() {}

    /** A move with its player: Blue played power card 9. */
    public static Message move(Position before, int seat, String notation) {
        return RecordedGame.ALL.of(before.game()).narrate(before, seat, notation);
    }

    /** The effects of a move, from the positions before and after it. */
    public static Outcome outcome(Position before, Position after, int seat, String notation) {
        return RecordedGame.ALL.of(before.game()).outcome(before, after, seat, notation);
    }

    /** The effects of secret choices, by seat, from the positions before and after the last of them. */
    public static Map<Integer, Outcome> outcomes(Position before, Position after, int seat, String notation) {
        return RecordedGame.ALL.of(before.game()).outcomes(before, after, seat, notation);
    }

    /** The cause of a scoring that is not a regular one. */
    public static Message cause(String game, Scoring scoring) {
        return RecordedGame.ALL.of(game).cause(scoring.cause());
    }
}
