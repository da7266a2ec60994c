package hidalgo.tables.cup;

import hidalgo.tables.protocol.CupFormat;
import hidalgo.tables.protocol.CupStage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/*
 * Points of places decide, then the share of the points at an entrant's tables, then the points of their rivals. Where the best go
 * on, they are ahead of those who don't, so the latest round that an entrant has reached comes first, and then the place at its
 * table. Only rounds and tables that are over count.
 */

/** The standings of a cup. */
public final class CupStandings {
    private static final int SHARE_PARTS = 10_000;

    /**
     * A line of the standings.
     *
     * @param rank the rank, which equal entrants share
     * @param entrant the number of the entrant
     * @param points the points of places, in parts
     * @param share the average share of the points at the entrant's tables, in hundredths of a percent
     * @param rivals the points of all who sat at the entrant's tables, in parts
     * @param tables at how many tables they have played
     */
    public record Line(int rank, int entrant, long points, int share, long rivals, int tables) {}

    private static final class Sum {
        private long points;
        private long share;
        private long rivals;
        private int tables;
        private int reached;
        private int place;
        private boolean drawn;
    }

    private final Cup cup;
    private final Sum[] sums;

    private CupStandings(Cup cup) {
        this.cup = cup;
        this.sums = new Sum[cup.entrants().size()];
        Arrays.setAll(sums, entrant -> new Sum());
    }

    /** The standings now, the best first. */
    public static List<Line> of(Cup cup) {
        CupStandings standings = new CupStandings(cup);
        standings.addPoints();
        standings.addRivals();
        return standings.lines();
    }

    /** The points that the places at a table gave its entrants, in the order of their seats, in parts. */
    public static long[] points(Cup cup, CupTable table, CupTable.Result result) {
        return PlacePoints.of(pointsOf(cup, table.seats().size()), table.placesOfEntrants(result));
    }

    private static List<Integer> pointsOf(Cup cup, int seats) {
        return cup.settings().points().get(seats - 2);
    }

    /** The points of an entrant who sits out, as if they had won. */
    static long pointsOfSittingOut(Cup cup) {
        return (long) pointsOf(cup, cup.settings().size()).getFirst() * PlacePoints.PARTS;
    }

    private void addPoints() {
        List<CupRound> rounds = cup.rounds();
        for (int number = 0; number < rounds.size(); number++) {
            CupRound round = rounds.get(number);
            int stage = stage(round, number);
            for (int entrant : round.sittingOut()) {
                sums[entrant].drawn = true;
                sums[entrant].points += pointsOfSittingOut(cup);
                reach(entrant, stage, 1);
            }
            for (CupTable table : round.tables()) {
                table.entrants().forEach(entrant -> sums[entrant].drawn = true);
                CupTable.Result result = table.result();
                if (result != null) {
                    add(table, result, stage);
                }
            }
        }
    }

    /** A round for the best of the round before counts more than that one; all others count the same. */
    private int stage(CupRound round, int number) {
        return cup.settings().format() == CupFormat.KNOCK_OUT
                ? number + 1
                : switch (round.stage()) {
                    case ROUND, HEAT -> 0;
                    case SEMI -> 1;
                    case FINAL -> 2;
                };
    }

    private void reach(int entrant, int stage, int place) {
        sums[entrant].reached = stage;
        sums[entrant].place = stage == 0 ? 0 : place;
    }

    private void add(CupTable table, CupTable.Result result, int stage) {
        long[] points = points(cup, table, result);
        int[] places = table.placesOfEntrants(result);
        long all =
                result.totals().stream().mapToLong(total -> Math.max(0, total)).sum();
        int next = 0;
        for (int seat = 0; seat < table.seats().size(); seat++) {
            int entrant = table.seats().get(seat);
            if (entrant < 0) {
                continue;
            }
            Sum sum = sums[entrant];
            int place = places[next];
            sum.points += points[next++];
            sum.tables++;
            if (!result.left().contains(seat) && all > 0) {
                sum.share += Math.max(0, result.totals().get(seat)) * (long) SHARE_PARTS / all;
            }
            int ahead =
                    (int) Arrays.stream(places).filter(other -> other < place).count();
            reach(entrant, stage, 1 + ahead);
        }
    }

    private void addRivals() {
        for (CupRound round : cup.rounds()) {
            for (CupTable table : round.tables()) {
                List<Integer> entrants = table.result() == null ? List.of() : table.entrants();
                for (int entrant : entrants) {
                    for (int other : entrants) {
                        sums[entrant].rivals += other == entrant ? 0 : sums[other].points;
                    }
                }
            }
        }
    }

    private List<Line> lines() {
        Comparator<Integer> order = Comparator.comparingInt((Integer entrant) -> -sums[entrant].reached)
                .thenComparingInt(entrant -> sums[entrant].place)
                .thenComparingLong(entrant -> -sums[entrant].points)
                .thenComparingLong(entrant -> -share(sums[entrant]))
                .thenComparingLong(entrant -> -sums[entrant].rivals);
        List<Integer> ordered = new ArrayList<>();
        for (int entrant = 0; entrant < sums.length; entrant++) {
            // People who left before they played are no part of the cup.
            if (cup.entrant(entrant).isPlaying() || sums[entrant].drawn) {
                ordered.add(entrant);
            }
        }
        ordered.sort(order);
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < ordered.size(); i++) {
            int entrant = ordered.get(i);
            boolean equal = i > 0 && order.compare(ordered.get(i - 1), entrant) == 0;
            int rank = equal ? lines.getLast().rank() : i + 1;
            Sum sum = sums[entrant];
            lines.add(new Line(rank, entrant, sum.points, share(sum), sum.rivals, sum.tables));
        }
        return lines;
    }

    private static int share(Sum sum) {
        return sum.tables == 0 ? 0 : (int) (sum.share / sum.tables);
    }

    /** Whether the best go on to the rounds of a kind. */
    static boolean isForBest(CupStage stage) {
        return stage == CupStage.SEMI || stage == CupStage.FINAL;
    }
}
