package hidalgo.bots.analysis;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Judgement;
import hidalgo.bots.judgement.WinEstimate;
import hidalgo.bots.search.Advice;
import hidalgo.bots.search.Budget;
import hidalgo.bots.search.Node;
import hidalgo.bots.search.Search;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/*
 * An analyst sees everything through the view of the seat that decides: it knows no more than the player did. The
 * results of one decision of a turn are reused for the next, as long as nothing new has been revealed.
 */

/** Judges positions by search: win estimates, and the best continuation of a seat's turn. */
public final class Analyst {
    private static final int LONGEST_TURN = 400;

    /**
     * The best continuation of a turn.
     *
     * @param before the win estimates before it
     * @param moves the moves, none if it is best to wait
     * @param end the position after them
     * @param others the other first moves that the search tried, the most tried first
     */
    public record BestTurn(WinChances before, List<Integer> moves, Position end, List<Integer> others) {
        /** An immutable turn. */
        public BestTurn {
            moves = List.copyOf(moves);
            others = List.copyOf(others);
        }
    }

    private final Budget budget;

    private Analyst(Budget budget) {
        this.budget = budget;
    }

    /** An analyst that searches each decision for a number of iterations. */
    public static Analyst withIterations(int iterations) {
        return new Analyst(Budget.ofIterations(iterations));
    }

    /** An analyst that searches each decision for so long. */
    public static Analyst withMillis(int millis) {
        return new Analyst(Budget.ofMillis(millis));
    }

    /** The win estimates of a position. */
    public WinChances chances(Position position, RandomSource random) {
        if (position.isOver()) {
            return WinChances.atTheEnd(position);
        }
        double[] outcomes = new double[position.seats()];
        int seat = Integer.numberOfTrailingZeros(position.obliged());
        search(position.view(seat), random, null, outcomes);
        return WinChances.inProportionTo(outcomes);
    }

    /** The best continuation of its turn for a seat that may move, to the end or until others may move. */
    public BestTurn bestTurn(Position from, int seat, RandomSource random) {
        Position position = from.copy();
        double[] outcomes = new double[position.seats()];
        Search search = search(position.view(seat), random, null, outcomes);
        List<Integer> tried = tried(search, seat);
        List<Integer> moves = new ArrayList<>();
        int turn = position.turn();
        int move = best(search, seat);
        while (move != Advice.WAIT) {
            int reveals = position.reveals();
            position.play(seat, move);
            moves.add(move);
            if (!movesAlone(position, seat) || position.turn() != turn || moves.size() == LONGEST_TURN) {
                break;
            }
            Node known = reveals == position.reveals() ? search.root().after(move) : null;
            search = next(position.view(seat), random, known);
            move = best(search, seat);
        }
        List<Integer> useful = TurnTrimmer.leftOutOf(from, seat, moves);
        Position end = from.copy();
        for (int each : useful) {
            end.play(seat, each);
        }
        tried.removeAll(moves);
        return new BestTurn(WinChances.inProportionTo(outcomes), useful, end, tried);
    }

    /** The moves that a search has tried, the most tried first. */
    private static List<Integer> tried(Search search, int seat) {
        List<Integer> moves = new ArrayList<>();
        for (Advice.Candidate candidate : Advice.of(List.of(search), seat).candidates()) {
            if (candidate.tries() > 0 && candidate.move() != Advice.WAIT) {
                moves.add(candidate.move());
            }
        }
        return moves;
    }

    private static boolean movesAlone(Position position, int seat) {
        return position.obliged() == 1 << seat;
    }

    private static int best(Search search, int seat) {
        return Advice.of(List.of(search), seat).best().move();
    }

    /** A search for the next decision of a turn; it does not iterate if there is no choice. */
    private Search next(View view, RandomSource random, @Nullable Node known) {
        MoveList legal = new MoveList();
        view.legalMoves(legal);
        if (legal.size() == 1) {
            return begin(view, random, known);
        }
        return search(view, random, known, null);
    }

    private static Search begin(View view, RandomSource random, @Nullable Node known) {
        GameKnowledge knowledge = GameKnowledge.of(view);
        Judgement judgement = knowledge.judgement(Map.of());
        WinEstimate estimate = knowledge.winEstimate(judgement, view.seats());
        return new Search(view, judgement, estimate, RandomSource.of(random.next(), random.next()), known);
    }

    private Search search(View view, RandomSource random, @Nullable Node known, double @Nullable [] outcomes) {
        Search search = begin(view, random, known);
        long deadline = System.nanoTime() + 2 * budget.share(0);
        while (budget.isTimed()
                ? search.root().visits() == 0 || System.nanoTime() < deadline
                : search.root().visits() < budget.iterations()) {
            search.iterate();
            for (int seat = 0; outcomes != null && seat < outcomes.length; seat++) {
                outcomes[seat] += search.outcome()[seat];
            }
        }
        return search;
    }
}
