package hidalgo.bots.reasons;

import hidalgo.rules.Message;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/*
 * Games find reasons by comparing the public tables before and after, and in previews: reasons are always true, and
 * reveal nothing hidden.
 */

/** The reasons why a move or a whole turn is good, in words; each reason has a weight, roughly the points at stake. */
public final class Reasons {
    /** The maximum number of reasons. */
    public static final int MOST = 3;

    private static final String ALL = "why.";
    private static final String ONE = "why.one.";

    private record Reason(double weight, Message message, boolean restates) {}

    private final List<Reason> found = new ArrayList<>();

    /** No reasons yet. */
    public Reasons() {}

    /** Adds a reason, its slots given as name, value, name, value. */
    public void add(double weight, String key, Object... slots) {
        found.add(new Reason(weight, Message.of(key, slots), false));
    }

    /** Adds a description of the moves themselves, which is used only if there is no reason. */
    public void restate(double weight, String key, Object... slots) {
        found.add(new Reason(weight, Message.of(key, slots), true));
    }

    /** Adds a reason about a number of things, with a separate text for one. */
    public void count(double weight, String key, int count, Object... slots) {
        List<Object> all = new ArrayList<>(List.of(slots));
        all.add("count");
        all.add(count);
        add(weight, count == 1 ? ONE + key.substring(ALL.length()) : key, all.toArray());
    }

    /** The strongest reasons, the strongest first; none if nothing speaks for the moves. */
    public List<Message> strongest() {
        boolean explained = found.stream().anyMatch(reason -> !reason.restates());
        return found.stream()
                .filter(reason -> !(explained && reason.restates()))
                .sorted(Comparator.comparingDouble(Reason::weight).reversed())
                .limit(MOST)
                .map(Reason::message)
                .toList();
    }
}
