package hidalgo.records;

import hidalgo.rules.Game;
import hidalgo.rules.Match;
import hidalgo.rules.Scoring;
import hidalgo.rules.Setup;
import java.util.ArrayList;
import java.util.List;

/**
 * A finished or running game as a document that anyone can replay.
 *
 * <p>The setup is valid and every seat exists; {@link Replay} checks the moves, scorings and totals.
 *
 * @param game the game's name
 * @param setup how it was dealt
 * @param moves the moves in order
 * @param scorings the scorings so far, one by one
 * @param totals the points of each seat
 */
public record GameRecord(String game, Setup setup, List<Move> moves, List<Scoring> scorings, List<Integer> totals) {
    /**
     * One move.
     *
     * @param seat the seat that plays it
     * @param text its notation
     */
    public record Move(int seat, String text) {}

    /** An immutable record. */
    public GameRecord {
        moves = List.copyOf(moves);
        scorings = List.copyOf(scorings);
        totals = List.copyOf(totals);
    }

    /** The record of a match so far; it leaves out a round of secret choices that is not over. */
    public static GameRecord of(Game game, Match match) {
        List<Move> moves = new ArrayList<>();
        for (Match.Step step : SecretMoves.recorded(match)) {
            moves.add(new Move(step.seat(), step.notation()));
        }
        return new GameRecord(
                game.id(),
                match.setup(),
                moves,
                match.scorings(),
                match.position().totals());
    }

    /**
     * The same record as all seats know it: played to its end, it leads to the position that each seat sees, apart from
     * choices that are still secret.
     */
    public static GameRecord seen(Game game, Match match) {
        GameRecord record = of(game, match);
        Setup seen = RecordedGame.ALL.of(game.id()).seen(record.setup(), match.position());
        return new GameRecord(record.game(), seen, record.moves(), record.scorings(), record.totals());
    }

    /** The number of seats. */
    public int seats() {
        return setup.options().players();
    }
}
