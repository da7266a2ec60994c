package hidalgo.bots.caballero;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Ruling;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.CaballeroSetup;
import hidalgo.rules.caballero.ElCaballero;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class TileSecurityTest {
    private static final int RED = 0;
    private static final int BLUE = 1;

    private final TileSecurity security = new TileSecurity();

    @Test
    @DisplayName("EC-3.8 a tile is exposed where an area tile could come beside it, unless a castillo backs it")
    void exposedAndBacked() {
        CaballeroPosition position = redsTurn("LLLW", "WWLW");
        play(position, "cab 1,0 4");
        assertThat(security.exposed(RED)).isZero();

        play(position, "area WWLW 0,-1");
        assertThat(security.exposed(RED)).isEqualTo(3);
        assertThat(security.backed(RED)).isZero();
        assertThat(security.exposed(BLUE)).isZero();

        play(position, "castillo 1,0");
        assertThat(security.exposed(RED)).isZero();
        assertThat(security.backed(RED)).isEqualTo(3);
    }

    @Test
    @DisplayName("EC-3.11 a tile on water only waits for land with the number that it turns to an open cell")
    void afloat() {
        CaballeroPosition position = redsTurn("WWWW", "WWWW");
        play(position, "cab 1,0 4");
        assertThat(security.afloat(RED)).isZero();

        play(position, "area WWWW 0,-1");
        assertThat(security.afloat(RED)).isEqualTo(4);
        assertThat(security.exposed(RED)).isZero();
    }

    @Test
    @DisplayName("EC-3.9 a lead is blocked when no tile can be added to the region any more")
    void blocked() {
        CaballeroPosition position = redsTurn("LWWW", "WWWW");
        security.read(position);
        assertThat(security.blocked(RED)).isZero();

        play(position, "cab 0,-1 4");
        assertThat(security.blocked(RED)).isEqualTo(2);
        assertThat(security.blocked(BLUE)).isZero();
    }

    /** Two players on a starting tile, with one tile first in the stack and waters after it; Red has laid a 2 and begins. */
    private static CaballeroPosition redsTurn(String start, String tile) {
        List<String> stack = new ArrayList<>(Collections.nCopies(60, "WWWW"));
        stack.set(0, tile);
        ElCaballero game = new ElCaballero();
        CaballeroPosition position =
                new CaballeroSetup(game.choose(Map.of("players", "2", "tileSet", "scene")), RED, start, stack).begin();
        move(position, RED, "power 2");
        move(position, BLUE, "power 1");
        return position;
    }

    private void play(CaballeroPosition position, String move) {
        move(position, RED, move);
        security.read(position);
    }

    private static void move(CaballeroPosition position, int seat, String move) {
        position.play(seat, ((Ruling.Legal) position.judge(seat, move)).move());
    }
}
