package hidalgo.server.rating;

import hidalgo.server.people.Person;
import hidalgo.server.people.PersonRepository;
import hidalgo.server.table.Phase;
import hidalgo.server.table.Seat;
import hidalgo.server.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/*
 * Elo for several players: everybody is compared with everybody else at the table, and the changes are added up, each
 * with its share of the weight. Bots have a fixed rating, guests that of a newcomer. A game counts if it was played to
 * its end, from its own deal, by somebody with an account who held one seat and did not leave it to a bot. Its results
 * are stored together with the event that ends it, so that neither exists without the other.
 */

/** The results and ratings of people with accounts. */
public final class Ratings {
    private static final int NEWCOMER = 1500;
    private static final double WEIGHT = 32;
    private static final double SCALE = 400;
    private static final int MOST = 200;
    private static final Map<String, Integer> BOTS =
            Map.of("random", 800, "squire", 1300, "knight", 1700, "champion", 1850);

    private final ResultRepository results;
    private final PersonRepository people;

    /** The ratings of people in a repository. */
    public Ratings(ResultRepository results, PersonRepository people) {
        this.results = results;
        this.people = people;
    }

    /** The results of a table whose game is over, unless it does not count or they are stored already. */
    public List<GameResult> results(Table table) {
        if (!counts(table) || results.has(table.id())) {
            return List.of();
        }
        List<GameResult> entries = new ArrayList<>();
        String game = table.opened().game();
        List<Integer> points = table.position().totals();
        List<Integer> ratings =
                table.seats().stream().map(seat -> rating(seat, game)).toList();
        for (int seat = 0; seat < points.size(); seat++) {
            String person = table.seats().get(seat).person();
            if (person == null || !isRated(table, seat, person)) {
                continue;
            }
            int own = points.get(seat);
            int place = 1 + (int) points.stream().filter(other -> other > own).count();
            entries.add(new GameResult(
                    person,
                    seat,
                    table.id(),
                    game,
                    table.changed(),
                    points.size(),
                    own,
                    place,
                    ratings.get(seat),
                    after(seat, points, ratings)));
        }
        return entries;
    }

    private boolean isRated(Table table, int seat, String person) {
        return table.seats().get(seat).bot() == null
                && table.seats().heldBy(person).size() == 1
                && hasAccount(person);
    }

    private static boolean counts(Table table) {
        return table.phase() == Phase.OVER
                && table.position().isOver()
                && table.opened().record() == null;
    }

    private boolean hasAccount(String person) {
        return people.byId(person).map(Person::account).isPresent();
    }

    private int rating(Seat seat, String game) {
        String bot = seat.bot();
        if (bot != null) {
            return BOTS.getOrDefault(bot, NEWCOMER);
        }
        String person = seat.person();
        return person == null ? NEWCOMER : results.rating(person, game).orElse(NEWCOMER);
    }

    /** A seat's rating after a game, by everybody's points and ratings before it. */
    static int after(int seat, List<Integer> points, List<Integer> ratings) {
        double change = 0;
        for (int other = 0; other < points.size(); other++) {
            if (other != seat) {
                double expected = 1 / (1 + Math.pow(10, (ratings.get(other) - ratings.get(seat)) / SCALE));
                double result = (Integer.signum(points.get(seat) - points.get(other)) + 1) / 2.0;
                change += WEIGHT / (points.size() - 1) * (result - expected);
            }
        }
        return (int) Math.round(ratings.get(seat) + change);
    }

    /** The results of a person, the latest first; guests have none. */
    public List<GameResult> history(Person person) {
        return person.account() == null ? List.of() : results.of(person.id(), MOST);
    }
}
