package hidalgo.bots;

import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/*
 * A search ends a turn late: as long as moves to and fro do no harm, it has no reason to prefer the end. People want to
 * be shown what matters.
 */

/** Leaves out of a turn what is good for nothing. */
final class Tidying {
    private final Position from;
    private final int seat;
    private final Stakes stakes;
    private final MoveList legal = new MoveList();

    private Tidying(Position from, int seat) {
        View view = from.view(seat);
        this.from = from;
        this.seat = seat;
        this.stakes = new Stakes(Judgement.of(view, Map.of()));
    }

    /** The moves without those, alone or two together, that the seat is no gladder for in the end. */
    static List<Integer> of(Position from, int seat, List<Integer> moves) {
        return new Tidying(from, seat).tidy(moves);
    }

    private List<Integer> tidy(List<Integer> moves) {
        List<Integer> best = moves;
        Position end = play(best);
        if (end == null) {
            return moves;
        }
        double gladness = stakes.gladness(end, seat);
        int movers = end.movers();
        for (int i = 0; i < best.size() - 1; i++) {
            for (int j = best.size() - 2; j >= i; j--) {
                List<Integer> fewer = without(best, i, j);
                Position other = play(fewer);
                if (other != null && other.movers() == movers && stakes.gladness(other, seat) >= gladness) {
                    best = fewer;
                    gladness = stakes.gladness(other, seat);
                    i = -1;
                    break;
                }
            }
        }
        return best;
    }

    private static List<Integer> without(List<Integer> moves, int one, int other) {
        List<Integer> fewer = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            if (i != one && i != other) {
                fewer.add(moves.get(i));
            }
        }
        return fewer;
    }

    /** The position after some moves, or null if one of them is not legal or comes too late. */
    private @Nullable Position play(List<Integer> moves) {
        Position position = from.copy();
        for (int move : moves) {
            position.legalMoves(seat, legal);
            if (!legal.contains(move)) {
                return null;
            }
            position.play(seat, move);
        }
        return position;
    }
}
