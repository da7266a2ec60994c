package hidalgo.rules.grande;

import hidalgo.rules.LegalMoves;
import hidalgo.rules.Match;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Ruling;
import java.util.List;

/** A random game that a watcher sees move by move. */
final class RandomGame {
    /** Looks at a game before each of its moves. */
    interface Watcher {
        /**
         * Sees a position.
         *
         * @param match the game so far
         * @param seat the seat that will move
         * @param legal the legal moves of that seat
         */
        void sees(Match match, int seat, List<String> legal);
    }

    private RandomGame() {}

    /** Plays the deal of that number to its end, in a style that goes with the number. */
    static Match play(int number, Watcher watcher) {
        Match match = new Match(Deals.number(number));
        RandomPlayer player = player(number);
        while (!match.position().isOver()) {
            RandomPlayer.Choice choice = player.choose((GrandePosition) match.position());
            watcher.sees(match, choice.seat(), LegalMoves.of(match.position(), choice.seat()));
            if (!(match.play(choice.seat(), choice.move()) instanceof Ruling.Legal)) {
                throw new AssertionError("Game " + number + ": " + choice + " is refused");
            }
        }
        return match;
    }

    static RandomPlayer player(int number) {
        RandomPlayer.Style[] styles = RandomPlayer.Style.values();
        return new RandomPlayer(styles[number % styles.length], RandomSource.of(5000 + number));
    }
}
