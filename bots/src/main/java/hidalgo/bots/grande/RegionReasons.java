package hidalgo.bots.grande;

import hidalgo.bots.reasons.Reasons;
import hidalgo.bots.reasons.RegionRanks;
import hidalgo.rules.Message;
import hidalgo.rules.grande.GrandeTable;
import hidalgo.rules.grande.GrandeTable.Region;
import java.util.ArrayList;
import java.util.List;

/** Improvements that moves of El Grande make in the regions: ranks, the King, grandes, scoreboards. */
final class RegionReasons {
    private static final double LED = 3;
    private static final double PLAIN = 0.5;

    private final GrandeTable before;
    private final GrandeTable after;
    private final int seat;
    private final Reasons reasons;

    RegionReasons(GrandeTable before, GrandeTable after, int seat, Reasons reasons) {
        this.before = before;
        this.after = after;
        this.seat = seat;
        this.reasons = reasons;
    }

    void find() {
        for (int i = 0; i < after.regions().size(); i++) {
            Region old = before.regions().get(i);
            Region region = after.regions().get(i);
            ranks(old, region);
            pieces(old, region);
        }
        if (!after.castillo().ranks().isEmpty() && !before.castillo().ranks().isEmpty()) {
            ranks(before.castillo(), after.castillo());
        }
    }

    private void ranks(Region old, Region region) {
        int was = RegionRanks.leader(old.ranks());
        int is = RegionRanks.leader(region.ranks());
        int value = region.values().getFirst();
        if (is == seat && was != seat) {
            if (RegionRanks.isTiedForFirst(old.ranks(), seat)) {
                add(value / 2.0, "why.eg.breaksTie", region, value);
            } else if (was != RegionRanks.NO_SEAT) {
                add(value + 1, "why.eg.firstFrom", region, value, "rival", new Message.Seat(was));
            } else {
                add(value, RegionRanks.isOccupied(old.ranks()) ? "why.eg.first" : "why.eg.firstAlone", region, value);
            }
            return;
        }
        int second = region.values().get(1);
        int rank = old.ranks().get(seat);
        if (RegionRanks.sole(region.ranks(), 2) == seat && rank != 1 && rank != 2 && second > 0) {
            add(second, "why.eg.second", region, second);
        }
        if (was != RegionRanks.NO_SEAT && was != seat && is != was) {
            add(value - 1, "why.eg.costsFirst", region, value, "rival", new Message.Seat(was));
        }
    }

    /**
     * The King, the seat's own grande or a scoreboard has arrived. Where the seat does not lead, the description of the
     * move says enough.
     */
    private void pieces(Region old, Region region) {
        if (region.king() && !old.king()) {
            arrived("why.eg.king", region);
        }
        if (region.grandes().contains(seat) && !old.grandes().contains(seat)) {
            arrived("why.eg.grande", region);
        }
        if (!region.scoreboard().isEmpty() && !region.scoreboard().equals(old.scoreboard())) {
            arrived("why.eg.scoreboard", region, "scoreboard", region.scoreboard());
        }
    }

    private void arrived(String key, Region region, Object... slots) {
        Object[] all = in(region, region.values().getFirst(), slots);
        if (RegionRanks.leader(region.ranks()) == seat) {
            reasons.add(LED, key + "Led", all);
        } else {
            reasons.restate(PLAIN, key, all);
        }
    }

    private void add(double weight, String key, Region region, int value, Object... slots) {
        reasons.add(weight, key, in(region, value, slots));
    }

    private static Object[] in(Region region, int value, Object... slots) {
        List<Object> all = new ArrayList<>(List.of(slots));
        all.addAll(List.of("place", new Message.Place(region.code(), region.name()), "value", value));
        return all.toArray();
    }
}
