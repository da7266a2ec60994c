package hidalgo.rules.caballero;

import static hidalgo.rules.caballero.Scene.BLUE;
import static hidalgo.rules.caballero.Scene.RED;
import static hidalgo.rules.caballero.Scene.cab;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class FootholdsTest {
    private final Footholds footholds = new Footholds();

    @Test
    @DisplayName("EC-3.8 a tile is exposed where an area tile could come beside it, unless a castillo backs it")
    void exposedAndBacked() {
        Scene scene = Scene.basic(2).on("LLLW", "WWLW").cards(2, 1).plays(RED, cab("1,0", "W", 3));
        look(scene);
        assertThat(footholds.exposed(RED)).isZero();

        look(scene.plays(RED, "area WWLW 0,-1"));
        assertThat(footholds.exposed(RED)).isEqualTo(3);
        assertThat(footholds.backed(RED)).isZero();
        assertThat(footholds.exposed(BLUE)).isZero();

        look(scene.plays(RED, "castillo 1,0"));
        assertThat(footholds.exposed(RED)).isZero();
        assertThat(footholds.backed(RED)).isEqualTo(3);
    }

    @Test
    @DisplayName("EC-3.11 a tile on water only waits for land with the number that it turns to an open cell")
    void afloat() {
        Scene scene = Scene.basic(2).on("WWWW", "WWWW").cards(2, 1).plays(RED, "cab 1,0 4");
        look(scene);
        assertThat(footholds.afloat(RED)).isZero();

        look(scene.plays(RED, "area WWWW 0,-1"));
        assertThat(footholds.afloat(RED)).isEqualTo(4);
        assertThat(footholds.exposed(RED)).isZero();
    }

    @Test
    @DisplayName("EC-3.9 a lead is blocked when no tile can be added to the region any more")
    void blocked() {
        Scene scene = Scene.basic(2).on("LWWW").cards(2, 1);
        look(scene);
        assertThat(footholds.blocked(RED)).isZero();

        look(scene.plays(RED, cab("0,-1", "S", 2)));
        assertThat(footholds.blocked(RED)).isEqualTo(2);
        assertThat(footholds.blocked(BLUE)).isZero();
    }

    private void look(Scene scene) {
        footholds.look(scene.position());
    }
}
