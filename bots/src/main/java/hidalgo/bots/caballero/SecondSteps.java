package hidalgo.bots.caballero;

import hidalgo.rules.caballero.moves.MoveCode;
import java.util.List;

/*
 * The place of a castillo, a ship or the grande matters only at the end of a turn, or when its tile leaves the map;
 * then the piece leaves it too. So within a turn, two steps of a piece do the same as one and cost more, unless the
 * first was paid with caballeros for which there was no room (EC-3.2), which is rare enough.
 */

/**
 * Moves that move a castillo, a ship or the grande a second time in the same turn: each of them could have gone there
 * at once.
 */
final class SecondSteps {
    private SecondSteps() {}

    /** Whether a move is such a second step, after the moves of the turn so far. */
    static boolean isOne(List<Integer> done, int move) {
        for (int i = done.size() - 1; i >= 0; i--) {
            int earlier = done.get(i);
            if (follows(earlier, move)) {
                return true;
            }
            if (mayFreeSlot(earlier) && MoveCode.kind(move) == MoveCode.SAIL) {
                // The tile may be another one, in another cell.
                return false;
            }
        }
        return false;
    }

    private static boolean follows(int earlier, int move) {
        return switch (MoveCode.kind(move)) {
            case MoveCode.MOVE_CASTILLO ->
                switch (MoveCode.kind(earlier)) {
                    case MoveCode.BUILD_CASTILLO -> MoveCode.object(earlier) == MoveCode.object(move);
                    case MoveCode.MOVE_CASTILLO -> MoveCode.second(earlier) == MoveCode.object(move);
                    default -> false;
                };
            case MoveCode.MOVE_SHIP, MoveCode.DOCK ->
                switch (MoveCode.kind(earlier)) {
                    case MoveCode.BUY_SHIP, MoveCode.SAIL -> MoveCode.object(earlier) == MoveCode.object(move);
                    case MoveCode.MOVE_SHIP -> MoveCode.second(earlier) == MoveCode.object(move);
                    default -> false;
                };
            case MoveCode.SAIL ->
                MoveCode.kind(earlier) == MoveCode.DOCK && MoveCode.object(earlier) == MoveCode.object(move);
            case MoveCode.GRANDE -> MoveCode.kind(earlier) == MoveCode.GRANDE;
            default -> false;
        };
    }

    private static boolean mayFreeSlot(int move) {
        return MoveCode.kind(move) == MoveCode.AREA || MoveCode.kind(move) == MoveCode.TAKE;
    }
}
