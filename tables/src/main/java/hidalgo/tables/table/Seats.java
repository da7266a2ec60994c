package hidalgo.tables.table;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The seats of a table, in order. */
public final class Seats extends AbstractList<Seat> {
    private Seat[] seats;

    Seats(List<Seat> seats) {
        this.seats = seats.toArray(Seat[]::new);
    }

    @Override
    public Seat get(int seat) {
        return seats[seat];
    }

    @Override
    public int size() {
        return seats.length;
    }

    void change(int seat, Seat to) {
        seats[seat] = to;
    }

    void arrange(List<Seat> to) {
        for (int seat = 0; seat < seats.length; seat++) {
            seats[seat] = to.get(seat);
        }
    }

    /** There are more or fewer seats now. */
    void resize(List<Seat> to) {
        seats = to.toArray(Seat[]::new);
    }

    /** Whether a seat with a number exists. */
    public boolean has(int seat) {
        return seat >= 0 && seat < seats.length;
    }

    /** The seats that belong to a person, whether they play or a bot plays for them. */
    public List<Integer> heldBy(@Nullable String person) {
        return numbers(seat -> person != null && person.equals(seat.person()));
    }

    /** The seats at which a person plays. */
    public List<Integer> playedBy(@Nullable String person) {
        return numbers(seat -> person != null && person.equals(seat.person()) && seat.bot() == null);
    }

    private List<Integer> numbers(Predicate<Seat> which) {
        List<Integer> numbers = new ArrayList<>();
        for (int seat = 0; seat < seats.length; seat++) {
            if (which.test(seats[seat])) {
                numbers.add(seat);
            }
        }
        return numbers;
    }

    /** All people who hold a seat. */
    public Set<String> people() {
        return people(seat -> true);
    }

    /** The people among them who play, without those whose place a bot has taken. */
    public Set<String> players() {
        return people(Seat::isPlayedByPerson);
    }

    private Set<String> people(Predicate<Seat> which) {
        Set<String> people = new LinkedHashSet<>();
        for (Seat seat : seats) {
            if (seat.person() != null && which.test(seat)) {
                people.add(seat.person());
            }
        }
        return people;
    }

    /** The seats of a set of bits, in order: seat {@code s} is bit {@code s}. */
    public static List<Integer> ofBits(int bits) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; bits >> seat != 0; seat++) {
            if ((bits >> seat & 1) != 0) {
                seats.add(seat);
            }
        }
        return seats;
    }
}
