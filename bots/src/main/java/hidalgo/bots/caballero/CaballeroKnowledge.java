package hidalgo.bots.caballero;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Judgement;
import hidalgo.bots.judgement.Weights;
import hidalgo.bots.reasons.Reasons;
import hidalgo.rules.Position;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.ElCaballero;
import java.util.List;

/** What bots know about El Caballero. */
public final class CaballeroKnowledge implements GameKnowledge {
    private final Weights weights = Weights.read(CaballeroKnowledge.class, "weights.properties");

    @Override
    public String game() {
        return ElCaballero.ID;
    }

    @Override
    public Weights weights() {
        return weights;
    }

    @Override
    public Judgement judgement(Weights changed) {
        return new CaballeroJudgement(changed);
    }

    @Override
    public Reasons reasons(Position before, int seat, List<Integer> moves) {
        return CaballeroReasons.of((CaballeroPosition) before, seat, moves);
    }
}
