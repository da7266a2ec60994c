package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.BLACK;
import static hidalgo.rules.grande.Scene.BLUE;
import static hidalgo.rules.grande.Scene.RED;
import static hidalgo.rules.grande.Scene.YELLOW;
import static hidalgo.rules.grande.Scene.each;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Match;
import hidalgo.rules.View;
import hidalgo.rules.grande.GrandePosition.Stage;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 3: where caballeros stand (EG-3.4 to EG-3.7). */
class Section3PlacesTest {
    private static final String TABOO = "Galicia is the King’s region; nothing enters or leaves it";
    private static final String STAY = "caballeros leave the Castillo only at a general scoring";

    @Test
    @DisplayName("EG-3.4 into regions bordering the King's and the Castillo, mixed as one likes")
    void eg3_4_where() {
        Scene scene = Scene.of(2).cards(2, 1).plays(RED, "card 4", "place Old", "place Cas", "place Bas", "place Old");

        assertThat(scene).isBetween(RED).hasCourt(RED, 7 + 5 - 4);
        assertThat(scene).hasCaballeros("Old", 2, 0).hasCaballeros("Bas", 1, 0).hasCaballeros("Cas", 1, 0);
    }

    @Test
    @DisplayName("EG-3.4 other regions are refused, both before and during placing")
    void eg3_4_notElsewhere() {
        Scene scene = Scene.of(2).cards(2, 1).plays(RED, "card 4");
        for (int i = 0; i < 2; i++) {
            assertThat(scene)
                    .refuses(RED, "place Sev")
                    .because("EG-3.4", "Sevilla does not border the King’s region, Galicia");
            assertThat(scene)
                    .refuses(RED, "place New")
                    .because("EG-3.4", "Castilla la Nueva does not border the King’s region, Galicia");
            assertThat(scene).refuses(RED, "place Gal").because("EG-3.5", TABOO);
            scene.plays(RED, "place Old");
        }
    }

    @Test
    @DisplayName("EG-3.4 up to the number: placing ends with done, with the number, or with an empty court")
    void eg3_4_ends() {
        Scene done = Scene.of(2).cards(2, 1).plays(RED, "card 3", "place Old", "place Old", "done");
        assertThat(done).isBetween(RED).hasCourt(RED, 10);
        assertThat(done.position().placingLeft()).isZero();

        Scene number = Scene.of(2).cards(2, 1).plays(RED, "card 2", "place Old", "place Old");
        assertThat(number).isBetween(RED);

        Scene empty =
                Scene.of(2).cards(13, 12).places(RED, 5, "5 Old").passes(BLUE).cards(12, 13);
        assertThat(empty.passes(BLUE).plays(RED, "card 4", "place Old", "place Cas"))
                .isBetween(RED)
                .hasCourt(RED, 0);
        assertThat(empty)
                .refuses(RED, "place Old")
                .because("EG-3.3", "you have already placed your caballeros this turn");
    }

    @Test
    @DisplayName("EG-3.5 nothing enters the King's region, by whatever means")
    void eg3_5_nothingEnters() {
        Scene scene = Scene.of(4)
                .onTop("moveFourAny", "placeTwo", "eviction", "grande", "scoreboard")
                .cards(4, 3, 2, 1);
        assertThat(scene.announces(RED, "moveFourAny"))
                .refuses(RED, "move Sev Gal 0")
                .because("EG-3.5", TABOO);
        assertThat(scene).refuses(RED, "move Cat Gal 1").because("EG-3.5", TABOO);
        assertThat(scene.takesTurn(RED, "done").announces(BLUE, "eviction"))
                .refuses(BLUE, "evict Gal")
                .because("EG-3.5", TABOO);
        scene.takesTurn(BLUE, "evict New").othersPass();

        scene.cards(13, 12, 11, 10).announces(RED, "placeTwo");
        assertThat(scene).refuses(RED, "place Gal").because("EG-3.5", TABOO);
        assertThat(scene.takesTurn(RED, "done").announces(BLUE, "grande"))
                .refuses(BLUE, "grande Gal")
                .because("EG-3.5", "Galicia is the King’s region; no grande can enter it");
        scene.takesTurn(BLUE, "grande New").othersPass();
        assertThat(scene.cards(9, 8, 7, 6).announces(RED, "scoreboard"))
                .refuses(RED, "board high Gal")
                .because("EG-3.5", "Galicia is the King’s region; no scoreboard can enter it");
    }

    @Test
    @DisplayName("EG-3.5 nothing leaves the King's region, by whatever means")
    void eg3_5_nothingLeaves() {
        String taboo = "Sevilla is the King’s region; nothing enters or leaves it";
        Scene scene =
                Scene.of(4).onTop("moveFourAny", "sendOneEach", "angryKing", "scoreboard", "grande", "scoreboard");
        scene.cards(4, 3, 2, 1).announces(RED, "scoreboard").takesTurn(RED, "board low Sev");
        scene.announces(BLUE, "king").takesTurn(BLUE, "king Sev").announces(YELLOW, "moveFourAny");
        assertThat(scene).refuses(YELLOW, "move Sev New 0").because("EG-3.5", taboo);
        assertThat(scene.takesTurn(YELLOW, "done").announces(BLACK, "sendOneEach"))
                .refuses(BLACK, "send Sev 0")
                .because("EG-3.5", taboo);
        scene.takesTurn(BLACK, "done").cards(5, 6, 7, 13).announces(BLACK, "angryKing");
        assertThat(scene).refuses(RED, "give Sev").because("EG-3.5", taboo);

        for (int seat : new int[] {RED, BLUE, YELLOW, BLACK}) {
            scene.plays(seat, "give court", "give court", "give court");
        }
        scene.plays(BLACK, "end").passes(YELLOW).takesTurn(BLUE, "card 1").announces(RED, "grande");
        assertThat(scene).isBetween(RED).hasGrande(RED, "Sev");
        scene.plays(RED, "end").cards(12, 9, 8, 11).announces(RED, "scoreboard");
        assertThat(scene)
                .refuses(RED, "board low New")
                .because("EG-3.5", "this scoreboard lies in the King’s region and can’t leave it");
        assertThat(scene).allows(RED, "board high New");
    }

    @Test
    @DisplayName("EG-3.5 the King's region is scored normally")
    void eg3_5_scored() {
        Scene scene = Scene.of(2)
                .onTop("scoreOne")
                .cards(13, 1)
                .announces(RED, "king")
                .takesTurn(RED, "king Sev");
        scene.announces(BLUE, "scoreOne").plays(BLUE, "score Sev");

        assertThat(scene).scoredLast(1, "scoreOne", 4 + 2 + 2, 0);
    }

    @Test
    @DisplayName("EG-3.6 the Castillo may always be placed or moved into, and caballeros don't leave it")
    void eg3_6_castillo() {
        Scene scene = Scene.of(2).onTop("moveFourAny", "placeTwo", "angryKing").cards(2, 1);
        scene.announces(RED, "moveFourAny").plays(RED, "move Cat Cas 1", "move Sev Cas 0");
        assertThat(scene).hasCaballeros("Cas", 1, 1);
        assertThat(scene).refuses(RED, "move Cas Sev 0").because("EG-3.6", STAY);
        assertThat(scene).refuses(RED, "move Cas Old 1").because("EG-3.6", STAY);
        scene.plays(RED, "done", "place Cas", "end").announces(BLUE, "angryKing");

        assertThat(scene).refuses(RED, "give Cas").because("EG-3.6", STAY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hidden", "open"})
    @DisplayName("EG-3.6 castillo: hidden does not show what is in the Castillo, castillo: open does")
    void eg3_6_sight(String option) {
        Scene scene = Scene.of(2).with("castillo", option).cards(2, 1).places(RED, 4, "1 Cas 2 Old");

        for (int seat : new int[] {RED, BLUE, View.SPECTATOR}) {
            GrandeTable table = scene.position().view(seat).table();
            assertThat(table.castillo().counts()).isEqualTo(option.equals("open") ? List.of(1, 0) : List.of());
            assertThat(table.castillo().scores()).isEqualTo(option.equals("open") ? List.of(5, 0) : List.of());
            assertThat(table.regions())
                    .filteredOn(GrandeTable.Region::code, "Old")
                    .extracting(GrandeTable.Region::counts)
                    .containsExactly(List.of(2, 0));
            assertThat(table.courts().getFirst().ifScoredNow()).isEqualTo(option.equals("open") ? 17 : 12);
        }
    }

    @ParameterizedTest
    @CsvSource({"hidden, scoreCastillo, true", "open, scoreCastillo, false", "hidden, scoreFours, false"})
    @DisplayName("EG-3.6 a hidden Castillo is revealed when it is scored, so that can't be taken back")
    void eg3_6_revealed(String option, String card, boolean reveals) {
        Match match = new Match(Scene.of(2).with("castillo", option).onTop(card).setup());
        match.play(RED, "power 2");
        match.play(BLUE, "power 1");
        match.play(RED, "card 3");
        assertThat(match.mayUndo(RED)).isTrue();
        match.play(RED, "special");

        assertThat(match.scorings()).hasSize(1);
        assertThat(match.mayUndo(RED)).isEqualTo(!reveals);
    }

    @Test
    @DisplayName("EG-3.6 choosing the Castillo for scoreOne reveals it too")
    void eg3_6_revealedByChoice() {
        Scene scene = Scene.of(2).onTop("scoreOne").cards(2, 1).announces(RED, "scoreOne");
        int before = scene.position().reveals();

        assertThat(scene.plays(RED, "score Cas").position().reveals()).isEqualTo(before + 1);
    }

    @Test
    @DisplayName("EG-3.6 caballeros leave the Castillo at a general scoring")
    void eg3_6_generalScoring() {
        Scene scene =
                Scene.of(2).cards(2, 1).places(RED, 4, "3 Cas").othersPass().quietRounds(2);
        assertThat(scene).isAt(Stage.CASTILLO).hasCaballeros("Cas", 3, 0);

        scene.plays(RED, "disk Ara");
        assertThat(scene).hasCaballeros("Cas", 0, 0).hasCaballeros("Ara", 3, 0);
    }

    @Test
    @DisplayName("EG-3.7 anywhere: any region but the King's, or the Castillo")
    void eg3_7_anywhere() {
        Scene scene = Scene.of(2).onTop("placeTwo").king("Val").cards(2, 1).announces(RED, "placeTwo");

        assertThat(scene).listsOf("place", RED, each("place *", "Gal Bas Old Ara Cat New Gra Sev Cas"));
        assertThat(scene)
                .refuses(RED, "place Val")
                .because("EG-3.5", "Valencia is the King’s region; nothing enters or leaves it");
    }
}
