package hidalgo.tables.game.caballero;

import hidalgo.rules.Position;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.ElCaballero;
import hidalgo.rules.caballero.Preview;
import hidalgo.tables.game.ServedGame;
import java.util.ArrayList;
import java.util.List;

/** El Caballero on the server. */
public final class ServedCaballero implements ServedGame {
    @Override
    public String game() {
        return ElCaballero.ID;
    }

    /** Power cards can be planned. */
    @Override
    public boolean mayBePlanned(String move) {
        return move.matches("power (?:[1-9]|1[0-3])");
    }

    /** Tiles that are evicted (EC-3.8, EC-5.7), and caballeros that are lost with tiles. */
    @Override
    public List<Loss> losses(Position before, int seat, int move) {
        List<Loss> losses = new ArrayList<>();
        for (Preview.Return tile :
                ((CaballeroPosition) before).whatIf(seat, move).returns()) {
            int owner = tile.tile().seat();
            losses.add(new Loss(owner, tile.evicted() && owner != seat ? 1 : 0, tile.caballerosLost()));
        }
        return losses;
    }
}
