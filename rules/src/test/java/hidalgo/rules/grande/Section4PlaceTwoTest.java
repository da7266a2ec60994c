package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.BLUE;
import static hidalgo.rules.grande.Scene.RED;
import static hidalgo.rules.grande.Scene.YELLOW;
import static hidalgo.rules.grande.Scene.each;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.grande.GrandePosition.Stage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Section 4: the cards that place more caballeros (EG-4.2). */
class Section4PlaceTwoTest {
    private static final String ANYWHERE = "Bas Old Ara Cat New Val Gra Sev Cas";

    private static Scene announced(String card) {
        return Scene.of(2).onTop(card).cards(2, 1).announces(RED, card);
    }

    /** Red's court is empty, and Sevilla, where his caballeros stand, is the King's region. */
    private static Scene announcedWithNothing(String card) {
        Scene scene = Scene.of(3).onTop("moveFourAny", card, "courtsAll").cards(13, 2, 1);
        scene.takesTurn(RED, "card 4").announces(BLUE, "king").takesTurn(BLUE, "king Sev");
        scene.announces(YELLOW, "courtsAll").plays(YELLOW, "end");
        return scene.cards(12, 11, 10).announces(RED, card);
    }

    @Test
    @DisplayName("EG-4.2 placeTwo: two more from the court, anywhere")
    void eg4_2_placeTwo() {
        Scene scene = announced("placeTwo");
        assertThat(scene).listsOf("place", RED, each("place *", ANYWHERE)).allows(RED, "done");
        scene.plays(RED, "place Gra");
        assertThat(scene).listsOf("place", RED, each("place *", ANYWHERE)).isAt(Stage.ACTING);
        assertThat(scene.position().extraPlacesLeft()).isEqualTo(1);

        scene.plays(RED, "place Cas");
        assertThat(scene)
                .isBetween(RED)
                .hasCaballeros("Gra", 1, 0)
                .hasCaballeros("Cas", 1, 0)
                .hasCourt(RED, 10);
    }

    @Test
    @DisplayName("EG-4.2 placeTwo comes on top of the half of placing, which stays near the King")
    void eg4_2_placeTwoAndHalf() {
        Scene before = announced("placeTwo").plays(RED, "place Gra", "place Gra");
        assertThat(before).lists(RED, "place Old", "place Bas", "place Cas", "end");
        assertThat(before.plays(RED, "place Old")).isBetween(RED).hasCourt(RED, 9);

        Scene after = Scene.of(2).onTop("placeTwo").cards(2, 1).chooses(RED, "placeTwo");
        assertThat(after.plays(RED, "place Old", "special", "place Sev", "done"))
                .lists(RED, "end")
                .hasCourt(RED, 10);
    }

    @Test
    @DisplayName("EG-4.2 placeTwo refuses all but places, and the King's region")
    void eg4_2_placeTwoRefuses() {
        assertThat(announced("placeTwo"))
                .refusesAll(
                        RED,
                        "EG-4.2",
                        "the special action is under way: place a caballero, or end it",
                        "move Sev New 0",
                        "give court");
        assertThat(announced("placeTwo"))
                .refuses(RED, "place Gal")
                .because("EG-3.5", "Galicia is the King’s region; nothing enters or leaves it");
    }

    @Test
    @DisplayName("EG-4.2 placeTwo with an empty court ends automatically, at its start or after the last caballero")
    void eg4_2_placeTwoNothing() {
        assertThat(announcedWithNothing("placeTwo"))
                .isBetween(RED)
                .hasCourt(RED, 0)
                .lists(RED, "end");

        Scene one = Scene.of(2)
                .onTop("moveFourAny", "placeTwo")
                .cards(13, 12)
                .places(RED, 5, "5 Old")
                .passes(BLUE);
        one.cards(12, 13).passes(BLUE).plays(RED, "card 1", "place Old");
        assertThat(one.plays(RED, "special", "place Gra")).isBetween(RED).hasCourt(RED, 0);
    }

    @Test
    @DisplayName("EG-4.2 moveOwnRegionOrPlaceTwo: the first step decides, here for moving")
    void eg4_2_eitherMove() {
        Scene scene = announced("moveOwnRegionOrPlaceTwo");
        assertThat(scene).listsOf("place", RED, each("place *", ANYWHERE));
        assertThat(scene).listsOf("move", RED, each("move Sev * 0", "Bas Old Ara Cat New Val Gra Cas"));
        scene.plays(RED, "move Sev Gra 0");

        assertThat(scene)
                .refuses(RED, "place Gra")
                .because("EG-4.2", "you have begun to move caballeros, so you can no longer place any");
        assertThat(scene)
                .refuses(RED, "move Gra New 0")
                .because("EG-4.2", "this action moves caballeros out of one region only: Sevilla");
        assertThat(scene).listsOf("place", RED);
        assertThat(scene.plays(RED, "move Sev Gra 0"))
                .isBetween(RED)
                .hasCaballeros("Gra", 2, 0)
                .hasCourt(RED, 12);
    }

    @Test
    @DisplayName("EG-4.2 moveOwnRegionOrPlaceTwo: the first step decides, here for placing")
    void eg4_2_eitherPlace() {
        Scene scene = announced("moveOwnRegionOrPlaceTwo").plays(RED, "place Gra");

        assertThat(scene)
                .refuses(RED, "move Sev Gra 0")
                .because("EG-4.2", "you have begun to place caballeros, so you can no longer move any");
        assertThat(scene).listsOf("move", RED);
        assertThat(scene.plays(RED, "place Gra"))
                .isBetween(RED)
                .hasCaballeros("Gra", 2, 0)
                .hasCaballeros("Sev", 2, 0);
    }

    @Test
    @DisplayName("EG-4.2 moveOwnRegionOrPlaceTwo refuses caballeros of others and all else")
    void eg4_2_eitherRefuses() {
        Scene scene = announced("moveOwnRegionOrPlaceTwo");

        assertThat(scene)
                .refuses(RED, "move Cat New 1")
                .because("EG-4.2", "this action can’t move any more of the other players’ caballeros");
        assertThat(scene)
                .refuses(RED, "give court")
                .because(
                        "EG-4.2",
                        "the special action is under way: move your own caballeros, or place some, or end it");
        assertThat(scene)
                .refuses(RED, "place Gal")
                .because("EG-3.5", "Galicia is the King’s region; nothing enters or leaves it");
        assertThat(scene.plays(RED, "done")).isBetween(RED).hasCourt(RED, 12);
    }

    @Test
    @DisplayName("EG-4.2 moveOwnRegionOrPlaceTwo with one of the two possible allows that one, with none it ends")
    void eg4_2_eitherNothing() {
        assertThat(announcedWithNothing("moveOwnRegionOrPlaceTwo"))
                .isBetween(RED)
                .lists(RED, "end");

        Scene noCourt = Scene.of(2)
                .onTop("moveFourAny", "moveOwnRegionOrPlaceTwo", "courtsAll")
                .cards(13, 12);
        noCourt.passes(RED).announces(BLUE, "courtsAll").plays(BLUE, "end").cards(12, 11);
        noCourt.announces(RED, "moveOwnRegionOrPlaceTwo");
        assertThat(noCourt).listsOf("place", RED).allows(RED, "move Sev Gra 0", "done");
        assertThat(noCourt).refuses(RED, "place Gra").because("EG-4.2", "your court is empty");

        Scene noRegion = Scene.of(2).onTop("moveOwnRegionOrPlaceTwo").cards(1, 2);
        noRegion.announces(BLUE, "king").takesTurn(BLUE, "king Sev").announces(RED, "moveOwnRegionOrPlaceTwo");
        assertThat(noRegion).listsOf("move", RED).allows(RED, "place Gra", "done");
    }
}
