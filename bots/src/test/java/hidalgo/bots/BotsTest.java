package hidalgo.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.rules.Chance;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.View;
import hidalgo.rules.caballero.ElCaballero;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class BotsTest {
    private final Position start = new ElCaballero()
            .deal(new ElCaballero().choose(Map.of("players", "2")), Chance.of(1))
            .begin();

    @Test
    void anUnknownBotIsRefusedWithTheNamesOfTheOthers() {
        assertThatThrownBy(() -> Bots.of("genius"))
                .isInstanceOf(UnknownBot.class)
                .hasMessage("there is no bot \"genius\"; choose from " + String.join(", ", Bots.names()));
    }

    @Test
    void everyBotPlaysAWholeGameOfLegalMoves() {
        for (String name : Bots.names()) {
            Bot bot = Bots.of(name);
            Chance chance = Chance.of(7);
            Position position = start.copy();
            while (!position.isOver()) {
                int seat = Integer.numberOfTrailingZeros(position.movers());
                View view = position.view(seat);
                int move = bot.choose(view, chance);
                MoveList legal = new MoveList();
                position.legalMoves(seat, legal);
                assertThat(legal.contains(move))
                        .as("%s plays %s", name, view.notation(move))
                        .isTrue();
                position.play(seat, move);
            }
        }
    }

    @Test
    void theRandomBotPlaysEveryMoveEquallyOften() {
        Bot bot = Bots.of("random");
        int seat = Integer.numberOfTrailingZeros(start.movers());
        View view = start.view(seat);
        Chance chance = Chance.of(3);
        Map<String, Integer> counts = new TreeMap<>();
        for (int i = 0; i < 13_000; i++) {
            counts.merge(view.notation(bot.choose(view, chance)), 1, Integer::sum);
        }
        assertThat(counts)
                .hasSize(13)
                .allSatisfy((move, count) -> assertThat(count).isBetween(850, 1150));
    }

    @Test
    void theSameChanceGivesTheSameMoves() {
        View view = start.view(Integer.numberOfTrailingZeros(start.movers()));
        assertThat(Bots.of("random").choose(view, Chance.of(5)))
                .isEqualTo(Bots.of("random").choose(view, Chance.of(5)));
    }
}
