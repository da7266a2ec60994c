package hidalgo.tables.protocol;

import hidalgo.rules.ScoreLine;
import hidalgo.rules.Scoring;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The answers about games to look at: replays, analyses, results and puzzles. */
public final class ReplayAnswers {
    private ReplayAnswers() {}

    /**
     * One scoring with every line of its sheet.
     *
     * @param ply the move that led to it
     * @param scoring its points
     * @param sheet the lines
     * @param table the table that was scored
     */
    public record Sheet(int ply, Scoring scoring, List<ScoreLine> sheet, Record table) {}

    /**
     * A game to replay, without its positions.
     *
     * @param id its identifier in links
     * @param name the name of its table, or nothing
     * @param game the game
     * @param options every option and its value
     * @param names the names of the seats
     * @param personas the personas of the bots among them, for their portraits; empty for people
     * @param yours the seats of the person who asks; none in a record
     * @param left the seats whose people have left them to a bot
     * @param finished whether the game is over
     * @param log every move
     * @param totals every seat's points after each move, from before the first one
     * @param sheets all scorings
     * @param deal the proof of the deal, if there is one
     */
    public record ReplayView(
            String id,
            @Nullable String name,
            String game,
            Map<String, String> options,
            List<String> names,
            List<String> personas,
            List<Integer> yours,
            List<Integer> left,
            boolean finished,
            List<LogLine> log,
            List<List<Integer>> totals,
            List<Sheet> sheets,
            @Nullable Deal deal) {}

    /**
     * A comment on a move of a game.
     *
     * @param id its identifier; empty for one that is part of a record that was sent
     * @param ply how many moves had been made, including the one it is about
     * @param name the name of its writer; empty if it is not known
     * @param mark a judgement such as `!?`; empty if there is none
     * @param text the comment; empty if the mark says it all
     * @param at when it was written, in milliseconds since 1970; 0 if that is not known
     * @param removable whether the person who asks may remove it
     */
    public record Comment(String id, int ply, String name, String mark, String text, long at, boolean removable) {}

    /**
     * Some positions of a replay.
     *
     * @param from how many moves led to the first
     * @param positions one after the other
     */
    public record Positions(int from, List<Moment> positions) {}

    /**
     * A position of a replay, as all may see it.
     *
     * @param ply how many moves led to it
     * @param round the round
     * @param movers the seats that may move
     * @param table the table
     * @param sheet the points that a scoring now would give, if nothing hidden counts
     */
    public record Moment(int ply, int round, List<Integer> movers, Record table, List<ScoreLine> sheet) {}

    /**
     * The analysis of a game so far.
     *
     * @param state none, waiting, running or done
     * @param done how many turns are judged
     * @param turns how many there are
     * @param outlook every seat's chance to win before the first turn and after each
     * @param judged the turns that are judged
     */
    public record AnalysisView(
            AnalysisState state, int done, int turns, List<List<Double>> outlook, List<JudgedTurn> judged) {}

    /** The state of an analysis. */
    public enum AnalysisState {
        /** No one has asked for it. */
        NONE,
        /** It will begin when the bots have time. */
        WAITING,
        /** It is running. */
        RUNNING,
        /** It is finished. */
        DONE
    }

    /**
     * A turn as the bot judges it.
     *
     * @param first the number of its first move, from 1
     * @param last the number of its last move
     * @param round the round
     * @param seat the seat that played it
     * @param before the seat's chance to win before it
     * @param after the chance after it
     * @param best the chance after the best turn
     * @param better the moves of a better turn; none if the one played is as good
     * @param reasons why it is better
     * @param turning whether this is a turning point of the game
     */
    public record JudgedTurn(
            int first,
            int last,
            int round,
            int seat,
            double before,
            double after,
            double best,
            List<String> better,
            List<Text> reasons,
            boolean turning) {}

    /**
     * The statistics of one seat in a game.
     *
     * @param seat the seat
     * @param total its points
     * @param sources its points by source: keys of the catalogue after {@code score.}
     * @param evicted the number it evicted of others, as the game counts it
     * @param lost the number it lost itself, as the game counts it
     * @param moves its moves
     */
    public record SeatNumbers(int seat, int total, Map<String, Integer> sources, int evicted, int lost, int moves) {}

    /**
     * A game that a person has played.
     *
     * @param table its table
     * @param game the game
     * @param at when it ended, in milliseconds since 1970
     * @param players how many played
     * @param points the person's points
     * @param place the person's place
     * @param before the person's rating before it
     * @param after the rating after it
     * @param deviation the uncertainty of the rating after it, as a standard deviation
     */
    public record Result(
            String table,
            String game,
            long at,
            int players,
            int points,
            int place,
            int before,
            int after,
            int deviation) {}

    /**
     * The games that a person with an account has played.
     *
     * @param results the results, the latest first
     */
    public record History(List<Result> results) {}

    /**
     * The secret of a deal, from which a device plays it.
     *
     * @param day the day
     * @param seed the seed of the deal
     * @param salt the salt of its hash
     */
    public record CarriedDeal(String day, String seed, String salt) {}

    /**
     * A day that has a puzzle.
     *
     * @param day the day, such as 2026-05-31
     * @param game the game
     * @param word the kind of move allowed
     */
    public record PuzzleLine(String day, String game, String word) {}

    /**
     * A puzzle: gain as much on the rival as one move can.
     *
     * @param day its day
     * @param game the game
     * @param round the round
     * @param seat the seat that moves: that of the person who tries
     * @param rival the seat to gain on
     * @param word the kind of move allowed
     * @param names the names of the others; empty for the seat that moves
     * @param personas the personas of the others, for their portraits
     * @param totals the points of every seat
     * @param table the table, as all would see it
     * @param moves the moves to choose from
     */
    public record PuzzleView(
            String day,
            String game,
            int round,
            int seat,
            int rival,
            String word,
            List<String> names,
            List<String> personas,
            List<Integer> totals,
            Record table,
            List<String> moves) {}

    /**
     * The result of an attempt at a puzzle.
     *
     * @param gain the points it gains on the rival
     * @param bestGain the points the best move gains
     * @param place its place among all moves, from 1
     * @param count how many moves there are
     * @param yours the move, with its effects
     * @param best the best move, with its effects
     * @param table the table after the best move
     * @param sheetBefore the points of a scoring before any move
     * @param sheetAfter the points of a scoring after the best move
     */
    public record PuzzleVerdict(
            int gain,
            int bestGain,
            int place,
            int count,
            LogLine yours,
            LogLine best,
            Record table,
            List<ScoreLine> sheetBefore,
            List<ScoreLine> sheetAfter) {}
}
