package hidalgo.rules.caballero;

import static hidalgo.rules.caballero.Scene.BLUE;
import static hidalgo.rules.caballero.Scene.RED;
import static hidalgo.rules.caballero.Scene.cab;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Danger;
import hidalgo.rules.Danger.Rescue;
import hidalgo.rules.Danger.Threat;
import hidalgo.rules.Ruling;
import hidalgo.rules.View;
import hidalgo.rules.caballero.moves.MoveCode;
import hidalgo.rules.caballero.state.AreaTile;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Tiles that one displayed area tile could evict (EC-3.8), and the moves that would save them. */
class DangersTest {
    /** Red has a 3 at 1,0; land can come from 1,1 as soon as 0,1 is laid. */
    private static Scene threatened() {
        Scene scene = Scene.basic(2).on("LLLL", "WWLW", "WWWW", "LLLL", "LLLL").cards(9, 1);
        scene.plays(RED, "supply", "area WWLW 0,-1", "area WWWW 1,-1", cab("1,0", "W", 3), "ship 1,0 N");
        assertThat(scene.position().view(RED).dangers()).isEmpty();
        return scene.takesTurn(RED).takesTurn(BLUE, "area LLLL 0,1");
    }

    @Test
    void aTileBesideAnOpenShoreIsInDanger() {
        Scene scene = threatened();

        assertThat(scene.position().view(RED).dangers())
                .containsExactly(new Danger("1,0", 3, List.of(new Threat("1,1", List.of("LLLL"))), List.of()));
        assertThat(scene.position().view(BLUE).dangers()).isEmpty();
        assertThat(scene.position().view(View.SPECTATOR).dangers()).isEmpty();
    }

    @Test
    void aCastilloSavesItForOne() {
        Scene scene = threatened().cards(10, 2);

        assertThat(scene.position().view(RED).dangers().getFirst().rescues())
                .containsExactly(new Rescue("castillo 1,0", 1));
        scene.plays(RED, "castillo 1,0");
        assertThat(scene.position().view(RED).dangers()).isEmpty();
    }

    @Test
    @DisplayName(
            "EC-2.6: at an empty display, the tiles that are left in the stack are the danger, but not in the last round")
    void anEmptyDisplayIsFollowedByTheStack() {
        CaballeroPosition position = threatened().position();
        position.displayed = 0;
        // The rest of the stack is open sea.
        for (int i = 0; i < 2; i++) {
            position.stack[position.drawn + i] = (byte) AreaTile.unturned(AreaTile.parse("LLWW"));
        }

        Threat threat = new Threat("1,1", List.of(AreaTile.text(position.stack[position.drawn])));
        assertThat(position.view(RED).dangers()).containsExactly(new Danger("1,0", 3, List.of(threat), List.of()));

        position.round = position.options.rounds();
        assertThat(position.view(RED).dangers()).isEmpty();
    }

    @Test
    void inRandomGamesAreaTilesEvictWhatWasInDangerAndNothingElse() {
        for (int number = 0; number < 36; number++) {
            RandomGame.play(number, (game, seat, legal) -> {
                CaballeroPosition position = (CaballeroPosition) game.position();
                List<String> areas =
                        legal.stream().filter(move -> move.startsWith("area ")).toList();
                Set<String> evictions = evictions(position, seat, areas);
                if (areas.isEmpty() || isFallback(position, areas.getFirst())) {
                    assertThat(threats(position, seat)).containsAll(evictions);
                } else {
                    assertThat(threats(position, seat)).isEqualTo(evictions);
                }
            });
        }
    }

    /** Whether no tile fits beside another, so that the places of all seats are separate (EC-3.6). */
    private static boolean isFallback(CaballeroPosition position, String area) {
        return position.map.isOpenSea(MoveCode.object(((Ruling.Legal) position.judge(position.mover(), area)).move()));
    }

    /** Which displayed tile evicts which caballero tile of another seat from where, if a seat plays it. */
    private static Set<String> evictions(CaballeroPosition position, int seat, List<String> areas) {
        Set<String> evictions = new TreeSet<>();
        for (String move : areas) {
            String[] words = move.split(" ");
            String tile = AreaTile.text(AreaTile.unturned(AreaTile.parse(words[1])));
            int number = ((Ruling.Legal) position.judge(seat, move)).move();
            for (Preview.Return gone : position.whatIf(seat, number).returns()) {
                if (gone.tile().seat() != seat && !gone.tile().castillo()) {
                    String place = gone.tile().x() + "," + gone.tile().y();
                    evictions.add("%s from %s by %s, %d".formatted(place, words[2], tile, gone.caballerosLost()));
                }
            }
        }
        return evictions;
    }

    private static Set<String> threats(CaballeroPosition position, int seat) {
        Set<String> threats = new TreeSet<>();
        for (int other = 0; other < position.seats(); other++) {
            List<Danger> dangers =
                    other == seat ? List.of() : position.view(other).dangers();
            for (Danger danger : dangers) {
                for (Threat threat : danger.threats()) {
                    for (String tile : threat.by()) {
                        threats.add("%s from %s by %s, %d"
                                .formatted(danger.place(), threat.from(), tile, danger.atStake()));
                    }
                }
            }
        }
        return threats;
    }
}
