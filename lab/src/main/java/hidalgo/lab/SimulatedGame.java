package hidalgo.lab;

import hidalgo.rules.Match;
import hidalgo.rules.Position;
import java.util.List;

/**
 * One game of a simulation, from the deal to its end.
 *
 * @param index the number of the game in its simulation, from 0
 * @param match the game with its log
 * @param totals the points of each seat
 * @param winners the seats that won
 */
public record SimulatedGame(int index, Match match, List<Integer> totals, List<Integer> winners) {
    /** An immutable game. */
    public SimulatedGame {
        totals = List.copyOf(totals);
        winners = List.copyOf(winners);
    }

    private SimulatedGame(int index, Match match, Position end) {
        this(index, match, end.totals(), end.winners());
    }

    /** A game that has been played to its end. */
    SimulatedGame(int index, Match match) {
        this(index, match, match.position());
    }

    /** How many moves were played. */
    public int length() {
        return match.steps().size();
    }
}
