package hidalgo.bots.caballero;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Judgement;
import hidalgo.bots.judgement.Strengths;
import hidalgo.bots.judgement.Temperaments;
import hidalgo.bots.judgement.Weights;
import hidalgo.bots.learnt.Features;
import hidalgo.bots.learnt.Nets;
import hidalgo.bots.reasons.Reasons;
import hidalgo.rules.Position;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.ElCaballero;
import java.util.List;
import java.util.Optional;

/** The knowledge of bots about El Caballero. */
public final class CaballeroKnowledge implements GameKnowledge {
    private final Weights weights = Weights.read(CaballeroKnowledge.class, "weights.properties");
    private final Temperaments temperaments = Temperaments.read(CaballeroKnowledge.class, "temperaments.properties");

    @Override
    public String game() {
        return ElCaballero.ID;
    }

    @Override
    public Weights weights() {
        return weights;
    }

    @Override
    public Temperaments temperaments() {
        return temperaments;
    }

    @Override
    public Strengths strengths() {
        return Strengths.read(CaballeroKnowledge.class, "strengths.properties");
    }

    @Override
    public Judgement judgement(Weights changed) {
        return new CaballeroJudgement(changed);
    }

    @Override
    public Optional<Features> features() {
        return Optional.of(new CaballeroFeatures());
    }

    @Override
    public String usualNets() {
        return "v2";
    }

    @Override
    public Nets nets(String name) {
        return Nets.named(CaballeroKnowledge.class, name);
    }

    @Override
    public byte[] netsFile(String name) {
        return Nets.file(CaballeroKnowledge.class, name);
    }

    @Override
    public Reasons reasons(Position before, int seat, List<Integer> moves) {
        return CaballeroReasons.of((CaballeroPosition) before, seat, moves);
    }
}
