package hidalgo.rules.caballero.state;

/*
 * Everything happens along the shore: area tiles are placed there (except for EC-3.6), and caballero tiles are nowhere
 * else. So besides the area tiles, the map keeps a list of shores with what each borders, and moves are found by going
 * through this list instead of searching the grid. A mark on the grid is an area tile's number + 1, or a shore's number
 * + SHORE.
 */

/** The map: area tiles, the cells along their shores, and the regions they form. */
public final class IslandMap {
    /** The most area tiles that four players can place in ten rounds, each with one 9, plus the starting tile. */
    static final int MOST_AREAS = 45;

    private static final int MOST_SHORES = 4 * MOST_AREAS;
    private static final int SHORE = 64;
    private static final int ALL_SIDES = 15;

    final Grid grid = new Grid();
    public final Regions regions = new Regions();

    private int areas;
    private final short[] areaCell = new short[MOST_AREAS];
    private final byte[] areaTile = new byte[MOST_AREAS];
    private final byte[] sideRegion = new byte[Side.COUNT * MOST_AREAS];

    private int shores;
    private final short[] shoreCell = new short[MOST_SHORES];
    private final byte[] shoreSides = new byte[MOST_SHORES];
    private final byte[] shoreTile = new byte[MOST_SHORES];

    /** The number of area tiles. */
    public int areas() {
        return areas;
    }

    public int areaCell(int area) {
        return areaCell[area] & 0xFFFF;
    }

    public int areaTile(int area) {
        return areaTile[area];
    }

    public int regionOf(int area, int side) {
        return sideRegion[area * Side.COUNT + side] & 0xFF;
    }

    /** The area tile on a cell, or -1. */
    public int areaAt(int cell) {
        int mark = grid.anywhere(cell);
        return mark == 0 || mark >= SHORE ? -1 : mark - 1;
    }

    /** The number of shores: cells without an area tile that border one. */
    public int shores() {
        return shores;
    }

    public int shoreCell(int shore) {
        return shoreCell[shore] & 0xFFFF;
    }

    /** The sides on which a shore borders land. */
    public int landSides(int shore) {
        return shoreSides[shore] & ALL_SIDES;
    }

    /** The sides on which a shore borders water. */
    public int waterSides(int shore) {
        return shoreSides[shore] >> 4 & ALL_SIDES;
    }

    /** The caballero tile on a shore, or -1. */
    public int tileOn(int shore) {
        return shoreTile[shore] - 1;
    }

    /** Places a caballero tile on a shore, or removes it with -1. */
    public void setTile(int shore, int slot) {
        shoreTile[shore] = (byte) (slot + 1);
    }

    /** The shore on a cell next to an area tile or a shore, or -1. */
    public int shoreNear(int cell) {
        return grid.near(cell) - SHORE;
    }

    /** The shore on any cell, or a negative number. */
    public int shoreAt(int cell) {
        return grid.anywhere(cell) - SHORE;
    }

    /** Whether a cell next to a shore is empty and borders no area tile (EC-3.6). */
    public boolean isOpenSea(int cell) {
        return grid.near(cell) == 0;
    }

    /** The region that a shore faces on one of its land or water sides. */
    public int regionBeside(int shore, int side) {
        int area = grid.near(Cell.beside(shoreCell(shore), side)) - 1;
        return regionOf(area, Side.opposite(side));
    }

    /** Places an area tile on an empty cell and updates shores and regions, except for the strengths it adds. */
    public void lay(int tile, int cell) {
        grid.cover(cell);
        int mark = grid.near(cell);
        if (mark >= SHORE) {
            removeShore(mark - SHORE);
        }
        int area = areas++;
        areaCell[area] = (short) cell;
        areaTile[area] = (byte) tile;
        grid.mark(cell, area + 1);
        for (int side = 0; side < Side.COUNT; side++) {
            int beside = Cell.beside(cell, side);
            if (grid.near(beside) == 0) {
                addShore(beside);
            }
            int shore = grid.near(beside) - SHORE;
            if (shore >= 0) {
                int water = (AreaTile.water(tile) >> side & 1) * 4;
                shoreSides[shore] |= (byte) (1 << Side.opposite(side) + water);
            }
        }
        int done = 0;
        for (int side = 0; side < Side.COUNT; side++) {
            if ((done >> side & 1) == 0) {
                int piece = AreaTile.piece(tile, side);
                addPiece(area, piece, (AreaTile.land(tile) & piece) != 0);
                done |= piece;
            }
        }
        regions.countVacant();
    }

    void set(IslandMap other) {
        grid.set(other.grid);
        regions.set(other.regions);
        areas = other.areas;
        System.arraycopy(other.areaCell, 0, areaCell, 0, areas);
        System.arraycopy(other.areaTile, 0, areaTile, 0, areas);
        System.arraycopy(other.sideRegion, 0, sideRegion, 0, areas * Side.COUNT);
        shores = other.shores;
        System.arraycopy(other.shoreCell, 0, shoreCell, 0, shores);
        System.arraycopy(other.shoreSides, 0, shoreSides, 0, shores);
        System.arraycopy(other.shoreTile, 0, shoreTile, 0, shores);
    }

    private void addShore(int cell) {
        int shore = shores++;
        shoreCell[shore] = (short) cell;
        shoreSides[shore] = 0;
        shoreTile[shore] = 0;
        grid.mark(cell, shore + SHORE);
    }

    private void removeShore(int shore) {
        int last = --shores;
        shoreCell[shore] = shoreCell[last];
        shoreSides[shore] = shoreSides[last];
        shoreTile[shore] = shoreTile[last];
        grid.mark(shoreCell(shore), shore + SHORE);
    }

    /**
     * Adds one piece of land or water of a new area tile to the regions it touches, and joins them (EC-1.2, EC-4.1).
     */
    private void addPiece(int area, int piece, boolean land) {
        int cell = areaCell(area);
        int region = -1;
        int open = 0;
        for (int rest = piece; rest != 0; rest &= rest - 1) {
            int side = Side.first(rest);
            int mark = grid.near(Cell.beside(cell, side));
            if (mark >= SHORE) {
                open++;
                continue;
            }
            int neighbour = regionOf(mark - 1, Side.opposite(side));
            regions.addOpen(neighbour, -1);
            if (region < 0) {
                region = neighbour;
            } else if (region != neighbour) {
                join(neighbour, region);
            }
        }
        if (region < 0) {
            region = regions.create(land);
        }
        regions.addOpen(region, open);
        regions.addValue(region, valueOf(area, piece, land, region));
        for (int rest = piece; rest != 0; rest &= rest - 1) {
            int side = Side.first(rest);
            sideRegion[area * Side.COUNT + side] = (byte) region;
            regions.addSide(region, cell << 2 | side);
        }
    }

    /**
     * The value that a piece adds to its region: the second water of a bridge adds nothing if the first is already in
     * it.
     */
    private int valueOf(int area, int piece, boolean land, int region) {
        int tile = areaTile(area);
        if (!land && AreaTile.isBridge(tile)) {
            int side = Side.first(piece);
            return side >= 2 && regionOf(area, Side.opposite(side)) == region ? 0 : 1;
        }
        return AreaTile.symbol(tile) == (land ? AreaTile.GOLD : AreaTile.FISH) ? 2 : 1;
    }

    private void join(int gone, int into) {
        int shared = 0;
        for (int area = 0; area < areas - 1; area++) {
            if (!AreaTile.isBridge(areaTile(area)) || regions.isLand(into)) {
                continue;
            }
            int side = (areaTile(area) & 1) == 0 ? 0 : 1;
            int here = regionOf(area, side);
            int there = regionOf(area, side + 2);
            if (here == gone && there == into || here == into && there == gone) {
                shared++;
            }
        }
        regions.join(gone, into, shared);
        for (int i = 0; i < (areas - 1) * Side.COUNT; i++) {
            if (sideRegion[i] == (byte) gone) {
                sideRegion[i] = (byte) into;
            }
        }
    }
}
