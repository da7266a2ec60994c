package hidalgo.bots.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.bots.judgement.Evaluation;
import hidalgo.bots.judgement.Judgement;
import hidalgo.bots.judgement.WinEstimate;
import hidalgo.bots.search.Search;
import hidalgo.rules.Game;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import hidalgo.rules.caballero.ElCaballero;
import hidalgo.rules.grande.ElGrande;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GameKnowledgeTest {
    static Game[] games() {
        return new Game[] {new ElCaballero(), new ElGrande()};
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatAGameBringsIsFoundByItsName(Game game) {
        Position start = start(game);

        assertThat(GameKnowledge.of(start).game()).isEqualTo(game.id());
        assertThat(GameKnowledge.of(start.view(View.SPECTATOR))).isSameAs(GameKnowledge.of(start));
    }

    @Test
    void anUnknownGameIsRefusedByName() {
        assertThatThrownBy(() -> GameKnowledge.ALL.of("chess"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("There is no game chess; there are el-caballero, el-grande");
    }

    @ParameterizedTest
    @MethodSource("games")
    void theWeightsAreAllThatEvaluationAndSearchAskFor(Game game) {
        Position start = start(game);
        View view = start.view(Integer.numberOfTrailingZeros(start.obliged()));
        GameKnowledge knowledge = GameKnowledge.of(start);

        Judgement judgement = knowledge.judgement(Map.of());
        for (WinEstimate estimate :
                List.of(new Evaluation(judgement), knowledge.winEstimate(judgement, view.seats()))) {
            assertThat(new Search(view, judgement, estimate, RandomSource.of(1), null))
                    .isNotNull();
        }
    }

    private static Position start(Game game) {
        return game.deal(game.choose(Map.of("players", "3")), RandomSource.of(1))
                .begin();
    }
}
