package hidalgo.rules.caballero;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.rules.RandomSource;
import hidalgo.rules.Refused;
import hidalgo.rules.caballero.state.CaballeroOptions;
import hidalgo.rules.caballero.state.TileSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Section 2: the deal (EC-2.2, EC-2.4). */
class Section2DealTest {
    private static final ElCaballero GAME = new ElCaballero();

    @Test
    @DisplayName("EC-2.2 a deal uses every tile once, and the starting tile carries no symbol")
    void ec2_2_everyTile() {
        List<String> box = new ArrayList<>(TileSet.reconstructed().tiles());
        Collections.sort(box);
        for (int seed = 0; seed < 200; seed++) {
            CaballeroSetup setup = deal(4, seed);
            List<String> dealt = new ArrayList<>(setup.stack());
            dealt.add(setup.start());
            Collections.sort(dealt);
            assertThat(dealt).isEqualTo(box);
            assertThat(setup.start()).matches("[LW]{4}");
        }
    }

    @Test
    @DisplayName("EC-2.2 the first five of the stack are the display")
    void ec2_2_display() {
        CaballeroSetup setup = deal(3, 5);
        Survey survey = Survey.of(setup.begin());

        assertThat(survey.display())
                .containsExactlyInAnyOrderElementsOf(setup.stack().subList(0, 5));
        assertThat(survey.stack()).isEqualTo(setup.stack().subList(5, 47));
        assertThat(survey.areas()).isEqualTo(Map.of("0,0", setup.start()));
    }

    @Test
    @DisplayName("EC-2.2 the starting tile lies in the rotation in which it is written")
    void ec2_2_startRotation() {
        assertThat(Scene.basic(2).on("WLWW").survey().areas()).isEqualTo(Map.of("0,0", "WLWW"));
    }

    @Test
    @DisplayName("EC-2.2 with the reconstructed tiles a starting tile with gold or fish is refused")
    void ec2_2_startWithSymbol() {
        for (String tile : new String[] {"LLWWg", "WWWWf"}) {
            List<String> stack = new ArrayList<>(TileSet.reconstructed().tiles());
            stack.remove(tile);
            CaballeroOptions options = GAME.choose(Map.of("players", "2"));
            assertThatThrownBy(() -> new CaballeroSetup(options, 0, tile, stack))
                    .isInstanceOf(Refused.class)
                    .hasMessage("EC-2.2: the starting tile " + tile + " carries gold or fish, which is not allowed");
        }
    }

    @Test
    @DisplayName("EC-2.2 under another name only the validity of EC-1.2 is tested, and the symbol counts (EC-4.1)")
    void ec2_2_otherStart() {
        assertThat(Scene.basic(2).on("LLWWg")).hasValue("0,0 N", 2).hasValue("0,0 S", 1);
        assertThat(Scene.basic(2).on("LLWWf")).hasValue("0,0 N", 1).hasValue("0,0 S", 2);
        assertThatThrownBy(() -> Scene.basic(2).on("WWWWg").setup()).isInstanceOf(Refused.class);
    }

    @Test
    @DisplayName("EC-2.2 every symbol-free tile starts in proportion to its number, any place holds any tile")
    void ec2_2_fairDeal() {
        int deals = 3200;
        Map<String, Integer> starts = new HashMap<>();
        Set<String> tops = new HashSet<>();
        Set<String> bottoms = new HashSet<>();
        for (int seed = 0; seed < deals; seed++) {
            CaballeroSetup setup = deal(2, seed);
            starts.merge(setup.start(), 1, Integer::sum);
            tops.add(setup.stack().getFirst());
            bottoms.add(setup.stack().getLast());
        }
        Map<String, Integer> plain = Map.of("WWWW", 2, "LWWW", 7, "LLWW", 8, "LWLW", 5, "LLLW", 8, "LLLL", 2);

        assertThat(starts.keySet()).isEqualTo(plain.keySet());
        // 100 a tile; the largest deviation by chance is about 3 times the square root of the expectation
        plain.forEach((tile, count) ->
                assertThat(Math.abs(starts.get(tile) - 100 * count)).isLessThan((int) (3.5 * Math.sqrt(100 * count))));
        Set<String> kinds = new HashSet<>(TileSet.reconstructed().tiles());
        assertThat(tops).isEqualTo(kinds);
        assertThat(bottoms).isEqualTo(kinds);
    }

    @Test
    @DisplayName("EC-2.2 the same seed deals the same game, another seed another")
    void ec2_2_seeded() {
        assertThat(deal(4, 7)).isEqualTo(deal(4, 7));
        assertThat(deal(4, 7)).isNotEqualTo(deal(4, 8));
    }

    @Test
    @DisplayName("EC-2.4 the starting player is drawn at random, each seat as often as the others")
    void ec2_4_randomFirst() {
        int[] first = new int[4];
        for (int seed = 0; seed < 4000; seed++) {
            first[deal(4, seed).first()]++;
        }

        for (int times : first) {
            assertThat(times).isBetween(900, 1100);
        }
    }

    private static CaballeroSetup deal(int players, int seed) {
        return GAME.deal(GAME.choose(Map.of("players", Integer.toString(players))), RandomSource.of(seed));
    }
}
