package hidalgo.server.deal;

import hidalgo.tables.deal.DealOfDay;
import hidalgo.tables.protocol.DailyDeal;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Stores the deals of the days and the games of people who played them. */
public interface DealRepository {
    /** The seed of a deal and the salt of its hash. */
    record Secret(String seed, String salt) {}

    /**
     * The game of a person.
     *
     * @param replay the table, or the record of a game that was played on a device; empty while it is
     * @param points the points, once it is over
     * @param place the place at the table, once it is over
     * @param totals the points by seat, once it is over
     * @param counts whether it counts
     */
    record Played(
            String replay,
            @Nullable Integer points,
            @Nullable Integer place,
            @Nullable String totals,
            boolean counts) {}

    /**
     * The result of a day.
     *
     * @param day the day
     * @param fewer how many games have fewer points
     * @param games how many games there are
     */
    record Compared(String day, int fewer, int games) {}

    /**
     * The results of a person in a month.
     *
     * @param person the person
     * @param name their name
     * @param days how many games count
     * @param share the sum of the percentages of games with fewer points
     */
    record Standing(String person, String name, int days, double share) {}

    /** The secret of a deal: the one that is stored, or a new one. */
    Secret secret(DealOfDay deal, Supplier<Secret> fresh);

    /** The game of a person. */
    Optional<Played> game(DealOfDay deal, String person);

    /** Notes that a person plays at a table, or on a device if that is empty; nothing if they have begun already. */
    void begin(DealOfDay deal, String person, String table);

    /** Notes the result of a game that was played on a device, unless it has one. */
    void finish(DealOfDay deal, String person, String replay, DealResult result, boolean counts);

    /** How many games of a deal count. */
    int games(DealOfDay deal);

    /** The points of the games that count, the fewest first. */
    List<DailyDeal.Score> scores(DealOfDay deal);

    /** The best game that counts and can still be replayed: the earliest of those with the most points. */
    Optional<DailyDeal.Best> best(DealOfDay deal);

    /** The days on which a person has a game that counts, the latest first. */
    List<String> days(String person);

    /** How the games of a person in a month compare with all others. */
    List<Compared> month(String person, String month);

    /** The standings of a month in a game until a day, the best first; at most a thousand. */
    List<Standing> standings(String game, String month, String last);

    /** How many games of a month until a day count. */
    int games(String game, String month, String last);

    /** Whether a person may see a table of the deal of a day that is another's: they have finished it, or the day is over. */
    boolean maySee(String table, @Nullable String person, String today);

    /** The games of a guest are an account's from now on, except where it has its own. */
    void merge(String guest, String account);

    /** All games of a person, for a copy of their data. */
    List<Kept> kept(String person);

    /** A game of a person, for a copy of their data. */
    record Kept(String day, String game, @Nullable Integer points, boolean counts) {}
}
