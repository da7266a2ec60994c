package hidalgo.rules.caballero;

import static hidalgo.rules.caballero.Scene.BLACK;
import static hidalgo.rules.caballero.Scene.BLUE;
import static hidalgo.rules.caballero.Scene.RED;
import static hidalgo.rules.caballero.Scene.YELLOW;
import static hidalgo.rules.caballero.Scene.cab;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.rules.Refused;
import hidalgo.rules.Scoring;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 2: setup and course; the dealing of EC-2.2 is in {@link Section2DealTest}. */
class Section2SetupAndCourseTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @DisplayName("EC-2.1 each player starts with 5 caballeros, no ships, all cards and all tiles off the map")
    void ec2_1_start(int players) {
        Scene scene = Scene.basic(players);

        assertThat(scene.position().seats()).isEqualTo(players);
        for (int seat = 0; seat < players; seat++) {
            assertThat(scene).hasCourt(seat, 5).hasShipsInCourt(seat, 0).hasTilesOffMap(seat, 8);
            Scene own = Scene.basic(players).beginning(seat);
            assertThat(own.legalMoves(seat))
                    .isEqualTo(IntStream.rangeClosed(1, 13)
                            .mapToObj(card -> "power " + card)
                            .toList());
        }
        assertThat(scene).hasTilesAt();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "1", "5", "two"})
    @DisplayName("EC-2.1 there are 2 to 4 players")
    void ec2_1_players(String players) {
        assertThatThrownBy(() -> new ElCaballero().choose(Map.of("players", players)))
                .isInstanceOf(Refused.class)
                .hasMessage("EC-2.1: \"" + players + "\" is not a value of \"players\"; choose from 2, 3, 4");
    }

    @Test
    @DisplayName("EC-2.1 a seat that does not exist can't move")
    void ec2_1_noSuchSeat() {
        Scene scene = Scene.basic(3);

        assertThat(scene).refuses(3, "power 1").because("EC-2.1", "there is no seat 3; seats are numbered from 0 to 2");
        assertThat(scene)
                .refuses(-1, "power 1")
                .because("EC-2.1", "there is no seat -1; seats are numbered from 0 to 2");
        assertThat(scene)
                .refuses(32, "power 1")
                .because("EC-2.1", "there is no seat 32; seats are numbered from 0 to 2");
    }

    @Test
    @DisplayName("EC-2.3 the basic game has 7 rounds and is scored after rounds 4 and 7")
    void ec2_3_basic() {
        Scene scene = Scene.basic(2);

        assertThat(scoredRounds(scene)).containsExactly(4, 7);
        assertThat(scene.position().round()).isEqualTo(7);
    }

    @Test
    @DisplayName("EC-2.3 the expanded game has 10 rounds and is scored after rounds 4, 7 and 10")
    void ec2_3_expanded() {
        Scene scene = Scene.expanded(2);

        assertThat(scoredRounds(scene)).containsExactly(4, 7, 10);
        assertThat(scene.position().round()).isEqualTo(10);
    }

    private static List<Integer> scoredRounds(Scene scene) {
        List<Integer> rounds = new ArrayList<>();
        for (int round = 1; !scene.position().isOver(); round++) {
            assertThat(scene.position().round()).isEqualTo(round);
            int before = scene.position().scorings();
            quietRound(scene, round);
            if (scene.position().scorings() > before) {
                rounds.add(scene.position().lastScoring().round());
            }
        }
        return rounds;
    }

    /** Cards 1 and 2, then 2 and 1, then 3 and 4, and so on. */
    private static void quietRound(Scene scene, int round) {
        scene.quietRound(round, round % 2 == 1 ? round + 1 : round - 1);
    }

    @Test
    @DisplayName("EC-2.4 a number that another player has played this round is refused")
    void ec2_4_numberTaken() {
        Scene scene = Scene.basic(3).plays(RED, "power 9");

        assertThat(scene)
                .refuses(BLUE, "power 9")
                .because("EC-2.4", "Red has already played the 9 this round; choose another number");
        assertThat(scene.plays(BLUE, "power 10").legalMoves(YELLOW)).hasSize(11).doesNotContain("power 9", "power 10");
    }

    @Test
    @DisplayName("EC-2.4 a laid card is out for the game, and its number is free for others in the next round")
    void ec2_4_cardsAreOut() {
        Scene scene = Scene.basic(2).quietRound(9, 4);

        assertThat(scene).refuses(BLUE, "power 4").because("EC-2.4", "you have already played the 4");
        assertThat(scene).allows(BLUE, "power 9");
        assertThat(scene.plays(BLUE, "power 1")).allows(RED, "power 4");
    }

    @Test
    @DisplayName("EC-2.4 the starting player begins and the others follow clockwise")
    void ec2_4_firstRound() {
        Scene scene = Scene.basic(4).beginning(YELLOW);

        assertThat(scene).waitsFor(YELLOW);
        assertThat(scene).refuses(RED, "power 1").because("EC-2.4", "it is not your turn; Yellow is to move");
        assertThat(scene.plays(YELLOW, "power 1")).waitsFor(BLACK);
        assertThat(scene.plays(BLACK, "power 2")).waitsFor(RED);
        assertThat(scene.plays(RED, "power 3")).waitsFor(BLUE);
    }

    @Test
    @DisplayName("EC-2.4 the starting player must have a seat")
    void ec2_4_firstSeat() {
        assertThatThrownBy(() -> Scene.basic(2).beginning(2).setup())
                .isInstanceOf(Refused.class)
                .hasMessage("EC-2.4: there is no seat 2 to begin; seats are numbered from 0 to 1");
        assertThatThrownBy(() -> Scene.basic(2).beginning(-1).setup()).isInstanceOf(Refused.class);
    }

    @Test
    @DisplayName("EC-2.4 afterwards the player of the last turn begins, bidOrder clockwise by default")
    void ec2_4_clockwise() {
        // turns: Black 8, Yellow 7, Blue 6, Red 5
        Scene scene = Scene.basic(4).quietRound(5, 6, 7, 8);
        assertBidding(scene, RED, BLUE, YELLOW, BLACK);
        // turns: Red 13, Yellow 12, Black 11, Blue 10
        scene = Scene.basic(4).with("bidOrder", "clockwise").quietRound(13, 10, 12, 11);
        assertBidding(scene, BLUE, YELLOW, BLACK, RED);
    }

    @Test
    @DisplayName("EC-2.4 with bidOrder lastTurnReversed in the reverse of the previous turn order")
    void ec2_4_lastTurnReversed() {
        Scene scene = Scene.basic(4).with("bidOrder", "lastTurnReversed").beginning(BLUE);
        assertThat(scene.plays(BLUE, "power 10")).waitsFor(YELLOW);
        scene.cards(13, 0, 12, 11);
        for (int seat : new int[] {RED, YELLOW, BLACK, BLUE}) {
            assertThat(scene).waitsFor(seat);
            scene.passes(seat);
        }

        assertBidding(scene, BLUE, BLACK, YELLOW, RED);
    }

    private static void assertBidding(Scene scene, int... seats) {
        for (int seat : seats) {
            assertThat(scene).waitsFor(seat);
            scene.plays(seat, "power " + (seat + 1));
        }
    }

    @Test
    @DisplayName("EC-2.4 power cards are played before any turn, and only then")
    void ec2_4_cardsFirst() {
        Scene scene = Scene.basic(2);
        String bidding = "no turn has begun; play a power card first";

        assertThat(scene)
                .refusesAll(RED, "EC-2.4", bidding, "supply", "end", "cab 1,0 1", "area WWWW -1,0", "take 1,0");
        assertThat(scene.cards(2, 1))
                .refuses(RED, "power 3")
                .because("EC-2.4", "power cards are played only at the beginning of a round");
    }

    @Test
    @DisplayName("EC-2.5 each player takes one turn, the highest card first")
    void ec2_5_turns() {
        Scene scene = Scene.basic(4).cards(3, 13, 1, 7);

        for (int seat : new int[] {BLUE, BLACK, RED, YELLOW}) {
            assertThat(scene).waitsFor(seat);
            scene.passes(seat);
        }
        assertThat(scene.position().isBidding()).isTrue();
        assertThat(scene.position().round()).isEqualTo(2);
    }

    @Test
    @DisplayName("EC-2.5 a move in another player's turn is refused")
    void ec2_5_notYourTurn() {
        Scene scene = Scene.basic(2).cards(1, 2);

        assertThat(scene).refuses(RED, "supply").because("EC-2.5", "it is not your turn; Blue is to move");
        assertThat(scene.legalMoves(RED)).isEmpty();
    }

    @Test
    @DisplayName("EC-2.6 the display is refilled to 5 at the end of a round, and tiles that were not chosen stay")
    void ec2_6_refill() {
        Scene scene = Scene.basic(2)
                .on("LLLW", "WWWW", "LWWW", "LLWW", "WWWWf", "LLLL", "LLWWg", "LLLWf", "LLLWg")
                .cards(2, 1);
        assertThat(scene).displays("WWWW", "LWWW", "LLWW", "WWWWf", "LLLL");

        scene.takesTurn(RED, "area WWWW -1,0");
        assertThat(scene).displays("LWWW", "LLWW", "WWWWf", "LLLL");
        scene.plays(BLUE, "area LLLL 1,0");
        assertThat(scene).displays("LWWW", "LLWW", "WWWWf");
        scene.plays(BLUE, "end");
        assertThat(scene).displays("LWWW", "LLWW", "WWWWf", "LLWWg", "LLLWf");
    }

    @Test
    @DisplayName("EC-2.6 the display is not refilled after the last round")
    void ec2_6_lastRound() {
        Scene scene = Scene.basic(2);
        scoredRounds(scene);

        assertThat(scene.survey().display()).hasSize(3);
        assertThat(scene.survey().stack()).hasSize(60 - 5 - 12);
    }

    @Test
    @DisplayName("EC-2.6 a small stack refills the display as far as it goes")
    void ec2_6_smallStack() {
        Scene scene = Scene.basic(2).on("WWWW").withStackOf(16);
        List<Integer> displayed = new ArrayList<>();
        for (int round = 1; round <= 7; round++) {
            displayed.add(scene.survey().display().size());
            quietRound(scene, round);
        }

        assertThat(displayed).containsExactly(5, 5, 5, 5, 5, 5, 4);
        assertThat(scene.survey().stack()).isEmpty();
    }

    @Test
    @DisplayName("EC-2.7 after the last scoring the game is over, and equal totals stay equal")
    void ec2_7_end() {
        Scene scene = Scene.basic(2).on("LLLL");
        scoredRounds(scene);

        assertThat(scene.position().isOver()).isTrue();
        assertThat(scene.position().movers()).isZero();
        assertThat(scene.position().total(RED)).isEqualTo(scene.position().total(BLUE));
        assertThat(scene).refusesAll(RED, "EC-2.7", "the game is over", "end", "power 13", "supply");
        assertThat(scene.legalMoves(RED)).isEmpty();
        assertThat(scene.legalMoves(BLUE)).isEmpty();
    }

    @Test
    @DisplayName("EC-2.7 the total of a seat is the sum of its scorings")
    void ec2_7_totals() {
        Scene scene = Scene.basic(2).on("LLLW").cards(8, 7);
        scene.plays(RED, cab("1,0", "W", 3)).passes(RED);
        scene.plays(BLUE, cab("0,1", "N", 1)).passes(BLUE);
        scene.quietRound(1, 2).quietRound(3, 4).quietRound(5, 6);
        assertThat(scene.position().lastScoring()).isEqualTo(new Scoring(4, Scoring.GENERAL, List.of(2, 0)));
        scene.cards(12, 13);
        scene.plays(BLUE, "supply", "raise 0,1 4").passes(BLUE).passes(RED);
        scene.quietRound(10, 11).quietRound(11, 10);

        assertThat(scene.position().lastScoring()).isEqualTo(new Scoring(7, Scoring.GENERAL, List.of(0, 2)));
        assertThat(scene.position().total(RED)).isEqualTo(2);
        assertThat(scene.position().total(BLUE)).isEqualTo(2);
        assertThat(scene.position().isOver()).isTrue();
    }
}
