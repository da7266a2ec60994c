package hidalgo.tables.table;

import java.util.ArrayList;
import java.util.List;

/** The times in which the clocks of seats stand still, because their people are away. */
final class Vacations {
    private record Vacation(long from, long until) {}

    private final List<List<Vacation>> ofSeats = new ArrayList<>();

    Vacations(int seats) {
        for (int seat = 0; seat < seats; seat++) {
            ofSeats.add(new ArrayList<>());
        }
    }

    /** A vacation of a seat; one that it had planned before ends where this one begins. */
    void add(int seat, long from, long until) {
        List<Vacation> all = ofSeats.get(seat);
        all.replaceAll(old -> new Vacation(old.from(), Math.min(old.until(), from)));
        all.removeIf(old -> old.until() <= old.from());
        all.add(new Vacation(from, until));
    }

    /** The milliseconds between two moments in which a seat was away. */
    long within(int seat, long from, long to) {
        return ofSeats.get(seat).stream()
                .mapToLong(each -> Math.max(0, Math.min(to, each.until()) - Math.max(from, each.from())))
                .sum();
    }

    /** Until when a seat is away; 0 if it is there. */
    long until(int seat, long now) {
        return ofSeats.get(seat).stream()
                .filter(each -> each.from() <= now && now < each.until())
                .mapToLong(Vacation::until)
                .max()
                .orElse(0);
    }
}
