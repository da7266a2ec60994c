package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.RED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.rules.RandomSource;
import hidalgo.rules.Refused;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 2: dealing (EG-2.1), the options, and the setups and options that are refused. */
class Section2DealTest {
    private static final ElGrande GAME = new ElGrande();

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    @DisplayName("EG-2.1 King and homes are different regions, and each pile holds its cards")
    void eg2_1_deal(int players) {
        for (int seed = 0; seed < 50; seed++) {
            GrandeSetup setup = deal(players, seed);
            Set<String> regions = new HashSet<>(setup.homes());
            regions.add(setup.king());

            assertThat(setup.homes()).hasSize(players);
            assertThat(regions).hasSize(players + 1).doesNotContain("Cas");
            for (int pile = 1; pile <= 4; pile++) {
                assertThat(setup.piles().get(pile - 1)).containsExactlyInAnyOrderElementsOf(Piles.inBox(pile));
            }
        }
    }

    @Test
    @DisplayName("EG-2.1 each region is the King's or a home, each card on top, as often as the others")
    void eg2_1_fairDeal() {
        int deals = 5500;
        Map<String, Integer> kings = new HashMap<>();
        Map<String, Integer> homes = new HashMap<>();
        Map<String, Integer> tops = new HashMap<>();
        Map<String, Integer> bottoms = new HashMap<>();
        for (int seed = 0; seed < deals; seed++) {
            GrandeSetup setup = deal(3, seed);
            kings.merge(setup.king(), 1, Integer::sum);
            homes.merge(setup.homes().getLast(), 1, Integer::sum);
            for (List<String> pile : setup.piles()) {
                tops.merge(pile.getFirst(), 1, Integer::sum);
                bottoms.merge(pile.getLast(), 1, Integer::sum);
            }
        }

        assertThat(kings)
                .hasSize(9)
                .allSatisfy((region, times) -> assertThat(times).isBetween(530, 690));
        assertThat(homes)
                .hasSize(9)
                .allSatisfy((region, times) -> assertThat(times).isBetween(530, 690));
        Map<String, Integer> copies = new HashMap<>();
        for (int pile = 1; pile <= 4; pile++) {
            Piles.inBox(pile).forEach(card -> copies.merge(card, 1, Integer::sum));
        }
        // 500 a copy; four times the standard deviation of that is less than 90, of three copies less than 150
        copies.forEach((card, count) -> {
            assertThat(tops.get(card)).as(card).isBetween(500 * count - 50 * count - 40, 500 * count + 50 * count + 40);
            assertThat(bottoms.get(card))
                    .as(card)
                    .isBetween(500 * count - 50 * count - 40, 500 * count + 50 * count + 40);
        });
    }

    @Test
    @DisplayName("EG-2.1 the same seed deals the same game, another seed another")
    void eg2_1_seeded() {
        assertThat(deal(4, 7)).isEqualTo(deal(4, 7));
        assertThat(deal(4, 7)).isNotEqualTo(deal(4, 8));
    }

    @Test
    @DisplayName("EG-2.4 the starting player is drawn at random, each seat as often as the others")
    void eg2_4_randomFirst() {
        int[] first = new int[4];
        for (int seed = 0; seed < 4000; seed++) {
            first[deal(4, seed).first()]++;
        }

        for (int times : first) {
            assertThat(times).isBetween(900, 1100);
        }
    }

    @Test
    @DisplayName("EG-2.1 refused: a King or a home that is no region, a home that is taken, too few homes")
    void eg2_1_refusedRegions() {
        assertRefused(
                () -> Scene.of(2).king("Cas").setup(),
                "EG-1.1: \"Cas\" is not a region; write one of the nine codes, like Gal");
        assertRefused(
                () -> Scene.of(2).king("gal").setup(),
                "EG-1.1: \"gal\" is not a region; write one of the nine codes, like Gal");
        assertRefused(
                () -> Scene.of(2).homes("Sev Cas").setup(),
                "EG-1.1: \"Cas\" is not a region; write one of the nine codes, like Gal");
        assertRefused(
                () -> Scene.of(2).homes("Sev Gal").setup(),
                "EG-2.1: Blue’s home region Gal is taken by the King or another player");
        assertRefused(
                () -> Scene.of(3).homes("Sev Cat Sev").setup(),
                "EG-2.1: Yellow’s home region Sev is taken by the King or another player");
        GrandeSetup two = Scene.of(2).setup();
        assertRefused(
                () -> new GrandeSetup(two.options(), 0, "Gal", List.of("Sev"), two.piles()),
                "EG-2.1: home regions: 1; players: 2");
        assertRefused(
                () -> new GrandeSetup(two.options(), 0, "Gal", List.of("Sev", "Cat", "Val"), two.piles()),
                "EG-2.1: home regions: 3; players: 2");
    }

    @Test
    @DisplayName("EG-2.4 refused: a first seat that there is not")
    void eg2_4_refusedFirst() {
        assertRefused(
                () -> Scene.of(3).beginning(3).setup(),
                "EG-2.4: there is no seat 3 to begin; seats are numbered from 0 to 2");
        assertRefused(
                () -> Scene.of(3).beginning(-1).setup(),
                "EG-2.4: there is no seat -1 to begin; seats are numbered from 0 to 2");
    }

    @Test
    @DisplayName("EG-1.5 refused: piles that don't hold the cards of the box")
    void eg1_5_refusedPiles() {
        assertRefused(() -> withPile(2, 0, "vetoo"), "EG-1.5: \"vetoo\" in pile 2 is not an action card");
        assertRefused(
                () -> withPile(1, 0, "veto"),
                "EG-1.5: the card \"veto\" appears in pile 1 more often than this game has it there");
        assertRefused(
                () -> withPile(2, 2, "veto"),
                "EG-1.5: the card \"veto\" appears in pile 2 more often than this game has it there");
        assertRefused(() -> withPile(2, 2, ""), "EG-1.5: the card \"courtsAll\" is missing in pile 2");
        GrandeSetup two = Scene.of(2).setup();
        assertRefused(
                () -> new GrandeSetup(
                        two.options(), 0, "Gal", two.homes(), two.piles().subList(0, 3)),
                "EG-1.5: piles of action cards: 3; there must be four, piles 1 to 4");
    }

    @Test
    @DisplayName("EG-4.15 veto: off has nine cards in pile 2, and a veto among them is refused")
    void eg4_15_vetoOff() {
        GrandeSetup setup = Scene.of(2).with("veto", "off").setup();
        assertThat(setup.piles().get(1)).hasSize(9).doesNotContain("veto");
        GrandeSetup dealt = GAME.deal(GAME.choose(Map.of("players", "2", "veto", "off")), RandomSource.of(1));
        assertThat(dealt.piles().get(1)).hasSize(9).doesNotContain("veto");
        assertThat(Scene.of(2).with("veto", "off").quietRounds(9).position().isOver())
                .isTrue();

        GrandeSetup on = Scene.of(2).setup();
        assertRefused(
                () -> new GrandeSetup(setup.options(), 0, "Gal", on.homes(), on.piles()),
                "EG-4.15: the card \"veto\" appears in pile 2 more often than this game has it there");
    }

    @Test
    @DisplayName("EG-7 players is required, the other options have their defaults")
    void eg7_defaults() {
        assertThat(GAME.choose(Map.of("players", "4")).values())
                .containsExactly(
                        Map.entry("players", "4"),
                        Map.entry("short", "false"),
                        Map.entry("fetch", "exact"),
                        Map.entry("castillo", "hidden"),
                        Map.entry("angryKing", "everyone"),
                        Map.entry("grandeCard", "active"),
                        Map.entry("veto", "on"));
        assertThat(GAME.id()).isEqualTo("el-grande");
        assertRefused(() -> GAME.choose(Map.of()), "EG-1.2: choose a value for \"players\": 2, 3, 4, 5");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "players; 1; EG-1.2; 2, 3, 4, 5",
                "players; 6; EG-1.2; 2, 3, 4, 5",
                "short; yes; EG-2.2; false, true",
                "fetch; all; EG-3.1; exact, upTo",
                "castillo; shut; EG-3.6; hidden, open",
                "angryKing; none; EG-4.4; everyone, opponents",
                "grandeCard; none; EG-4.11; active, all",
                "veto; maybe; EG-4.15; on, off",
            })
    @DisplayName("EG-7 refused: values that an option does not have; all that it has are taken")
    void eg7_values(String option, String value, String rule, String values) {
        Map<String, String> chosen = new HashMap<>(Map.of("players", "2"));
        chosen.put(option, value);
        assertRefused(
                () -> GAME.choose(chosen),
                rule + ": \"" + value + "\" is not a value of \"" + option + "\"; choose from " + values);
        for (String legal : values.split(", ")) {
            chosen.put(option, legal);
            assertThat(GAME.choose(chosen).values()).containsEntry(option, legal);
        }
    }

    @Test
    @DisplayName("EG-7 refused: an option that there is not")
    void eg7_unknownOption() {
        assertRefused(
                () -> GAME.choose(Map.of("players", "2", "expanded", "true")),
                "EG-7: there is no option \"expanded\"; choose from players, short, fetch, castillo, angryKing, grandeCard, veto");
    }

    @Test
    @DisplayName("EG-2.1 a setup does not change with the lists that it was made of")
    void eg2_1_ownLists() {
        GrandeSetup setup = Scene.of(2).setup();
        List<String> homes = new ArrayList<>(setup.homes());
        List<List<String>> piles = new ArrayList<>();
        setup.piles().forEach(pile -> piles.add(new ArrayList<>(pile)));
        GrandeSetup copy = new GrandeSetup(setup.options(), RED, "Gal", homes, piles);
        homes.clear();
        piles.getFirst().clear();

        assertThat(copy).isEqualTo(setup);
    }

    private static GrandeSetup deal(int players, int seed) {
        return GAME.deal(GAME.choose(Map.of("players", Integer.toString(players))), RandomSource.of(seed));
    }

    /** A setup in which one card is another, or missing. */
    private static GrandeSetup withPile(int pile, int index, String card) {
        GrandeSetup setup = Scene.of(2).setup();
        List<List<String>> piles = new ArrayList<>(setup.piles());
        List<String> cards = new ArrayList<>(piles.get(pile - 1));
        cards.remove(index);
        if (!card.isEmpty()) {
            cards.add(index, card);
        }
        piles.set(pile - 1, cards);
        return new GrandeSetup(setup.options(), 0, "Gal", setup.homes(), piles);
    }

    private static void assertRefused(ThrowingCallable action, String text) {
        assertThatThrownBy(action).isInstanceOf(Refused.class).hasMessage(text);
    }
}
