package hidalgo.rules.caballero;

import hidalgo.rules.TextColours;
import hidalgo.rules.caballero.CaballeroTable.Area;
import hidalgo.rules.caballero.CaballeroTable.Tile;
import hidalgo.rules.caballero.state.AreaTile;
import hidalgo.rules.caballero.state.CaballeroTile;
import hidalgo.rules.caballero.state.Cell;
import hidalgo.rules.caballero.state.Side;
import java.util.HashMap;
import java.util.Map;

/*
 * A cell is three lines of three fields, each two characters wide. An area tile shows land as ## and water as ~~, and
 * gold as $$ or fish as <> in the middle. A caballero tile shows its four numbers, a ship as v next to its number, and
 * in the middle its owner, with C for a castillo, G for the grande, & for both.
 */

/** The map of a game of El Caballero as text, with coordinates around it. */
final class TextMap {
    private static final int FIELDS = 3;
    private static final int WIDTH = 6;
    private static final String OWNERS = "RBYK";

    private final Map<Integer, Area> areas = new HashMap<>();
    private final Map<Integer, Tile> tiles = new HashMap<>();
    private final TextColours colours;
    private int west;
    private int east;
    private int north;
    private int south;

    private TextMap(CaballeroTable table, TextColours colours) {
        this.colours = colours;
        for (Area area : table.areas()) {
            areas.put(Cell.of(area.x(), area.y()), area);
            cover(area.x(), area.y());
        }
        for (Tile tile : table.tiles()) {
            tiles.put(Cell.of(tile.x(), tile.y()), tile);
            cover(tile.x(), tile.y());
        }
    }

    static String of(CaballeroTable table, TextColours colours) {
        return new TextMap(table, colours).draw();
    }

    private void cover(int x, int y) {
        west = Math.min(west, x);
        east = Math.max(east, x);
        north = Math.min(north, y);
        south = Math.max(south, y);
    }

    private String draw() {
        StringBuilder text = new StringBuilder("    ");
        for (int x = west; x <= east; x++) {
            text.append(centred(Integer.toString(x)));
        }
        text.append('\n');
        for (int y = north; y <= south; y++) {
            for (int row = 0; row < FIELDS; row++) {
                String label = row == 1 ? Integer.toString(y) : "";
                StringBuilder line = new StringBuilder(" ".repeat(3 - label.length()) + label + " ");
                for (int x = west; x <= east; x++) {
                    line.append(cell(Cell.of(x, y), row));
                }
                text.append(line.toString().stripTrailing()).append('\n');
            }
        }
        return text.toString();
    }

    private static String centred(String label) {
        int left = (WIDTH - label.length()) / 2;
        return " ".repeat(left) + label + " ".repeat(WIDTH - left - label.length());
    }

    private String cell(int cell, int row) {
        Area area = areas.get(cell);
        Tile tile = tiles.get(cell);
        if (area != null) {
            return area(AreaTile.parse(area.tile()), row);
        }
        return tile == null ? " ".repeat(WIDTH) : colours.seat(tile.seat(), tile(tile, row));
    }

    private String area(int tile, int row) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < FIELDS; column++) {
            boolean land = isLand(tile, row, column);
            String mark = land ? "##" : "~~";
            if (row == 1 && column == 1 && AreaTile.symbol(tile) != AreaTile.PLAIN) {
                mark = AreaTile.symbol(tile) == AreaTile.GOLD ? "$$" : "<>";
            }
            line.append(land ? colours.land(mark) : colours.water(mark));
        }
        return line.toString();
    }

    /** Whether a field of an area tile is land: the middle if any side is, a corner if both adjacent sides are. */
    private static boolean isLand(int tile, int row, int column) {
        int land = AreaTile.land(tile);
        int vertical = row == 0 ? 1 : row == 2 ? 4 : 0;
        int horizontal = column == 0 ? 8 : column == 2 ? 2 : 0;
        int sides = vertical | horizontal;
        if (sides == 0) {
            return land != 0 && AreaTile.symbol(tile) != AreaTile.FISH;
        }
        return (land & sides) == sides;
    }

    private static String tile(Tile tile, int row) {
        return switch (row) {
            case 0 -> "  " + number(tile, 0) + "  ";
            case 1 -> number(tile, 3) + middle(tile) + number(tile, 1);
            default -> "  " + number(tile, 2) + "  ";
        };
    }

    private static String number(Tile tile, int side) {
        boolean ship = tile.ships().indexOf(Side.letter(side)) >= 0;
        return CaballeroTile.number(tile.north(), side) + (ship ? "v" : " ");
    }

    private static String middle(Tile tile) {
        char on = tile.castillo() ? tile.grande() ? '&' : 'C' : tile.grande() ? 'G' : ' ';
        return "" + OWNERS.charAt(tile.seat()) + on;
    }
}
