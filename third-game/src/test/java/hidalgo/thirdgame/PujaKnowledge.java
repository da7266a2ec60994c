package hidalgo.thirdgame;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Judgement;
import hidalgo.bots.judgement.Weights;
import hidalgo.bots.reasons.Reasons;
import hidalgo.rules.Position;
import java.util.List;

/** The knowledge of bots about La Puja. */
public final class PujaKnowledge implements GameKnowledge {
    private static final Weights WEIGHTS = Weights.read(PujaKnowledge.class, "weights.properties");

    @Override
    public String game() {
        return LaPuja.ID;
    }

    @Override
    public Weights weights() {
        return WEIGHTS;
    }

    @Override
    public Judgement judgement(Weights weights) {
        return new PujaJudgement(weights);
    }

    @Override
    public Reasons reasons(Position before, int seat, List<Integer> moves) {
        Reasons reasons = new Reasons();
        reasons.add(1, "why.puja.prize", "prize", ((PujaPosition) before).prize());
        return reasons;
    }

    /** Points, and the cards that are left to win more. */
    private record PujaJudgement(Weights weights) implements Judgement {
        @Override
        public void worth(Position position, double[] points) {
            PujaPosition puja = (PujaPosition) position;
            for (int seat = 0; seat < puja.seats(); seat++) {
                int cards = Integer.bitCount(puja.cards[seat] >> LaPuja.CARDS / 2);
                points[seat] = puja.total(seat) + weights.get("card") * cards;
            }
        }

        @Override
        public double progress(Position position) {
            return (double) position.scorings() / LaPuja.ROUNDS;
        }

        @Override
        public boolean isMidAction(Position position, int seat) {
            return false;
        }

        @Override
        public boolean decidesTurn(Position position) {
            return false;
        }
    }
}
