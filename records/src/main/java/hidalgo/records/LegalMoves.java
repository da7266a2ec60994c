package hidalgo.records;

import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;

/** The legal moves of a position as text, so that two programs can compare theirs. */
public final class LegalMoves {
    private LegalMoves() {}

    /** A line of JSON: {@code {"ply": 0, "legal": {"0": ["power 1", …]}}}, with every seat that may move. */
    public static String line(int ply, Position position) {
        StringBuilder line = new StringBuilder("{\"ply\": ").append(ply).append(", \"legal\": {");
        String before = "";
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.mayMove(seat)) {
                line.append(before).append('"').append(seat).append("\": [");
                line.append(String.join(
                        ", ", sorted(position, seat).stream().map(JsonText::of).toList()));
                line.append(']');
                before = ", ";
            }
        }
        return line.append("}}").toString();
    }

    /** A seat's legal moves, sorted by their texts. */
    public static List<String> sorted(Position position, int seat) {
        MoveList moves = new MoveList();
        position.legalMoves(seat, moves);
        return sorted(moves, position::notation);
    }

    /** The legal moves of the seat whose view this is, sorted by their texts. */
    public static List<String> sorted(View view) {
        MoveList moves = new MoveList();
        view.legalMoves(moves);
        return sorted(moves, view::notation);
    }

    private static List<String> sorted(MoveList moves, IntFunction<String> notation) {
        List<String> texts = new ArrayList<>(moves.size());
        for (int i = 0; i < moves.size(); i++) {
            texts.add(notation.apply(moves.get(i)));
        }
        Collections.sort(texts);
        return texts;
    }
}
