package hidalgo.bots.analysis;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Evaluation;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/*
 * A search may end a turn late: as long as moves back and forth do no harm, it has no reason to end the turn. People
 * want to see only moves that matter.
 */

/** Removes useless moves from a turn. */
final class TurnTrimmer {
    private final Position from;
    private final int seat;
    private final Evaluation evaluation;
    private final MoveList legal = new MoveList();

    private TurnTrimmer(Position from, int seat) {
        this.from = from;
        this.seat = seat;
        this.evaluation = new Evaluation(GameKnowledge.of(from).judgement(Map.of()));
    }

    /** The moves of a turn without those, one or two at a time, that don't improve the seat's position in the end. */
    static List<Integer> leftOutOf(Position from, int seat, List<Integer> moves) {
        return new TurnTrimmer(from, seat).leaveOut(moves);
    }

    private List<Integer> leaveOut(List<Integer> moves) {
        List<Integer> best = moves;
        Position end = play(best);
        if (end == null) {
            return moves;
        }
        double advantage = evaluation.advantage(end, seat);
        int movers = end.movers();
        for (int i = 0; i < best.size() - 1; i++) {
            for (int j = best.size() - 2; j >= i; j--) {
                List<Integer> fewer = without(best, i, j);
                Position other = play(fewer);
                if (other != null && other.movers() == movers && evaluation.advantage(other, seat) >= advantage) {
                    best = fewer;
                    advantage = evaluation.advantage(other, seat);
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
