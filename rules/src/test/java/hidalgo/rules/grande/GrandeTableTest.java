package hidalgo.rules.grande;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.MoveList;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Ruling;
import hidalgo.rules.ScoreLine;
import hidalgo.rules.View;
import hidalgo.rules.grande.GrandePosition.Stage;
import hidalgo.rules.grande.GrandeTable.Court;
import hidalgo.rules.grande.GrandeTable.Region;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The table of El Grande as people see it. */
class GrandeTableTest {
    private static final ElGrande GAME = new ElGrande();

    @Test
    void theTableOfAFreshGameShowsAllThatIsPublic() {
        GrandePosition position = begin(Map.of());
        GrandeTable table = position.table();
        assertThat(table.round()).isEqualTo(1);
        assertThat(table.stage()).isEqualTo(Stage.LAYING);
        assertThat(table.active()).isEqualTo(1);
        assertThat(table.movers()).containsExactly(1);
        assertThat(table.obliged()).containsExactly(1);
        assertThat(table.order()).containsExactly(1, 2, 0);
        assertThat(table.king()).isEqualTo("Gal");
        assertThat(region(table, "Gal").king()).isTrue();
        assertThat(region(table, "Old"))
                .isEqualTo(new Region(
                        "Old",
                        "Castilla la Vieja",
                        List.of(6, 4, 2),
                        "",
                        false,
                        List.of(0),
                        List.of(2, 0, 0),
                        List.of(1, 0, 0),
                        List.of(8, 0, 0)));
        assertThat(table.courts().getFirst())
                .isEqualTo(new Court(7, 21, 0, 0, List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13), 0, 0, 8));
        assertThat(table.piles()).hasSize(5);
        assertThat(table.piles().getFirst().faceUp()).isEqualTo("moveOwnRegion");
        assertThat(table.piles().getFirst().unseen())
                .hasSize(10)
                .isSorted()
                .contains("placeTwo")
                .doesNotContain("moveOwnRegion");
        assertThat(table.piles().getLast().faceUp()).isEqualTo("king");
        assertThat(table.turn()).isEqualTo(GrandeTable.Allowance.NOTHING);
        assertThat(table.action()).isEqualTo(GrandeTable.Running.NONE);
    }

    @Test
    void theTurnAndTheActionUnderWayAreShown() {
        GrandePosition position = begin(Map.of());
        play(position, "1 power 13", "2 power 1", "0 power 2", "1 card 1", "1 place Old");
        assertThat(position.table().turn()).isEqualTo(new GrandeTable.Allowance(0, 1, "moveOwnRegion", 0, true));
        play(position, "1 special", "1 move Bas Sev 1");
        GrandeTable table = position.table();
        assertThat(table.stage()).isEqualTo(Stage.ACTING);
        assertThat(table.turn().special()).isFalse();
        assertThat(table.action().card()).isEqualTo("moveOwnRegion");
        assertThat(table.action().stepper()).isEqualTo(1);
        assertThat(table.action().region()).isEqualTo("Bas");
        assertThat(table.action().ownMoves()).isEqualTo(29);
        assertThat(table.action().othersMoves()).isZero();
        assertThat(region(table, "Sev").counts()).containsExactly(0, 1, 2);
        assertThat(table.piles().getFirst().faceUp()).isEmpty();
    }

    @Test
    void ranksAreCountedAsInTheScoring() {
        GrandePosition position = begin(Map.of());
        play(
                position,
                "1 power 13",
                "2 power 1",
                "0 power 2",
                "1 card 4",
                "1 place Old",
                "1 place Old",
                "1 done",
                "1 end");
        assertThat(region(position.table(), "Old").ranks()).containsExactly(1, 1, 0);
        assertThat(region(position.table(), "Old").scores()).containsExactly(4, 4, 0);
        play(position, "0 card 3", "0 place Old");
        assertThat(region(position.table(), "Old").ranks()).containsExactly(1, 2, 0);
        assertThat(region(position.table(), "Old").scores()).containsExactly(8, 4, 0);
    }

    @Test
    void theCastilloIsShownOnlyWhereItIsOpen() {
        String[] moves = {"1 power 13", "2 power 1", "0 power 2", "1 card 1", "1 place Cas"};
        GrandePosition hidden = begin(Map.of());
        play(hidden, moves);
        assertThat(hidden.table().castillo().counts()).isEmpty();
        assertThat(hidden.table().castillo().ranks()).isEmpty();
        assertThat(hidden.table().castillo().scores()).isEmpty();
        assertThat(hidden.table().courts().get(1).ifScoredNow()).isEqualTo(7);
        GrandePosition open = begin(Map.of("castillo", "open"));
        play(open, moves);
        assertThat(open.table().castillo().counts()).containsExactly(0, 1, 0);
        assertThat(open.table().castillo().scores()).containsExactly(0, 5, 0);
        assertThat(open.table().courts().get(1).ifScoredNow()).isEqualTo(12);
    }

    @Test
    @DisplayName("EG-3.6: a scoring of the Castillo shows its contents to all, one of regions only does not")
    void theCastilloIsShownWhenItIsScored() {
        GrandePosition position = begin(Map.of());
        play(position, "1 power 13", "2 power 1", "0 power 2", "1 card 1", "1 place Cas");
        View spectator = position.view(View.SPECTATOR);
        GrandeTable scored = (GrandeTable) spectator.scoredTable(List.of(new ScoreLine(1, "Cas", "eg.first", 5)));
        assertThat(scored.castillo().counts()).containsExactly(0, 1, 0);
        assertThat(spectator.scoredTable(List.of(new ScoreLine(0, "Old", "eg.first", 6))))
                .isEqualTo(spectator.table());
    }

    @Test
    void aDiskIsShownToItsOwnerOnlyAndThatItIsSetToAll() {
        GrandePosition position = begin(Map.of());
        play(position, "1 power 13", "2 power 1", "0 power 2", "1 card 4", "1 special", "1 evict Old");
        assertThat(position.table().stage()).isEqualTo(Stage.DISKS);
        assertThat(position.table().obliged()).containsExactly(0);
        GrandePosition scoring = begin(Map.of(), "secretScoring");
        play(scoring, "1 power 13", "2 power 1", "0 power 2", "1 card 4", "1 special", "2 disk Sev");
        assertThat(scoring.view(2).table().disk()).isEqualTo("Sev");
        assertThat(scoring.view(2).table().chosen()).containsExactly(2);
        assertThat(scoring.view(2).table().obliged()).containsExactly(0, 1);
        assertThat(scoring.view(1).table().disk()).isEmpty();
        assertThat(scoring.view(1).table().chosen()).containsExactly(2);
        assertThat(scoring.view(View.SPECTATOR).table()).isEqualTo(scoring.table());
    }

    @Test
    void inRandomGamesNothingHiddenChangesWhatASeatSees() {
        for (int seed = 0; seed < 30; seed++) {
            RandomSource random = RandomSource.of(seed);
            GrandePosition position = randomGame(random).begin();
            while (!position.isOver()) {
                int seat = random.below(position.seats() + 1) - 1;
                GrandeTable table = position.view(seat).table();
                assertThat(position.view(seat).sample(random).view(seat).table())
                        .as("seed %d", seed)
                        .isEqualTo(table);
                playAnyMove(position, random);
            }
        }
    }

    /** Three players, the King in Galicia, homes Old, Bas and Sev, seat 1 begins; some cards on top of their piles. */
    static GrandePosition begin(Map<String, String> given, String... topCards) {
        Map<String, String> values = new HashMap<>(given);
        values.put("players", "3");
        GrandeOptions options = GAME.choose(values);
        List<List<String>> piles = new ArrayList<>();
        for (int pile = 1; pile <= 4; pile++) {
            List<String> cards = new ArrayList<>(GrandeSetup.cards(pile, options));
            for (String top : pile == 4 && topCards.length == 0 ? new String[] {"eviction"} : topCards) {
                if (cards.remove(top)) {
                    cards.addFirst(top);
                }
            }
            piles.add(cards);
        }
        return new GrandeSetup(options, 1, "Gal", List.of("Old", "Bas", "Sev"), piles).begin();
    }

    static void play(GrandePosition position, String... moves) {
        for (String move : moves) {
            int seat = move.charAt(0) - '0';
            position.play(seat, ((Ruling.Legal) position.judge(seat, move.substring(2))).move());
        }
    }

    private static Region region(GrandeTable table, String code) {
        return table.regions().stream()
                .filter(region -> region.code().equals(code))
                .findFirst()
                .orElseThrow();
    }

    static GrandeSetup randomGame(RandomSource random) {
        Map<String, String> values = new HashMap<>();
        GAME.options()
                .forEach(option -> values.put(
                        option.name(),
                        option.values().get(random.below(option.values().size()))));
        return GAME.deal(GAME.choose(values), random);
    }

    static int anyMover(GrandePosition position, RandomSource random) {
        int movers = position.movers();
        for (int skip = random.below(Integer.bitCount(movers)); skip > 0; skip--) {
            movers &= movers - 1;
        }
        return Integer.numberOfTrailingZeros(movers);
    }

    private static void playAnyMove(GrandePosition position, RandomSource random) {
        int seat = anyMover(position, random);
        MoveList moves = new MoveList();
        position.legalMoves(seat, moves);
        position.play(seat, moves.get(random.below(moves.size())));
    }
}
