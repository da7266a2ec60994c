package hidalgo.tables.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answers about the people of a server: ratings, results and profiles. */
public final class Community {
    private Community() {}

    /**
     * A player in a leaderboard.
     *
     * @param place the place; 0 for a bot, and for a rating that is not settled
     * @param name the person's name; empty for a bot
     * @param bot the level of a bot; empty for a person
     * @param rating the rating
     * @param deviation its uncertainty, as a standard deviation
     * @param games the number of rated games
     * @param isYou whether it is the person who asks
     */
    public record Ranked(String name, String bot, int place, int rating, int deviation, int games, boolean isYou) {}

    /**
     * The best players of a game with a number of seats.
     *
     * @param game the game
     * @param seats the number of seats
     * @param seatings all numbers of seats that have ratings
     * @param players the players, the best first; the person who asks is among them
     */
    public record Leaderboard(String game, int seats, List<Integer> seatings, List<Ranked> players) {}

    /**
     * A player in the table of a month.
     *
     * @param place the place
     * @param name the person's name
     * @param points the points by places
     * @param games the number of games against other people
     * @param isYou whether it is the person who asks
     */
    public record MonthLine(int place, String name, double points, int games, boolean isYou) {}

    /**
     * The table of a month.
     *
     * @param month the month, such as 2026-11
     * @param ends when it ends, in milliseconds since 1970
     * @param counted the number of games that count at most: those with the most points
     * @param players the players, the best first; the person who asks is among them
     */
    public record MonthTable(String month, long ends, int counted, List<MonthLine> players) {}

    /**
     * A seat in a result.
     *
     * @param name the person's name; empty for guests, and for people whose page is not public
     * @param bot the level of a bot; empty for a person
     * @param points the points
     * @param place the place
     * @param rating the rating after the game; null for a guest
     */
    public record ResultSeat(
            String name,
            String bot,
            int points,
            int place,
            @Nullable Integer rating) {}

    /**
     * A finished game that counted.
     *
     * @param table its table
     * @param game the game
     * @param at when it ended, in milliseconds since 1970
     * @param seats the seats
     */
    public record GameResults(String table, String game, long at, List<ResultSeat> seats) {}

    /**
     * The results of a period.
     *
     * @param from when it begins, in milliseconds since 1970
     * @param to when it ends
     * @param isComplete whether all its games are there; otherwise ask for a shorter period
     * @param games the games, the oldest first
     */
    public record Results(long from, long to, boolean isComplete, List<GameResults> games) {}

    /** The people who may see a person's results. */
    public enum Audience {
        /** All people. */
        ALL,
        /** The people that the person follows. */
        FRIENDS,
        /** Only the person. */
        ME
    }

    /**
     * The people who may see the caller's results from now on.
     *
     * @param audience the people
     */
    public record ProfileAudience(Audience audience) {}

    /**
     * A person's results in a game with a number of seats.
     *
     * @param game the game
     * @param seats the number of seats
     * @param rating the rating
     * @param deviation its uncertainty, as a standard deviation
     * @param isSettled whether the rating is certain enough for lists
     * @param places how often the person had each place, the first one first
     */
    public record SeatingResults(
            String game, int seats, int rating, int deviation, boolean isSettled, List<Integer> places) {}

    /**
     * A person's result of a game.
     *
     * @param table its table; empty if the person who asks may not see it
     * @param game the game
     * @param at when it ended, in milliseconds since 1970
     * @param seats the number of seats
     * @param place the place
     * @param points the points
     * @param change the change of the rating
     */
    public record RecentResult(String table, String game, long at, int seats, int place, int points, int change) {}

    /**
     * An opponent: a person, or a level of bots.
     *
     * @param name the person's name; empty for a bot
     * @param bot the level of a bot; empty for a person
     * @param games the number of games at the same table
     * @param higher in how many of them the person of the profile had the better place
     * @param lower in how many of them the opponent had the better place
     */
    public record Rival(String name, String bot, int games, int higher, int lower) {}

    /**
     * How long a person thinks about a turn in a game.
     *
     * @param game the game
     * @param millis the average, at tables without days for a turn
     */
    public record TurnTime(String game, long millis) {}

    /**
     * A person's page.
     *
     * @param name the name
     * @param isYou whether it is the person who asks
     * @param audience the people who may see the results; nothing unless it is the person who asks
     * @param isHidden whether the person who asks may not see the results, which are empty then
     * @param since when the person came, in milliseconds since 1970
     * @param followers how many people follow the person
     * @param isFollowed whether the person who asks does
     * @param results the results by game and number of seats
     * @param recent the latest games
     * @param rivals the most frequent opponents among people
     * @param bots the most frequent opponents among bots
     * @param times how long the person thinks
     */
    public record Profile(
            String name,
            boolean isYou,
            @Nullable Audience audience,
            boolean isHidden,
            long since,
            int followers,
            boolean isFollowed,
            List<SeatingResults> results,
            List<RecentResult> recent,
            List<Rival> rivals,
            List<Rival> bots,
            List<TurnTime> times) {}

    /**
     * A rating after a game.
     *
     * @param at when the game ended, in milliseconds since 1970
     * @param rating the rating
     * @param deviation its uncertainty, as a standard deviation
     */
    public record RatingPoint(long at, int rating, int deviation) {}

    /**
     * Another person with an account.
     *
     * @param name the name
     * @param isFollowed whether the person who asks follows them
     * @param isHere whether they are here now, and show that to the person who asks
     * @param table the public table where they play, or wait for others; empty if they don't, or are not here
     * @param game its game
     * @param isWaiting whether that table has an open seat and has not started
     */
    public record Fellow(
            String name, boolean isFollowed, boolean isHere, String table, String game, boolean isWaiting) {}

    /**
     * The people who are here.
     *
     * @param people the people, those that the person who asks follows first
     * @param isMore whether there are more
     */
    public record Online(List<Fellow> people, boolean isMore) {}
}
