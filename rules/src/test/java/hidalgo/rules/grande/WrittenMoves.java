package hidalgo.rules.grande;

import java.util.ArrayList;
import java.util.List;

/** Every well-formed move there is (section 7). */
final class WrittenMoves {
    static final List<String> ALL = all();

    private WrittenMoves() {}

    private static List<String> all() {
        List<String> moves = new ArrayList<>(List.of("special", "veto", "allow", "done", "end", "give court"));
        for (int card = 1; card <= 13; card++) {
            moves.add("power " + card);
            moves.add("take " + card);
        }
        for (int count = 0; count <= 6; count++) {
            moves.add("fetch " + count);
        }
        for (int pile = 1; pile <= 5; pile++) {
            moves.add("card " + pile);
        }
        for (String place : GrandePosition.PLACES) {
            for (String verb : "recall place give score king evict grande disk".split(" ")) {
                moves.add(verb + " " + place);
            }
            moves.add("board high " + place);
            moves.add("board low " + place);
            for (int seat = 0; seat < 5; seat++) {
                moves.add("send " + place + " " + seat);
                for (String to : GrandePosition.PLACES) {
                    moves.add("move " + place + " " + to + " " + seat);
                }
            }
        }
        return List.copyOf(moves);
    }
}
