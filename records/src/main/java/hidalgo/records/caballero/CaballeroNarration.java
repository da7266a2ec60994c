package hidalgo.records.caballero;

import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.Standing;
import java.util.ArrayList;
import java.util.List;

/** Moves of El Caballero in words. */
final class CaballeroNarration {
    private static final String MOVE = "move.el-caballero.";

    private CaballeroNarration() {}

    /** A move of a seat, as it is written. */
    static Message of(Position before, int seat, String notation) {
        String[] words = notation.split(" ", -1);
        Message.Seat who = new Message.Seat(seat);
        return switch (words[0]) {
            case "power" -> said("power", "seat", who, "card", Integer.parseInt(words[1]));
            case "area" -> said("area", "seat", who, "place", cell(words[2]));
            case "cab" -> {
                String what = words.length > 3 ? "tileWithGrande" : "tile";
                yield said(what, "seat", who, "place", cell(words[1]), "standing", standing(before, words));
            }
            case "raise" -> said("raise", "seat", who, "place", cell(words[1]), "standing", standing(before, words));
            case "castillo" ->
                words.length > 2
                        ? said("moveCastillo", "seat", who, "from", cell(words[1]), "place", cell(words[2]))
                        : said("castillo", "seat", who, "place", cell(words[1]));
            case "sail" ->
                words.length > 3
                        ? said("moveShip", "seat", who, "from", side(words, 1), "place", side(words, 3))
                        : said("sail", "seat", who, "place", side(words, 1));
            case "ship", "dock", "governor" -> said(words[0], "seat", who, "place", side(words, 1));
            case "take", "grande" -> said(words[0], "seat", who, "place", cell(words[1]));
            case "supply", "end" -> said(words[0], "seat", who);
            default -> throw new IllegalArgumentException("Not a move: " + notation);
        };
    }

    private static Message said(String what, Object... slots) {
        return Message.of(MOVE + what, slots);
    }

    private static Message.Place cell(String written) {
        return new Message.Place(written);
    }

    /** A side of a tile, as two words from one on. */
    private static Message.Place side(String[] words, int first) {
        return new Message.Place(words[first] + " " + words[first + 1]);
    }

    /**
     * The numbers that a tile counts when it is placed or raised, and their regions; with the grande on it there may be
     * several.
     */
    private static Object standing(Position before, String[] words) {
        List<Message> told = new ArrayList<>();
        for (Standing each : Standing.of((CaballeroPosition) before, words[1], Integer.parseInt(words[2]))) {
            told.add(said("standing.land", "number", each.caballeros(), "place", cell(each.region())));
        }
        return switch (told.size()) {
            case 0 -> said("standing.water");
            case 1 -> told.getFirst();
            default -> told;
        };
    }
}
