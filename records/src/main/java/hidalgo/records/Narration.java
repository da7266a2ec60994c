package hidalgo.records;

import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.grande.GrandePosition;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What happens in a game, as sentences of the catalogue. */
public final class Narration {
    private static final List<String> SLOTS = List.of("verb", "a", "b", "c", "d");
    private static final String SENDING = "send";
    private static final String MOVING = "move";

    private Narration() {}

    /** A move that somebody makes: Blue lays the power card 9. */
    public static Message move(Position before, int seat, String notation) {
        String[] words = notation.split(" ", -1);
        Map<String, Object> slots = new LinkedHashMap<>();
        slots.put("seat", new Message.Seat(seat));
        for (int i = 1; i < words.length; i++) {
            slots.put(SLOTS.get(i), words[i]);
        }
        if (before instanceof CaballeroPosition) {
            return new Message("play.ec." + words[0] + (words.length == longForm(words[0]) ? ".more" : ""), slots);
        }
        if (words[0].equals(SENDING)) {
            slots.put("b", owner(words[2]));
        } else if (words[0].equals(MOVING)) {
            slots.put("c", owner(words[3]));
        }
        String card = card((GrandePosition) before, words);
        if (card != null) {
            slots.put("card", Message.of("card." + card));
        }
        return new Message("play.eg." + words[0], slots);
    }

    /** The action card that a move of El Grande is about, if it is about one. */
    private static @Nullable String card(GrandePosition before, String[] words) {
        return words[0].equals("card") ? before.faceUp(Integer.parseInt(words[1])) : before.chosenCard();
    }

    private static Message.Seat owner(String word) {
        return new Message.Seat(Integer.parseInt(word));
    }

    /** How many words the longer of two forms of a move has; 0 if it has only one form. */
    private static int longForm(String verb) {
        return switch (verb) {
            case "castillo" -> 3;
            case "cab" -> 4;
            case "sail" -> 5;
            default -> 0;
        };
    }
}
