package hidalgo.server.rating;

import hidalgo.server.people.Person;
import hidalgo.server.people.PersonRepository;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/*
 * Elo for several players: each player is compared with each other player at the table, and the changes are added up,
 * each with its share of the weight. Bots have a fixed rating, guests the initial one. A game counts for people with an
 * account who held one seat, if it was played from its own deal, and not from that of the day. Its results are stored together with the event that
 * decides it, so that nothing can come between. Players who have left their seat to a bot, by resigning or by staying
 * away, have lost to all who stayed and to all who left later, regardless of the bot's result; so players who stay
 * can't lose rating to that bot. If the others end the game early, only this is counted. If no player is left, the game
 * is decided at once, because no one is waiting for its end.
 */

/** The results and ratings of people with accounts. */
public final class Ratings {
    private static final int NEWCOMER = 1500;
    private static final double WEIGHT = 32;
    private static final double SCALE = 400;
    private static final int MOST = 200;
    private static final Map<String, Integer> BOTS =
            Map.of("random", 800, "squire", 1300, "sergeant", 1500, "knight", 1700, "champion", 1850);

    private final ResultRepository results;
    private final PersonRepository people;

    /** The ratings of people in a repository. */
    public Ratings(ResultRepository results, PersonRepository people) {
        this.results = results;
        this.people = people;
    }

    /** The results of a table whose game is decided, unless it does not count or they are written down already. */
    public List<GameResult> results(Table table) {
        if (!counts(table) || results.has(table.id())) {
            return List.of();
        }
        List<GameResult> entries = new ArrayList<>();
        String game = table.opened().game();
        Standing standing = Standing.of(table);
        List<Integer> ratings = IntStream.range(0, table.seats().size())
                .mapToObj(seat -> rating(holder(table, seat), game))
                .toList();
        for (int seat = 0; seat < ratings.size(); seat++) {
            String giver = table.given().get(seat);
            String person = giver == null ? table.seats().get(seat).person() : giver;
            if (person == null || giver == null && !isRated(table, person)) {
                continue;
            }
            entries.add(new GameResult(
                    person,
                    seat,
                    table.id(),
                    game,
                    table.changed(),
                    ratings.size(),
                    table.position().total(seat),
                    standing.place(seat),
                    ratings.get(seat),
                    after(seat, standing, ratings)));
        }
        return entries;
    }

    /** The seat as it counts: a person who has given it away has left the game. */
    private static Seat holder(Table table, int seat) {
        Seat now = table.seats().get(seat);
        String giver = table.given().get(seat);
        return giver == null ? now : new Seat(giver, now.name(), now.bot());
    }

    private boolean isRated(Table table, String person) {
        return table.seats().heldBy(person).size() == 1 && hasAccount(person);
    }

    private static boolean counts(Table table) {
        boolean played = table.phase() == Phase.OVER && table.position().isOver();
        boolean endedEarly = table.phase() == Phase.OVER && !table.left().isEmpty();
        boolean deserted = table.phase() == Phase.PLAYING
                && !table.left().isEmpty()
                && table.seats().players().isEmpty();
        return table.opened().record() == null && !table.isDealOfDay() && (played || endedEarly || deserted);
    }

    private boolean hasAccount(String person) {
        return people.byId(person).map(Person::account).isPresent();
    }

    private int rating(Seat seat, String game) {
        String person = seat.person();
        if (person != null) {
            return results.rating(person, game).orElse(NEWCOMER);
        }
        String bot = seat.bot();
        return bot == null ? NEWCOMER : BOTS.getOrDefault(bot, NEWCOMER);
    }

    /** A seat's rating after a game, from all standings and ratings before it. */
    static int after(int seat, Standing standing, List<Integer> ratings) {
        double change = 0;
        for (int other = 0; other < ratings.size(); other++) {
            if (other != seat && standing.compares(seat, other)) {
                double expected = 1 / (1 + Math.pow(10, (ratings.get(other) - ratings.get(seat)) / SCALE));
                double result = (standing.compare(seat, other) + 1) / 2.0;
                change += WEIGHT / (ratings.size() - 1) * (result - expected);
            }
        }
        return (int) Math.round(ratings.get(seat) + change);
    }

    /** The results of a person, the latest first; guests have none. */
    public List<GameResult> history(Person person) {
        return person.account() == null ? List.of() : results.of(person.id(), MOST);
    }
}
