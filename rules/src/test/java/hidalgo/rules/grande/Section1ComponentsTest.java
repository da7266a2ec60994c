package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.BLACK;
import static hidalgo.rules.grande.Scene.BLUE;
import static hidalgo.rules.grande.Scene.RED;
import static hidalgo.rules.grande.Scene.each;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 1: components. */
class Section1ComponentsTest {
    @ParameterizedTest
    @CsvSource({
        "Galicia, Gal, 4, 2, 0, Old Bas",
        "País Vasco, Bas, 5, 3, 1, Gal Old Ara",
        "Castilla la Vieja, Old, 6, 4, 2, Gal Bas Ara New",
        "Aragón, Ara, 5, 4, 1, Bas Old New Val Cat",
        "Cataluña, Cat, 4, 2, 1, Ara Val",
        "Castilla la Nueva, New, 7, 4, 2, Old Ara Val Gra Sev",
        "Valencia, Val, 5, 3, 2, Cat Ara New Gra",
        "Granada, Gra, 6, 3, 1, Val New Sev",
        "Sevilla, Sev, 4, 3, 1, New Gra",
    })
    @DisplayName("EG-1.1 the regions with code, values and neighbours")
    void eg1_1_regions(String name, String code, int first, int second, int third, String neighbours) {
        String homes = code.equals("Gal") || code.equals("Sev") ? "Cat Val" : "Gal Sev";
        Scene scene = Scene.of(2).king(code).homes(homes).cards(2, 1).plays(RED, "card 1");
        int region = GrandePosition.PLACES.indexOf(code);

        assertThat(GrandeState.placeName(region)).isEqualTo(name);
        assertThat(values(scene, code)).containsExactly(first, second, third);
        assertThat(scene).listsOf("place", RED, each("place *", neighbours + " Cas"));
    }

    @Test
    @DisplayName("EG-1.1 the Castillo is worth 5/3/1 and lies after the nine regions")
    void eg1_1_castillo() {
        assertThat(GrandePosition.PLACES)
                .containsExactly("Gal", "Bas", "Old", "Ara", "Cat", "New", "Val", "Gra", "Sev", "Cas");
        assertThat(GrandeState.placeName(GrandePosition.CASTILLO)).isEqualTo("Castillo");
        assertThat(values(Scene.of(2), "Cas")).containsExactly(5, 3, 1);
    }

    @Test
    @DisplayName("EG-1.1 the Castillo is no region for the King, grandes or disks")
    void eg1_1_castilloIsNoRegion() {
        Scene scene = Scene.of(2).onTop("grande", "secretAll").cards(2, 1);

        assertThat(scene.announces(RED, "grande"))
                .refuses(RED, "grande Cas")
                .because("EG-1.1", "a grande never stands in the Castillo");
        assertThat(scene.takesTurn(RED, "grande New").announces(BLUE, "secretAll"))
                .refuses(RED, "disk Cas")
                .because("EG-1.2", "the disk shows the nine regions only, not the Castillo");
        Scene king = Scene.of(2).cards(2, 1).announces(RED, "king");
        assertThat(king).refuses(RED, "king Cas").because("EG-4.9", "the King never goes to the Castillo");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    @DisplayName("EG-1.2 each player has a grande, 30 caballeros and 13 power cards")
    void eg1_2_perPlayer(int players) {
        Scene scene = Scene.of(players);

        assertThat(scene.position().seats()).isEqualTo(players);
        for (int seat = 0; seat < players; seat++) {
            int caballeros = scene.survey().court(seat) + scene.survey().province(seat);
            for (String place : GrandePosition.PLACES) {
                caballeros += scene.survey().caballeros(place).get(seat);
            }
            assertThat(caballeros).isEqualTo(30);
            assertThat(scene.survey().hand(seat)).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13);
            assertThat(scene.position().grande(seat)).isBetween(0, 8);
        }
    }

    @Test
    @DisplayName("EG-1.2 there are no seats beyond the players")
    void eg1_2_seats() {
        Scene scene = Scene.of(4).onTop("moveFourAny", "sendOneEach").cards(4, 3, 2, 1);
        String none = "there is no seat 4; seats are numbered from 0 to 3";

        assertThat(scene).refuses(4, "card 1").because("EG-1.2", none);
        assertThat(scene)
                .refuses(-1, "card 1")
                .because("EG-1.2", "there is no seat -1; seats are numbered from 0 to 3");
        assertThat(scene.announces(RED, "moveFourAny"))
                .refuses(RED, "move Sev New 4")
                .because("EG-1.2", none);
        assertThat(scene.takesTurn(RED, "done").announces(BLUE, "sendOneEach"))
                .refuses(BLUE, "send Sev 4")
                .because("EG-1.2", none);
    }

    @Test
    @DisplayName("EG-1.2 a disk shows the nine regions")
    void eg1_2_disk() {
        Scene scene = Scene.of(2).onTop("secretScoring").cards(2, 1).announces(RED, "secretScoring");

        for (int seat : new int[] {RED, BLUE}) {
            assertThat(scene).lists(seat, each("disk *", "Gal Bas Old Ara Cat New Val Gra Sev"));
        }
    }

    @ParameterizedTest
    @CsvSource({"1,6", "2,5", "3,5", "4,4", "5,4", "6,3", "7,3", "8,2", "9,2", "10,1", "11,1", "12,0", "13,0"})
    @DisplayName("EG-1.3 the caballeros on the power cards")
    void eg1_3_powerCards(int card, int caballeros) {
        Scene scene = Scene.of(2).beginning(BLUE).cards(card, card == 13 ? 12 : 13);
        if (card < 13) {
            assertThat(scene.passes(BLUE)).waitsFor(RED);
        }

        assertThat(scene).hasCourt(RED, 7 + caballeros).hasProvince(RED, 21 - caballeros);
    }

    @Test
    @DisplayName("EG-1.4 the scoreboards are worth 8/4/0 and 4/0/0")
    void eg1_4_scoreboards() {
        Scene scene = Scene.of(4).onTop("scoreboard", "scoreboard").cards(4, 3, 2, 1);
        scene.announces(RED, "scoreboard").takesTurn(RED, "board high New").othersPass();
        assertThat(values(scene, "New")).containsExactly(8, 4, 0);

        scene.cards(10, 13, 12, 11).announces(BLUE, "scoreboard").plays(BLUE, "board low Cas");
        assertThat(values(scene, "Cas")).containsExactly(4, 0, 0);
        assertThat(values(scene, "New")).containsExactly(8, 4, 0);
        assertThat(values(scene, "Val")).containsExactly(5, 3, 2);
    }

    @ParameterizedTest
    @CsvSource({
        "1, moveOwnRegion placeTwo moveOwnRegionOrPlaceTwo moveFiveOneRegion moveFiveOneRegion moveThreeOthers"
                + " moveThreeAny moveTwoOwnTwoOthers moveTwoOwnTwoOthers moveFourOwn moveFourAny",
        "2, veto veto courtsAll courtsThree angryKing sendOneEach secretTwo secretAll scoreOne scoreOne scoreOne",
        "3, scoreFours scoreFours scoreFives scoreFives scoreSixesSevens scoreCastillo scoreCastillo scoreFirsts"
                + " scoreMost scoreFewest scoreOne",
        "4, scoreboard scoreboard scoreboard adviser eviction grande grande powerBack powerBack court secretScoring",
        "5, king",
    })
    @DisplayName("EG-1.5 the action cards of the five piles")
    void eg1_5_piles(int pile, String cards) {
        assertThat(Piles.inBox(pile)).containsExactlyInAnyOrder(cards.split(" "));
    }

    @Test
    @DisplayName("EG-1.5 45 cards in all, of 32 kinds")
    void eg1_5_count() {
        List<String> cards = new ArrayList<>();
        for (int pile = 1; pile <= GrandePosition.PILES; pile++) {
            cards.addAll(Piles.inBox(pile));
        }
        assertThat(cards).hasSize(45);
        assertThat(cards.stream().distinct()).hasSize(Card.values().length).hasSize(32);
        assertThat(Collections.frequency(cards, "scoreOne")).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    @DisplayName("EG-1.5 the pile's number is how many caballeros may be placed")
    void eg1_5_places(int pile) {
        Scene scene = Scene.of(2).cards(2, 1).plays(RED, "card " + pile);
        for (int i = 0; i < pile; i++) {
            assertThat(scene.position().placingLeft()).isEqualTo(pile - i);
            scene.plays(RED, "place Old");
        }

        assertThat(scene).isBetween(RED).hasCaballeros("Old", pile, 0);
        assertThat(scene)
                .refuses(RED, "place Old")
                .because("EG-3.3", "you have already placed your caballeros this turn");
    }

    @Test
    @DisplayName("EG-1.5 each pile shows its own card, the fifth always the King's")
    void eg1_5_kingCard() {
        Scene scene =
                Scene.of(4).onTop("veto", "court", "scoreMost", "placeTwo").cards(1, 2, 3, 4);

        assertThat(scene.survey().faceUp().values()).containsExactly("placeTwo", "veto", "scoreMost", "court");
        assertThat(scene.position().faceUp(5)).isEqualTo("king");
        assertThat(scene.passes(BLACK).position().faceUp(5)).isNull();
        assertThat(scene.othersPass().position().faceUp(5)).isEqualTo("king");
    }

    private static List<Integer> values(Scene scene, String code) {
        int place = GrandePosition.PLACES.indexOf(code);
        return List.of(
                scene.position().value(place, 1),
                scene.position().value(place, 2),
                scene.position().value(place, 3));
    }
}
