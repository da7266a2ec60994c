package hidalgo.records.caballero;

import hidalgo.records.Narration;
import hidalgo.rules.Message;

/** Moves of El Caballero in words. */
final class CaballeroNarration {
    private CaballeroNarration() {}

    /** A move of a seat, given in notation. */
    static Message of(int seat, String notation) {
        String[] words = notation.split(" ", -1);
        String form = words.length == longForm(words[0]) ? ".more" : "";
        return new Message("play.ec." + words[0] + form, Narration.slots(seat, words));
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
