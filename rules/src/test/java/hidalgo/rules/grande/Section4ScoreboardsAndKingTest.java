package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.BLUE;
import static hidalgo.rules.grande.Scene.RED;
import static hidalgo.rules.grande.Scene.YELLOW;
import static hidalgo.rules.grande.Scene.each;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.grande.GrandePosition.Stage;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 4: scoreboards and the King's journeys (EG-4.8, EG-4.9). */
class Section4ScoreboardsAndKingTest {
    private static final String MUST = "you must make this choice; once the action is under way, you can’t waive it";

    /** Three rounds with a scoreboard card; in the first two Red sets what is given. */
    private static Scene scoreboards(String... moves) {
        Scene scene = Scene.of(3).onTop("scoreboard", "scoreboard", "scoreboard");
        int[][] cards = {{3, 2, 1}, {6, 5, 4}, {9, 8, 7}};
        for (int i = 0; i < moves.length; i++) {
            scene.cards(cards[i])
                    .announces(RED, "scoreboard")
                    .takesTurn(RED, moves[i])
                    .othersPass();
        }
        return scene.cards(cards[moves.length]).announces(RED, "scoreboard");
    }

    @Test
    @DisplayName("EG-4.8 scoreboard: brings one into play, in any region but the King's, or in the Castillo")
    void eg4_8_intoPlay() {
        List<String> moves = new ArrayList<>();
        for (String name : new String[] {"high", "low"}) {
            moves.addAll(List.of(each("board " + name + " *", "Bas Old Ara Cat New Val Gra Sev Cas")));
        }
        Scene scene = scoreboards();
        assertThat(scene).waitsFor(RED).lists(RED, moves.toArray(String[]::new)).hasScoreboards("", "");

        assertThat(scene.plays(RED, "board high Gra")).isBetween(RED).hasScoreboards("Gra", "");
    }

    @Test
    @DisplayName("EG-4.8 scoreboard: moves one, which must change place, to a place without one")
    void eg4_8_moves() {
        Scene scene = scoreboards("board high Gra", "board low Val");
        assertThat(scene).refuses(RED, "board high Gra").because("EG-4.8", "there is a scoreboard in Granada already");
        assertThat(scene).refuses(RED, "board high Val").because("EG-4.8", "there is a scoreboard in Valencia already");
        assertThat(scene).refuses(RED, "board low Gra").because("EG-4.8", "there is a scoreboard in Granada already");
        assertThat(scene).listsOf("board high", RED, each("board high *", "Bas Old Ara Cat New Sev Cas"));

        assertThat(scene.plays(RED, "board low Cas")).isBetween(RED).hasScoreboards("Gra", "Cas");
    }

    @Test
    @DisplayName("EG-4.8 scoreboard: the Castillo holds one at most, and it may leave it again")
    void eg4_8_castillo() {
        Scene scene = scoreboards("board low Cas");
        assertThat(scene)
                .refuses(RED, "board high Cas")
                .because("EG-4.8", "there is a scoreboard in the Castillo already");
        assertThat(scene.position().value(GrandePosition.CASTILLO, 1)).isEqualTo(4);

        scene.plays(RED, "board low New");
        assertThat(scene).hasScoreboards("", "New");
        assertThat(scene.position().value(GrandePosition.CASTILLO, 1)).isEqualTo(5);
    }

    @Test
    @DisplayName("EG-4.8 scoreboard: not from or into the King's region, and it must be made")
    void eg4_8_king() {
        Scene scene = Scene.of(2).onTop("scoreboard", "scoreboard").cards(2, 1).announces(RED, "scoreboard");
        assertThat(scene)
                .refuses(RED, "board low Gal")
                .because("EG-3.5", "Galicia is the King’s region; no scoreboard can enter it");
        assertThat(scene).refuses(RED, "done").because("EG-4.17", MUST);
        assertThat(scene)
                .refuses(RED, "place Old")
                .because("EG-4.8", "the special action is under way: set a scoreboard");
        scene.takesTurn(RED, "board high Old")
                .announces(BLUE, "king")
                .takesTurn(BLUE, "king Old")
                .cards(4, 3);

        assertThat(scene.announces(RED, "scoreboard"))
                .refuses(RED, "board high New")
                .because("EG-3.5", "this scoreboard lies in the King’s region and can’t leave it");
        assertThat(scene).listsOf("board high", RED);
        assertThat(scene).listsOf("board low", RED, each("board low *", "Gal Bas Ara Cat New Val Gra Sev Cas"));
        assertThat(scene).hasScoreboards("Old", "");
    }

    @Test
    @DisplayName("EG-4.8 a scoreboard replaces the values, in the King's region and in the Castillo too")
    void eg4_8_values() {
        Scene scene = Scene.of(3).onTop("scoreboard").cards(3, 2, 1).announces(RED, "scoreboard");
        scene.plays(RED, "board high Cas", "place Cas", "place Cas", "done", "end")
                .places(BLUE, 1, "1 Cas");
        assertThat(scene).wouldScore("Cas", 8, 4, 0);

        Scene king = Scene.of(3).onTop("scoreboard").cards(3, 2, 1).announces(RED, "scoreboard");
        king.takesTurn(RED, "board low Cat").announces(BLUE, "king").plays(BLUE, "king Cat");
        assertThat(king).wouldScore("Cat", 0, 4 + 2 + 2, 0);
    }

    @Test
    @DisplayName("EG-4.9 adviser: the King to a neighbouring region")
    void eg4_9_adviser() {
        Scene scene = Scene.of(2)
                .king("New")
                .homes("Bas Cat")
                .onTop("adviser")
                .cards(2, 1)
                .announces(RED, "adviser");
        assertThat(scene).waitsFor(RED).lists(RED, each("king *", "Old Ara Val Gra Sev"));

        assertThat(scene.plays(RED, "king Gra"))
                .isBetween(RED)
                .hasKing("Gra")
                .listsOf("place", RED, each("place *", "Val New Sev Cas"));
    }

    @Test
    @DisplayName("EG-4.9 adviser refuses regions that are no neighbours, staying, and the Castillo")
    void eg4_9_adviserRefused() {
        Scene scene = Scene.of(2).onTop("adviser").cards(2, 1).announces(RED, "adviser");

        assertThat(scene)
                .refuses(RED, "king New")
                .because("EG-4.9", "Castilla la Nueva does not border the King’s region");
        assertThat(scene).refuses(RED, "king Gal").because("EG-4.9", "the King is there already and must move");
        assertThat(scene).refuses(RED, "king Cas").because("EG-4.9", "the King never goes to the Castillo");
        assertThat(scene)
                .refuses(RED, "board high Old")
                .because("EG-4.9", "the special action is under way: move the King");
    }

    @Test
    @DisplayName("EG-4.9 king: to any other region, with caballeros, grandes or scoreboards in it or not")
    void eg4_9_king() {
        Scene scene = Scene.of(3).onTop("scoreboard").cards(3, 2, 1).announces(RED, "scoreboard");
        scene.takesTurn(RED, "board high Sev").announces(BLUE, "king");
        assertThat(scene).lists(BLUE, each("king *", "Bas Old Ara Cat New Val Gra Sev"));

        assertThat(scene.plays(BLUE, "king Sev")).isBetween(BLUE).hasKing("Sev").hasCaballeros("Sev", 2, 0, 0);
        assertThat(scene.plays(BLUE, "end").plays(YELLOW, "card 1"))
                .refuses(YELLOW, "place Old")
                .because("EG-3.4", "Castilla la Vieja does not border the King’s region, Sevilla");
    }

    @ParameterizedTest
    @ValueSource(strings = {"adviser", "king"})
    @DisplayName("EG-4.9 adviser and king must be made, the Castillo never")
    void eg4_9_must(String card) {
        Scene scene = Scene.of(2).onTop("adviser").cards(2, 1).announces(RED, card);

        assertThat(scene).isAt(Stage.ACTING).refuses(RED, "done").because("EG-4.17", MUST);
        assertThat(scene).refuses(RED, "king Cas").because("EG-4.9", "the King never goes to the Castillo");
        assertThat(scene).refuses(RED, "king Gal").because("EG-4.9", "the King is there already and must move");
    }

    @Test
    @DisplayName("EG-4.9 king, adviser and scoreboard always have something to do; unannounced, they do nothing")
    void eg4_9_waived() {
        for (String card : new String[] {"king", "adviser", "scoreboard"}) {
            Scene scene = Scene.of(2)
                    .onTop(card.equals("king") ? "adviser" : card)
                    .cards(2, 1)
                    .chooses(RED, card);
            assertThat(scene.plays(RED, "end"))
                    .hasKing("Gal")
                    .hasScoreboards("", "")
                    .waitsFor(BLUE);
        }
    }
}
