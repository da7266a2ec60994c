package hidalgo.server.community;

import hidalgo.tables.protocol.Community;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Stores the people that each person follows, and reads the results of people. */
public interface ProfileRepository {
    /**
     * A person with an account.
     *
     * @param id the person
     * @param name the name that others see
     * @param since when they came, in milliseconds since 1970
     * @param audience the people who may see their results
     */
    record Owner(String id, String name, long since, Community.Audience audience) {}

    /** The person with an account of a name that others see. */
    Optional<Owner> called(String name);

    /** Sets the people who may see a person's results. */
    void show(String person, Community.Audience audience);

    /** Whether one person follows another. */
    boolean follows(String person, String other);

    /** A person follows another; false if they follow too many. */
    boolean follow(String person, String other, int most);

    /** A person does not follow another any more. */
    void unfollow(String person, String other);

    /** How many people follow a person. */
    int followers(String person);

    /** The people that a person follows, by name, and whether they are here; only if they show that to the person. */
    List<Community.Fellow> followed(String person, long since);

    /** Stores when people were here, by person, and forgets those who have gone. */
    void storeOnline(Map<String, Long> people, long since);

    /** The people who are here and show that to the person who asks, those that the person follows first. */
    List<Community.Fellow> online(String asking, long since, int most);

    /** The results of a person by game and number of seats. */
    List<Community.SeatingResults> results(String person);

    /** The latest games of a person; tables that another person may not see have no name. */
    List<Community.RecentResult> recent(String person, String asking, int most);

    /** The most frequent opponents; people whose page is not public have a name only for themselves and for the owner. */
    List<Community.Rival> rivals(String person, String asking, boolean bots, int most);

    /** How long a person thinks about a turn, if it was less than a limit on average in a game. */
    List<Community.TurnTime> times(String person, long limit);

    /** The ratings of a person in a game with a number of seats, the oldest first; only the latest ones if there are too many. */
    List<Community.RatingPoint> course(String person, String game, int seats, int most);
}
