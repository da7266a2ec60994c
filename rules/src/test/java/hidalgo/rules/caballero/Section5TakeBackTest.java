package hidalgo.rules.caballero;

import static hidalgo.rules.caballero.Scene.BLUE;
import static hidalgo.rules.caballero.Scene.RED;
import static hidalgo.rules.caballero.Scene.cab;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Section 5: taking back a tile with the grande (EC-5.8), forbidden or allowed. */
class Section5TakeBackTest {
    private static final String MOVED = "you have already moved your grande this turn";
    private static final String KEPT = "a tile with the grande on it can’t be taken back; move the grande first";

    /** The cell 1,0 borders land in the north and in the west, of one region; Red, to move, has 8 caballeros. */
    private static Scene corner(Scene scene) {
        scene.on("LLLW", "LLLW", "LLLL", "LLLL", "LLLL").cards(9, 1);
        return scene.plays(RED, "supply", "area LLLW 0,-1", "area LLLL 1,-1");
    }

    private static Scene allowed() {
        return corner(Scene.expanded(2).with("grandeTakeBack", "allowed"));
    }

    @Test
    @DisplayName("EC-5.8 a tile with the grande can't be taken back until the grande has moved")
    void ec5_8_forbidden() {
        Scene scene = corner(Scene.expanded(2));
        scene.plays(RED, cab("0,1", "N", 1), cab("0,-2", "S", 1), "grande 0,1");
        assertThat(scene).listsOf("take", RED, "take 0,-2");
        assertThat(scene).refuses(RED, "take 0,1").because("EC-5.8", KEPT);

        assertThat(scene.plays(RED, "grande 0,-2")).listsOf("take", RED, "take 0,1");
        assertThat(scene.plays(RED, "take 0,1")).hasTilesAt("0,-2").hasCourt(RED, 8 - 1 - 1 - 2 - 1);
    }

    @Test
    @DisplayName("EC-5.8 a grande may be set out and moved once in the same turn")
    void ec5_8_setOutAndMoved() {
        Scene scene = corner(Scene.expanded(2));
        scene.plays(RED, cab("0,1", "N", 1), cab("0,-2", "S", 1), "grande 0,1", "grande 0,-2");

        assertThat(scene).refuses(RED, "grande 0,1").because("EC-3.0", MOVED);
        assertThat(scene).refuses(RED, "take 0,-2").because("EC-5.8", KEPT);
    }

    @Test
    @DisplayName("EC-5.8 another player's tile is refused for that reason, grande or not")
    void ec5_8_othersTile() {
        Scene scene = corner(Scene.expanded(2)).plays(RED, cab("0,1", "N", 1), "grande 0,1", "end");

        assertThat(scene).refuses(BLUE, "take 0,1").because("EC-3.19", "the caballero tile at 0,1 belongs to Red");
    }

    @Test
    @DisplayName(
            "EC-5.8 allowed: with a tile taken back the grande goes to the court, and setting it out is not the move")
    void ec5_8_takenBack() {
        Scene scene = allowed().plays(RED, cab("0,1", "N", 1), cab("0,-2", "S", 1), "grande 0,1", "take 0,1");
        assertThat(scene.survey().isGrandeInCourt(RED)).isTrue();
        assertThat(scene).hasCourt(RED, 4);

        assertThat(scene.plays(RED, "grande 0,-2")).hasCourt(RED, 2);
        scene.passes(RED).passes(BLUE).cards(3, 2).plays(RED, "supply", cab("0,1", "N", 1), cab("2,-1", "W", 1));
        scene.plays(RED, "take 0,-2", "grande 0,1", "grande 2,-1");
        assertThat(scene).refuses(RED, "grande 0,1").because("EC-3.0", MOVED);
    }

    @Test
    @DisplayName("EC-5.8 allowed: after the turn's move the grande may still come back and be set out for 2")
    void ec5_8_afterMove() {
        Scene scene = allowed().plays(RED, cab("0,1", "N", 1), cab("0,-2", "S", 1), "grande 0,1", "grande 0,-2");
        scene.plays(RED, "take 0,-2", "grande 0,1");

        assertThat(scene).hasCourt(RED, 8 - 1 - 1 - 2 - 1 - 2).hasTilesAt("0,1");
    }

    @Test
    @DisplayName("EC-3.19 where several sides faced land, a castillo brings the highest number back")
    void ec3_19_highest() {
        Scene scene = allowed().plays(RED, "cab 1,0 1 grande", "castillo 1,0");
        assertThat(scene).hasCourt(RED, 8 - 4 - 2 - 1);

        assertThat(scene.plays(RED, "take 1,0")).hasCourt(RED, 1 + 4);
    }

    @Test
    @DisplayName("EC-7 a stored game that does not name grandeTakeBack was played with allowed; a new one is forbidden")
    void ec7_unnamed() {
        ElCaballero game = new ElCaballero();
        Map<String, String> unnamed = Map.of("players", "2", "expanded", "true");

        assertThat(game.restore(unnamed).values()).containsEntry("grandeTakeBack", "allowed");
        assertThat(game.restore(unnamed).values()).containsEntry("secondTile", "owed");
        assertThat(game.choose(unnamed).values()).containsEntry("grandeTakeBack", "forbidden");
        assertThat(game.restore(game.choose(unnamed).values())).isEqualTo(game.choose(unnamed));
    }
}
