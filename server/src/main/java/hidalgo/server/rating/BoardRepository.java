package hidalgo.server.rating;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads ratings and results for lists. */
public interface BoardRepository {
    /**
     * A rated player.
     *
     * @param player the person or bot
     * @param name the person's name; empty for a bot
     * @param rating the rating
     * @param games the number of games
     */
    record Rated(String player, String name, Rating rating, int games) {}

    /** The people with settled ratings and public pages, the best first; only those of a club, unless it is empty. */
    List<Rated> best(String game, int seats, String club, int most);

    /** A player's rating; null if there is none. */
    @Nullable
    Rated rating(String player, String game, int seats);

    /** How many people have a better settled rating and a public page. */
    int better(String game, int seats, String club, double mean);

    /** The numbers of seats with which a game has ratings. */
    List<Integer> seatings(String game);

    /**
     * A person in the table of a period.
     *
     * @param person the person
     * @param name their name
     * @param sixtieths their points, in sixtieths
     * @param games their games against other people
     */
    record Scored(String person, String name, long sixtieths, int games) {}

    /** The people who played against others in a period, those with the most points in the games that count first. */
    List<Scored> scored(long from, long to, String club, int counted, int most, String also);

    /**
     * A seat of a finished game.
     *
     * @param result the result; the person is empty for guests
     * @param name the person's name; empty for bots and guests
     */
    record Listed(GameResult result, String name) {}

    /** The seats of the games of a period at public tables or with a person, the oldest game first, seat by seat. */
    List<Listed> games(long from, long to, String person, int most);
}
