package hidalgo.rules.caballero.checker;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** An area tile in one rotation: its sides N E S W as L or W, and its symbol "g", "f" or "" (EC-1.2). */
record AreaTile(String sides, String symbol) {
    static AreaTile parse(String text) {
        return new AreaTile(text.substring(0, 4), text.substring(4));
    }

    boolean land(Side side) {
        return sides.charAt(side.quarterTurns) == 'L';
    }

    /** All sides joined to this one inside the tile: a bridge parts the water into two (EC-1.2). */
    Set<Side> piece(Side side) {
        boolean bridge = sides.equals("LWLW") || sides.equals("WLWL");
        if (bridge && !land(side)) {
            return EnumSet.of(side);
        }
        return Arrays.stream(Side.values())
                .filter(other -> land(other) == land(side))
                .collect(Collectors.toSet());
    }

    Set<AreaTile> rotations() {
        return IntStream.range(0, 4)
                .mapToObj(turn -> new AreaTile(sides.substring(turn) + sides.substring(0, turn), symbol))
                .collect(Collectors.toSet());
    }

    @Override
    public String toString() {
        return sides + symbol;
    }
}
