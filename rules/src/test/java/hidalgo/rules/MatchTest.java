package hidalgo.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import hidalgo.rules.caballero.CaballeroSetup;
import hidalgo.rules.caballero.ElCaballero;
import hidalgo.rules.caballero.state.CaballeroOptions;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A match, on the example of El Caballero; whole random games are in RandomUndoTest. */
class MatchTest {
    private static final int RED = 0;
    private static final int BLUE = 1;

    private static Match match() {
        ElCaballero game = new ElCaballero();
        for (int seed = 0; ; seed++) {
            Setup setup = game.deal(game.choose(Map.of("players", "2")), RandomSource.of(seed));
            if (setup.begin().mayMove(RED)) {
                return new Match(setup);
            }
        }
    }

    private static Match inRedsTurn() {
        Match match = match();
        match.play(RED, "power 2");
        match.play(BLUE, "power 1");
        return match;
    }

    @Test
    void aLegalMoveIsPlayedAndLogged() {
        Match match = match();

        assertThat(match.play(RED, "power 7")).isInstanceOf(Ruling.Legal.class);
        assertThat(match.steps()).hasSize(1);
        assertThat(match.steps().getFirst().notation()).isEqualTo("power 7");
        assertThat(match.steps().getFirst().seat()).isEqualTo(RED);
        assertThat(match.position().mayMove(BLUE)).isTrue();
    }

    @Test
    void aRefusedMoveChangesNothing() {
        Match match = match();
        long before = match.position().fingerprint();

        assertThat(match.play(BLUE, "power 7")).isInstanceOf(Refusal.class);
        assertThat(match.play(RED, "supply")).isInstanceOf(Refusal.class);
        assertThat(match.play(RED, "nonsense")).isInstanceOf(Refusal.class);
        assertThat(match.steps()).isEmpty();
        assertThat(match.position().fingerprint()).isEqualTo(before);
    }

    @Test
    void thePositionGivenAwayIsACopy() {
        Match match = match();
        long before = match.position().fingerprint();
        Position position = match.position();
        position.play(RED, ((Ruling.Legal) position.judge(RED, "power 3")).move());

        assertThat(match.position().fingerprint()).isEqualTo(before);
    }

    @Test
    void ownMovesOfATurnAreTakenBackOneByOne() {
        Match match = inRedsTurn();
        long before = match.position().fingerprint();
        match.play(RED, "supply");
        match.play(RED, firstPlace(match));
        assertThat(match.steps()).hasSize(4);

        match.undo(RED);
        match.undo(RED);
        assertThat(match.position().fingerprint()).isEqualTo(before);
        assertThat(match.steps()).hasSize(2);
    }

    private static String firstPlace(Match match) {
        Position position = match.position();
        MoveList moves = new MoveList();
        position.legalMoves(RED, moves);
        for (int i = 0; i < moves.size(); i++) {
            if (position.notation(moves.get(i)).startsWith("cab")) {
                return position.notation(moves.get(i));
            }
        }
        throw new AssertionError("no place is legal");
    }

    @Test
    void refusesToTakeBackBeforeTheFirstMoveOrForAnother() {
        assertThat(match().mayUndo(RED)).isFalse();
        Match match = inRedsTurn();
        match.play(RED, "supply");

        assertThat(match.mayUndo(BLUE)).isFalse();
        assertThatIllegalStateException()
                .isThrownBy(() -> match.undo(BLUE))
                .withMessage("Seat 1 has nothing to take back");
        assertThat(match.mayUndo(RED)).isTrue();
    }

    @Test
    void aCardIsNotTakenBackOnceAnotherSeatIsToMove() {
        Match match = match();
        match.play(RED, "power 2");

        assertThat(match.mayUndo(RED)).isFalse();
        match.play(BLUE, "power 1");
        assertThat(match.mayUndo(BLUE)).isFalse();
        assertThat(match.mayUndo(RED)).isFalse();
    }

    @Test
    void aCardIsTakenBackWhileItsOwnerIsStillToMove() {
        Match match = match();
        match.play(RED, "power 1");
        match.play(BLUE, "power 2");

        assertThat(match.mayUndo(BLUE)).isTrue();
        match.undo(BLUE);
        assertThat(match.play(BLUE, "power 3")).isInstanceOf(Ruling.Legal.class);
    }

    @Test
    void aScoringIsTakenBackWithTheMoveThatBroughtIt() {
        // only sea in the stack and only land on the map: no tile is laid and none turned over, so no move is a barrier
        CaballeroOptions options = new ElCaballero().choose(Map.of("players", "2", "tileSet", "sea"));
        Match match = new Match(new CaballeroSetup(options, RED, "LLLL", Collections.nCopies(40, "WWWW")));
        for (int card = 2; card <= 8; card += 2) {
            for (int i = 0; i < 2; i++) {
                boolean reds = match.position().mayMove(RED);
                match.play(reds ? RED : BLUE, "power " + (reds ? card : card - 1));
            }
            match.play(RED, "end");
            match.play(BLUE, "end");
        }
        assertThat(match.scorings()).hasSize(1);
        match.undo(BLUE);

        assertThat(match.scorings()).isEmpty();
        assertThat(match.position().round()).isEqualTo(4);
    }

    @Test
    void theLogAndTheScoringsAreReadOnly() {
        Match match = inRedsTurn();

        assertThat(match.scorings()).isEmpty();
        assertThat(match.steps()).isUnmodifiable();
        assertThat(match.scorings()).isUnmodifiable();
        assertThat(match.setup().begin().fingerprint())
                .isEqualTo(match().position().fingerprint());
    }

    @Test
    void aScoringBelongsToTheLogAndHasItsOwnPoints() {
        Scoring scoring = new Scoring(4, Scoring.GENERAL, List.of(1, 2));

        assertThat(scoring.points()).isUnmodifiable();
        assertThat(scoring.cause()).isEqualTo("general");
    }
}
