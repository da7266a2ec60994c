package hidalgo.lab;

import hidalgo.rules.Match;
import hidalgo.rules.Setup;
import java.util.Arrays;

/*
 * A match writes down the text of every move, which takes longer than playing it. Most games of a simulation are only
 * counted, so they keep numbers, and become a match on request.
 */

/** The moves of a game as numbers, in the order in which they were played. */
final class MoveLog {
    /** Each move with its seat above it, so that a move is written at once. */
    private long[] moves = new long[400];

    private int size;
    private int games;

    /** Adds a move at the end. */
    void add(int seat, int move) {
        int next = size;
        if (next == moves.length) {
            moves = Arrays.copyOf(moves, 2 * next);
        }
        moves[next] = (long) seat << Integer.SIZE | Integer.toUnsignedLong(move);
        size = next + 1;
    }

    /** Begins the next game; from now on, the moves of the last one are gone. */
    void clear() {
        size = 0;
        games++;
    }

    /** The number of the game whose moves these are. */
    int game() {
        return games;
    }

    /** How many moves there are. */
    int size() {
        return size;
    }

    /** The match in which these moves were played. */
    Match match(Setup setup) {
        Match match = new Match(setup);
        for (int i = 0; i < size; i++) {
            match.play((int) (moves[i] >> Integer.SIZE), (int) moves[i]);
        }
        return match;
    }
}
