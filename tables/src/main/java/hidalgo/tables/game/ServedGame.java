package hidalgo.tables.game;

import hidalgo.rules.Door;
import hidalgo.rules.Doors;
import hidalgo.rules.Position;
import java.util.List;

/** What a game provides for the server. */
public interface ServedGame extends Door {
    /** The implementations of all games. */
    Doors<ServedGame> ALL = Doors.of(ServedGame.class);

    /** Whether a move can be planned, to be made automatically when it is the seat's turn. */
    boolean mayBePlanned(String move);

    /** What a legal move takes from seats, computed from the position before it. */
    List<Loss> losses(Position before, int seat, int move);

    /**
     * What a move takes from one seat.
     *
     * @param seat the seat that loses something
     * @param evicted what counts as evicted by the seat that moves
     * @param lost what counts as lost by the seat that loses it
     */
    record Loss(int seat, int evicted, int lost) {}
}
