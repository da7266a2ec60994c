package hidalgo.bots.grande;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Judgement;
import hidalgo.bots.judgement.Weights;
import hidalgo.bots.reasons.Reasons;
import hidalgo.rules.Position;
import hidalgo.rules.grande.ElGrande;
import hidalgo.rules.grande.GrandePosition;
import hidalgo.rules.grande.GrandePosition.Stage;
import java.util.List;

/** What bots know about El Grande. */
public final class GrandeKnowledge implements GameKnowledge {
    private static final int MOST_SEATS = 5;

    private final Weights weights = Weights.read(GrandeKnowledge.class, "weights.properties");

    @Override
    public String game() {
        return ElGrande.ID;
    }

    @Override
    public Weights weights() {
        return weights;
    }

    @Override
    public Judgement judgement(Weights changed) {
        return new GrandeJudgement(changed);
    }

    @Override
    public int turn(Position position) {
        GrandePosition grande = (GrandePosition) position;
        return grande.round() * (MOST_SEATS + 1) + (grande.stage() == Stage.LAYING ? 0 : 1 + grande.active());
    }

    /** Disks are set for a card (EG-4.16) or for the Castillo (EG-5.4). */
    @Override
    public boolean isSecret(Position position) {
        Stage stage = ((GrandePosition) position).stage();
        return stage == Stage.DISKS || stage == Stage.CASTILLO;
    }

    @Override
    public Reasons reasons(Position before, int seat, List<Integer> moves) {
        return GrandeReasons.of((GrandePosition) before, seat, moves);
    }
}
