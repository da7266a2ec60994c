package hidalgo.bots.caballero;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.reasons.RandomExplanations;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.ElCaballero;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CaballeroReasonsTest {
    @Test
    void whatIsSaidOfMovesIsTrue() {
        RandomExplanations explanations = new RandomExplanations(
                new ElCaballero(),
                (before, seat, move) -> false,
                (before, after, seat, reason) ->
                        new CaballeroClaims((CaballeroPosition) before, (CaballeroPosition) after, seat).check(reason));
        for (int seed = 0; seed < 9; seed++) {
            Map<String, String> options =
                    Map.of("players", Integer.toString(2 + seed % 3), "expanded", Boolean.toString(seed % 2 == 1));
            explanations.play(options, seed);
        }
        assertThat(explanations.said())
                .contains(
                        "why.ec.firstFrom",
                        "why.ec.afloat",
                        "why.ec.blocks",
                        "why.ec.breaksTie",
                        "why.ec.costsFirst",
                        "why.ec.enlarges",
                        "why.ec.evicts",
                        "why.ec.firstAlone",
                        "why.ec.governor",
                        "why.ec.refund",
                        "why.ec.second",
                        "why.ec.secures",
                        "why.keepsCard",
                        "why.one.ec.ships");
    }
}
