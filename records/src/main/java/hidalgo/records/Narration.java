package hidalgo.records;

import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.Scoring;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What happens in a game, as sentences of the catalogues. */
public final class Narration {
    private static final List<String> SLOTS = List.of("verb", "a", "b", "c", "d");

    private Narration() {}

    /** A move of a seat, such as: Blue takes the supply. */
    public static Message move(Position before, int seat, String notation) {
        return RecordedGame.ALL.of(before.game()).narrate(before, seat, notation);
    }

    /** The cause of a scoring that is not a regular one. */
    public static Message cause(String game, Scoring scoring) {
        return RecordedGame.ALL.of(game).cause(scoring.cause());
    }

    /**
     * Slots for who moves, {@code {seat}}, and for the words of a move after the first, {@code {a}}, {@code {b}} and so
     * on.
     */
    public static Map<String, Object> slots(int seat, String[] words) {
        Map<String, Object> slots = new LinkedHashMap<>();
        slots.put("seat", new Message.Seat(seat));
        for (int i = 1; i < words.length; i++) {
            slots.put(SLOTS.get(i), words[i]);
        }
        return slots;
    }
}
