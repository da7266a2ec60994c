package hidalgo.rules.grande;

import static hidalgo.rules.grande.Scene.BLUE;
import static hidalgo.rules.grande.Scene.RED;
import static hidalgo.rules.grande.Scene.YELLOW;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.LegalMoves;
import hidalgo.rules.Match;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.grande.checker.Checker;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How many games of a few moves there are from known positions: any change of the rules changes these counts. */
class PerftTest {
    /** Blue holds a veto and Red has announced a card in round 2. */
    private static Scene announced(String card, String... options) {
        Scene scene = Scene.of(3).onTop("veto", card);
        for (int i = 0; i < options.length; i += 2) {
            scene.with(options[i], options[i + 1]);
        }
        return scene.vetoRound(BLUE).cards(3, 2, 1).chooses(RED, card);
    }

    @Test
    void fromTheStart() {
        assertThat(counts(Scene.of(2), 6)).containsExactly(13L, 156L, 780L, 3_900L, 18_252L, 82_524L);
        assertThat(counts(Scene.of(4).with("fetch", "upTo"), 6))
                .containsExactly(13L, 156L, 1_716L, 17_160L, 29_064L, 145_320L);
    }

    @Test
    void fromATurn() {
        assertThat(counts(Scene.of(5).onTop("moveFourAny").cards(5, 4, 3, 2, 1), 5))
                .containsExactly(5L, 25L, 149L, 2_473L, 107_382L);
        assertThat(counts(Scene.of(2).onTop("placeTwo", "angryKing").cards(2, 1), 7))
                .containsExactly(5L, 25L, 116L, 522L, 2_431L, 9_976L, 51_077L);
    }

    @Test
    void fromAnActionUnderAVeto() {
        assertThat(counts(announced("sendOneEach"), 7)).containsExactly(5L, 18L, 52L, 196L, 838L, 3_528L, 13_620L);
        assertThat(counts(announced("angryKing", "angryKing", "opponents"), 8))
                .containsExactly(5L, 18L, 51L, 192L, 805L, 3_457L, 13_520L, 66_314L);
        assertThat(counts(announced("secretAll"), 5)).containsExactly(5L, 18L, 51L, 188L, 794L);
    }

    @Test
    void fromAnActionForAll() {
        Scene grandes = Scene.of(3)
                .with("grandeCard", "all")
                .onTop("grande")
                .cards(3, 2, 1)
                .chooses(RED, "grande");
        assertThat(counts(grandes, 5)).containsExactly(5L, 40L, 446L, 3_361L, 14_338L);
        Scene eviction = Scene.of(3)
                .onTop("eviction")
                .cards(3, 2, 1)
                .places(RED, 3, "1 Bas")
                .places(BLUE, 2, "2 Old");
        assertThat(counts(eviction.announces(YELLOW, "eviction"), 5)).containsExactly(8L, 48L, 224L, 1_456L, 11_524L);
    }

    @Test
    void theCheckerCountsTheSame() {
        for (int number = 0; number < 12; number++) {
            int at = 20 + 9 * number;
            Match match = new Match(Deals.number(number));
            Checker checker = Deals.checker((GrandeSetup) match.setup());
            RandomPlayer player = RandomGame.player(number);
            List<String> played = new ArrayList<>();
            while (played.size() < at && !match.position().isOver()) {
                RandomPlayer.Choice choice = player.choose((GrandePosition) match.position());
                match.play(choice.seat(), choice.move());
                played.add(choice.seat() + " " + choice.move());
            }
            assertThat(checker.over()).isFalse();
            assertThat(checkerCount((GrandeSetup) match.setup(), played, 2)).isEqualTo(count(match.position(), 2));
        }
    }

    /** The number of games of 1, 2, 3 … moves. */
    private static List<Long> counts(Scene scene, int depth) {
        List<Long> counts = new ArrayList<>();
        for (int moves = 1; moves <= depth; moves++) {
            counts.add(count(scene.position(), moves));
        }
        return counts;
    }

    private static long count(Position position, int moves) {
        long sum = 0;
        MoveList legal = new MoveList();
        Position next = position.copy();
        for (int seat : LegalMoves.seats(position.movers())) {
            position.legalMoves(seat, legal);
            if (moves == 1) {
                sum += legal.size();
                continue;
            }
            for (int i = 0; i < legal.size(); i++) {
                next.set(position);
                next.play(seat, legal.get(i));
                sum += count(next, moves - 1);
            }
        }
        return sum;
    }

    /** The same count by the checker, which plays every game from the start. */
    private static long checkerCount(GrandeSetup setup, List<String> played, int moves) {
        Checker checker = Deals.checker(setup);
        for (String move : played) {
            checker.play(Character.digit(move.charAt(0), 10), move.substring(2));
        }
        long sum = 0;
        for (int seat : checker.movers()) {
            if (moves == 1) {
                sum += checker.legalMoves(seat).size();
                continue;
            }
            for (String move : checker.legalMoves(seat)) {
                List<String> longer = new ArrayList<>(played);
                longer.add(seat + " " + move);
                sum += checkerCount(setup, longer, moves - 1);
            }
        }
        return sum;
    }
}
