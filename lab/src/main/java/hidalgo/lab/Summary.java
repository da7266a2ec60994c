package hidalgo.lab;

import java.util.List;

/**
 * The results of many games.
 *
 * @param games how many there were
 * @param seats the results of each seat
 * @param moves how many moves they had together
 * @param shortest the moves of the shortest game
 * @param longest the moves of the longest game
 * @param nanos how long it took, in nanoseconds
 */
public record Summary(int games, List<Seat> seats, long moves, int shortest, int longest, long nanos) {
    /**
     * The results of one seat in many games.
     *
     * @param wins the victories, a shared one counted in equal parts
     * @param meanPoints the points of a game on average
     * @param fewestPoints the points of its worst game
     * @param mostPoints the points of its best game
     */
    public record Seat(double wins, double meanPoints, int fewestPoints, int mostPoints) {}

    /** An immutable summary. */
    public Summary {
        seats = List.copyOf(seats);
    }

    /** How many moves a game has on average. */
    public double meanMoves() {
        return (double) moves / games;
    }

    /** How many games were played in a second, on all threads together. */
    public double gamesPerSecond() {
        return games * 1e9 / nanos;
    }

    /** How many moves were played in a second, on all threads together. */
    public double movesPerSecond() {
        return moves * 1e9 / nanos;
    }
}
