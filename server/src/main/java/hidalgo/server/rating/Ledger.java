package hidalgo.server.rating;

import hidalgo.server.people.Person;
import hidalgo.server.people.PersonRepository;
import hidalgo.server.protocol.Answers.History;
import hidalgo.server.protocol.Answers.Result;
import hidalgo.server.protocol.TableView.Phase;
import hidalgo.server.store.ResultStore;
import hidalgo.server.table.Chair;
import hidalgo.server.table.Table;
import hidalgo.server.view.TableViews;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/*
 * Elo for several players: everybody is compared with everybody else at the table, and the changes are added up, each with
 * its share of the weight. Bots have a rating that does not move, guests the one that a newcomer has. A game counts if it was
 * played to its end, from its own deal, by somebody with an account who held one seat and did not leave it to a bot. Its
 * results are stored together with the event that ends it, so that nothing can come between.
 */

/** What people with accounts have played, and how strong they are. */
public final class Ledger {
    private static final int NEWCOMER = 1500;
    private static final double WEIGHT = 32;
    private static final double SCALE = 400;
    private static final int MOST = 200;
    private static final Map<String, Integer> BOTS =
            Map.of("random", 800, "squire", 1300, "knight", 1700, "champion", 1850);

    private final ResultStore results;
    private final PersonRepository people;

    /** A ledger over a store. */
    public Ledger(ResultStore results, PersonRepository people) {
        this.results = results;
        this.people = people;
    }

    /** The results of a table whose game is over, unless it does not count or they are written down already. */
    public List<ResultStore.Entry> results(Table table) {
        if (!counts(table) || results.has(table.id())) {
            return List.of();
        }
        List<ResultStore.Entry> entries = new ArrayList<>();
        List<Integer> points = TableViews.totals(table.match().position());
        List<Integer> ratings = new ArrayList<>();
        for (Chair chair : table.chairs()) {
            ratings.add(rating(chair, table.opened().game()));
        }
        for (int seat = 0; seat < points.size(); seat++) {
            Chair chair = table.chairs().get(seat);
            String person = chair.person();
            if (person == null
                    || chair.bot() != null
                    || !hasAccount(person)
                    || table.seatsOf(person, true).size() > 1) {
                continue;
            }
            int place = 1;
            for (int other : points) {
                place += other > points.get(seat) ? 1 : 0;
            }
            entries.add(new ResultStore.Entry(
                    person,
                    seat,
                    new Result(
                            table.id(),
                            table.opened().game(),
                            table.changed(),
                            points.size(),
                            points.get(seat),
                            place,
                            ratings.get(seat),
                            after(seat, points, ratings))));
        }
        return entries;
    }

    private static boolean counts(Table table) {
        return table.phase() == Phase.OVER
                && table.match().position().isOver()
                && table.opened().record() == null;
    }

    private boolean hasAccount(String person) {
        return people.byId(person).map(Person::account).isPresent();
    }

    private int rating(Chair chair, String game) {
        String bot = chair.bot();
        if (bot != null) {
            return BOTS.getOrDefault(bot, NEWCOMER);
        }
        String person = chair.person();
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

    /** What a person has played; guests have no history. */
    public History history(Person person) {
        return new History(person.account() == null ? List.of() : results.of(person.id(), MOST));
    }
}
