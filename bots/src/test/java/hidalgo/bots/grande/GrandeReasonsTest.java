package hidalgo.bots.grande;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.bots.reasons.RandomExplanations;
import hidalgo.rules.MoveList;
import hidalgo.rules.RandomSource;
import hidalgo.rules.grande.ElGrande;
import hidalgo.rules.grande.GrandePosition;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GrandeReasonsTest {
    @Test
    void whatIsSaidOfMovesIsTrue() {
        RandomExplanations explanations = new RandomExplanations(
                new ElGrande(),
                (before, seat, move) -> isUncertain((GrandePosition) before, seat, move),
                (before, after, seat, reason) ->
                        new GrandeClaims((GrandePosition) before, (GrandePosition) after, seat).check(reason));
        for (int seed = 0; seed < 12; seed++) {
            Map<String, String> options =
                    Map.of("players", Integer.toString(2 + seed % 4), "castillo", seed % 2 == 1 ? "open" : "hidden");
            explanations.play(options, seed);
        }
        assertThat(explanations.said())
                .contains(
                        "why.actsFirst",
                        "why.eg.breaksTie",
                        "why.eg.costsFirst",
                        "why.eg.denies",
                        "why.eg.firstAlone",
                        "why.eg.firstFrom",
                        "why.eg.grande",
                        "why.eg.keepsVeto",
                        "why.eg.king",
                        "why.eg.kingLed",
                        "why.eg.scoreboard",
                        "why.eg.scores",
                        "why.eg.scoresMore",
                        "why.eg.second",
                        "why.one.eg.sendsHome",
                        "why.eg.stops",
                        "why.one.eg.castillo");
    }

    @Test
    void aHiddenCastilloAndDisksOfOthersAreNotSpokenOf() {
        ElGrande game = new ElGrande();
        MoveList legal = new MoveList();
        Map<String, String> options = Map.of("players", "3", "castillo", "hidden");
        for (int seed = 0; seed < 6; seed++) {
            GrandePosition position =
                    game.deal(game.choose(options), RandomSource.of(seed)).begin();
            RandomSource random = RandomSource.of(seed);
            while (!position.isOver()) {
                int seat = Integer.numberOfTrailingZeros(position.obliged());
                position.legalMoves(seat, legal);
                List<Integer> move = List.of(legal.get(random.below(legal.size())));
                GrandePosition guessed = position.view(seat).sample(random);
                assertThat(GrandeReasons.of(guessed, seat, move).strongest())
                        .as("seed %s, %s", seed, position.notation(move.getFirst()))
                        .isEqualTo(GrandeReasons.of(position, seat, move).strongest());
                position.play(seat, move.getFirst());
            }
        }
    }

    private static boolean isUncertain(GrandePosition before, int seat, int move) {
        return !before.whatIf(seat, move).certain()
                || before.notation(move).equals("end")
                || before.stage() == GrandePosition.Stage.CASTILLO;
    }
}
