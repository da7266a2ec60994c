package hidalgo.rules.caballero.moves;

import hidalgo.rules.caballero.state.Cell;

/** A move as it is written in records (section 7): well-formed, but not yet known to be legal. */
public sealed interface WrittenMove {
    /**
     * A side of a tile.
     *
     * @param cell the cell of the tile
     * @param side its side
     */
    record Spot(int cell, int side) {}

    /**
     * Any move that names a cell beyond {@link Cell#REACH}.
     *
     * @param cell the cell as it was written
     */
    record FarAway(String cell) implements WrittenMove {}

    record Power(int card) implements WrittenMove {}

    record Supply() implements WrittenMove {}

    record Area(int tile, int cell) implements WrittenMove {}

    record Place(int cell, int north, boolean withGrande) implements WrittenMove {}

    record Raise(int cell, int north) implements WrittenMove {}

    record BuyShip(Spot spot) implements WrittenMove {}

    record BuildCastillo(int cell) implements WrittenMove {}

    record Take(int cell) implements WrittenMove {}

    record Dock(Spot spot) implements WrittenMove {}

    record Sail(Spot spot) implements WrittenMove {}

    record MoveShip(Spot from, Spot to) implements WrittenMove {}

    record MoveCastillo(int from, int to) implements WrittenMove {}

    record Governor(Spot spot) implements WrittenMove {}

    record Grande(int cell) implements WrittenMove {}

    record End() implements WrittenMove {}
}
