package hidalgo.rules.caballero;

import hidalgo.rules.ScoreLine;
import hidalgo.rules.ScoreTally;
import hidalgo.rules.caballero.moves.Notation;
import hidalgo.rules.caballero.state.CaballeroOptions;
import hidalgo.rules.caballero.state.CaballeroTiles;
import hidalgo.rules.caballero.state.IslandMap;
import hidalgo.rules.caballero.state.Ranks;
import hidalgo.rules.caballero.state.Regions;
import hidalgo.rules.caballero.state.Side;
import java.util.ArrayList;
import java.util.List;

/*
 * A scoring in a game and a score sheet for people go through the map in the same way: each amount goes to a tally,
 * which either adds points or writes lines.
 */

/** The scoring (EC-4, EC-5.3, EC-5.4). */
final class Scores {
    private Scores() {}

    /** Scores the position: adds to every seat's total. */
    static void score(CaballeroPosition position) {
        position.courts.beginScoring();
        walk(position, position.courts);
    }

    /** The points of every seat if the position were scored now. */
    static int[] now(CaballeroPosition position) {
        int[] points = new int[position.seats()];
        position.ifScoredNow(points);
        return points;
    }

    /** The points of every seat if the position were scored now, line by line. */
    static List<ScoreLine> sheet(CaballeroPosition position) {
        List<ScoreLine> lines = new ArrayList<>();
        walk(
                position,
                (seat, region, reason, amount) ->
                        lines.add(new ScoreLine(seat, Notation.region(position, region), reason, amount)));
        return lines;
    }

    static void walk(CaballeroPosition position, ScoreTally tally) {
        Regions regions = position.map.regions;
        for (int region = 0; region < regions.count(); region++) {
            if (!regions.exists(region)) {
                continue;
            }
            int governor = regions.governor(region);
            if (governor != Regions.NO_SEAT) {
                walkGoverned(regions, region, governor, tally);
            } else if (regions.isLand(region)) {
                walkLand(position, region, tally);
            }
        }
        walkShips(position, tally);
    }

    /** EC-5.3 and EC-5.4. */
    private static void walkGoverned(Regions regions, int region, int governor, ScoreTally tally) {
        if (regions.isLand(region)) {
            tally.add(governor, region, "ec.governor", 2 * regions.value(region));
        } else if (regions.hasShip(region)) {
            tally.add(governor, region, "ec.governedWater", regions.value(region));
        }
    }

    /** EC-4.2 and EC-4.3. */
    private static void walkLand(CaballeroPosition position, int region, ScoreTally tally) {
        int strengths = position.map.regions.strengths(region);
        int value = position.map.regions.value(region);
        for (int seat = 0; seat < position.seats(); seat++) {
            int rank = Ranks.rank(strengths, seat, position.seats());
            boolean tied = Ranks.isShared(strengths, seat, position.seats());
            if (rank == 1 && !tied) {
                tally.add(seat, region, "ec.first", 2 * value);
            } else if (rank == 1
                    && position.seats() == 2
                    && position.options.twoPlayerTie() == CaballeroOptions.TwoPlayerTie.NOTHING) {
                tally.add(seat, region, "ec.tiedFirst", 0);
            } else if (rank == 1) {
                tally.add(seat, region, "ec.tiedFirst", value);
            } else if (rank == 2 && !tied && position.seats() > 2) {
                tally.add(seat, region, "ec.second", value);
            }
        }
    }

    /** EC-4.4. */
    static void walkShips(CaballeroPosition position, ScoreTally tally) {
        IslandMap map = position.map;
        for (int slot = 0; slot < position.seats() * CaballeroTiles.PER_SEAT; slot++) {
            for (int rest = position.tiles.ships(slot); rest != 0; rest &= rest - 1) {
                int region = map.regionBeside(map.shoreNear(position.tiles.cell(slot)), Side.first(rest));
                tally.add(CaballeroTiles.owner(slot), region, "ec.ship", map.regions.value(region));
            }
        }
    }
}
