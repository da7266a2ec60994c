package hidalgo.app;

import hidalgo.rules.Ink;
import hidalgo.rules.Position;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.grande.GrandePosition;

/** Text boards of whichever game it is. */
final class Boards {
    private Boards() {}

    /** The board of a position. */
    static String of(Position position, Ink ink) {
        return switch (position) {
            case CaballeroPosition caballero ->
                hidalgo.rules.caballero.TextBoard.of(caballero, ink).stripTrailing();
            case GrandePosition grande ->
                hidalgo.rules.grande.TextBoard.of(grande, ink).stripTrailing();
            default -> throw new IllegalArgumentException("There is no board for " + position.getClass());
        };
    }
}
