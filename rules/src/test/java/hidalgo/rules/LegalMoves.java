package hidalgo.rules;

import java.util.ArrayList;
import java.util.List;

/** Legal moves in words. */
public final class LegalMoves {
    private LegalMoves() {}

    /** The legal moves of a seat in canonical notation, in the order in which they are listed. */
    public static List<String> of(Position position, int seat) {
        MoveList moves = new MoveList();
        position.legalMoves(seat, moves);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            texts.add(position.notation(moves.get(i)));
        }
        return texts;
    }

    /** The seats of a set. */
    public static List<Integer> seats(int bits) {
        List<Integer> seats = new ArrayList<>();
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            seats.add(Integer.numberOfTrailingZeros(rest));
        }
        return seats;
    }
}
