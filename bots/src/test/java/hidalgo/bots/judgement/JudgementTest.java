package hidalgo.bots.judgement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hidalgo.bots.Arena;
import hidalgo.bots.game.GameKnowledge;
import hidalgo.rules.Game;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.ElCaballero;
import hidalgo.rules.grande.ElGrande;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JudgementTest {
    @Test
    void atTheEndAPositionIsWorthItsTotalsButForATrifle() {
        for (Game game : List.of(new ElCaballero(), new ElGrande())) {
            Position end =
                    new Arena(game).play(game.choose(Map.of("players", "3")), 4, List.of("squire", "squire", "random"));
            double[] worth = new double[3];

            GameKnowledge.of(end).judgement(Map.of()).worth(end, worth);

            for (int seat = 0; seat < 3; seat++) {
                assertThat(worth[seat]).isCloseTo(end.total(seat), within(0.99));
            }
        }
    }

    @Test
    void aWeightCanBeChangedForAnExperiment() {
        CaballeroPosition start = new ElCaballero()
                .deal(new ElCaballero().choose(Map.of("players", "2")), RandomSource.of(1))
                .begin();
        double[] usual = new double[2];
        double[] changed = new double[2];

        GameKnowledge.of(start).judgement(Map.of()).worth(start, usual);
        GameKnowledge.of(start).judgement(Map.of("court", 5.0)).worth(start, changed);

        assertThat(changed[0]).isGreaterThan(usual[0]);
    }

    @Test
    void everyoneHasTheSameChanceAtTheStartAndTheWinnerAllOfItAtTheEnd() {
        ElCaballero game = new ElCaballero();
        CaballeroPosition start = game.deal(game.choose(Map.of("players", "4")), RandomSource.of(1))
                .begin();
        Position end = new Arena(game).play(game.choose(Map.of("players", "2")), 1, List.of("squire", "random"));
        double[] chances = new double[4];

        new Evaluation(GameKnowledge.of(start).judgement(Map.of())).chances(start, chances);
        assertThat(chances).containsOnly(chances[0]);

        new Evaluation(GameKnowledge.of(end).judgement(Map.of())).chances(end, chances);
        assertThat(chances[0]).isEqualTo(1);
        assertThat(chances[1]).isZero();
    }
}
