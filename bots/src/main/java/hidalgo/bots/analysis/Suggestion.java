package hidalgo.bots.analysis;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import java.util.ArrayList;
import java.util.List;

/**
 * The move that the search would make in a player's place, and why; it sees no more than that seat does.
 *
 * @param moves the rest of the turn as far as it can be foreseen; none if it is best to wait
 * @param chance the seat's chance to win, from 0 to 1
 * @param reasons the reasons, the strongest first
 * @param others the next best moves to begin with
 */
public record Suggestion(List<String> moves, double chance, List<Message> reasons, List<Other> others) {
    private static final int ITERATIONS = 600;
    private static final int MOST_OTHERS = 2;

    /**
     * Another move.
     *
     * @param move the move
     * @param reasons why, the strongest first
     */
    public record Other(String move, List<Message> reasons) {}

    /** A suggestion for the seat whose view this is; the seat must be one that may move. */
    public static Suggestion of(View view, RandomSource random) {
        return of(view, random, ITERATIONS);
    }

    /** A suggestion of a search with a number of iterations, for machines where thinking is slow. */
    public static Suggestion of(View view, RandomSource random, int iterations) {
        Position start = view.sample(random);
        Analyst.BestTurn best = Analyst.withIterations(iterations).bestTurn(start, view.seat(), random);
        List<Integer> foreseen = new ArrayList<>();
        List<String> moves = new ArrayList<>();
        Position position = start.copy();
        for (int move : best.moves()) {
            moves.add(position.notation(move));
            foreseen.add(move);
            position.play(view.seat(), move);
            if (position.reveals() != start.reveals()) {
                break;
            }
        }
        List<Other> others = best.others().stream()
                .limit(MOST_OTHERS)
                .map(move -> new Other(start.notation(move), reasons(start, view.seat(), List.of(move))))
                .toList();
        return new Suggestion(moves, best.before().of(view.seat()), reasons(start, view.seat(), foreseen), others);
    }

    private static List<Message> reasons(Position start, int seat, List<Integer> moves) {
        return moves.isEmpty()
                ? List.of()
                : GameKnowledge.of(start).reasons(start, seat, moves).strongest();
    }
}
