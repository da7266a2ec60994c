package hidalgo.bots.grande;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Judgement;
import hidalgo.bots.judgement.Strengths;
import hidalgo.bots.judgement.Temperaments;
import hidalgo.bots.judgement.Weights;
import hidalgo.bots.learnt.Features;
import hidalgo.bots.learnt.Nets;
import hidalgo.bots.reasons.Reasons;
import hidalgo.rules.Position;
import hidalgo.rules.grande.ElGrande;
import hidalgo.rules.grande.GrandePosition;
import java.util.List;
import java.util.Optional;

/** The knowledge of bots about El Grande. */
public final class GrandeKnowledge implements GameKnowledge {
    private final Weights weights = Weights.read(GrandeKnowledge.class, "weights.properties");
    private final Temperaments temperaments = Temperaments.read(GrandeKnowledge.class, "temperaments.properties");

    @Override
    public String game() {
        return ElGrande.ID;
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
        return Strengths.read(GrandeKnowledge.class, "strengths.properties");
    }

    @Override
    public Judgement judgement(Weights changed) {
        return new GrandeJudgement(changed);
    }

    @Override
    public Optional<Features> features() {
        return Optional.of(new GrandeFeatures());
    }

    @Override
    public String usualNets() {
        return "v4";
    }

    @Override
    public Nets nets(String name) {
        return Nets.named(GrandeKnowledge.class, name);
    }

    @Override
    public byte[] netsFile(String name) {
        return Nets.file(GrandeKnowledge.class, name);
    }

    @Override
    public Reasons reasons(Position before, int seat, List<Integer> moves) {
        return GrandeReasons.of((GrandePosition) before, seat, moves);
    }
}
