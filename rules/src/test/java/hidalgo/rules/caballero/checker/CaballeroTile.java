package hidalgo.rules.caballero.checker;

import java.util.HashSet;
import java.util.Set;

/** A caballero tile on the map: its owner, the number facing north, and the pieces on it (EC-1.3). */
record CaballeroTile(int owner, int north, Set<Side> ships, boolean castillo, boolean grande) {
    /** The number on a side; each face reads 1-4 or 5-8 clockwise (EC-1.3). */
    int number(Side side) {
        int lowest = north <= 4 ? 1 : 5;
        return lowest + (north - lowest + side.quarterTurns) % 4;
    }

    CaballeroTile turned(int newNorth) {
        return new CaballeroTile(owner, newNorth, ships, castillo, grande);
    }

    CaballeroTile withShip(Side side) {
        Set<Side> more = new HashSet<>(ships);
        more.add(side);
        return new CaballeroTile(owner, north, Set.copyOf(more), castillo, grande);
    }

    CaballeroTile withoutShip(Side side) {
        Set<Side> fewer = new HashSet<>(ships);
        fewer.remove(side);
        return new CaballeroTile(owner, north, Set.copyOf(fewer), castillo, grande);
    }

    CaballeroTile withCastillo(boolean present) {
        return new CaballeroTile(owner, north, ships, present, grande);
    }

    CaballeroTile withGrande(boolean present) {
        return new CaballeroTile(owner, north, ships, castillo, present);
    }
}
