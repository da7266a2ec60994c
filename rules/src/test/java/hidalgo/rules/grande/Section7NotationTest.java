package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.BLUE;
import static hidalgo.rules.grande.Scene.RED;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Messages;
import hidalgo.rules.Refusal;
import hidalgo.rules.Ruling;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 7: the notation of moves. */
class Section7NotationTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "power 1",
                "power 13",
                "recall Gal",
                "fetch 0",
                "fetch 6",
                "card 1",
                "card 5",
                "place Cas",
                "special",
                "veto",
                "allow",
                "move Gal Sev 2",
                "move Cas Val 4",
                "send Bas 0",
                "give court",
                "give New",
                "score Gra",
                "board high Gal",
                "board low Cas",
                "king Old",
                "evict Ara",
                "grande Cat",
                "take 7",
                "disk Sev",
                "done",
                "end"
            })
    @DisplayName("EG-7 every kind of move is read, and written as it is read")
    void eg7_roundTrip(String text) {
        WrittenMove written = Notation.parse(text);

        assertThat(written).isNotNull();
        assertThat(Notation.text(Notation.encode(written))).isEqualTo(text);
        assertThat(Scene.of(2).position().notation(Notation.encode(written))).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "power",
                "power 0",
                "power 14",
                "power 01",
                "power +1",
                "power -1",
                "power 1 ",
                " power 1",
                "power  1",
                "Power 1",
                "power one",
                "power 100",
                "power 1 2",
                "fetch 7",
                "fetch -0",
                "fetch 00",
                "card 0",
                "card 6",
                "place",
                "place gal",
                "place GAL",
                "place court",
                "place 1",
                "place Gal Sev",
                "recall court",
                "move Gal Sev",
                "move Gal Sev 5",
                "move Gal Sev 02",
                "move Gal Sev x",
                "move Gal Sev 2 1",
                "move court Gal 1",
                "place Gal Sev 1",
                "send Gal",
                "send Gal 5",
                "send 1 Gal",
                "send court 1",
                "give",
                "give Court",
                "give 3",
                "score",
                "board Gal high",
                "board mid Gal",
                "board high",
                "board high court",
                "king court",
                "king 1",
                "take 0",
                "take 14",
                "disk court",
                "disk",
                "done now",
                "special 1",
                "veto 1",
                "allow Gal",
                "end.",
                "END",
                "pass",
                "power\t1",
                "power ١"
            })
    @DisplayName("EG-7 malformed moves are refused as such")
    void eg7_malformed(String text) {
        assertThat(Scene.of(3))
                .refuses(RED, text)
                .because(
                        "EG-7",
                        "\"" + text + "\" is not a move; moves are written like \"power 9\", \"card 3\", \"place Gal\","
                                + " \"move Gal Sev 2\" or \"end\"");
    }

    @Test
    @DisplayName("EG-7 of an endless text only the beginning is quoted")
    void eg7_longText() {
        Ruling ruling = Scene.of(2).position().judge(RED, "x".repeat(1000));

        assertThat(ruling).isInstanceOf(Refusal.class);
        assertThat(((Refusal) ruling).text(Messages.ENGLISH))
                .startsWith("EG-7: \"" + "x".repeat(60) + "…\" is not a move");
    }

    @Test
    @DisplayName("EG-7 a malformed move is refused as such for every seat, and also when the game is over")
    void eg7_malformedFirst() {
        Scene over = Scene.of(2).with("short", "true").quietRounds(6);

        assertThat(over.position().judge(9, "pass")).isInstanceOf(Refusal.class);
        assertThat(((Refusal) over.position().judge(9, "pass")).rule()).isEqualTo("EG-7");
        assertThat(((Refusal) over.position().judge(9, "end")).rule()).isEqualTo("EG-1.2");
    }

    @Test
    @DisplayName("EG-7 every scoring card that was carried out makes one scoring, a stopped one none")
    void eg7_scorings() {
        Scene scene = Scene.of(3).onTop("veto").vetoRound(BLUE).cards(3, 2, 1).plays(RED, "card 3", "special");
        scene.plays(BLUE, "veto").plays(RED, "end");
        assertThat(scene).hasScorings(0);
        scene.passes(BLUE).othersPass().layHighest();

        int seat = scene.position().active();
        scene.plays(seat, "card 3", "special");
        assertThat(scene).hasScorings(1);
        scene.plays(seat, "end").othersPass();
        assertThat(scene).hasScorings(2);
        assertThat(scene.position().lastScoring().cause()).isEqualTo("general");
    }

    @Test
    @DisplayName("EG-7 a refused move changes nothing")
    void eg7_refusedChangesNothing() {
        Scene scene = Scene.of(2).cards(2, 1);
        long before = scene.position().fingerprint();
        for (String move : new String[] {"power 1", "end", "disk Gal", "veto", "pass", "move Sev Old 4"}) {
            assertThat(scene.position().judge(RED, move)).isInstanceOf(Refusal.class);
            assertThat(scene.position().judge(BLUE, move)).isInstanceOf(Refusal.class);
        }

        assertThat(scene.position().fingerprint()).isEqualTo(before);
    }
}
