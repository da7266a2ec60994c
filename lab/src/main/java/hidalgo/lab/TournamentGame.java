package hidalgo.lab;

import java.util.List;

/**
 * How one game of a tournament ended.
 *
 * @param deal the number of its deal, from 0
 * @param rotation by how many seats the bots have moved, from 0
 * @param bots the bots, seat by seat
 * @param result how it ended
 */
public record TournamentGame(int deal, int rotation, List<String> bots, GameResult result) {
    /** An immutable game. */
    public TournamentGame {
        bots = List.copyOf(bots);
    }

    /** The seat's share of the victory: 1 alone, an equal share of a shared one, or 0. */
    public double share(int seat) {
        List<Integer> winners = result.winners();
        return winners.contains(seat) ? 1.0 / winners.size() : 0;
    }

    /** The same without the luck of draws, if that was measured: the same on average, but with less chance in it. */
    double shareWithoutLuck(int seat) {
        return share(seat) - (result.luck().isEmpty() ? 0 : result.luck().get(seat));
    }

    /** 1 if a seat has more points than another, half if they have the same, or 0. */
    double beats(int seat, int other) {
        return (1 + Integer.signum(result.totals().get(seat) - result.totals().get(other))) / 2.0;
    }
}
