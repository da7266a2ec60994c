package hidalgo.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import hidalgo.rules.caballero.ElCaballero;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BotsTest {
    private final Position start = new ElCaballero()
            .deal(new ElCaballero().choose(Map.of("players", "2")), RandomSource.of(1))
            .begin();

    @Test
    void anUnknownBotIsRefusedWithTheNamesOfTheOthers() {
        assertThatThrownBy(() -> Bots.of("genius"))
                .isInstanceOf(UnknownBot.class)
                .hasMessage("there is no bot \"genius\"; choose from " + String.join(", ", Bots.names()));
    }

    @Test
    void everyNameIsThatOfABot() {
        assertThat(Bots.names()).allSatisfy(name -> assertThat(Bots.of(name)).isNotNull());
    }

    @Test
    void parametersOfTheSearchAndWeightsOfTheJudgementStandBehindAColon() {
        assertThat(Bots.of("knight:iterations=2000,threads=2,keep=0.9")).isNotNull();
        assertThat(Bots.of("squire:court=1.5")).isNotNull();
        assertThat(Bots.of("champion:judgement=hand,millis=50")).isNotNull();
        assertThat(Bots.of("knight:judgement=learnt")).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "knight:iterations=0",
                "knight:iterations=1.5",
                "knight:threads=300",
                "knight:genius=1",
                "knight:iterations",
                "knight:judgement=foot",
                "knight:",
                "squire:iterations=5",
                "squire:court=x",
                "squire:court=NaN",
                "random:court=1"
            })
    void aParameterThatABotDoesNotHaveIsRefused(String description) {
        String name = description.substring(0, description.indexOf(':'));
        String parameter = description.substring(description.indexOf(':') + 1);

        assertThatThrownBy(() -> Bots.of(description))
                .isInstanceOf(UnknownBot.class)
                .hasMessage(
                        "\"%s\" is not a parameter of the bot %s; sergeant, knight and champion take iterations, millis, threads"
                                + " and judgement, like knight:iterations=2000",
                        parameter, name);
    }

    @Test
    void theRandomBotPlaysEveryMoveEquallyOften() {
        Bot bot = Bots.of("random");
        int seat = Integer.numberOfTrailingZeros(start.movers());
        View view = start.view(seat);
        RandomSource random = RandomSource.of(3);
        Map<String, Integer> counts = new TreeMap<>();
        for (int i = 0; i < 13_000; i++) {
            counts.merge(view.notation(bot.choose(view, random)), 1, Integer::sum);
        }
        assertThat(counts)
                .hasSize(13)
                .allSatisfy((move, count) -> assertThat(count).isBetween(850, 1150));
    }

    @Test
    void theSameChanceGivesTheSameMoves() {
        View view = start.view(Integer.numberOfTrailingZeros(start.movers()));
        assertThat(Bots.of("random").choose(view, RandomSource.of(5)))
                .isEqualTo(Bots.of("random").choose(view, RandomSource.of(5)));
    }
}
