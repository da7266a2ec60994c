package hidalgo.records;

import hidalgo.rules.Message;
import java.util.ArrayList;
import java.util.List;

/* Both games rank the seats in a region by their pieces there. Each game has its own texts, because places differ. */

/** The leaders of a region before and after a move, and sentences about the difference. */
public final class Leads {
    private final String texts;

    /** Leads described by texts whose keys begin with this prefix. */
    public Leads(String texts) {
        this.texts = texts;
    }

    /**
     * The sentence about a region: its old and new leaders, and the seats that share it; null if they have not changed.
     */
    public List<Effect> changes(Message.Place place, List<Integer> before, List<Integer> after) {
        List<Integer> old = first(before);
        List<Integer> now = first(after);
        if (old.equals(now)) {
            return List.of();
        }
        List<Integer> gone = without(old, now);
        List<Integer> come = without(now, old);
        if (now.isEmpty()) {
            return List.of(new Effect(said("vacant", "place", place), old, List.of()));
        }
        if (now.size() > 1) {
            return List.of(tied(place, old, now, after.get(now.getFirst())));
        }
        Message.Seat leader = new Message.Seat(now.getFirst());
        if (old.size() == 1) {
            Message text = said("passes", "place", place, "from", new Message.Seat(old.getFirst()), "to", leader);
            return List.of(new Effect(text, gone, come));
        }
        String what = old.contains(now.getFirst()) ? "alone" : "first";
        return List.of(new Effect(said(what, "seat", leader, "place", place), gone, now));
    }

    /** The seat that had the region is named first, because it has to share now. */
    private Effect tied(Message.Place place, List<Integer> old, List<Integer> now, int most) {
        List<Integer> stayed = without(now, without(now, old));
        int first = stayed.isEmpty() ? now.getFirst() : stayed.getFirst();
        List<Message> others = new ArrayList<>();
        for (int seat : now) {
            if (seat != first) {
                others.add(said("with", "seat", new Message.Seat(seat)));
            }
        }
        Message text = said("tie", "seat", new Message.Seat(first), "others", others, "number", most, "place", place);
        boolean crowded = now.size() > old.size();
        List<Integer> hurts = crowded ? old : without(old, now);
        return new Effect(text, hurts, crowded ? without(now, old) : now);
    }

    private Message said(String what, Object... slots) {
        return Message.of(texts + what, slots);
    }

    /** The seats with the most, if anybody has something. */
    private static List<Integer> first(List<Integer> strengths) {
        int most = 1;
        List<Integer> first = new ArrayList<>();
        for (int seat = 0; seat < strengths.size(); seat++) {
            if (strengths.get(seat) > most) {
                most = strengths.get(seat);
                first.clear();
            }
            if (strengths.get(seat) == most) {
                first.add(seat);
            }
        }
        return first;
    }

    private static List<Integer> without(List<Integer> seats, List<Integer> others) {
        List<Integer> left = new ArrayList<>(seats);
        left.removeAll(others);
        return left;
    }
}
