package hidalgo.thirdgame;

import hidalgo.rules.Position;
import hidalgo.tables.game.ServedGame;
import java.util.List;

/** La Puja on the server. */
public final class ServedPuja implements ServedGame {
    @Override
    public String game() {
        return LaPuja.ID;
    }

    @Override
    public boolean mayBePlanned(String move) {
        return false;
    }

    @Override
    public List<Loss> losses(Position before, int seat, int move) {
        return List.of();
    }
}
