package hidalgo.rules.caballero;

import static hidalgo.rules.caballero.Scene.BLUE;
import static hidalgo.rules.caballero.Scene.RED;
import static hidalgo.rules.caballero.Scene.cab;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.MoveList;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Ruling;
import hidalgo.rules.ScoreLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The preview of a move equals its effects when it is played. */
class WhatIfTest {
    private static Preview whatIf(Scene scene, int seat, String move) {
        return scene.position().whatIf(seat, ((Ruling.Legal) scene.position().judge(seat, move)).move());
    }

    @Test
    void aPlaceTellsItsCostAndItsRegion() {
        Scene scene = Scene.basic(2).cards(2, 1);
        Preview preview = whatIf(scene, RED, cab("1,0", "W", 3));

        assertThat(preview.cost()).isEqualTo(3);
        assertThat(preview.overflow()).isZero();
        assertThat(preview.returns()).isEmpty();
        assertThat(preview.changes()).hasSize(1);
        assertThat(preview.changes().getFirst().after().strengths()).containsExactly(3, 0);
        assertThat(preview.changes().getFirst().before().getFirst().strengths()).containsExactly(0, 0);
        assertThat(preview.scoreBefore()).containsExactly(0, 0);
        assertThat(preview.scoreAfter()).containsExactly(2, 0);
        assertThat(scene).hasTilesAt();
    }

    @Test
    void anAreaTileTellsWhomItEvictsAndWhatIsLost() {
        Scene scene = Scene.basic(2).on("LLLL", "WWLW", "WWWW", "LLLL", "LLLL").cards(9, 1);
        scene.plays(RED, "supply", "area WWLW 0,-1", "area WWWW 1,-1", cab("1,0", "W", 3), "ship 1,0 N", "end");
        scene.takesTurn(BLUE, "area LLLL 0,1").cards(2, 3);
        Preview.Return gone = whatIf(scene, BLUE, "area LLLL 1,1").returns().getFirst();

        assertThat(gone.tile().seat()).isEqualTo(RED);
        assertThat(gone.evicted()).isTrue();
        assertThat(List.of(gone.caballerosLost(), gone.caballerosBack(), gone.shipsLost(), gone.shipsBack()))
                .containsExactly(3, 0, 1, 0);
    }

    @Test
    void aCastilloSavesNumberAndShips() {
        Scene scene = Scene.basic(2).on("LLLL", "WWLW", "WWWW").cards(9, 1);
        scene.plays(
                RED, "supply", "area WWLW 0,-1", "area WWWW 1,-1", cab("1,0", "W", 3), "ship 1,0 N", "castillo 1,0");
        Preview.Return back = whatIf(scene, RED, "take 1,0").returns().getFirst();

        assertThat(back.evicted()).isFalse();
        assertThat(List.of(back.caballerosLost(), back.caballerosBack(), back.shipsLost(), back.shipsBack()))
                .containsExactly(0, 3, 0, 1);
    }

    @Test
    void everyPreviewOfARandomGameComesTrue() {
        for (int number = 0; number < 36; number++) {
            RandomSource random = RandomSource.of(number);
            RandomGame.play(number, (game, seat, legal) -> {
                CaballeroPosition position = (CaballeroPosition) game.position();
                String move = legal.get(random.below(legal.size()));
                int numbered = ((Ruling.Legal) position.judge(seat, move)).move();
                CaballeroTable before = position.table();
                Preview preview = position.whatIf(seat, numbered);
                assertThat(position.table()).isEqualTo(before);
                position.play(seat, numbered);
                compare(move, seat, before, preview, position.table());
            });
        }
    }

    @Test
    void noMoveOfARandomGameIsLegalTwiceInARow() {
        for (int number = 0; number < 36; number++) {
            RandomSource random = RandomSource.of(number);
            RandomGame.play(number, (game, seat, legal) -> {
                CaballeroPosition position = (CaballeroPosition) game.position();
                int move = ((Ruling.Legal) position.judge(seat, legal.get(random.below(legal.size())))).move();
                assertThat(position.view(seat).whatIf(move, 3)).isEqualTo(position.whatIf(seat, move));
                position.play(seat, move);
                MoveList next = new MoveList();
                position.legalMoves(seat, next);
                assertThat(next.contains(move)).as(position.notation(move)).isFalse();
            });
        }
    }

    private static void compare(String move, int seat, CaballeroTable before, Preview preview, CaballeroTable after) {
        List<CaballeroTable.Tile> left = new ArrayList<>(before.tiles());
        left.removeIf(tile -> after.tiles().stream().anyMatch(other -> tile.x() == other.x() && tile.y() == other.y()));
        assertThat(preview.returns()).extracting(Preview.Return::tile).as(move).isEqualTo(left);
        int[] courts = before.courts().stream()
                .mapToInt(CaballeroTable.Court::caballeros)
                .toArray();
        courts[seat] -= preview.cost() + preview.overflow();
        int shipsLost = 0;
        for (Preview.Return gone : preview.returns()) {
            courts[gone.tile().seat()] += gone.caballerosBack();
            shipsLost += gone.shipsLost();
        }
        if (!move.equals("supply")) {
            assertThat(after.courts().stream().mapToInt(CaballeroTable.Court::caballeros))
                    .as(move)
                    .containsExactly(box(courts));
            int bought = move.startsWith("ship") ? 1 : 0;
            assertThat(after.shipStock()).as(move).isEqualTo(before.shipStock() + shipsLost - bought);
        }
        List<CaballeroTable.Region> changed = new ArrayList<>(after.regions());
        changed.removeAll(before.regions());
        assertThat(preview.changes()).extracting(Preview.Change::after).as(move).containsAll(changed);
        assertThat(preview.scoreBefore()).isEqualTo(scores(before));
        assertThat(preview.scoreAfter()).isEqualTo(scores(after));
    }

    private static Integer[] box(int[] numbers) {
        Integer[] boxed = new Integer[numbers.length];
        Arrays.setAll(boxed, i -> numbers[i]);
        return boxed;
    }

    private static List<Integer> scores(CaballeroTable table) {
        return table.courts().stream().map(CaballeroTable.Court::ifScoredNow).toList();
    }

    @Test
    void theScoreSheetAddsUp() {
        for (int number = 0; number < 36; number++) {
            RandomGame.play(number, (game, seat, legal) -> {
                CaballeroPosition position = (CaballeroPosition) game.position();
                List<Integer> sums = new ArrayList<>(Collections.nCopies(position.seats(), 0));
                for (ScoreLine line : position.scoreSheet()) {
                    sums.set(line.seat(), sums.get(line.seat()) + line.points());
                }
                assertThat(sums).isEqualTo(scores(position.table()));
            });
        }
    }
}
