package hidalgo.tables.game.grande;

import hidalgo.rules.Position;
import hidalgo.rules.grande.ElGrande;
import hidalgo.rules.grande.GrandePosition;
import hidalgo.rules.grande.Preview;
import hidalgo.tables.game.ServedGame;
import java.util.ArrayList;
import java.util.List;

/** El Grande on the server. */
public final class ServedGrande implements ServedGame {
    @Override
    public String game() {
        return ElGrande.ID;
    }

    /** Power cards can be planned. */
    @Override
    public boolean mayBePlanned(String move) {
        return move.matches("power (?:[1-9]|1[0-3])");
    }

    /** Caballeros that an action sends home or moves away from a region. */
    @Override
    public List<Loss> losses(Position before, int seat, int move) {
        List<Loss> losses = new ArrayList<>();
        for (Preview.Transfer transfer :
                ((GrandePosition) before).whatIf(seat, move).transfers()) {
            boolean home =
                    transfer.to().equals(Preview.PROVINCE) && !transfer.from().equals(Preview.COURT);
            if (home) {
                int evicted = transfer.seat() == seat ? 0 : transfer.count();
                losses.add(new Loss(transfer.seat(), evicted, transfer.count()));
            }
        }
        return losses;
    }
}
