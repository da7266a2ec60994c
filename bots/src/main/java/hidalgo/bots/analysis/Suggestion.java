package hidalgo.bots.analysis;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import java.util.ArrayList;
import java.util.List;

/**
 * What the search would do in a player's place, and why; it sees no more than that seat does.
 *
 * @param moves the rest of the turn as far as it can be foreseen; none if it is best to wait
 * @param chance the seat's chance to win, from 0 to 1
 * @param reasons why, the strongest first
 */
public record Suggestion(List<String> moves, double chance, List<Message> reasons) {
    private static final int ITERATIONS = 600;

    /** A suggestion for the seat whose view this is; the seat must be one that may move. */
    public static Suggestion of(View view, RandomSource random) {
        return of(view, random, ITERATIONS);
    }

    /** A suggestion of a search with so many iterations, for where thinking is slow. */
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
        List<Message> reasons = foreseen.isEmpty()
                ? List.of()
                : GameKnowledge.of(start).reasons(start, view.seat(), foreseen).strongest();
        return new Suggestion(moves, best.before().of(view.seat()), reasons);
    }
}
