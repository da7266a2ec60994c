package hidalgo.rules.caballero;

import hidalgo.rules.Match;
import hidalgo.rules.RandomSource;
import java.util.List;

/** A random game that a watcher sees move by move. */
final class RandomGame {
    /** Looks at a game before each of its moves. */
    interface Watcher {
        /**
         * Sees a position.
         *
         * @param match the game so far
         * @param seat the seat that is to move
         * @param legal the legal moves
         */
        void sees(Match match, int seat, List<String> legal);
    }

    private RandomGame() {}

    /** Plays the deal of that number to its end; half of the numbers choose among kinds of moves first. */
    static Match play(int number, Watcher watcher) {
        Match match = new Match(Deals.number(number));
        RandomSource random = RandomSource.of(5000 + number);
        boolean byKind = (number + number / 6) % 2 == 1;
        while (!match.position().isOver()) {
            int seat = mover(match);
            List<String> legal = Survey.legalMoves(match.position(), seat);
            watcher.sees(match, seat, legal);
            match.play(seat, Deals.choose(legal, byKind, random));
        }
        return match;
    }

    static int mover(Match match) {
        return Integer.numberOfTrailingZeros(match.position().movers());
    }
}
