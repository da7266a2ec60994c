package hidalgo.rules.caballero;

import static hidalgo.rules.caballero.Scene.RED;
import static hidalgo.rules.caballero.Scene.cab;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Ruling;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Equal positions have equal fingerprints, however they came about, and others have others. */
class FingerprintTest {
    /** All that can be seen of a position but for the limits of the turn. */
    private record Look(List<Object> facts, Set<Survey.Tile> tiles, Set<String> legal) {
        static Look at(Position position) {
            Survey survey = Survey.of(position);
            int seat = Integer.numberOfTrailingZeros(position.movers());
            List<Object> facts = List.of(
                    survey.areas(),
                    survey.regions(),
                    survey.display(),
                    survey.shipStock(),
                    survey.castilloStock(),
                    seat,
                    survey.court(seat),
                    survey.shipsInCourt(seat),
                    position.round());
            return new Look(facts, new HashSet<>(survey.tiles()), new HashSet<>(Survey.legalMoves(position, seat)));
        }
    }

    @Test
    void twoMovesInEitherOrderLeadToOneFingerprintIfTheyLeadToOnePosition() {
        int[] same = new int[1];
        int[] different = new int[1];
        for (int number = 0; number < 96; number++) {
            RandomSource random = RandomSource.of(number);
            RandomGame.play(number, (game, seat, legal) -> {
                String one = legal.get(random.below(legal.size()));
                String other = legal.get(random.below(legal.size()));
                Position there = game.position();
                Position back = game.position();
                if (!play(there, seat, one, other) || !play(back, seat, other, one) || there.isOver()) {
                    return;
                }
                boolean equal = Look.at(there).equals(Look.at(back));
                assertThat(there.fingerprint() == back.fingerprint())
                        .as(one + ", " + other)
                        .isEqualTo(equal);
                (equal ? same : different)[0]++;
            });
        }
        assertThat(same[0]).isGreaterThan(500);
        assertThat(different[0]).isGreaterThan(5);
    }

    private static boolean play(Position position, int seat, String... moves) {
        for (String move : moves) {
            if (!(position.judge(seat, move) instanceof Ruling.Legal(int number))) {
                return false;
            }
            position.play(seat, number);
        }
        return true;
    }

    @Test
    void theOrderInWhichTilesWereLaidDoesNotMatter() {
        Scene one = Scene.basic(2).on("LLLW", "LLLL").cards(9, 1);
        one.plays(RED, cab("0,1", "N", 1), cab("0,-1", "S", 2), "area LLLL 1,0", "area WWWW -1,0", "castillo 0,1");
        Scene other = Scene.basic(2).on("LLLW", "LLLL").cards(9, 1);
        other.plays(RED, "area WWWW -1,0", cab("0,-1", "S", 2), "area LLLL 1,0", cab("0,1", "N", 1), "castillo 0,1");

        assertThat(one.position().fingerprint()).isEqualTo(other.position().fingerprint());
    }

    @Test
    void whatTheTurnHasUsedUpBelongsToThePosition() {
        Scene fresh = Scene.basic(2).cards(13, 1);
        Scene supplied = Scene.basic(2).cards(13, 1).plays(RED, "supply");
        assertThat(fresh.position().fingerprint())
                .isNotEqualTo(supplied.position().fingerprint());

        Scene hidden = Scene.basic(2).on("LLLW", "WWWW", "WWWW", "WWWW", "WWWW", "WWWW", "LLLL", "LWWW");
        Scene swapped = Scene.basic(2).on("LLLW", "WWWW", "WWWW", "WWWW", "WWWW", "WWWW", "LWWW", "LLLL");
        assertThat(hidden.position().fingerprint())
                .isNotEqualTo(swapped.position().fingerprint());
    }

    @Test
    void theFingerprintIsTheSameInEveryVersion() {
        assertThat(Scene.basic(2).position().fingerprint()).isEqualTo(2147851774838819117L);
        assertThat(RandomGame.play(3, (game, seat, legal) -> {}).position().fingerprint())
                .isEqualTo(3630589044465770917L);
    }
}
