package hidalgo.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.rules.Match;
import hidalgo.rules.Messages;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Scoring;
import hidalgo.rules.grande.ElGrande;
import hidalgo.rules.grande.GrandeSetup;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordedGrandeTest {
    private static final ElGrande GAME = new ElGrande();
    private static final String EXAMPLE = Corpus.example("el-grande");

    @Test
    void aRecordIsReadWithAllThatIsInIt() throws Exception {
        GameRecord record = read(EXAMPLE);
        assertThat(record.game()).isEqualTo("el-grande");
        GrandeSetup setup = (GrandeSetup) record.setup();
        assertThat(setup.king()).isEqualTo("Old");
        assertThat(setup.homes()).containsExactly("Gal", "Bas");
        assertThat(setup.piles()).hasSize(4).allMatch(pile -> pile.size() == 11);
        assertThat(record.scorings().get(0)).isEqualTo(new Scoring(1, "scoreFours", List.of(6, 0)));
        assertThat(record.scorings().get(1)).isEqualTo(new Scoring(3, Scoring.GENERAL, List.of(11, 21)));
        assertThat(record.totals()).containsExactly(87, 86);
    }

    @Test
    void onlyThePlayersMustBeChosen() throws Exception {
        String spare = EXAMPLE.replaceFirst("\"options\": \\{[^}]*}", "\"options\": {\"players\": 2}");
        assertThat(spare).isNotEqualTo(EXAMPLE);
        assertThat(read(spare)).isEqualTo(read(EXAMPLE));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"players\": 2|\"players\": 6|EG-1.2: \"6\" is not a value of \"players\"; choose from 2, 3, 4, 5",
                "\"short\": false|\"short\": \"no\"|the option \"short\" must be true or false",
                "\"fetch\": \"exact\"|\"fetch\": \"all\"|EG-3.1: \"all\" is not a value of \"fetch\"; choose from exact, upTo",
                "\"castillo\": \"hidden\"|\"castle\": \"hidden\"|EG-7: there is no option \"castle\"; choose from "
                        + "players, short, fetch, castillo, angryKing, grandeCard, veto",
                "\"first\": 0|\"first\": 2|EG-2.4: there is no seat 2 to begin; seats are numbered from 0 to 1",
                "\"king\": \"Old\"|\"king\": 3|\"king\" in the setup must be a string",
                "\"king\": \"Old\"|\"king\": \"Cas\"|EG-1.1: \"Cas\" is not a region; write one of the nine codes, like Gal",
                "\"king\": \"Old\"|\"king\": \"Bas\"|"
                        + "EG-2.1: Blue’s home region Bas is taken by the King or another player",
                "\"homes\": [\"Gal\", |\"homes\": [|EG-2.1: home regions: 1; players: 2",
                "\"homes\": [\"Gal\"|\"homes\": [1|\"homes\" in the setup must be a list of strings",
                "\"piles\": [[\"moveFourAny\", |\"piles\": [[|EG-1.5: the card \"moveFourAny\" is missing in pile 1",
                "\"piles\": [[\"moveFourAny\"|\"piles\": [[\"king\"|"
                        + "EG-1.5: the card \"king\" appears in pile 1 more often than this game has it there",
                "\"piles\": [[\"moveFourAny\"|\"piles\": [[\"joker\"|EG-1.5: \"joker\" in pile 1 is not an action card",
                "\"piles\": [[\"moveFourAny\"|\"piles\": [[7|\"piles\" in the setup must be a list of lists of texts",
                "\"piles\": [[\"moveFourAny\"|\"piles\": [\"joker\", [\"moveFourAny\"|"
                        + "\"piles\" in the setup must be a list of lists of texts",
                "\"piles\": [[\"moveFourAny\"|\"piles\": [[], [\"moveFourAny\"|"
                        + "EG-1.5: piles of action cards: 5; there must be four, piles 1 to 4",
                "\"veto\": \"on\"|\"veto\": \"off\"|"
                        + "EG-4.15: the card \"veto\" appears in pile 2 more often than this game has it there",
                "\"cause\": \"scoreFours\", |``|\"cause\" of scoring 1 is missing",
                "\"scorings\": [|\"scorings\": [7, |scoring 1 must be an object with \"round\", \"cause\" and \"points\"",
            })
    void whatIsNoRecordIsRefused(String from, String to, String sentence) {
        assertThat(EXAMPLE).contains(from);
        assertThatThrownBy(() -> read(EXAMPLE.replace(from, to)))
                .isInstanceOf(RecordException.class)
                .hasMessage(sentence);
    }

    @Test
    void theFirstProblemIsNamedWithItsMoveAndRule() throws Exception {
        problem(
                "\"power 13\"",
                "\"power 6\"",
                "move 2: EG-2.4: Red has already played the 6 this round; choose another number");
        problem(
                "\"card 3\"",
                "\"fly\"",
                "move 3: EG-7: \"fly\" is not a move; moves are written like \"power 9\", \"card 3\", \"place Gal\", "
                        + "\"move Gal Sev 2\" or \"end\"");
        problem(
                "[6, 0]",
                "[6, 1]",
                "move 6: EG-5: the scoring is round 1, scoreFours: 6, 0, but the record says round 1, scoreFours: 6, 1");
        problem(
                "scoreFours\", \"points",
                "scoreFives\", \"points",
                "move 6: EG-5: the scoring is round 1, scoreFours: 6, 0, but the record says round 1, scoreFives: 6, 0");
        problem("[87, 86]", "[87, 87]", "move 153: EG-7: the totals are 87, 86, but the record says 87, 87");
    }

    @Test
    @DisplayName("EG-7: secret choices are recorded in the order of the seats")
    void secretChoicesAreRecordedInTheOrderOfTheSeats() {
        Match match = choosing();
        List<GameRecord.Move> before = GameRecord.of(GAME, match).moves();
        match.play(2, "disk Sev");
        match.play(0, "disk Old");
        match.play(1, "disk Gra");
        GameRecord record = GameRecord.of(GAME, match);
        List<GameRecord.Move> expected = new ArrayList<>(before);
        expected.add(new GameRecord.Move(0, "disk Old"));
        expected.add(new GameRecord.Move(1, "disk Gra"));
        expected.add(new GameRecord.Move(2, "disk Sev"));
        assertThat(record.moves()).isEqualTo(expected);
        assertThat(record.scorings()).hasSize(1);
        assertThat(Corpus.replay(record).position().fingerprint())
                .isEqualTo(match.position().fingerprint());
    }

    @Test
    @DisplayName("EG-7: choices are not recorded before all have chosen")
    void whatHasBeenChosenIsNotRecordedBeforeAllHaveChosen() {
        Match match = choosing();
        GameRecord before = GameRecord.of(GAME, match);
        match.play(2, "disk Sev");
        match.play(0, "disk Old");
        assertThat(GameRecord.of(GAME, match)).isEqualTo(before);
        assertThat(Replay.check(before)).isInstanceOf(Verdict.Sound.class);
    }

    @Test
    void movesThatAreNotSecretStayAsTheyAre() {
        Match match = choosing();
        assertThat(GameRecord.of(GAME, match).moves())
                .extracting(GameRecord.Move::seat)
                .isEqualTo(match.steps().stream().map(Match.Step::seat).toList());
    }

    /** A game in which all choose secretly now. */
    private static Match choosing() {
        for (int seed = 0; ; seed++) {
            Match match = new Match(GAME.deal(GAME.choose(Map.of("players", "3")), RandomSource.of(seed)));
            if (((GrandeSetup) match.setup()).piles().get(3).getFirst().equals("secretScoring")) {
                int first = ((GrandeSetup) match.setup()).first();
                match.play(first, "power 13");
                match.play((first + 1) % 3, "power 1");
                match.play((first + 2) % 3, "power 2");
                match.play(first, "card 4");
                match.play(first, "special");
                assertThat(match.steps()).hasSize(5);
                return match;
            }
        }
    }

    private static void problem(String from, String to, String sentence) throws RecordException {
        String changed = EXAMPLE.replaceFirst(Pattern.quote(from), to);
        assertThat(changed).isNotEqualTo(EXAMPLE);
        assertThat(Replay.check(read(changed)))
                .isInstanceOfSatisfying(
                        Verdict.Problem.class,
                        problem -> assertThat(problem.text(Messages.ENGLISH)).isEqualTo(sentence));
    }

    private static GameRecord read(String text) throws RecordException {
        return RecordReader.read(text.getBytes(StandardCharsets.UTF_8));
    }
}
