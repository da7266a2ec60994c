package hidalgo.rules.caballero;

import hidalgo.rules.caballero.state.AreaTile;
import hidalgo.rules.caballero.state.CaballeroTiles;
import hidalgo.rules.caballero.state.Cell;
import hidalgo.rules.caballero.state.IslandMap;
import hidalgo.rules.caballero.state.Regions;
import hidalgo.rules.caballero.state.Side;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/*
 * The position numbers shores and regions as they come and go. Their rows in an observation follow the map instead: they
 * are in reading order (section 7), so that equal maps have equal rows.
 */

/** The rows of shores, regions and open cells in an observation. */
final class CaballeroRows {
    private static final int NUMBER = 8;
    private static final int LOW = (1 << NUMBER) - 1;

    private final int seats;
    private final int[] shores;
    private final int[] shoreRows;
    private final long[] regions = new long[Regions.MOST];
    private final int[] regionRows = new int[Regions.MOST];
    private final int[] open;
    private int regionCount;
    private int openCount;
    private int seat;
    private @Nullable CaballeroPosition position;

    CaballeroRows(int seats) {
        this.seats = seats;
        this.shores = new int[EncodedCaballero.mostShores(seats)];
        this.shoreRows = new int[shores.length];
        this.open = new int[EncodedCaballero.mostOpenCells(seats)];
    }

    /** Numbers the rows of a position as a seat sees it. */
    void set(CaballeroPosition seen, int viewer) {
        position = seen;
        seat = viewer;
        sortShores(seen.map);
        sortRegions(seen.map.regions);
        findOpenCells(seen);
    }

    /** How many regions there are. */
    int regions() {
        return regionCount;
    }

    /** How many open cells there are. */
    int openCells() {
        return openCount;
    }

    /** The shore in a row. */
    int shoreAt(int row) {
        return shores[row] & LOW;
    }

    /** The region in a row. */
    int regionAt(int row) {
        return (int) regions[row] & LOW;
    }

    /** The open cell in a row. */
    int openCell(int row) {
        return open[row];
    }

    /** The row of the shore on a cell, or of an open cell: those follow the last row that a shore can have. */
    int site(int cell) {
        int shore = position().map.shoreAt(cell);
        return shore >= 0 ? shoreRows[shore] : shores.length + Arrays.binarySearch(open, 0, openCount, cell);
    }

    /** The row of a region. */
    int region(int region) {
        return regionRows[region];
    }

    /** Which tile of the display a turned tile is, the first of equal ones, and by how many quarters it is turned. */
    int displayed(int tile) {
        int unturned = AreaTile.unturned(tile);
        int index = 0;
        while (position().display[index] != unturned) {
            index++;
        }
        int quarters = 0;
        while (AreaTile.turned(unturned, quarters) != tile) {
            quarters++;
        }
        return index * Side.COUNT + quarters;
    }

    /** The number of a water among those with a governor of the seat, in the order of their rows. */
    int ownWater(int water) {
        Regions all = position().map.regions;
        int number = 0;
        for (int row = 0; row < regionRows[water]; row++) {
            number += all.governor(regionAt(row)) == seat && !all.isLand(regionAt(row)) ? 1 : 0;
        }
        return number;
    }

    private CaballeroPosition position() {
        return Objects.requireNonNull(position, "No view has been observed yet");
    }

    private void sortShores(IslandMap map) {
        int count = map.shores();
        for (int shore = 0; shore < count; shore++) {
            shores[shore] = map.shoreCell(shore) << NUMBER | shore;
        }
        Arrays.sort(shores, 0, count);
        for (int row = 0; row < count; row++) {
            shoreRows[shoreAt(row)] = row;
        }
    }

    private void sortRegions(Regions all) {
        regionCount = 0;
        for (int region = 0; region < all.count(); region++) {
            if (all.exists(region)) {
                regions[regionCount++] = (long) all.firstSide(region) << NUMBER | region;
            }
        }
        Arrays.sort(regions, 0, regionCount);
        for (int row = 0; row < regionCount; row++) {
            regionRows[regionAt(row)] = row;
        }
    }

    /** The cells of EC-3.6. */
    private void findOpenCells(CaballeroPosition seen) {
        openCount = 0;
        for (int slot = 0; slot < seats * CaballeroTiles.PER_SEAT; slot++) {
            for (int side = 0; side < Side.COUNT && seen.tiles.isOnMap(slot); side++) {
                int cell = Cell.beside(seen.tiles.cell(slot), side);
                if (seen.map.isOpenSea(cell) && !isListed(cell)) {
                    open[openCount++] = cell;
                }
            }
        }
        Arrays.sort(open, 0, openCount);
    }

    private boolean isListed(int cell) {
        for (int i = 0; i < openCount; i++) {
            if (open[i] == cell) {
                return true;
            }
        }
        return false;
    }
}
