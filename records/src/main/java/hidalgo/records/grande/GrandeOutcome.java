package hidalgo.records.grande;

import hidalgo.records.Effect;
import hidalgo.records.Leads;
import hidalgo.records.Outcome;
import hidalgo.rules.Message;
import hidalgo.rules.Ruling;
import hidalgo.rules.grande.GrandePosition;
import hidalgo.rules.grande.GrandeTable;
import hidalgo.rules.grande.GrandeTable.Court;
import hidalgo.rules.grande.GrandeTable.Region;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/*
 * It compares two tables as all players see them, so a Castillo whose contents are not shown reveals nothing (EG-3.6).
 */

/** The effects of a move of El Grande. */
final class GrandeOutcome {
    private static final String EFFECT = "effect.el-grande.";
    private static final Leads LEADS = new Leads(EFFECT);

    /** Moves after which caballeros may go to places that the move itself doesn't name: automatic actions and disks. */
    private static final Set<String> MOVING_OTHERS = Set.of("special", "allow", "disk", "evict");

    /** The card that is kept instead of carried out (EG-4.15). */
    private static final String KEPT = "veto";

    private final List<Effect> effects = new ArrayList<>();

    private GrandeOutcome() {}

    static Outcome of(GrandeTable before, GrandeTable after, String notation) {
        GrandeOutcome outcome = new GrandeOutcome();
        if (MOVING_OTHERS.contains(notation.split(" ", -1)[0])) {
            outcome.addTransfers(before, after);
        }
        for (int i = 0; i < before.regions().size(); i++) {
            outcome.addLead(before.regions().get(i), after.regions().get(i));
        }
        outcome.addLead(before.castillo(), after.castillo());
        if (outcome.effects.isEmpty() && cameToNothing(before, after, notation)) {
            outcome.effects.add(Effect.plain(said("nothing")));
        }
        return new Outcome(outcome.effects, Outcome.changes(points(before), points(after)));
    }

    /** The effects of each disk, by seat, when a seat sets the last of them, in the order of the seats. */
    static Map<Integer, Outcome> ofDisks(GrandePosition position, int seat, String notation) {
        if (!(position.judge(seat, notation) instanceof Ruling.Legal(int move))) {
            throw new IllegalArgumentException("Not a legal disk of seat " + seat + ": " + notation);
        }
        Map<Integer, Outcome> outcomes = new HashMap<>();
        GrandeTable before = position.table();
        for (Map.Entry<Integer, GrandeTable> disk :
                position.afterEachDisk(seat, move).entrySet()) {
            outcomes.put(disk.getKey(), of(before, disk.getValue(), notation));
            before = disk.getValue();
        }
        return outcomes;
    }

    /** EG-4.17: a special action that ended with its announcement, or with the last answer to it, and scored nothing. */
    private static boolean cameToNothing(GrandeTable before, GrandeTable after, String notation) {
        boolean isBegun = notation.equals("special") || notation.equals("allow");
        return isBegun
                && after.action().card().isEmpty()
                && !before.turn().card().equals(KEPT)
                && totals(before).equals(totals(after));
    }

    private static List<Integer> totals(GrandeTable table) {
        return table.courts().stream().map(Court::total).toList();
    }

    private void addTransfers(GrandeTable before, GrandeTable after) {
        for (int seat = 0; seat < before.courts().size(); seat++) {
            for (int i = 0; i < before.regions().size(); i++) {
                Region now = after.regions().get(i);
                int more = now.counts().get(seat)
                        - before.regions().get(i).counts().get(seat);
                if (more > 0) {
                    Message.Place place = new Message.Place(now.code(), now.name());
                    effects.add(Effect.plain(said("go", "seat", new Message.Seat(seat), "n", more, "place", place)));
                }
            }
            Court was = before.courts().get(seat);
            Court is = after.courts().get(seat);
            addReturn("goToCourt", seat, is.caballeros() - was.caballeros(), List.of());
            addReturn("goHome", seat, is.province() - was.province(), List.of(seat));
        }
    }

    private void addReturn(String what, int seat, int more, List<Integer> hurts) {
        if (more > 0) {
            effects.add(new Effect(said(what, "seat", new Message.Seat(seat), "n", more), hurts, List.of()));
        }
    }

    private void addLead(Region before, Region after) {
        Message.Place place = new Message.Place(after.code(), after.name());
        effects.addAll(LEADS.changes(place, before.counts(), after.counts()));
    }

    private static List<Integer> points(GrandeTable table) {
        return table.courts().stream().map(Court::ifScoredNow).toList();
    }

    private static Message said(String what, Object... slots) {
        return Message.of(EFFECT + what, slots);
    }
}
