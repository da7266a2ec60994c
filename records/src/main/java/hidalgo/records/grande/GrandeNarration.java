package hidalgo.records.grande;

import hidalgo.records.Narration;
import hidalgo.rules.Message;
import hidalgo.rules.grande.GrandePosition;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Moves of El Grande in words. */
final class GrandeNarration {
    private static final String SENDING = "send";
    private static final String MOVING = "move";

    private GrandeNarration() {}

    /** A move of a seat, given in notation. */
    static Message of(GrandePosition before, int seat, String notation) {
        String[] words = notation.split(" ", -1);
        Map<String, Object> slots = Narration.slots(seat, words);
        if (words[0].equals(SENDING)) {
            slots.put("b", owner(words[2]));
        } else if (words[0].equals(MOVING)) {
            slots.put("c", owner(words[3]));
        }
        String card = card(before, words);
        if (card != null) {
            slots.put("card", Message.of("card." + card));
        }
        return new Message("play.eg." + words[0], slots);
    }

    /** The action card that a move is about, if it is about one. */
    private static @Nullable String card(GrandePosition before, String[] words) {
        return words[0].equals("card") ? before.faceUp(Integer.parseInt(words[1])) : before.chosenCard();
    }

    private static Message.Seat owner(String word) {
        return new Message.Seat(Integer.parseInt(word));
    }
}
