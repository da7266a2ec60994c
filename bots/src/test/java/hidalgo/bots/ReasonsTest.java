package hidalgo.bots;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Chance;
import hidalgo.rules.Game;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.ElCaballero;
import hidalgo.rules.grande.ElGrande;
import hidalgo.rules.grande.GrandePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ReasonsTest {
    private final MoveList legal = new MoveList();
    private final Set<String> said = new TreeSet<>();

    @Test
    void whatIsSaidOfMovesOfElCaballeroIsTrue() {
        for (int seed = 0; seed < 9; seed++) {
            Map<String, String> options =
                    Map.of("players", Integer.toString(2 + seed % 3), "expanded", Boolean.toString(seed % 2 == 1));
            explainRandomGame(new ElCaballero(), options, seed);
        }
        assertThat(said)
                .contains(
                        "why.ec.firstFrom",
                        "why.ec.afloat",
                        "why.ec.blocks",
                        "why.ec.breaksTie",
                        "why.ec.costsFirst",
                        "why.ec.enlarges",
                        "why.ec.evicts",
                        "why.ec.firstAlone",
                        "why.ec.governor",
                        "why.ec.refund",
                        "why.ec.second",
                        "why.ec.secures",
                        "why.keepsCard",
                        "why.one.ec.ships");
    }

    @Test
    void whatIsSaidOfMovesOfElGrandeIsTrue() {
        for (int seed = 0; seed < 12; seed++) {
            Map<String, String> options =
                    Map.of("players", Integer.toString(2 + seed % 4), "castillo", seed % 2 == 1 ? "open" : "hidden");
            explainRandomGame(new ElGrande(), options, seed);
        }
        assertThat(said)
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
        Game game = new ElGrande();
        Map<String, String> options = Map.of("players", "3", "castillo", "hidden");
        for (int seed = 0; seed < 6; seed++) {
            Position position = game.deal(game.choose(options), Chance.of(seed)).begin();
            Chance chance = Chance.of(seed);
            while (!position.isOver()) {
                int seat = Integer.numberOfTrailingZeros(position.obliged());
                int move = randomMove(position, seat, chance);
                Position guessed = position.view(seat).sample(chance);
                assertThat(Reasons.of(guessed, seat, move))
                        .as("seed %s, %s", seed, position.notation(move))
                        .isEqualTo(Reasons.of(position, seat, move));
                position.play(seat, move);
            }
        }
    }

    /** Plays at random; explains every move by itself, and the moves of a seat till now together. */
    private void explainRandomGame(Game game, Map<String, String> options, int seed) {
        Chance chance = Chance.of(seed);
        Position position = game.deal(game.choose(options), chance).begin();
        Position turnStart = position.copy();
        List<Integer> turn = new ArrayList<>();
        int turnSeat = -1;
        while (!position.isOver()) {
            int movers = position.movers();
            int seat = Integer.numberOfTrailingZeros(chance.below(3) == 0 ? Integer.highestOneBit(movers) : movers);
            if (seat != turnSeat || Turns.of(position) != Turns.of(turnStart)) {
                turnStart = position.copy();
                turnSeat = seat;
                turn.clear();
            }
            int move = randomMove(position, seat, chance);
            Position before = position.copy();
            position.play(seat, move);
            turn.add(move);
            if (!isUncertain(before, seat, move)) {
                check(before, position, seat, List.of(move));
                check(turnStart, position, seat, turn);
            } else {
                turnSeat = -1;
            }
        }
    }

    private static boolean isUncertain(Position before, int seat, int move) {
        return before instanceof GrandePosition grande
                && (!grande.whatIf(seat, move).certain()
                        || before.notation(move).equals("end")
                        || grande.stage() == GrandePosition.Stage.CASTILLO);
    }

    private void check(Position before, Position after, int seat, List<Integer> moves) {
        List<Message> reasons = Reasons.of(before, seat, moves);
        assertThat(reasons.size()).isLessThanOrEqualTo(Reasons.MOST);
        for (Message reason : reasons) {
            said.add(reason.key());
            assertThat(Messages.ENGLISH.text(reason)).isNotBlank();
            if (before instanceof CaballeroPosition caballero) {
                new CaballeroClaims(caballero, (CaballeroPosition) after, seat).check(reason);
            } else {
                new GrandeClaims((GrandePosition) before, (GrandePosition) after, seat).check(reason);
            }
        }
    }

    private int randomMove(Position position, int seat, Chance chance) {
        position.legalMoves(seat, legal);
        return legal.get(chance.below(legal.size()));
    }
}
