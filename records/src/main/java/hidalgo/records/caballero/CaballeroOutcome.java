package hidalgo.records.caballero;

import hidalgo.records.Effect;
import hidalgo.records.Leads;
import hidalgo.records.Outcome;
import hidalgo.rules.Message;
import hidalgo.rules.caballero.CaballeroTable;
import hidalgo.rules.caballero.CaballeroTable.Region;
import hidalgo.rules.caballero.Preview;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The effects of a move of El Caballero. */
final class CaballeroOutcome {
    private static final String EFFECT = "effect.el-caballero.";
    private static final Leads LEADS = new Leads(EFFECT);

    /** Moves that change nothing on the map. */
    private static final Set<String> QUIET = Set.of("power", "supply", "end");

    private final List<Effect> effects = new ArrayList<>();

    private CaballeroOutcome() {}

    static boolean isQuiet(String notation) {
        return QUIET.contains(notation.split(" ", -1)[0]);
    }

    static Outcome of(CaballeroTable before, CaballeroTable after, String notation) {
        CaballeroOutcome outcome = new CaballeroOutcome();
        if (!notation.startsWith("take ")) {
            for (Preview.Return tile : Preview.returns(before, after, true)) {
                outcome.evicted(tile);
            }
        }
        List<Preview.Change> changes = Preview.changes(before, after);
        changes.forEach(outcome::addLeads);
        changes.forEach(change -> outcome.addGrowth(change, hasGovernors(after)));
        return new Outcome(outcome.effects, Outcome.changes(points(before), points(after)));
    }

    /** EC-3.20: the owner of the tile, its number, and what it loses or saves. */
    private void evicted(Preview.Return gone) {
        Message.Seat owner = new Message.Seat(gone.tile().seat());
        List<Integer> hurt = List.of(gone.tile().seat());
        Message.Place cell =
                new Message.Place(gone.tile().x() + "," + gone.tile().y());
        int number = gone.caballerosLost() + gone.caballerosBack();
        String what = gone.tile().castillo() ? "evictedBack" : "evicted";
        int count = gone.tile().castillo() ? gone.caballerosBack() : gone.caballerosLost();
        effects.add(new Effect(
                said(what, "seat", owner, "number", number, "place", cell, "count", count), hurt, List.of()));
        if (gone.shipsLost() > 0) {
            effects.add(new Effect(said("shipsLost", "seat", owner, "n", gone.shipsLost()), hurt, List.of()));
        }
        if (gone.shipsBack() > 0) {
            effects.add(Effect.plain(said("shipsBack", "seat", owner, "n", gone.shipsBack())));
        }
    }

    /** A region that has joined several others is compared with each of those that had a leader. */
    private void addLeads(Preview.Change change) {
        Region after = change.after();
        if (!after.land()) {
            return;
        }
        if (change.before().isEmpty()) {
            effects.addAll(LEADS.changes(place(after), List.of(), after.strengths()));
        }
        List<Effect> told = new ArrayList<>();
        for (Region part : change.before()) {
            for (Effect effect : LEADS.changes(place(after), part.strengths(), after.strengths())) {
                boolean isNews = change.before().size() == 1 || !effect.hurts().isEmpty();
                if (isNews && !told.contains(effect)) {
                    told.add(effect);
                }
            }
        }
        effects.addAll(told);
    }

    /** Regions that are new, grow, join, or close (EC-5.2), which only matters while there are governors. */
    private void addGrowth(Preview.Change change, boolean governors) {
        Region after = change.after();
        List<Region> parts = change.before();
        if (parts.isEmpty()) {
            effects.add(Effect.plain(said(after.land() ? "newLand" : "newWater", "place", place(after))));
        } else if (parts.size() > 1) {
            List<Message.Place> names = new ArrayList<>();
            parts.forEach(part -> names.add(place(part)));
            effects.add(Effect.plain(said("join", "parts", names, "value", after.value())));
        } else if (after.value() > parts.getFirst().value()) {
            effects.add(Effect.plain(said("grows", "place", place(after), "value", after.value())));
        }
        boolean wasOpen = parts.stream().noneMatch(Region::enclosed) || parts.size() > 1;
        if (governors && after.enclosed() && wasOpen && after.governor() < 0) {
            effects.add(Effect.plain(said("closed", "place", place(after))));
        }
    }

    private static boolean hasGovernors(CaballeroTable table) {
        return table.courts().stream().anyMatch(court -> court.governors() > 0);
    }

    private static List<Integer> points(CaballeroTable table) {
        return table.courts().stream().map(CaballeroTable.Court::ifScoredNow).toList();
    }

    private static Message.Place place(Region region) {
        return new Message.Place(region.name());
    }

    private static Message said(String what, Object... slots) {
        return Message.of(EFFECT + what, slots);
    }
}
