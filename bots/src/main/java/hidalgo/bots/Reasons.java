package hidalgo.bots;

import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.grande.GrandePosition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/*
 * Reasons are read off the public tables before and after, and off forecasts: they say nothing that is not so, and
 * nothing that is hidden. Each has a weight, roughly the points that are at stake.
 */

/** Why a move or a whole turn is good, in words: the strongest reasons first. */
public final class Reasons {
    /** No more than so many reasons are given. */
    public static final int MOST = 3;

    private static final String ALL = "why.";
    private static final String ONE = "why.one.";

    private record Reason(double weight, Message message) {}

    private final List<Reason> found = new ArrayList<>();

    Reasons() {}

    /** Why a legal move of a seat is good; nothing if there is nothing to say for it. */
    public static List<Message> of(Position before, int seat, int move) {
        return of(before, seat, List.of(move));
    }

    /** Why some moves of one turn of a seat, each legal after the one before, are good together. */
    public static List<Message> of(Position before, int seat, List<Integer> moves) {
        Reasons reasons = new Reasons();
        switch (before) {
            case CaballeroPosition caballero -> CaballeroReasons.find(caballero, seat, moves, reasons);
            case GrandePosition grande -> GrandeReasons.find(grande, seat, moves, reasons);
            default -> throw new IllegalArgumentException("No bot knows this game");
        }
        return reasons.strongest();
    }

    /** Adds a reason, its slots given as name, value, name, value. */
    void add(double weight, String key, Object... slots) {
        found.add(new Reason(weight, Message.of(key, slots)));
    }

    /** Adds a reason about a number of things, for which one has a text of its own. */
    void count(double weight, String key, int count, Object... slots) {
        List<Object> all = new ArrayList<>(List.of(slots));
        all.add("count");
        all.add(count);
        add(weight, count == 1 ? ONE + key.substring(ALL.length()) : key, all.toArray());
    }

    private List<Message> strongest() {
        return found.stream()
                .sorted(Comparator.comparingDouble(Reason::weight).reversed())
                .limit(MOST)
                .map(Reason::message)
                .toList();
    }
}
