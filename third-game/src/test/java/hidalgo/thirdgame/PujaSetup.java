package hidalgo.thirdgame;

import hidalgo.rules.Refusal;
import hidalgo.rules.Refused;
import hidalgo.rules.Setup;
import java.util.List;

/** La Puja as it is dealt: the prizes in their order. */
record PujaSetup(LaPuja.Seats options, List<Integer> prizes) implements Setup {
    PujaSetup {
        prizes = List.copyOf(prizes);
        if (prizes.size() != LaPuja.ROUNDS) {
            throw new Refused(Refusal.of("LP-1", "puja.prizes", "count", LaPuja.ROUNDS));
        }
    }

    @Override
    public PujaPosition begin() {
        return new PujaPosition(this);
    }
}
