package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.BLACK;
import static hidalgo.rules.grande.Scene.BLUE;
import static hidalgo.rules.grande.Scene.RED;
import static hidalgo.rules.grande.Scene.YELLOW;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Scoring;
import hidalgo.rules.grande.GrandePosition.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 2: setup and course; the dealing of EG-2.1 is in {@link Section2DealTest}. */
class Section2SetupAndCourseTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    @DisplayName("EG-2.1 grande and 2 caballeros at home, 7 in court, 21 in the province, the King in his region")
    void eg2_1_start(int players) {
        List<String> homes = List.of("Ara", "Cat", "New", "Bas", "Sev");
        Scene scene = Scene.of(players).king("Gra").homes("Ara Cat New Bas Sev");

        assertThat(scene).hasKing("Gra").hasScoreboards("", "").hasScorings(0).isRound(1);
        for (int seat = 0; seat < players; seat++) {
            Integer[] there = new Integer[players];
            for (int other = 0; other < players; other++) {
                there[other] = other == seat ? 2 : 0;
            }
            assertThat(scene).hasCourt(seat, 7).hasProvince(seat, 21).hasGrande(seat, homes.get(seat));
            assertThat(scene).hasCaballeros(homes.get(seat), there);
        }
        assertThat(scene.survey().caballeros("Gra")).containsOnly(0);
        assertThat(scene.survey().totals()).containsOnly(0);
        assertThat(scene.survey().vetoes()).containsOnly(0);
    }

    @Test
    @DisplayName("EG-2.2 nine rounds, a general scoring after rounds 3, 6 and 9")
    void eg2_2_rounds() {
        Scene scene = Scene.of(2);
        List<Scoring> scorings = new ArrayList<>();
        for (int round = 1; round <= 9; round++) {
            assertThat(scene).isRound(round).isAt(Stage.LAYING);
            int before = scene.position().scorings();
            scene.quietRounds(1);
            if (scene.position().scorings() > before) {
                scorings.add(scene.position().lastScoring());
            }
        }

        assertThat(scorings).extracting(Scoring::round).containsExactly(3, 6, 9);
        assertThat(scorings).extracting(Scoring::cause).containsOnly("general");
        assertThat(scene).isAt(Stage.OVER).isRound(9).waitsFor();
        assertThat(scene.position().isOver()).isTrue();
    }

    @Test
    @DisplayName("EG-2.2 short: true leaves out rounds 1, 4 and 7, and six cards of each pile are turned up")
    void eg2_2_short() {
        Scene scene = Scene.of(3).with("short", "true");
        List<Integer> scored = new ArrayList<>();
        List<List<String>> shown = new ArrayList<>();
        for (int round : new int[] {2, 3, 5, 6, 8, 9}) {
            assertThat(scene).isRound(round).isAt(Stage.LAYING);
            shown.add(List.copyOf(scene.survey().faceUp().values()));
            int before = scene.position().scorings();
            scene.quietRounds(1);
            if (scene.position().scorings() > before) {
                scored.add(scene.position().lastScoring().round());
            }
        }

        assertThat(scored).containsExactly(3, 6, 9);
        assertThat(scene).isAt(Stage.OVER);
        List<List<String>> piles = scene.setup().piles();
        assertThat(shown)
                .isEqualTo(IntStream.range(0, 6)
                        .mapToObj(i -> piles.stream().map(pile -> pile.get(i)).toList())
                        .toList());
    }

    @Test
    @DisplayName("EG-2.3 a round: cards are turned up, power cards laid, turns taken, the highest card first")
    void eg2_3_round() {
        Scene scene = Scene.of(4).cards(7, 13, 1, 9);

        for (int seat : new int[] {BLUE, BLACK, RED, YELLOW}) {
            assertThat(scene).waitsFor(seat);
            assertThat(scene.position().active()).isEqualTo(seat);
            scene.passes(seat);
        }
        assertThat(scene).isRound(2).isAt(Stage.LAYING);
    }

    @Test
    @DisplayName("EG-2.3 a player must wait during another player's turn")
    void eg2_3_notYourTurn() {
        Scene scene = Scene.of(3).cards(1, 3, 2);

        assertThat(scene).refuses(RED, "card 1").because("EG-2.3", "it is not your turn; Blue is to move");
        assertThat(scene.passes(BLUE))
                .refuses(BLUE, "card 1")
                .because("EG-2.3", "it is not your turn; Yellow is to move");
    }

    @Test
    @DisplayName("EG-2.3 all face-up cards are discarded at the end of the round, chosen or not")
    void eg2_3_discard() {
        Scene scene =
                Scene.of(2).onTop("moveFourAny", "placeTwo", "court", "adviser", "veto", "courtsAll", "scoreMost");
        assertThat(scene.survey().faceUp().values()).containsExactly("moveFourAny", "veto", "scoreMost", "court");

        scene.cards(2, 1).takesTurn(RED, "card 1").takesTurn(BLUE, "card 4");
        assertThat(scene.position().reveals()).isEqualTo(4);
        assertThat(scene.survey().faceUp().values()).containsExactly("placeTwo", "courtsAll", "scoreFours", "adviser");
    }

    @Test
    @DisplayName("EG-2.3 no card lies face up while the general scoring waits for choices")
    void eg2_3_discardBeforeScoring() {
        Scene scene = Scene.of(2).quietRounds(2).layHighest();
        scene.places(scene.position().active(), 1, "1 Cas").othersPass();

        assertThat(scene).isAt(Stage.CASTILLO).isRound(3);
        assertThat(scene.survey().faceUp()).isEmpty();
        assertThat(scene.position().chosenCard()).isNull();
    }

    @Test
    @DisplayName("EG-2.4 each lays one, clockwise from the first, never a number laid this round by another")
    void eg2_4_laying() {
        Scene scene = Scene.of(4).beginning(YELLOW);
        assertThat(scene).waitsFor(YELLOW);
        assertThat(scene).refuses(RED, "power 1").because("EG-2.4", "it is not your turn; Yellow is to move");
        assertThat(scene.plays(YELLOW, "power 8")).waitsFor(BLACK);
        assertThat(scene)
                .refuses(BLACK, "power 8")
                .because("EG-2.4", "Yellow has already played the 8 this round; choose another number");
        assertThat(scene.plays(BLACK, "power 13")).waitsFor(RED);
        assertThat(scene).lists(RED, Scene.each("power *", "1 2 3 4 5 6 7 9 10 11 12"));
        assertThat(scene.plays(RED, "power 1")).waitsFor(BLUE);
        assertThat(scene.plays(BLUE, "power 9")).waitsFor(BLACK).isAt(Stage.CHOOSING);
    }

    @Test
    @DisplayName("EG-2.4 a laid card is out of the hand, and its number is free for others in later rounds")
    void eg2_4_laidCards() {
        Scene scene = Scene.of(2).cards(8, 3);
        assertThat(scene.position().laid(RED)).isEqualTo(8);
        assertThat(scene).lacksInHand(RED, 8).hasInHand(BLUE, 8);
        scene.othersPass();

        assertThat(scene.position().laid(RED)).isZero();
        assertThat(scene).waitsFor(BLUE);
        assertThat(scene).refuses(BLUE, "power 3").because("EG-2.4", "the 3 is not in your hand");
        assertThat(scene.plays(BLUE, "power 8")).allows(RED, "power 3");
        assertThat(scene)
                .refuses(RED, "power 8")
                .because("EG-2.4", "Blue has already played the 8 this round; choose another number");
    }

    @ParameterizedTest
    @CsvSource({"1 2 3, 0", "3 1 2, 1", "2 3 1, 2"})
    @DisplayName("EG-2.4 later rounds begin with the player who acted last, then clockwise")
    void eg2_4_laterRounds(String cards, int last) {
        int[] laid = IntStream.of(0, 1, 2)
                .map(seat -> Integer.parseInt(cards.split(" ")[seat]))
                .toArray();
        Scene scene = Scene.of(3).quietRound(laid);

        assertThat(scene).waitsFor(last);
        assertThat(scene.plays(last, "power 13")).waitsFor((last + 1) % 3);
        assertThat(scene.plays((last + 1) % 3, "power 12")).waitsFor((last + 2) % 3);
    }

    @Test
    @DisplayName("EG-2.4 the round after a general scoring too begins with the player who acted last")
    void eg2_4_afterScoring() {
        assertThat(Scene.of(3).quietRounds(2).quietRound(3, 1, 2)).isRound(4).waitsFor(BLUE);
    }

    @Test
    @DisplayName("EG-2.4 power cards are played before turns, and only then")
    void eg2_4_order() {
        Scene scene = Scene.of(2);
        assertThat(scene)
                .refusesAll(RED, "EG-2.4", "no turn has begun; play a power card first", "card 1", "end", "disk Gal");

        assertThat(scene.cards(2, 1))
                .refuses(RED, "power 5")
                .because("EG-2.4", "power cards are played only at the beginning of a round");
    }

    @Test
    @DisplayName("EG-2.5 after the third general scoring the game is over, with the sums of all scorings")
    void eg2_5_over() {
        Scene scene = Scene.of(2).with("short", "true").quietRounds(6);

        // each is alone at home with his grande: 4 + 2, three times; nothing breaks the tie
        assertThat(scene).hasScorings(3).scoredLast(9, "general", 6, 6).hasTotals(18, 18);
        assertThat(scene).lists(RED).lists(BLUE).obliges();
        assertThat(scene).refusesAll(RED, "EG-2.5", "the game is over", "power 1", "end", "veto", "disk Gal");
    }

    @Test
    @DisplayName("EG-2.5 special scorings count for the total")
    void eg2_5_sum() {
        Scene scene = Scene.of(2).onTop("scoreOne").cards(2, 1).announces(RED, "scoreOne");
        scene.takesTurn(RED, "score Sev").othersPass().quietRounds(8);

        assertThat(scene).hasScorings(4).hasTotals(24, 18);
    }
}
