package hidalgo.bots;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.CaballeroSetup;
import hidalgo.rules.caballero.ElCaballero;
import hidalgo.rules.grande.ElGrande;
import hidalgo.rules.grande.GrandePosition;
import hidalgo.rules.grande.GrandeSetup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A bot's choice does not depend on what its seat can't see: the same view and chance, another truth, the same move. */
class BotHonestyTest {
    @ParameterizedTest
    @ValueSource(strings = {"random", "squire", "knight:iterations=20"})
    void theOrderOfTheStackDoesNotMatter(String bot) {
        ElCaballero game = new ElCaballero();
        for (int i = 0; i < 12; i++) {
            RandomSource random = RandomSource.of(i);
            CaballeroSetup setup = game.deal(game.choose(Map.of("players", "3")), random);
            CaballeroPosition position = setup.begin();
            List<int[]> moves = playSome(position, 20 + 8 * i, random);
            int unseen = position.table().unseen().size();
            List<String> stack = new ArrayList<>(setup.stack());
            Collections.reverse(stack.subList(stack.size() - unseen, stack.size()));
            CaballeroPosition other = new CaballeroSetup(setup.options(), setup.first(), setup.start(), stack).begin();
            replay(other, moves);

            assertThat(other.fingerprint()).isNotEqualTo(position.fingerprint());
            assertThat(choice(bot, other)).isEqualTo(choice(bot, position));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "squire", "knight:iterations=20"})
    void theOrderOfThePilesDoesNotMatter(String bot) {
        ElGrande game = new ElGrande();
        for (int i = 0; i < 12; i++) {
            RandomSource random = RandomSource.of(i);
            GrandeSetup setup = game.deal(game.choose(Map.of("players", "4")), random);
            GrandePosition position = setup.begin();
            List<int[]> moves = playSome(position, 10 + 15 * i, random);
            List<List<String>> piles = new ArrayList<>();
            for (List<String> pile : setup.piles()) {
                List<String> shuffled = new ArrayList<>(pile);
                Collections.shuffle(shuffled.subList(position.round(), shuffled.size()), new Random(i));
                piles.add(shuffled);
            }
            GrandePosition other =
                    new GrandeSetup(setup.options(), setup.first(), setup.king(), setup.homes(), piles).begin();
            replay(other, moves);

            assertThat(choice(bot, other)).isEqualTo(choice(bot, position));
        }
    }

    @Test
    void theDisksOfOthersDoNotMatter() {
        ElGrande game = new ElGrande();
        int found = 0;
        for (int i = 0; found < 6; i++) {
            RandomSource random = RandomSource.of(i);
            GrandePosition position =
                    game.deal(game.choose(Map.of("players", "4")), random).begin();
            while (!position.isOver() && Integer.bitCount(position.choosing()) < 2) {
                playSome(position, 1, random);
            }
            if (position.isOver()) {
                continue;
            }
            found++;
            int early = Integer.numberOfTrailingZeros(position.choosing());
            MoveList disks = new MoveList();
            position.legalMoves(early, disks);
            GrandePosition other = position.copy();
            position.play(early, disks.get(0));
            other.play(early, disks.get(disks.size() - 1));
            int late = Integer.numberOfTrailingZeros(position.choosing());
            for (String bot : List.of("random", "squire", "knight:iterations=40")) {
                assertThat(Arena.choice(bot, other.view(late), 9)).isEqualTo(Arena.choice(bot, position.view(late), 9));
            }
        }
    }

    private static String choice(String bot, Position position) {
        int seat = Integer.numberOfTrailingZeros(position.obliged());
        return Arena.choice(bot, position.view(seat), 3);
    }

    private static List<int[]> playSome(Position position, int count, RandomSource random) {
        List<int[]> played = new ArrayList<>();
        MoveList moves = new MoveList();
        for (int i = 0; i < count; i++) {
            int seat = Integer.numberOfTrailingZeros(position.obliged());
            position.legalMoves(seat, moves);
            int move = moves.get(random.below(moves.size()));
            if (position.round() > 5 && count > 1) {
                return played;
            }
            played.add(new int[] {seat, move});
            position.play(seat, move);
        }
        return played;
    }

    private static void replay(Position position, List<int[]> moves) {
        for (int[] move : moves) {
            position.play(move[0], move[1]);
        }
    }
}
