package hidalgo.rules.grande;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.MoveList;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Ruling;
import hidalgo.rules.grande.GrandeTable.Court;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A preview shows the effects of a move, as far as they don't depend on anything hidden. */
class PreviewTest {
    @Test
    void aPreviewShowsWhereCaballerosGoAndWhatChanges() {
        GrandePosition position = GrandeTableTest.begin(Map.of());
        GrandeTableTest.play(position, "1 power 13", "2 power 1", "0 power 2", "1 card 1");
        Preview preview = whatIf(position, 1, "place Old");
        assertThat(preview.certain()).isTrue();
        assertThat(preview.transfers()).containsExactly(new Preview.Transfer(1, "court", "Old", 1));
        assertThat(preview.changes()).hasSize(1);
        assertThat(preview.changes().getFirst().before().counts()).containsExactly(2, 0, 0);
        assertThat(preview.changes().getFirst().after().counts()).containsExactly(2, 1, 0);
        assertThat(preview.scoreBefore()).containsExactly(8, 7, 6);
        assertThat(preview.scoreAfter()).containsExactly(8, 11, 6);
        assertThat(preview.points()).containsExactly(0, 0, 0);
        assertThat(whatIf(position, 1, "end").transfers())
                .containsExactly(new Preview.Transfer(0, "province", "court", 5));
    }

    @Test
    void aPreviewOfSeveralCaballerosStopsWhereTheCardAllowsNoMore() {
        GrandePosition position = GrandeTableTest.begin(Map.of());
        GrandeTableTest.play(position, "1 power 13", "2 power 1", "0 power 2", "1 card 3");
        int place = legal(position, 1, "place Old");
        Preview two = position.whatIf(1, place, 2);
        assertThat(two.transfers()).containsExactly(new Preview.Transfer(1, "court", "Old", 2));
        assertThat(two.changes().getFirst().after().counts()).containsExactly(2, 2, 0);
        assertThat(two.scoreBefore()).containsExactly(8, 7, 6);
        assertThat(two.scoreAfter())
                .as("EG-5.1: equal in first place, both get the second value; EG-5.3: and no one gets a bonus")
                .containsExactly(4, 11, 6);
        assertThat(position.whatIf(1, place, 9).transfers())
                .as("EG-1.5: the third pile lets three be placed")
                .containsExactly(new Preview.Transfer(1, "court", "Old", 3));
        assertThat(position.view(1).whatIf(place, 2)).isEqualTo(two);
    }

    @Test
    void aPreviewShowsWhatAScoringCardBrings() {
        GrandePosition position = GrandeTableTest.begin(Map.of());
        GrandeTableTest.play(position, "1 power 13", "2 power 1", "0 power 2", "1 card 3");
        Preview preview = whatIf(position, 1, "special");
        assertThat(preview.points()).containsExactly(0, 0, 6);
        assertThat(preview.sheet())
                .extracting(line -> line.seat() + " " + line.place() + " " + line.reason() + " " + line.points())
                .containsExactly("2 Sev eg.first 4", "2 Sev eg.grande 2");
    }

    @Test
    void whatHiddenThingsDecideIsNotForetold() {
        GrandePosition disks = GrandeTableTest.begin(Map.of(), "secretScoring");
        GrandeTableTest.play(disks, "1 power 13", "2 power 1", "0 power 2", "1 card 4", "1 special", "2 disk Sev");
        assertThat(whatIf(disks, 0, "disk Sev").certain()).isFalse();
        GrandeTableTest.play(disks, "0 disk Old");
        Preview last = whatIf(disks, 1, "disk Sev");
        assertThat(last.certain()).isFalse();
        assertThat(last.sheet()).isEmpty();
        assertThat(last.scoreAfter()).as("if no other seat moves").isEqualTo(last.scoreBefore());
        for (String castillo : List.of("hidden", "open")) {
            GrandePosition position = GrandeTableTest.begin(Map.of("castillo", castillo), "scoreCastillo");
            GrandeTableTest.play(position, "1 power 13", "2 power 1", "0 power 2", "1 card 3");
            assertThat(whatIf(position, 1, "special").certain()).isEqualTo(castillo.equals("open"));
        }
    }

    @Test
    @DisplayName("EG-3.6: a preview reports that it leaves out a hidden Castillo that the move changes")
    void aHiddenCastilloIsNotCounted() {
        for (String castillo : List.of("hidden", "open")) {
            GrandePosition position = GrandeTableTest.begin(Map.of("castillo", castillo));
            GrandeTableTest.play(position, "1 power 13", "2 power 1", "0 power 2", "1 card 1");
            Preview inside = whatIf(position, 1, "place Cas");
            assertThat(inside.castilloHidden()).isEqualTo(castillo.equals("hidden"));
            assertThat(inside.transfers()).containsExactly(new Preview.Transfer(1, "court", "Cas", 1));
            assertThat(inside.scoreAfter().equals(inside.scoreBefore()))
                    .as("EG-5.1: alone in an open Castillo")
                    .isEqualTo(castillo.equals("hidden"));
            assertThat(whatIf(position, 1, "place Old").castilloHidden()).isFalse();
        }
    }

    @Test
    @DisplayName(
            "EG-4.16: disks are carried out one after the other, in the order of the seats, no matter which seat is"
                    + " last")
    void everyDiskHasItsOwnTable() {
        GrandePosition position = GrandeTableTest.begin(Map.of(), "secretAll");
        GrandeTableTest.play(position, "1 power 13", "2 power 1", "0 power 2", "1 card 2", "1 special", "2 disk Sev");
        SequencedMap<Integer, GrandeTable> tables = position.afterEachDisk(0, legal(position, 0, "disk Old"));
        assertThat(tables.keySet()).containsExactly(0, 2);
        int before = position.table().courts().get(0).province();
        assertThat(tables.get(0).courts()).extracting(Court::province).containsExactly(before + 2, 21, 21);
        assertThat(tables.get(2).courts()).extracting(Court::province).containsExactly(before + 2, 21, 23);
        GrandeTableTest.play(position, "0 disk Old");
        assertThat(position.table().regions()).isEqualTo(tables.get(2).regions());
    }

    @Test
    @DisplayName(
            "EG-5.4: the preview of a disk includes the caballeros that leave the Castillo, and assumes that no other"
                    + " seat moves")
    void aDiskIsForetoldAlone() {
        GrandePosition position = GrandeTableTest.begin(Map.of());
        GrandeTableTest.play(
                position, "1 power 13", "2 power 1", "0 power 2", "1 card 3", "1 place Cas", "1 place Cas");
        position.stage = GrandePosition.Stage.CASTILLO;
        position.disks.ask(0b111);
        position.disks.choose(0, Place.of("Gal"));
        Preview preview = Preview.of(position, 1, MoveCode.of(MoveCode.DISK, Place.of("Gal")), 1);
        assertThat(preview.certain()).isFalse();
        assertThat(preview.transfers()).containsExactly(new Preview.Transfer(1, "Cas", "Gal", 2));
        assertThat(preview.changes()).hasSize(1);
        int before = preview.changes().getFirst().before().counts().get(1);
        assertThat(preview.changes().getFirst().after().counts().get(1)).isEqualTo(before + 2);
    }

    @Test
    void inRandomGamesPreviewsComeTrue() {
        for (int seed = 0; seed < 30; seed++) {
            RandomSource random = RandomSource.of(seed);
            GrandePosition position = GrandeTableTest.randomGame(random).begin();
            while (!position.isOver()) {
                int seat = GrandeTableTest.anyMover(position, random);
                MoveList moves = new MoveList();
                position.legalMoves(seat, moves);
                int move = moves.get(random.below(moves.size()));
                GrandeTable before = position.table();
                Preview preview = position.whatIf(seat, move);
                position.play(seat, move);
                assertThat(position.table().equals(before))
                        .as("the preview leaves the position alone")
                        .isFalse();
                if (preview.certain()) {
                    assertThat(preview.scoreAfter())
                            .as("seed %d", seed)
                            .isEqualTo(position.table().courts().stream()
                                    .map(Court::ifScoredNow)
                                    .toList());
                    assertThat(moved(preview, before, position.table())).isTrue();
                }
            }
        }
    }

    /** Whether the transfers of a preview explain how the courts have changed. */
    private static boolean moved(Preview preview, GrandeTable before, GrandeTable after) {
        int[] courts = new int[before.courts().size()];
        for (Preview.Transfer transfer : preview.transfers()) {
            courts[transfer.seat()] += transfer.to().equals(Preview.COURT) ? transfer.count() : 0;
            courts[transfer.seat()] -= transfer.from().equals(Preview.COURT) ? transfer.count() : 0;
        }
        for (int seat = 0; seat < courts.length; seat++) {
            int more = after.courts().get(seat).caballeros()
                    - before.courts().get(seat).caballeros();
            if (courts[seat] != more) {
                return false;
            }
        }
        return true;
    }

    private static Preview whatIf(GrandePosition position, int seat, String move) {
        return position.whatIf(seat, legal(position, seat, move));
    }

    private static int legal(GrandePosition position, int seat, String move) {
        return ((Ruling.Legal) position.judge(seat, move)).move();
    }
}
