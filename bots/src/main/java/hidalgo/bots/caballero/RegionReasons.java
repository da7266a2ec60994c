package hidalgo.bots.caballero;

import hidalgo.bots.reasons.Reasons;
import hidalgo.bots.reasons.RegionRanks;
import hidalgo.rules.Message;
import hidalgo.rules.caballero.CaballeroTable;
import hidalgo.rules.caballero.CaballeroTable.Region;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Improvements that moves of El Caballero make in the regions: ranks, values, ships, governors. */
final class RegionReasons {
    private static final int THIRD_SEAT = 3;

    private final CaballeroTable before;
    private final CaballeroTable after;
    private final int seat;
    private final Reasons reasons;

    RegionReasons(CaballeroTable before, CaballeroTable after, int seat, Reasons reasons) {
        this.before = before;
        this.after = after;
        this.seat = seat;
        this.reasons = reasons;
    }

    void find() {
        for (Region region : after.regions()) {
            List<Region> parts = parts(region);
            if (region.governor() == seat) {
                governor(region, parts);
            }
            if (!region.land()) {
                ships(region, parts);
            } else if (region.governor() < 0) {
                ranks(region, parts);
            }
        }
    }

    private void ranks(Region region, List<Region> parts) {
        if (RegionRanks.leader(region.ranks()) == seat) {
            first(region, parts);
            return;
        }
        if (after.courts().size() >= THIRD_SEAT && RegionRanks.sole(region.ranks(), 2) == seat) {
            second(region, parts);
        }
        for (Region part : parts) {
            int rival = RegionRanks.leader(part.ranks());
            if (rival != RegionRanks.NO_SEAT && rival != seat && RegionRanks.leader(region.ranks()) != rival) {
                add(2 * part.value() - 1, "why.ec.costsFirst", part, "rival", new Message.Seat(rival));
            }
        }
    }

    /** The seat leads alone: it has taken the lead, broken a tie, or enlarged a region it already led. */
    private void first(Region region, List<Region> parts) {
        int led = 0;
        boolean tied = false;
        Set<Integer> rivals = new TreeSet<>();
        for (Region part : parts) {
            int leader = RegionRanks.leader(part.ranks());
            led = leader == seat ? Math.max(led, part.value()) : led;
            tied |= RegionRanks.isTiedForFirst(part.ranks(), seat);
            for (int other = 0; other < part.ranks().size(); other++) {
                if (other != seat && part.ranks().get(other) == 1) {
                    rivals.add(other);
                }
            }
        }
        double weight = 2.0 * region.value();
        if (led > 0) {
            if (region.value() > led) {
                int more = region.value() - led;
                add(2.0 * more, "why.ec.enlarges", region, "count", more);
            }
        } else if (tied) {
            add(weight / 2, "why.ec.breaksTie", region);
        } else if (rivals.size() == 1) {
            add(
                    weight + 1,
                    "why.ec.firstFrom",
                    region,
                    "rival",
                    new Message.Seat(rivals.iterator().next()));
        } else {
            add(weight, rivals.isEmpty() ? "why.ec.firstAlone" : "why.ec.first", region);
        }
    }

    private void second(Region region, List<Region> parts) {
        for (Region part : parts) {
            int rank = part.ranks().get(seat);
            if (rank == 1 || rank == 2 && RegionRanks.sole(part.ranks(), 2) == seat) {
                return;
            }
        }
        add(region.value(), "why.ec.second", region);
    }

    /** EC-4.4: new ships on a water. */
    private void ships(Region water, List<Region> parts) {
        int more = water.ships().get(seat);
        for (Region part : parts) {
            more -= part.ships().get(seat);
        }
        if (more > 0) {
            List<Object> slots = new ArrayList<>(List.of("value", water.value(), "region", water.name()));
            reasons.count(more * water.value(), "why.ec.ships", more, slots.toArray());
        }
    }

    /** EC-5.3, EC-5.4: a governor never leaves. */
    private void governor(Region region, List<Region> parts) {
        for (Region part : parts) {
            if (part.governor() == seat) {
                return;
            }
        }
        add(2 * region.value(), region.land() ? "why.ec.governor" : "why.ec.governorWater", region);
    }

    private void add(double weight, String key, Region region, Object... slots) {
        List<Object> all = new ArrayList<>(List.of(slots));
        all.addAll(List.of("value", region.value(), "region", region.name()));
        reasons.add(weight, key, all.toArray());
    }

    /** The regions that a region consisted of before: none if it is new, several if they were joined. */
    private List<Region> parts(Region region) {
        Set<String> sides = new HashSet<>(region.sides());
        List<Region> parts = new ArrayList<>();
        for (Region part : before.regions()) {
            if (sides.contains(part.name())) {
                parts.add(part);
            }
        }
        return parts;
    }
}
