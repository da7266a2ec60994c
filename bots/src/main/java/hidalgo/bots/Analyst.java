package hidalgo.bots;

import hidalgo.rules.Chance;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/*
 * Everything is seen from the seat that decides, through its view: an analyst knows no more than the player did. What the
 * search found out for one decision of a turn serves the next, as long as nothing new has come to light.
 */

/** Judges positions by search: who is likely to win, and how a seat would best go on with its turn. */
public final class Analyst {
    private static final int LONGEST_TURN = 400;

    /**
     * The best way to go on with a turn.
     *
     * @param before what the search expects before it
     * @param moves the moves, none if it is best to let things be
     * @param end the position after them
     */
    public record Line(Outlook before, List<Integer> moves, Position end) {
        /** A line that can't be changed. */
        public Line {
            moves = List.copyOf(moves);
        }
    }

    private final Budget budget;

    private Analyst(Budget budget) {
        this.budget = budget;
    }

    /** An analyst that looks so many times at each decision. */
    public static Analyst looking(int iterations) {
        return new Analyst(Budget.ofIterations(iterations));
    }

    /** An analyst that thinks so long about each decision. */
    public static Analyst thinking(int millis) {
        return new Analyst(Budget.ofMillis(millis));
    }

    /** Who is likely to win. */
    public Outlook look(Position position, Chance chance) {
        if (position.isOver()) {
            return Outlook.ofVictory(position);
        }
        double[] hopes = new double[position.seats()];
        int seat = Integer.numberOfTrailingZeros(position.obliged());
        search(position.view(seat), chance, null, hopes);
        return Outlook.of(hopes);
    }

    /** The best way for a seat that may move to go on with the turn, to its end or until others have a say. */
    public Line turn(Position from, int seat, Chance chance) {
        Position position = from.copy();
        double[] hopes = new double[position.seats()];
        Search search = search(position.view(seat), chance, null, hopes);
        Outlook before = Outlook.of(hopes);
        List<Integer> moves = new ArrayList<>();
        int turn = Turns.of(position);
        int move = best(search, seat);
        while (move != Bot.WAIT) {
            int reveals = position.reveals();
            position.play(seat, move);
            moves.add(move);
            if (!isOn(position, seat) || Turns.of(position) != turn || moves.size() == LONGEST_TURN) {
                break;
            }
            Node known = reveals == position.reveals() ? search.root().after(move) : null;
            search = next(position.view(seat), chance, known);
            move = best(search, seat);
        }
        List<Integer> tidy = Tidying.of(from, seat, moves);
        Position end = from.copy();
        for (int each : tidy) {
            end.play(seat, each);
        }
        return new Line(before, tidy, end);
    }

    private static boolean isOn(Position position, int seat) {
        return position.obliged() == 1 << seat;
    }

    private static int best(Search search, int seat) {
        return Advice.of(List.of(search), seat).best().move();
    }

    /** A search for the next decision of a turn; hardly any where there is no choice. */
    private Search next(View view, Chance chance, @Nullable Node known) {
        MoveList legal = new MoveList();
        view.legalMoves(legal);
        if (legal.size() == 1) {
            return begin(view, chance, known);
        }
        return search(view, chance, known, null);
    }

    private static Search begin(View view, Chance chance, @Nullable Node known) {
        return new Search(view, Judgement.of(view, Map.of()), new Chance(chance.next(), chance.next()), known);
    }

    private Search search(View view, Chance chance, @Nullable Node known, double @Nullable [] hopes) {
        Search search = begin(view, chance, known);
        long deadline = System.nanoTime() + 2 * budget.share(0);
        while (budget.isTimed()
                ? search.root().visits() == 0 || System.nanoTime() < deadline
                : search.root().visits() < budget.iterations()) {
            search.iterate();
            for (int seat = 0; hopes != null && seat < hopes.length; seat++) {
                hopes[seat] += search.outcome()[seat];
            }
        }
        return search;
    }
}
