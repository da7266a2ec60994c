package hidalgo.rules.caballero;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Match;
import hidalgo.rules.Position;
import hidalgo.rules.Refusal;
import hidalgo.rules.Ruling;
import hidalgo.rules.caballero.checker.Checker;
import hidalgo.rules.caballero.state.CaballeroOptions;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The grid has no bounds (EC-1.1), however it is stored. */
class MapGrowthTest {
    private static CaballeroSetup longGame(String tile) {
        Map<String, String> options = new HashMap<>(Map.of("players", "4", "expanded", "true", "tieTest", "each"));
        options.put("tileSet", "line");
        return new CaballeroSetup(CaballeroOptions.of(options), 0, tile, Collections.nCopies(44, tile));
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "-1, 0", "0, 1", "0, -1"})
    @DisplayName("EC-1.1 a line of 45 area tiles in any direction keeps its regions and its tiles")
    void ec1_1_longLine(int stepX, int stepY) {
        Match match = new Match(longGame("LLLL"));
        int length = 0;
        while (!match.position().isOver()) {
            int seat = RandomGame.mover(match);
            if (((CaballeroPosition) match.position()).isBidding()) {
                match.play(seat, Survey.legalMoves(match.position(), seat).getLast());
                continue;
            }
            match.play(seat, "supply");
            while (match.play(seat, "end") instanceof Refusal) {
                length++;
                String area = "area LLLL " + length * stepX + "," + length * stepY;
                assertThat(match.play(seat, area)).isInstanceOf(Ruling.Legal.class);
                // beside the tip, where the map grows
                String beside = "cab " + (length * stepX + stepY) + "," + (length * stepY + stepX) + " ";
                Survey.legalMoves(match.position(), seat).stream()
                        .filter(move -> move.startsWith(beside))
                        .findFirst()
                        .ifPresent(move -> match.play(seat, move));
            }
            check(match.position(), length);
        }
        assertThat(Survey.of(match.position()).tiles()).hasSizeGreaterThan(20);
        assertThat(length).isGreaterThanOrEqualTo(40);
    }

    private static void check(Position position, int length) {
        Survey survey = Survey.of(position);
        assertThat(survey.areas()).hasSize(length + 1);
        assertThat(survey.region("0,0 N").value()).isEqualTo(length + 1);
        assertThat(survey.regions()).isEqualTo(new FloodFill(survey, position.seats()).regions(survey.regions()));
    }

    @Test
    @DisplayName("EC-1.1 beyond the first grid the legal moves are those of the checker")
    void ec1_1_checker() {
        CaballeroSetup setup = longGame("WWWW");
        Match match = new Match(setup);
        Checker checker = Deals.checker(setup);
        int length = 0;
        while (length < 36) {
            int seat = RandomGame.mover(match);
            if (((CaballeroPosition) match.position()).isBidding()) {
                play(
                        match,
                        checker,
                        seat,
                        Survey.legalMoves(match.position(), seat).getFirst());
                continue;
            }
            if (length > 27 && Survey.legalMoves(match.position(), seat).contains("supply")) {
                play(match, checker, seat, "supply");
            }
            length++;
            play(match, checker, seat, "area WWWW " + -length + ",0");
            if (length > 27) {
                play(match, checker, seat, "cab " + -length + ",-1 2");
                play(match, checker, seat, "ship " + -length + ",-1 S");
                assertThat(new TreeSet<>(Survey.legalMoves(match.position(), seat)))
                        .isEqualTo(checker.legalMoves(seat));
                assertThat(Survey.of(match.position()).regions()).isEqualTo(checker.regions());
            }
            if (match.position().judge(seat, "end") instanceof Ruling.Legal) {
                play(match, checker, seat, "end");
            }
        }
    }

    private static void play(Match match, Checker checker, int seat, String move) {
        assertThat(match.play(seat, move)).as(move).isInstanceOf(Ruling.Legal.class);
        checker.play(seat, move);
    }
}
