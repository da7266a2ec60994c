package hidalgo.rules.caballero.checker;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Counts one scoring: every land region, every ship, every governor (EC-4.1 to EC-4.4, EC-5.3, EC-5.4). */
final class CheckerScoring {
    private final CheckerTable table;
    private final List<Integer> points;

    private CheckerScoring(CheckerTable table) {
        this.table = table;
        this.points = new ArrayList<>(Collections.nCopies(table.options.players(), 0));
    }

    static List<Integer> points(CheckerTable table) {
        CheckerScoring scoring = new CheckerScoring(table);
        CheckerRegions.all(table).stream()
                .filter(region -> CheckerRegions.land(table, region))
                .forEach(scoring::scoreLand);
        IntStream.range(0, table.options.players()).forEach(scoring::scoreShips);
        return List.copyOf(scoring.points);
    }

    private void scoreLand(Set<Spot> region) {
        int value = CheckerRegions.value(table, region);
        Governor governor = table.governors.get(CheckerRegions.canonical(region));
        if (governor != null) {
            // EC-5.3: the first rank. No caballero tile borders an enclosed region, so there is no second.
            add(governor.owner(), 2 * value);
            return;
        }
        List<Integer> strengths = CheckerRegions.strengths(table, region);
        List<Integer> first = strongest(strengths, Integer.MAX_VALUE);
        if (first.size() > 1) {
            // EC-4.3: tied for first, each gets the value, and no other player scores here.
            boolean nothing =
                    strengths.size() == 2 && table.options.twoPlayerTie().equals("nothing");
            first.forEach(seat -> add(seat, nothing ? 0 : value));
        } else if (first.size() == 1) {
            add(first.getFirst(), 2 * value);
            List<Integer> second = strongest(strengths, strengths.get(first.getFirst()));
            if (strengths.size() >= 3 && second.size() == 1) {
                add(second.getFirst(), value);
            }
        }
    }

    /** The seats with the greatest strength below a bound; no one ranks without caballeros (EC-4.2). */
    private static List<Integer> strongest(List<Integer> strengths, int below) {
        int best = strengths.stream()
                .filter(strength -> strength < below)
                .max(Integer::compare)
                .orElse(0);
        return IntStream.range(0, strengths.size())
                .filter(seat -> best > 0 && strengths.get(seat) == best)
                .boxed()
                .toList();
    }

    /** Every ship earns the value of the water it faces, or in which it lies beside a governor (EC-4.4, EC-5.4). */
    private void scoreShips(int seat) {
        for (Spot berth : table.shipsOf(seat)) {
            Spot water = table.governors.containsKey(berth) ? berth : berth.across();
            add(seat, CheckerRegions.value(table, CheckerRegions.regionOf(table, water)));
        }
    }

    private void add(int seat, int more) {
        points.set(seat, points.get(seat) + more);
    }
}
