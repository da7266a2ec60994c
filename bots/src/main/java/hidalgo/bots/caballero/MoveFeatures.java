package hidalgo.bots.caballero;

import hidalgo.bots.learnt.FeatureRow;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.ShoreIndex;
import hidalgo.rules.caballero.moves.MoveCode;
import java.util.Arrays;

/*
 * A move is described by its parts: its kind and number, the region that it changes most, the regions that an area tile
 * joins and the tiles that it evicts, the tile and the waters of a ship. Every method that adds numbers to a row is
 * below the constant that counts them.
 */

/** The input features of El Caballero's nets for a move. */
final class MoveFeatures {
    private static final int SEATS = 4;
    private static final int SIDES = 4;
    private static final int CARDS = 14;
    private static final int NUMBERS = 9;
    private static final int SYMBOLS = 3;
    private static final int NONE = -1;

    /** How many numbers describe a move. */
    static final int OF_MOVE = MoveCode.KINDS
            + CARDS
            + NUMBERS
            + MoveFeatures.OF_REGION
            + MoveFeatures.OF_AREA
            + MoveFeatures.OF_TILE
            + MoveFeatures.OF_WATERS;

    private final LandFeatures land;
    private final int[] ships = new int[ShoreIndex.MOST_REGIONS * SEATS];
    private final int[] joined = new int[SIDES];
    private final int[] strengths = new int[SEATS];

    MoveFeatures(LandFeatures land) {
        this.land = land;
    }

    /** Looks at a position. */
    void read(CaballeroPosition position) {
        ShoreIndex shores = position.shores();
        Arrays.fill(ships, 0, shores.regions() * SEATS, 0);
        for (int shore = 0; shore < shores.shores(); shore++) {
            int owner = shores.owner(shore);
            int sides = owner == ShoreIndex.NO_SEAT ? 0 : shores.ships(shore);
            for (int rest = sides; rest != 0; rest &= rest - 1) {
                ships[shores.regionBeside(shore, Integer.numberOfTrailingZeros(rest)) * SEATS + owner]++;
            }
        }
    }

    /** Adds the numbers of a move. */
    void add(CaballeroPosition position, int seat, int move, FeatureRow row) {
        ShoreIndex shores = position.shores();
        int kind = MoveCode.kind(move);
        int object = MoveCode.object(move);
        row.addCase(kind, MoveCode.KINDS, 1);
        row.addCase(kind == MoveCode.POWER ? object : NONE, CARDS, 1);
        int shore = shore(shores, kind, object);
        int sides = shore < 0 ? 0 : shores.landSides(shore);
        int north = placesTile(kind) ? MoveCode.second(move) : 0;
        int side = bestSide(shores, shore, sides);
        row.addCase(number(north, side), NUMBERS, 1);
        int region = kind == MoveCode.GOVERNOR ? object : side < 0 ? NONE : shores.regionBeside(shore, side);
        addRegion(position, seat, region, gained(shores, kind, north, shore, side), row);
        if (kind == MoveCode.AREA) {
            addArea(position, seat, move, row);
        } else {
            row.skip(OF_AREA);
        }
        boolean stands = shore >= 0 && shores.owner(shore) != ShoreIndex.NO_SEAT;
        row.add(stands ? shores.highest(shore, sides) : 0);
        row.add(stands && shores.hasCastillo(shore));
        row.add(stands && shores.hasGrande(shore));
        row.add(stands ? Integer.bitCount(shores.ships(shore)) : 0);
        row.add(Integer.bitCount(sides));
        row.add(shore < 0 ? 0 : Integer.bitCount(shores.openSides(shore)));
        int second = kind == MoveCode.MOVE_CASTILLO ? shores.shoreOf(MoveCode.second(move)) : NONE;
        row.add(second < 0 ? 0 : shores.highest(second, shores.landSides(second)));
        row.add(second < 0 ? 0 : Integer.bitCount(shores.openSides(second)));
        int from = hasBerth(kind) ? water(shores, object) : NONE;
        int to = kind == MoveCode.MOVE_SHIP ? water(shores, MoveCode.second(move)) : NONE;
        addWater(shores, seat, from, row);
        addWater(shores, seat, to, row);
    }

    private static boolean placesTile(int kind) {
        return kind == MoveCode.PLACE || kind == MoveCode.PLACE_WITH_GRANDE || kind == MoveCode.RAISE;
    }

    private static boolean hasBerth(int kind) {
        return kind == MoveCode.BUY_SHIP
                || kind == MoveCode.SAIL
                || kind == MoveCode.DOCK
                || kind == MoveCode.MOVE_SHIP;
    }

    /** The shore that a move is about, or a negative number. */
    private static int shore(ShoreIndex shores, int kind, int object) {
        return switch (kind) {
            case MoveCode.PLACE, MoveCode.PLACE_WITH_GRANDE -> shores.shoreAt(object);
            case MoveCode.RAISE, MoveCode.BUILD_CASTILLO, MoveCode.TAKE, MoveCode.MOVE_CASTILLO, MoveCode.GRANDE ->
                shores.shoreOf(object);
            case MoveCode.BUY_SHIP, MoveCode.DOCK, MoveCode.SAIL, MoveCode.MOVE_SHIP ->
                MoveCode.isWater(object) ? NONE : shores.shoreOf(MoveCode.slot(object));
            default -> NONE;
        };
    }

    /** The side of a shore with the most valuable land, or -1. */
    private static int bestSide(ShoreIndex shores, int shore, int sides) {
        int best = NONE;
        int most = 0;
        for (int rest = sides; rest != 0; rest &= rest - 1) {
            int side = Integer.numberOfTrailingZeros(rest);
            int value = shores.value(shores.regionBeside(shore, side));
            if (value > most) {
                most = value;
                best = side;
            }
        }
        return best;
    }

    /** The number that counts when a tile is placed or raised: the one that faces the land, or north on water. */
    private static int number(int north, int side) {
        return north == 0 || side < 0 ? north : ShoreIndex.numberFor(north, side);
    }

    /** How much a move adds to its seat's strength in the region it is about. */
    private static int gained(ShoreIndex shores, int kind, int north, int shore, int side) {
        if (side < 0) {
            return 0;
        }
        return switch (kind) {
            case MoveCode.PLACE, MoveCode.PLACE_WITH_GRANDE -> ShoreIndex.numberFor(north, side);
            case MoveCode.RAISE -> ShoreIndex.numberFor(north, side) - shores.number(shore, side);
            case MoveCode.TAKE -> -shores.number(shore, side);
            default -> 0;
        };
    }

    private static final int OF_REGION = 8 + 2 * LandFeatures.MARGINS;

    private void addRegion(CaballeroPosition position, int seat, int region, int gained, FeatureRow row) {
        if (region < 0) {
            row.skip(OF_REGION);
            return;
        }
        ShoreIndex shores = position.shores();
        int mine = shores.strength(region, seat);
        int best = 0;
        for (int other = 0; other < position.seats(); other++) {
            best = other == seat ? best : Math.max(best, shores.strength(region, other));
        }
        row.add(shores.value(region));
        row.add(mine);
        row.add(best);
        row.add(gained);
        row.add(shores.isLand(region));
        row.add(shores.isEnclosed(region));
        row.add(land.isReachable(region));
        row.add(shores.governor(region) != ShoreIndex.NO_SEAT);
        row.addCase(LandFeatures.standing(mine, best), LandFeatures.MARGINS, 1);
        row.addCase(LandFeatures.standing(mine + gained, best), LandFeatures.MARGINS, 1);
    }

    private static final int OF_AREA = 5 + SYMBOLS + 11 + LandFeatures.MARGINS;

    /** The regions that an area tile joins or strengthens, and the tiles that it evicts (EC-3.8, EC-3.20). */
    private void addArea(CaballeroPosition position, int seat, int move, FeatureRow row) {
        ShoreIndex shores = position.shores();
        int cell = MoveCode.object(move);
        int sides = MoveCode.land(move);
        int shore = shores.shoreAt(cell);
        int near = shore < 0 ? 0 : shores.landSides(shore);
        row.addCase(Integer.bitCount(sides), 5, 1);
        row.addCase(MoveCode.symbol(move), SYMBOLS, 1);
        int count = 0;
        int value = 0;
        Arrays.fill(strengths, 0);
        for (int rest = near; rest != 0; rest &= rest - 1) {
            int region = shores.regionBeside(shore, Integer.numberOfTrailingZeros(rest));
            if (!isJoined(region, count)) {
                joined[count++] = region;
                value += shores.value(region);
                for (int each = 0; each < position.seats(); each++) {
                    strengths[each] += shores.strength(region, each);
                }
            }
        }
        row.add(count);
        row.add(value);
        row.add(shore < 0 ? 0 : Integer.bitCount(shores.waterSides(shore)));
        row.add(Integer.bitCount(sides & ~near));
        addNeighbours(shores, seat, cell, sides, row);
        int best = 0;
        for (int other = 0; other < position.seats(); other++) {
            best = other == seat ? best : Math.max(best, strengths[other]);
        }
        row.add(strengths[seat]);
        row.addCase(count == 0 ? NONE : LandFeatures.standing(strengths[seat], best), LandFeatures.MARGINS, 1);
    }

    private boolean isJoined(int region, int count) {
        for (int i = 0; i < count; i++) {
            if (joined[i] == region) {
                return true;
            }
        }
        return false;
    }

    /** The effects of an area tile on the caballero tiles beside it: six numbers. */
    private void addNeighbours(ShoreIndex shores, int seat, int cell, int sides, FeatureRow row) {
        int mineLost = 0;
        int mineSaved = 0;
        int othersLost = 0;
        int othersSaved = 0;
        int mineGained = 0;
        int othersGained = 0;
        for (int rest = sides; rest != 0; rest &= rest - 1) {
            int side = Integer.numberOfTrailingZeros(rest);
            int beside = shores.shoreBeside(cell, side);
            int owner = beside < 0 ? ShoreIndex.NO_SEAT : shores.owner(beside);
            if (owner == ShoreIndex.NO_SEAT) {
                continue;
            }
            int already = shores.landSides(beside);
            boolean mine = owner == seat;
            if (already != 0 && !shores.hasGrande(beside)) {
                int caballeros = shores.highest(beside, already);
                boolean saved = shores.hasCastillo(beside);
                mineLost += mine && !saved ? caballeros : 0;
                mineSaved += mine && saved ? caballeros : 0;
                othersLost += !mine && !saved ? caballeros : 0;
                othersSaved += !mine && saved ? caballeros : 0;
            } else {
                int caballeros = shores.number(beside, side ^ 2);
                mineGained += mine ? caballeros : 0;
                othersGained += mine ? 0 : caballeros;
                strengths[owner] += caballeros;
            }
        }
        row.add(mineLost);
        row.add(mineSaved);
        row.add(othersLost);
        row.add(othersSaved);
        row.add(mineGained);
        row.add(othersGained);
    }

    /** The tile that a move is about, and the one to which a castillo moves. */
    private static final int OF_TILE = 8;

    private static final int OF_WATER = 4;
    private static final int OF_WATERS = 2 * OF_WATER;

    private static int water(ShoreIndex shores, int berth) {
        return MoveCode.isWater(berth)
                ? MoveCode.water(berth)
                : shores.regionBeside(shores.shoreOf(MoveCode.slot(berth)), MoveCode.side(berth));
    }

    private void addWater(ShoreIndex shores, int seat, int water, FeatureRow row) {
        if (water < 0) {
            row.skip(OF_WATER);
            return;
        }
        int others = 0;
        for (int other = 0; other < SEATS; other++) {
            others += other == seat ? 0 : ships[water * SEATS + other];
        }
        row.add(shores.value(water));
        row.add(ships[water * SEATS + seat]);
        row.add(others);
        row.add(shores.isEnclosed(water));
    }
}
