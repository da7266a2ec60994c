package hidalgo.tables.protocol;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The deal of a day, as a person may see it. Until they have finished it, or the day is over, nothing shows that follows from
 * the deal.
 *
 * @param day the day, such as 2026-05-31
 * @param game the game
 * @param left the milliseconds until the day ends; 0 if it is over
 * @param options every option and its value
 * @param opponents the players by seat; the person's own has no name
 * @param seat the person's seat
 * @param games how many games count
 * @param deal the proof that the deal was fixed; seed and salt show as soon as they give nothing away
 * @param yours the person's game, if they have begun one
 * @param scores the points of all games that count, the fewest first
 * @param best the best game
 * @param streak the person's days in a row
 * @param month the person's days in this month
 * @param ranks the people with the best results of the month's days that are over, and the person
 */
public record DailyDeal(
        String day,
        String game,
        long left,
        Map<String, String> options,
        List<Opponent> opponents,
        int seat,
        int games,
        Deal deal,
        @Nullable Play yours,
        List<Score> scores,
        @Nullable Best best,
        Streak streak,
        List<Result> month,
        List<Rank> ranks) {
    /** A player: a bot with a persona and a level, or the person, with nothing of these. */
    public record Opponent(String name, String persona, String level) {}

    /**
     * The person's game.
     *
     * @param id the table, or the record of a game that was played without a connection; empty while it is
     * @param counts whether it counts: it was finished on its day
     * @param totals the points by seat, once the game is over
     * @param place the person's place at the table, once the game is over
     * @param better the percentage of the other games that have fewer points, if there are others
     * @param rank the place among all games, once the game is over
     */
    public record Play(
            String id,
            boolean counts,
            @Nullable List<Integer> totals,
            @Nullable Integer place,
            @Nullable Integer better,
            @Nullable Integer rank) {}

    /** How many games have a number of points. */
    public record Score(int points, int games) {}

    /** The best game: the player, the points, and its replay. */
    public record Best(String name, int points, String replay) {}

    /** How many days in a row a person has played until now, and at most. */
    public record Streak(int days, int longest) {}

    /** The better result of a day: one of the ten best in a hundred games, in the upper half, or any other. */
    public record Result(String day, Quality result) {
        /** How good a result is. */
        public enum Quality {
            /** Better than 90 of 100. */
            TOP,
            /** In the upper half. */
            HALF,
            /** Any other. */
            PLAYED
        }
    }

    /**
     * A person in the table of the month.
     *
     * @param place their place
     * @param name their name
     * @param days how many games count
     * @param share the sum of the percentages of games with fewer points
     * @param you whether it is the person who asks
     */
    public record Rank(int place, String name, int days, int share, boolean you) {}
}
