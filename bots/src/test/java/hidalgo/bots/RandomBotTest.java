package hidalgo.bots;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Ruling;
import hidalgo.rules.View;
import hidalgo.rules.grande.ElGrande;
import hidalgo.rules.grande.GrandeSetup;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class RandomBotTest {
    private static final int TIMES = 10_000;

    /** Red holds a veto, Blue's action waits for a step. */
    private final Position interruptible = interruptible();

    @Test
    void whoIsNotObligedWaitsAsOftenAsHePlaysAnyMove() {
        Map<String, Integer> counts = counts(0);
        assertThat(counts).containsOnlyKeys("veto", "wait");
        assertThat(counts.get("wait")).isBetween(TIMES * 9 / 20, TIMES * 11 / 20);
    }

    @Test
    void whoIsObligedNeverWaits() {
        assertThat(counts(1)).hasSizeGreaterThan(1).doesNotContainKey("wait");
    }

    private Map<String, Integer> counts(int seat) {
        Bot bot = new RandomBot();
        RandomSource random = RandomSource.of(2);
        View view = interruptible.view(seat);
        Map<String, Integer> counts = new TreeMap<>();
        for (int i = 0; i < TIMES; i++) {
            int move = bot.choose(view, random);
            counts.merge(move == Bot.WAIT ? "wait" : view.notation(move), 1, Integer::sum);
        }
        return counts;
    }

    private static Position interruptible() {
        ElGrande game = new ElGrande();
        GrandeSetup dealt = game.deal(game.choose(Map.of("players", "2")), RandomSource.of(1));
        List<List<String>> piles = dealt.piles().stream()
                .map(pile -> pile.stream().sorted().toList().reversed())
                .toList();
        Position position = new GrandeSetup(dealt.options(), 0, "Gal", List.of("Old", "Bas"), piles).begin();
        assertThat(piles.get(1).getFirst()).isEqualTo("veto");
        play(position, 0, "power 13");
        play(position, 1, "power 1");
        play(position, 0, "card 2");
        play(position, 0, "special");
        play(position, 0, "end");
        play(position, 1, "card 5");
        play(position, 1, "special");
        play(position, 0, "allow");
        return position;
    }

    private static void play(Position position, int seat, String text) {
        position.play(seat, ((Ruling.Legal) position.judge(seat, text)).move());
    }
}
