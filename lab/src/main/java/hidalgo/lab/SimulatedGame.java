package hidalgo.lab;

import hidalgo.rules.Match;
import hidalgo.rules.Setup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** One game of a simulation: how it was dealt, every move, and what each seat scored. */
public final class SimulatedGame {
    private final int index;
    private final Setup setup;
    private final List<Integer> seats = new ArrayList<>();
    private final List<Integer> moves = new ArrayList<>();
    private List<Integer> totals = List.of();

    SimulatedGame(int index, Setup setup) {
        this.index = index;
        this.setup = setup;
    }

    void add(int seat, int move) {
        seats.add(seat);
        moves.add(move);
    }

    void end(List<Integer> scored) {
        totals = List.copyOf(scored);
    }

    /** The number of the game in its simulation, from 0. */
    public int index() {
        return index;
    }

    /** How many moves were played. */
    public int length() {
        return moves.size();
    }

    /** What each seat scored. */
    public List<Integer> totals() {
        return totals;
    }

    /** The seats with the most points, which share the victory. */
    public List<Integer> winners() {
        int best = Collections.max(totals);
        return IntStream.range(0, totals.size())
                .filter(seat -> totals.get(seat) == best)
                .boxed()
                .toList();
    }

    /** The game with its log, for a record. */
    public Match match() {
        Match match = new Match(setup);
        for (int i = 0; i < moves.size(); i++) {
            match.play(seats.get(i), moves.get(i));
        }
        return match;
    }
}
