package hidalgo.tables.game;

import hidalgo.rules.Door;
import hidalgo.rules.Doors;
import hidalgo.rules.Position;
import java.util.List;

/** A game as tables see it. */
public interface ServedGame extends Door {
    /** The implementations of all games. */
    Doors<ServedGame> ALL = Doors.of(ServedGame.class);

    /** Whether a move can be planned, to be made automatically when it is the seat's turn. */
    boolean mayBePlanned(String move);

    /** The losses of each seat through a legal move, computed from the position before it. */
    List<Loss> losses(Position before, int seat, int move);

    /**
     * The losses of one seat through a move.
     *
     * @param seat the seat that loses something
     * @param evicted the number that counts as evicted by the seat that moves
     * @param lost the number that counts as lost by the seat that loses it
     */
    record Loss(int seat, int evicted, int lost) {}
}
