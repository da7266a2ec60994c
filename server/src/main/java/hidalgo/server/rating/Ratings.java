package hidalgo.server.rating;

import hidalgo.server.people.Person;
import hidalgo.server.people.PersonRepository;
import hidalgo.server.rating.RatedGame.RatedSeat;
import hidalgo.tables.table.LogEntry;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/*
 * Ratings are separate for each game and number of seats (0048). A game counts if a person with an account took part who held one
 * seat, and if it was played from its own deal, not from that of the day. All seats count in it: bots have ratings like people, and guests count as newcomers.
 * Its results are stored together with the event that decides it, so that nothing can come between. Players who have left their
 * seat to a bot, by resigning or by staying away, have lost to all who stayed and to all who left later, regardless of the bot's
 * result; so players who stay can't lose rating to that bot. If the others end the game early, only this is counted. If no player is
 * left, the game is decided at once, because no one is waiting for its end.
 */

/** The results and ratings of people with accounts. */
public final class Ratings {
    private static final int MOST = 200;

    private final ResultRepository results;
    private final PersonRepository people;

    /** The ratings of people in a repository. */
    public Ratings(ResultRepository results, PersonRepository people) {
        this.results = results;
        this.people = people;
    }

    /** The game of a table as it counts; null if it does not, is not decided yet, or is stored already. */
    public @Nullable RatedGame game(Table table) {
        if (!counts(table) || results.has(table.id())) {
            return null;
        }
        Standing standing = Standing.of(table);
        List<RatedSeat> seats = new ArrayList<>();
        for (int seat = 0; seat < table.seats().size(); seat++) {
            seats.add(new RatedSeat(
                    player(table, seat),
                    table.position().total(seat),
                    standing.place(seat),
                    millis(table.game().log(), seat),
                    turns(table.game().log(), seat)));
        }
        boolean isForPeople = seats.stream().anyMatch(RatedSeat::isPerson);
        return isForPeople
                ? new RatedGame(
                        table.id(),
                        table.opened().game(),
                        table.changed(),
                        table.position().isOver(),
                        seats)
                : null;
    }

    /** The player of a seat: a person who has given it away has left the game. */
    private String player(Table table, int number) {
        String giver = table.given().get(number);
        if (giver != null) {
            return giver;
        }
        Seat seat = table.seats().get(number);
        if (seat.person() != null) {
            return isRated(table, seat.person()) ? seat.person() : "";
        }
        return seat.bot() == null ? "" : RatedGame.bot(seat.bot());
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

    /** How long a seat has thought: the time from the move of another seat to its own ones. The first move has no beginning. */
    private static long millis(List<LogEntry> log, int seat) {
        long millis = 0;
        for (int move = 1; move < log.size(); move++) {
            if (log.get(move).seat() == seat && log.get(move - 1).at() > 0) {
                millis += Math.max(0, log.get(move).at() - log.get(move - 1).at());
            }
        }
        return millis;
    }

    private static int turns(List<LogEntry> log, int seat) {
        int turns = 0;
        for (int move = 0; move < log.size(); move++) {
            boolean goesOn = move > 0 && log.get(move - 1).seat() == seat;
            turns += log.get(move).seat() == seat && !goesOn ? 1 : 0;
        }
        return turns;
    }

    /** The results of a person, the latest first; guests have none. */
    public List<GameResult> history(Person person) {
        return person.account() == null ? List.of() : results.of(person.id(), MOST);
    }
}
