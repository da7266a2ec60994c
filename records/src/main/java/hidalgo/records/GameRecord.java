package hidalgo.records;

import hidalgo.rules.Game;
import hidalgo.rules.Match;
import hidalgo.rules.Scoring;
import hidalgo.rules.Setup;
import java.util.ArrayList;
import java.util.List;

/**
 * A finished or running game as it is written down: enough for a stranger to replay it.
 *
 * <p>The setup is sound and every seat exists; whether the moves, scorings and totals are right, {@link Replay} says.
 *
 * @param game the game's name
 * @param setup how it was dealt
 * @param moves the moves in order
 * @param scorings what has been scored so far, one by one
 * @param totals what each seat has scored in all
 */
public record GameRecord(String game, Setup setup, List<Move> moves, List<Scoring> scorings, List<Integer> totals) {
    /**
     * One move.
     *
     * @param seat who plays it
     * @param text how it is written
     */
    public record Move(int seat, String text) {}

    /** A record that can't be changed. */
    public GameRecord {
        moves = List.copyOf(moves);
        scorings = List.copyOf(scorings);
        totals = List.copyOf(totals);
    }

    /** The record of a match as it stands; of a round of secret choices that is not over it says nothing. */
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

    /** The number of seats. */
    public int seats() {
        return setup.options().players();
    }
}
