package hidalgo.thirdgame;

import hidalgo.rules.MoveText;
import java.util.List;

/** Moves of La Puja as text (LP-7). */
final class PujaNotation {
    private PujaNotation() {}

    static String text(int move) {
        return switch (move) {
            case PujaPosition.ADD -> "add";
            case PujaPosition.OPEN -> "open";
            default -> "bid " + move;
        };
    }

    /** The move that a text describes, or -1. */
    static int parse(String text) {
        List<String> words = MoveText.words(text);
        for (int move : new int[] {PujaPosition.ADD, PujaPosition.OPEN, 1, 2, 3, 4, 5, 6}) {
            if (String.join(" ", words).equals(text(move))) {
                return move;
            }
        }
        return -1;
    }
}
