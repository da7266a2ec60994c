package hidalgo.bots.grande;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.Arena;
import hidalgo.rules.RandomSource;
import hidalgo.rules.grande.ElGrande;
import hidalgo.rules.grande.GrandePosition;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The kept yields of positions equal those computed from scratch. */
class YieldsTest {
    private static final int PLACES = GrandePosition.PLACES.size();

    @Test
    void nothingOfAnotherPositionIsLeft() {
        List<GrandePosition> positions = positions();
        RandomSource random = RandomSource.of(1);
        Yields kept = new Yields();
        for (int i = 0; i < positions.size(); i++) {
            // Mostly one after the other, as in a search; now and then one of quite another game.
            int index = random.below(8) == 0 ? random.below(positions.size()) : i;
            GrandePosition position = positions.get(index);
            kept.read(position);
            assertThat(told(kept, position)).as("position %d", index).isEqualTo(counted(position));
        }
    }

    /** Positions of random games with every number of players and random options. */
    private static List<GrandePosition> positions() {
        ElGrande game = new ElGrande();
        Arena arena = new Arena(game);
        List<GrandePosition> positions = new ArrayList<>();
        for (int players : game.playerCounts()) {
            for (int seed = 0; seed < 3; seed++) {
                arena.randomGame(players, seed).forEach(position -> positions.add((GrandePosition) position));
            }
        }
        return positions;
    }

    private static List<Integer> told(Yields yields, GrandePosition position) {
        List<Integer> told = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            for (int place = 0; place < PLACES; place++) {
                told.add(yields.of(place, seat));
            }
            told.add(yields.ofRegions(seat));
        }
        return told;
    }

    private static List<Integer> counted(GrandePosition position) {
        int[][] yields = new int[position.seats()][PLACES];
        position.ifScoredNow((1 << PLACES) - 1, (seat, place, reason, points) -> yields[seat][place] += points);
        List<Integer> counted = new ArrayList<>();
        for (int[] ofSeat : yields) {
            int regions = 0;
            for (int place = 0; place < PLACES; place++) {
                counted.add(ofSeat[place]);
                regions += place == GrandePosition.CASTILLO ? 0 : ofSeat[place];
            }
            counted.add(regions);
        }
        return counted;
    }
}
