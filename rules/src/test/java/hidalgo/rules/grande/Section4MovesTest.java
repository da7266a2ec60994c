package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.BLUE;
import static hidalgo.rules.grande.Scene.RED;
import static hidalgo.rules.grande.Scene.YELLOW;
import static hidalgo.rules.grande.Scene.each;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.grande.GrandePosition.Stage;
import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 4: the cards that move caballeros (EG-4.1). */
class Section4MovesTest {
    private static final String NO_OWN = "this action can’t move any more of your own caballeros";
    private static final String NO_OTHERS = "this action can’t move any more of the other players’ caballeros";
    private static final String WANTED = "the special action is under way: move a caballero, or end it";

    /** Two caballeros each of Red in Sevilla, Blue in Cataluña, Yellow in Castilla la Vieja; Red has one more there. */
    private static Scene announced(String card) {
        return Scene.of(3)
                .onTop("moveFourAny".equals(card) ? "moveThreeAny" : "moveFourAny", card)
                .cards(4, 3, 2)
                .places(RED, 3, "1 Old")
                .othersPass()
                .cards(7, 6, 5)
                .announces(RED, card);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "moveOwnRegion",
                "moveOwnRegionOrPlaceTwo",
                "moveFiveOneRegion",
                "moveThreeOthers",
                "moveThreeAny",
                "moveTwoOwnTwoOthers",
                "moveFourOwn",
                "moveFourAny"
            })
    @DisplayName("EG-4.1 one caballero a step, to a different region or the Castillo, not the King's")
    void eg4_1_step(String card) {
        Scene scene = announced(card);
        boolean others = card.equals("moveThreeOthers");
        String from = others ? "Cat" : "Sev";
        int owner = others ? BLUE : RED;
        String rule = card.equals("moveOwnRegionOrPlaceTwo") ? "EG-4.2" : "EG-4.1";

        assertThat(scene).listsOf("move " + from, RED, each("move " + from + " * " + owner, places("Gal " + from)));
        assertThat(scene)
                .refuses(RED, "move " + from + " " + from + " " + owner)
                .because(rule, "a caballero must move to another place");
        assertThat(scene)
                .refuses(RED, "move " + from + " Gal " + owner)
                .because("EG-3.5", "Galicia is the King’s region; nothing enters or leaves it");
        assertThat(scene)
                .refuses(RED, "move Gra Old " + owner)
                .because(rule, (others ? "Blue" : "Red") + " has no caballero in Granada");
        scene.plays(RED, "move " + from + " Cas " + owner);
        assertThat(scene.survey().caballeros("Cas").get(owner)).isEqualTo(1);
        assertThat(scene.survey().caballeros(from).get(owner)).isEqualTo(1);
        assertThat(scene)
                .refuses(RED, "move Cas Old " + owner)
                .because("EG-3.6", "caballeros leave the Castillo only at a general scoring");
        assertThat(scene.plays(RED, "done")).isBetween(RED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "moveOwnRegion",
                "moveFiveOneRegion",
                "moveThreeOthers",
                "moveThreeAny",
                "moveTwoOwnTwoOthers",
                "moveFourOwn",
                "moveFourAny"
            })
    @DisplayName("EG-4.1 up to: done before the first step, and nothing but moves until then")
    void eg4_1_upTo(String card) {
        Scene scene = announced(card);
        assertThat(scene).refusesAll(RED, "EG-4.1", WANTED, "place Old", "give court", "score Gal", "send Cat 1");

        assertThat(scene.plays(RED, "done"))
                .isBetween(RED)
                .hasCaballeros("Sev", 2, 0, 0)
                .hasCaballeros("Cat", 0, 2, 0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "moveOwnRegion",
                "moveFiveOneRegion",
                "moveThreeOthers",
                "moveThreeAny",
                "moveTwoOwnTwoOthers",
                "moveFourOwn",
                "moveFourAny"
            })
    @DisplayName("EG-4.1 with nothing to move, the action ends automatically")
    void eg4_1_nothing(String card) {
        // all caballeros outside the King's region are in the Castillo
        String emptying = card.equals("moveFourAny") ? "moveThreeAny" : "moveFourAny";
        Scene scene = Scene.of(2).onTop(emptying, card).cards(1, 13);
        scene.announces(BLUE, emptying)
                .takesTurn(BLUE, "move Cat Cas 1", "move Cat Cas 1", "done")
                .passes(RED);
        scene.cards(2, 12).announces(BLUE, "king").takesTurn(BLUE, "king Sev").announces(RED, card);

        assertThat(scene).isBetween(RED).lists(RED, "place Gra", "place New", "place Cas", "end");
    }

    @Test
    @DisplayName("EG-4.1 moveOwnRegion: any number of own caballeros out of one region, which the first step fixes")
    void eg4_1_moveOwnRegion() {
        Scene scene = Scene.of(2)
                .onTop("moveFourAny", "moveThreeAny", "moveOwnRegion")
                .cards(1, 13)
                .passes(BLUE);
        scene.places(RED, 4, "4 Old")
                .cards(2, 12)
                .passes(BLUE)
                .places(RED, 4, "3 Old")
                .cards(3, 11)
                .passes(BLUE);
        scene.announces(RED, "moveOwnRegion").plays(RED, "move Old New 0");
        assertThat(scene)
                .refuses(RED, "move Sev New 0")
                .because("EG-4.1", "this action moves caballeros out of one region only: Castilla la Vieja");
        assertThat(scene).lists(RED, with("done", each("move Old * 0", places("Gal Old"))));
        for (int i = 0; i < 6; i++) {
            assertThat(scene).isAt(Stage.ACTING);
            scene.plays(RED, "move Old Cat 0");
        }

        assertThat(scene)
                .isBetween(RED)
                .hasCaballeros("Old", 0, 0)
                .hasCaballeros("Cat", 6, 2)
                .hasCaballeros("New", 1, 0);
    }

    @Test
    @DisplayName("EG-4.1 moveOwnRegion moves no caballeros of others")
    void eg4_1_moveOwnRegionNotOthers() {
        Scene scene = announced("moveOwnRegion");

        assertThat(scene).refuses(RED, "move Old New 2").because("EG-4.1", NO_OTHERS);
        assertThat(scene).listsOf("move Cat", RED);
    }

    @Test
    @DisplayName("EG-4.1 moveFiveOneRegion: five of any colour out of the region of the first step")
    void eg4_1_moveFiveOneRegion() {
        Scene scene = Scene.of(3).onTop("moveFourAny", "moveFiveOneRegion").cards(4, 3, 2);
        scene.places(RED, 4, "3 Old").places(BLUE, 3, "1 Old").passes(YELLOW).cards(7, 6, 5);
        scene.announces(RED, "moveFiveOneRegion").plays(RED, "move Old New 2", "move Old New 0");
        assertThat(scene.position().actionRegion()).isEqualTo(GrandePosition.PLACES.indexOf("Old"));
        assertThat(scene)
                .refusesAll(
                        RED,
                        "EG-4.1",
                        "this action moves caballeros out of one region only: Castilla la Vieja",
                        "move Sev New 0",
                        "move New Old 2",
                        "move Cat New 1");
        assertThat(scene).listsOf("move Sev", RED).listsOf("move New", RED);

        scene.plays(RED, "move Old Cas 1", "move Old Sev 2");
        assertThat(scene.position().stepsLeft()).isEqualTo(1);
        assertThat(scene.plays(RED, "move Old Sev 0")).isBetween(RED);
        assertThat(scene)
                .hasCaballeros("Old", 1, 0, 0)
                .hasCaballeros("New", 1, 0, 1)
                .hasCaballeros("Sev", 3, 0, 1);
    }

    @Test
    @DisplayName("EG-4.1 moveFiveOneRegion ends automatically when its region is empty")
    void eg4_1_moveFiveOneRegionEmpty() {
        Scene scene = announced("moveFiveOneRegion").plays(RED, "move Cat New 1", "move Cat New 1");

        assertThat(scene).isBetween(RED).hasCaballeros("New", 0, 2, 0);
    }

    @Test
    @DisplayName("EG-4.1 moveThreeOthers: three of others, none of the own")
    void eg4_1_moveThreeOthers() {
        Scene scene = announced("moveThreeOthers");
        assertThat(scene).refuses(RED, "move Sev New 0").because("EG-4.1", NO_OWN);
        assertThat(scene).listsOf("move Sev", RED);

        scene.plays(RED, "move Cat New 1", "move Old New 2", "move Cat Old 1");
        assertThat(scene).isBetween(RED).hasCaballeros("New", 0, 1, 1).hasCaballeros("Old", 1, 1, 1);
    }

    @Test
    @DisplayName("EG-4.1 moveThreeOthers and moveTwoOwnTwoOthers end by themselves when only own ones are left")
    void eg4_1_onlyOwnLeft() {
        Scene scene = Scene.of(2).onTop("moveThreeOthers").cards(13, 12);
        scene.announces(RED, "king").takesTurn(RED, "king Sev").announces(BLUE, "moveThreeOthers");
        assertThat(scene).isBetween(BLUE).hasCaballeros("Cat", 0, 2);

        Scene both = Scene.of(2).onTop("moveTwoOwnTwoOthers").cards(13, 12);
        both.announces(RED, "king").takesTurn(RED, "king Sev").announces(BLUE, "moveTwoOwnTwoOthers");
        assertThat(both.plays(BLUE, "move Cat Gra 1")).isAt(Stage.ACTING);
        assertThat(both.plays(BLUE, "move Cat Gra 1")).isBetween(BLUE).hasCaballeros("Gra", 0, 2);
    }

    @Test
    @DisplayName("EG-4.1 moveThreeAny: three of any colour, from different regions")
    void eg4_1_moveThreeAny() {
        Scene scene = announced("moveThreeAny").plays(RED, "move Cat New 1", "move Sev New 0", "move Old New 2");

        assertThat(scene).isBetween(RED).hasCaballeros("New", 1, 1, 1);
    }

    @Test
    @DisplayName("EG-4.1 moveFourAny: four of any colour; one that was moved may be moved on")
    void eg4_1_moveFourAny() {
        Scene scene = announced("moveFourAny").plays(RED, "move Cat New 1", "move New Gra 1", "move Gra Cat 1");
        assertThat(scene).isAt(Stage.ACTING).hasCaballeros("Cat", 0, 2, 0);

        assertThat(scene.plays(RED, "move Sev Old 0")).isBetween(RED).hasCaballeros("Old", 2, 0, 2);
    }

    @Test
    @DisplayName("EG-4.1 moveFourOwn: four own ones, no others")
    void eg4_1_moveFourOwn() {
        Scene scene = announced("moveFourOwn");
        assertThat(scene).refuses(RED, "move Cat New 1").because("EG-4.1", NO_OTHERS);

        scene.plays(RED, "move Sev New 0", "move Old New 0", "move New Gra 0");
        assertThat(scene).isAt(Stage.ACTING);
        assertThat(scene.plays(RED, "move Sev New 0")).isBetween(RED);
        assertThat(scene)
                .hasCaballeros("New", 2, 0, 0)
                .hasCaballeros("Gra", 1, 0, 0)
                .hasCaballeros("Sev", 0, 0, 0);
    }

    @Test
    @DisplayName("EG-4.1 moveTwoOwnTwoOthers: two own and two of others, in any order, no more of either")
    void eg4_1_moveTwoOwnTwoOthers() {
        Scene scene = announced("moveTwoOwnTwoOthers").plays(RED, "move Sev New 0", "move Cat New 1", "move Old New 0");
        assertThat(scene).refuses(RED, "move Sev New 0").because("EG-4.1", NO_OWN);
        assertThat(scene).listsOf("move Sev", RED);
        assertThat(scene.position().ownMovesLeft()).isZero();
        assertThat(scene.position().othersMovesLeft()).isEqualTo(1);
        scene.plays(RED, "move Old New 2");
        assertThat(scene).isBetween(RED).hasCaballeros("New", 2, 1, 1);

        Scene others = announced("moveTwoOwnTwoOthers").plays(RED, "move Cat New 1", "move Old New 2");
        assertThat(others).refuses(RED, "move Cat New 1").because("EG-4.1", NO_OTHERS);
        assertThat(others).allows(RED, "move Sev New 0", "move Old New 0");
    }

    @Test
    @DisplayName("EG-4.1 grandes stay where they are")
    void eg4_1_grandes() {
        Scene scene = announced("moveFourOwn").plays(RED, "move Sev New 0", "move Sev New 0");

        assertThat(scene).hasGrande(RED, "Sev").hasCaballeros("Sev", 0, 0, 0);
    }

    private static String[] with(String move, String[] moves) {
        String[] all = Arrays.copyOf(moves, moves.length + 1);
        all[moves.length] = move;
        return all;
    }

    /** All places but some. */
    static String places(String without) {
        StringBuilder places = new StringBuilder();
        for (String place : GrandePosition.PLACES) {
            if (!without.contains(place)) {
                places.append(places.isEmpty() ? "" : " ").append(place);
            }
        }
        return places.toString();
    }
}
