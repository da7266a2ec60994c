package hidalgo.rules.caballero;

import static hidalgo.rules.caballero.Scene.BLUE;
import static hidalgo.rules.caballero.Scene.RED;
import static hidalgo.rules.caballero.Scene.cab;
import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.caballero.checker.Checker;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How many games of a few moves there are from known positions: any change of the rules changes these counts. */
class PerftTest {
    private static final String[] DISPLAY = {"LLWW", "LWWWg", "LLLW", "WWWWf", "LWLW", "LLLL", "LWWW", "LLLWf"};

    private static Scene begun(boolean expanded, int players) {
        Scene scene = expanded ? Scene.expanded(players) : Scene.basic(players);
        return scene.on("LLLW", DISPLAY);
    }

    private static Scene inFirstTurn(boolean expanded) {
        return begun(expanded, 2).cards(2, 1);
    }

    private static Scene withTakeBack() {
        return begun(true, 2).with("grandeTakeBack", "allowed");
    }

    /** Red has two tiles on land, one with a castillo, Blue has one and is to move with card 9. */
    private static Scene inSecondRound(Scene scene) {
        scene.cards(2, 1)
                .plays(RED, "supply", "area LWWL -1,0", cab("1,0", "W", 3), cab("0,-1", "S", 2), "castillo 1,0");
        scene.plays(RED, "end").plays(BLUE, "supply", "area LWLW 0,1", cab("0,2", "N", 1), "end");
        return scene.cards(8, 9);
    }

    @Test
    void fromTheStart() {
        assertThat(counts(begun(false, 2), 4)).containsExactly(13L, 156L, 7_644L, 259_786L);
        assertThat(counts(begun(false, 4), 5)).containsExactly(13L, 156L, 1_716L, 17_160L, 840_840L);
        assertThat(counts(begun(true, 3), 4)).containsExactly(13L, 156L, 1_716L, 84_084L);
    }

    @Test
    void fromTheFirstTurn() {
        assertThat(counts(inFirstTurn(false), 4)).containsExactly(49L, 1_574L, 36_098L, 544_212L);
        assertThat(counts(inFirstTurn(true), 4)).containsExactly(49L, 1_589L, 37_680L, 601_227L);
        assertThat(counts(withTakeBack().cards(2, 1), 4)).containsExactly(49L, 1_589L, 37_693L, 603_158L);
    }

    @Test
    void fromTheSecondRound() {
        assertThat(counts(inSecondRound(begun(false, 2)), 3)).containsExactly(59L, 3_317L, 157_301L);
        assertThat(counts(inSecondRound(begun(true, 2)), 3)).containsExactly(60L, 3_498L, 176_046L);
        assertThat(counts(inSecondRound(withTakeBack()), 3)).containsExactly(60L, 3_499L, 176_284L);
        assertThat(counts(inSecondRound(begun(false, 2).with("secondTile", "free")), 3))
                .containsExactly(59L, 3_342L, 160_584L);
    }

    @Test
    void theCheckerCountsTheSame() {
        List<String> cards = List.of("0 power 2", "1 power 1");
        for (boolean expanded : new boolean[] {false, true}) {
            Scene scene = inFirstTurn(expanded);
            assertThat(checkerCount(scene, cards, 1)).isEqualTo(count(scene.position(), 1));
            assertThat(checkerCount(scene, cards, 2)).isEqualTo(count(scene.position(), 2));
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
        if (position.isOver()) {
            return 0;
        }
        int seat = Integer.numberOfTrailingZeros(position.movers());
        MoveList legal = new MoveList();
        position.legalMoves(seat, legal);
        if (moves == 1) {
            return legal.size();
        }
        long sum = 0;
        Position next = position.copy();
        for (int i = 0; i < legal.size(); i++) {
            next.set(position);
            next.play(seat, legal.get(i));
            sum += count(next, moves - 1);
        }
        return sum;
    }

    /** The same count by the checker, which plays every game from the start. */
    private static long checkerCount(Scene scene, List<String> played, int moves) {
        Checker checker = Deals.checker(scene.setup());
        for (String move : played) {
            checker.play(Character.digit(move.charAt(0), 10), move.substring(2));
        }
        int seat = checker.movers().iterator().next();
        if (moves == 1) {
            return checker.legalMoves(seat).size();
        }
        long sum = 0;
        for (String move : checker.legalMoves(seat)) {
            List<String> longer = new ArrayList<>(played);
            longer.add(seat + " " + move);
            sum += checkerCount(scene, longer, moves - 1);
        }
        return sum;
    }
}
