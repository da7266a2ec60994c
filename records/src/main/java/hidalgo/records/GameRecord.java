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
 * @param comments remarks of readers about its moves, in the order of the moves
 */
public record GameRecord(
        String game,
        Setup setup,
        List<Move> moves,
        List<Scoring> scorings,
        List<Integer> totals,
        List<Comment> comments) {
    /**
     * One move.
     *
     * @param seat the seat that plays it
     * @param text its notation
     */
    public record Move(int seat, String text) {}

    /**
     * A remark about a move.
     *
     * @param ply the number of moves that had been made, including the one it is about
     * @param by the name of its writer; empty if it is not known
     * @param mark one of {@link #MARKS}; empty if there is none
     * @param text the remark; empty if the mark says it all
     */
    public record Comment(int ply, String by, String mark, String text) {
        /** The judgements of a move, the best first, as chess players write them. */
        public static final List<String> MARKS = List.of("!!", "!", "!?", "?!", "?", "??");

        /** How many a record can have. */
        public static final int MOST = 500;
    }

    /** An immutable record. */
    public GameRecord {
        moves = List.copyOf(moves);
        scorings = List.copyOf(scorings);
        totals = List.copyOf(totals);
        comments = List.copyOf(comments);
    }

    /** A record without comments. */
    public GameRecord(String game, Setup setup, List<Move> moves, List<Scoring> scorings, List<Integer> totals) {
        this(game, setup, moves, scorings, totals, List.of());
    }

    /** The same record with these comments. */
    public GameRecord with(List<Comment> others) {
        return new GameRecord(game, setup, moves, scorings, totals, others);
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
