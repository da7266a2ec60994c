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
    private byte[] seats = new byte[400];
    private int[] moves = new int[400];
    private int size;

    /** Adds a move at the end. */
    void add(int seat, int move) {
        if (size == moves.length) {
            seats = Arrays.copyOf(seats, 2 * size);
            moves = Arrays.copyOf(moves, 2 * size);
        }
        seats[size] = (byte) seat;
        moves[size++] = move;
    }

    /** How many moves there are. */
    int size() {
        return size;
    }

    /** The match in which these moves were played. */
    Match match(Setup setup) {
        Match match = new Match(setup);
        for (int i = 0; i < size; i++) {
            match.play(seats[i], moves[i]);
        }
        return match;
    }
}
