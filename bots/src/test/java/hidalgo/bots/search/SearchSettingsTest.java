package hidalgo.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Weights;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SearchSettingsTest {
    private static final Weights WEIGHTS = GameKnowledge.ALL
            .of("el-grande")
            .weights()
            .with(Map.of("search.glances", 10.0, "learnt.glances", 7.0, "learnt.glances.3", 4.0, "search.heat", 3.0));

    @Test
    void aSettingMayHaveAValueForANumberOfSeatsAlone() {
        assertThat(SearchSettings.of(WEIGHTS, "learnt", 3).playoutMoves()).isEqualTo(4);
        assertThat(SearchSettings.of(WEIGHTS, "learnt", 2).playoutMoves()).isEqualTo(7);
    }

    @Test
    void whereANetJudgesASettingThatIsNotNamedIsTheUsualOne() {
        assertThat(SearchSettings.of(WEIGHTS, "search", 3).playoutMoves()).isEqualTo(10);
        assertThat(SearchSettings.of(WEIGHTS, "learnt", 3).priorSpread()).isEqualTo(3);
    }
}
