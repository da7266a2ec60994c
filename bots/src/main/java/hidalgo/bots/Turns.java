package hidalgo.bots;

import hidalgo.rules.Position;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.grande.GrandePosition;
import hidalgo.rules.grande.GrandePosition.Stage;

/** Where one turn ends and the next begins: the laying of cards, a seat's turn and secret choices are kept apart. */
public final class Turns {
    private static final int LAYING = 5;

    private Turns() {}

    /** A number that stays the same as long as a turn lasts. */
    public static int of(Position position) {
        int stretch = switch (position) {
            case CaballeroPosition caballero -> caballero.isBidding() ? LAYING : caballero.mover();
            case GrandePosition grande -> grande.stage() == Stage.LAYING ? LAYING : grande.active();
            default -> throw new IllegalArgumentException("No bot knows this game");
        };
        return (position.round() * (LAYING + 1) + stretch) * 2 + (isSecret(position) ? 1 : 0);
    }

    /** Whether seats choose secretly now. */
    public static boolean isSecret(Position position) {
        return position instanceof GrandePosition grande
                && (grande.stage() == Stage.DISKS || grande.stage() == Stage.CASTILLO);
    }
}
