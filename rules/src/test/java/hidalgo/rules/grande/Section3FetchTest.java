package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.BLUE;
import static hidalgo.rules.grande.Scene.RED;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.grande.GrandePosition.Stage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Section 3: fetching and recalling (EG-3.1). */
class Section3FetchTest {
    /** Red has one caballero in his province and has laid the 5, which brings 4. */
    private static Scene shortOfThree() {
        return rich(Scene.of(2)).cards(5, 1);
    }

    /** After four rounds Red has 1 caballero in his province, 27 in his court and 2 in Sevilla. */
    private static Scene rich(Scene scene) {
        return scene.quietRound(1, 13).quietRound(2, 12).quietRound(3, 11).quietRound(4, 10);
    }

    @Test
    @DisplayName("EG-3.1 fetch: exact brings the power card's number automatically when the turn begins")
    void eg3_1_exact() {
        Scene scene = Scene.of(2).cards(4, 1);

        assertThat(scene).isAt(Stage.CHOOSING).hasCourt(RED, 11).hasProvince(RED, 17);
        assertThat(scene).hasCourt(BLUE, 7).hasProvince(BLUE, 21);
        assertThat(scene.passes(RED)).hasCourt(BLUE, 13).hasProvince(BLUE, 15);
        assertThat(scene)
                .refusesAll(
                        BLUE,
                        "EG-3.2",
                        "choose one of the face-up action cards first",
                        "fetch 2",
                        "recall Cat",
                        "done",
                        "end");
    }

    @Test
    @DisplayName("EG-3.1 a province that suffices is not made up for")
    void eg3_1_suffices() {
        Scene scene = rich(Scene.of(2));
        assertThat(scene).hasProvince(RED, 1).hasCourt(RED, 27);

        assertThat(scene.cards(10, 1)).isAt(Stage.CHOOSING).hasProvince(RED, 0).hasCourt(RED, 28);
        assertThat(scene.othersPass().quietRound(13, 2)).isRound(7).hasCourt(RED, 28);
    }

    @Test
    @DisplayName("EG-3.1 what the province lacks may be recalled from regions, one a step, until nothing is missing")
    void eg3_1_recall() {
        Scene scene = Scene.of(2).cards(1, 13).passes(BLUE).places(RED, 4, "1 Bas 2 Old");
        scene.quietRound(2, 12).quietRound(3, 11).quietRound(4, 10).cards(5, 1);
        assertThat(scene)
                .isAt(Stage.RECALLING)
                .waitsFor(RED)
                .hasProvince(RED, 0)
                .hasCourt(RED, 25);
        assertThat(scene).lists(RED, "recall Sev", "recall Bas", "recall Old", "done");
        assertThat(scene.position().recallsLeft()).isEqualTo(3);

        scene.plays(RED, "recall Old", "recall Sev");
        assertThat(scene).isAt(Stage.RECALLING).hasCaballeros("Old", 1, 0).hasCourt(RED, 27);
        assertThat(scene.plays(RED, "recall Old"))
                .isAt(Stage.CHOOSING)
                .hasCaballeros("Old", 0, 0)
                .hasCourt(RED, 28);
        assertThat(scene).hasCaballeros("Sev", 1, 0).hasCaballeros("Bas", 1, 0);
    }

    @Test
    @DisplayName("EG-3.1 recalling ends automatically when nothing is left to recall, or with done")
    void eg3_1_recallEnds() {
        assertThat(shortOfThree().plays(RED, "recall Sev")).isAt(Stage.RECALLING);
        assertThat(shortOfThree().plays(RED, "recall Sev", "recall Sev"))
                .isAt(Stage.CHOOSING)
                .hasCaballeros("Sev", 0, 0)
                .hasCourt(RED, 30);
        assertThat(shortOfThree().plays(RED, "done")).isAt(Stage.CHOOSING).hasCourt(RED, 28);
    }

    @Test
    @DisplayName("EG-3.1 only own caballeros in regions are recalled, not the King's, not the Castillo")
    void eg3_1_recallFromWhere() {
        Scene scene = Scene.of(2).cards(1, 13).passes(BLUE).places(RED, 4, "1 Bas 2 Old");
        scene.quietRound(2, 12).cards(3, 11).takesTurn(BLUE, "card 5", "special", "king Bas");
        scene.passes(RED).cards(4, 10).passes(BLUE).places(RED, 3, "1 Cas").cards(5, 1);

        assertThat(scene).lists(RED, "recall Sev", "recall Old", "done");
        assertThat(scene).refuses(RED, "recall Gal").because("EG-3.1", "Red has no caballero in Galicia");
        assertThat(scene).refuses(RED, "recall Cat").because("EG-3.1", "Red has no caballero in Cataluña");
        assertThat(scene)
                .refuses(RED, "recall Bas")
                .because("EG-3.5", "País Vasco is the King’s region; nothing enters or leaves it");
        assertThat(scene)
                .refuses(RED, "recall Cas")
                .because("EG-3.6", "caballeros leave the Castillo only at a general scoring");
        assertThat(scene)
                .refusesAll(
                        RED,
                        "EG-3.1",
                        "your province fell short: recall caballeros from regions, or stop",
                        "card 1",
                        "end",
                        "fetch 1",
                        "special");
    }

    @Test
    @DisplayName("EG-3.1 with nothing to recall, the turn continues at once")
    void eg3_1_nothingToRecall() {
        Scene scene = Scene.of(2).quietRound(1, 13).quietRound(2, 12).quietRound(3, 11);
        scene.cards(4, 10).takesTurn(BLUE, "card 5", "special", "king Sev").passes(RED);

        assertThat(scene.cards(5, 1)).isAt(Stage.CHOOSING).hasProvince(RED, 0).hasCourt(RED, 28);
    }

    @Test
    @DisplayName("EG-3.1 fetch: upTo begins every turn with fetch, up to what the card allows, even if that is only 0")
    void eg3_1_upTo() {
        Scene scene = Scene.of(2).with("fetch", "upTo").cards(6, 13);
        assertThat(scene).isAt(Stage.FETCHING).waitsFor(BLUE).lists(BLUE, "fetch 0");
        assertThat(scene)
                .refuses(BLUE, "fetch 1")
                .because("EG-3.1", "your power card and your province allow 0 at most");
        scene.plays(BLUE, "fetch 0").takesTurn(BLUE, "card 1");

        assertThat(scene).lists(RED, "fetch 0", "fetch 1", "fetch 2", "fetch 3");
        assertThat(scene)
                .refuses(RED, "fetch 4")
                .because("EG-3.1", "your power card and your province allow 3 at most");
        assertThat(scene).refusesAll(RED, "EG-3.1", "first say how many caballeros to fetch", "card 2", "done", "end");
        assertThat(scene.plays(RED, "fetch 2"))
                .isAt(Stage.CHOOSING)
                .hasCourt(RED, 9)
                .hasProvince(RED, 19);
        assertThat(scene.plays(RED, "card 2"))
                .refuses(RED, "fetch 1")
                .because("EG-3.1", "caballeros come from the province only when the turn begins");
    }

    @Test
    @DisplayName("EG-3.1 fetch: upTo is followed by recall only if the whole province came and fell short")
    void eg3_1_upToRecall() {
        Scene whole = upToWithOneLeft();
        assertThat(whole).lists(RED, "fetch 0", "fetch 1");
        assertThat(whole.plays(RED, "fetch 1")).isAt(Stage.RECALLING).lists(RED, "recall Sev", "done");
        assertThat(whole.plays(RED, "recall Sev", "done", "card 1"))
                .refuses(RED, "recall Sev")
                .because("EG-3.1", "caballeros come from the province only when the turn begins");

        Scene part = upToWithOneLeft();
        assertThat(part.plays(RED, "fetch 0")).isAt(Stage.CHOOSING).hasProvince(RED, 1);
    }

    @Test
    @DisplayName("EG-3.1 fetch: upTo recalls from an empty province too, if the card brings any")
    void eg3_1_upToEmpty() {
        Scene scene = upToWithOneLeft()
                .plays(RED, "fetch 1", "done")
                .takesTurn(RED, "card 1")
                .passes(BLUE);

        assertThat(scene.cards(10, 6)).lists(RED, "fetch 0");
        assertThat(scene.plays(RED, "fetch 0")).isAt(Stage.RECALLING);
        scene.plays(RED, "recall Sev");
        assertThat(scene).isAt(Stage.CHOOSING).hasCaballeros("Sev", 1, 0);
        scene.takesTurn(RED, "card 1").passes(BLUE).cards(13, 7).plays(RED, "fetch 0");
        assertThat(scene).isAt(Stage.CHOOSING);
    }

    private static Scene upToWithOneLeft() {
        Scene scene = Scene.of(2).with("fetch", "upTo");
        int[][] rounds = {{1, 13, 6}, {2, 12, 5}, {3, 11, 5}, {4, 10, 4}};
        for (int[] round : rounds) {
            scene.cards(round[0], round[1])
                    .passes(BLUE)
                    .plays(RED, "fetch " + round[2])
                    .takesTurn(RED, "card 1");
        }
        return scene.cards(5, 3);
    }
}
