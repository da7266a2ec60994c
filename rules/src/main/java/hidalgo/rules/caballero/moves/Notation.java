package hidalgo.rules.caballero.moves;

import hidalgo.rules.MoveText;
import hidalgo.rules.caballero.state.AreaTile;
import hidalgo.rules.caballero.state.CaballeroState;
import hidalgo.rules.caballero.state.CaballeroTile;
import hidalgo.rules.caballero.state.CaballeroTiles;
import hidalgo.rules.caballero.state.Cell;
import hidalgo.rules.caballero.state.PowerCards;
import hidalgo.rules.caballero.state.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads and writes the text of moves (section 7). */
public final class Notation {
    private Notation() {}

    /** The canonical text of a move. */
    public static String text(CaballeroState position, int move) {
        int object = MoveCode.object(move);
        int second = MoveCode.second(move);
        CaballeroTiles tiles = position.tiles;
        return switch (MoveCode.kind(move)) {
            case MoveCode.POWER -> "power " + object;
            case MoveCode.SUPPLY -> "supply";
            case MoveCode.AREA -> "area " + AreaTile.text(second) + " " + Cell.text(object);
            case MoveCode.PLACE -> "cab " + Cell.text(object) + " " + second;
            case MoveCode.PLACE_WITH_GRANDE -> "cab " + Cell.text(object) + " " + second + " grande";
            case MoveCode.RAISE -> "raise " + Cell.text(tiles.cell(object)) + " " + second;
            case MoveCode.BUY_SHIP -> "ship " + berth(position, object);
            case MoveCode.BUILD_CASTILLO -> "castillo " + Cell.text(tiles.cell(object));
            case MoveCode.TAKE -> "take " + Cell.text(tiles.cell(object));
            case MoveCode.DOCK -> "dock " + berth(position, object);
            case MoveCode.SAIL -> "sail " + berth(position, object);
            case MoveCode.MOVE_SHIP -> "sail " + berth(position, object) + " " + berth(position, second);
            case MoveCode.MOVE_CASTILLO ->
                "castillo " + Cell.text(tiles.cell(object)) + " " + Cell.text(tiles.cell(second));
            case MoveCode.GOVERNOR -> "governor " + region(position, object);
            case MoveCode.GRANDE -> "grande " + Cell.text(tiles.cell(object));
            case MoveCode.END -> "end";
            default -> throw new IllegalArgumentException("Not a move: " + move);
        };
    }

    /** A region named by the first of its sides in reading order. */
    public static String region(CaballeroState position, int region) {
        return side(position.map.regions.firstSide(region));
    }

    /** A side of an area tile, given as cell and side in one number. */
    public static String side(int cellAndSide) {
        return Cell.text(cellAndSide >> 2) + " " + Side.letter(cellAndSide & 3);
    }

    /** The move that a text describes, or null if it describes none. */
    public static @Nullable WrittenMove parse(String text) {
        List<String> words = MoveText.words(text);
        WrittenMove move = parse(words);
        for (String word : words) {
            if (move != null && cell(word) == Cell.FAR) {
                return new WrittenMove.FarAway(word);
            }
        }
        return move;
    }

    private static @Nullable WrittenMove parse(List<String> words) {
        int count = words.size();
        return switch (words.getFirst()) {
            case "supply" -> count == 1 ? new WrittenMove.Supply() : null;
            case "end" -> count == 1 ? new WrittenMove.End() : null;
            case "power" -> count == 2 ? power(number(words.get(1), PowerCards.COUNT)) : null;
            case "area" -> count == 3 ? area(AreaTile.parse(words.get(1)), cell(words.get(2))) : null;
            case "cab" -> place(words);
            case "raise" -> count == 3 ? raise(cell(words.get(1)), number(words.get(2), CaballeroTile.HIGHEST)) : null;
            case "ship" -> count == 3 ? buyShip(spot(words, 1)) : null;
            case "dock" -> count == 3 ? dock(spot(words, 1)) : null;
            case "governor" -> count == 3 ? governor(spot(words, 1)) : null;
            case "sail" -> sail(words);
            case "castillo" -> castillo(words);
            case "take" -> count == 2 && cell(words.get(1)) >= 0 ? new WrittenMove.Take(cell(words.get(1))) : null;
            case "grande" -> count == 2 && cell(words.get(1)) >= 0 ? new WrittenMove.Grande(cell(words.get(1))) : null;
            default -> null;
        };
    }

    private static String berth(CaballeroState position, int berth) {
        return MoveCode.isWater(berth)
                ? region(position, MoveCode.water(berth))
                : Cell.text(position.tiles.cell(MoveCode.slot(berth))) + " " + Side.letter(MoveCode.side(berth));
    }

    private static @Nullable WrittenMove power(int card) {
        return card < 0 ? null : new WrittenMove.Power(card);
    }

    private static @Nullable WrittenMove area(int tile, int cell) {
        return tile < 0 || cell < 0 ? null : new WrittenMove.Area(tile, cell);
    }

    private static @Nullable WrittenMove place(List<String> words) {
        boolean withGrande = words.size() == 4 && words.get(3).equals("grande");
        if (words.size() != 3 && !withGrande) {
            return null;
        }
        int cell = cell(words.get(1));
        int north = number(words.get(2), CaballeroTile.HIGHEST);
        return cell < 0 || north < 0 ? null : new WrittenMove.Place(cell, north, withGrande);
    }

    private static @Nullable WrittenMove raise(int cell, int north) {
        return cell < 0 || north < 0 ? null : new WrittenMove.Raise(cell, north);
    }

    private static @Nullable WrittenMove buyShip(WrittenMove.@Nullable Spot spot) {
        return spot == null ? null : new WrittenMove.BuyShip(spot);
    }

    private static @Nullable WrittenMove dock(WrittenMove.@Nullable Spot spot) {
        return spot == null ? null : new WrittenMove.Dock(spot);
    }

    private static @Nullable WrittenMove governor(WrittenMove.@Nullable Spot spot) {
        return spot == null ? null : new WrittenMove.Governor(spot);
    }

    private static @Nullable WrittenMove sail(List<String> words) {
        if (words.size() == 3) {
            WrittenMove.Spot to = spot(words, 1);
            return to == null ? null : new WrittenMove.Sail(to);
        }
        if (words.size() != 5) {
            return null;
        }
        WrittenMove.Spot from = spot(words, 1);
        WrittenMove.Spot to = spot(words, 3);
        return from == null || to == null ? null : new WrittenMove.MoveShip(from, to);
    }

    private static @Nullable WrittenMove castillo(List<String> words) {
        int from = words.size() < 2 ? -1 : cell(words.get(1));
        if (words.size() == 2 && from >= 0) {
            return new WrittenMove.BuildCastillo(from);
        }
        int to = words.size() == 3 ? cell(words.get(2)) : -1;
        return from < 0 || to < 0 ? null : new WrittenMove.MoveCastillo(from, to);
    }

    private static WrittenMove.@Nullable Spot spot(List<String> words, int at) {
        int cell = cell(words.get(at));
        int side = Side.of(words.get(at + 1));
        return cell < 0 || side < 0 ? null : new WrittenMove.Spot(cell, side);
    }

    /** The cell that a text names, {@link Cell#FAR} if nothing can ever be there, -1 if it names none. */
    private static int cell(String text) {
        int comma = text.indexOf(',');
        if (comma < 0
                || !MoveText.isInteger(text.substring(0, comma))
                || !MoveText.isInteger(text.substring(comma + 1))) {
            return -1;
        }
        int x = coordinate(text.substring(0, comma));
        int y = coordinate(text.substring(comma + 1));
        return Math.max(Math.abs(x), Math.abs(y)) > Cell.REACH ? Cell.FAR : Cell.of(x, y);
    }

    private static int coordinate(String integer) {
        return integer.length() > 5 ? Integer.MAX_VALUE : Integer.parseInt(integer);
    }

    /** A number from 1 to the highest, or -1. */
    private static int number(String text, int highest) {
        return MoveText.number(text, 1, highest);
    }
}
