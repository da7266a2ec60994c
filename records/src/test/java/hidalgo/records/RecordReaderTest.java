package hidalgo.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hidalgo.rules.Games;
import hidalgo.rules.Messages;
import hidalgo.rules.caballero.state.CaballeroOptions;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordReaderTest {
    private static final String EXAMPLE = Corpus.example("el-caballero");

    @Test
    void aRecordIsReadWithAllThatIsInIt() throws Exception {
        GameRecord record = RecordReader.read(new ByteArrayInputStream(EXAMPLE.getBytes(StandardCharsets.UTF_8)));
        assertThat(record.game()).isEqualTo("el-caballero");
        assertThat(record.seats()).isEqualTo(2);
        assertThat(record.moves().getFirst()).isEqualTo(new GameRecord.Move(0, "power 6"));
        assertThat(record.scorings()).hasSize(2);
        assertThat(record.scorings().getLast().points()).containsExactly(2, 11);
        assertThat(record.totals()).containsExactly(4, 13);
    }

    @Test
    void onlyThePlayersMustBeChosen() throws Exception {
        String spare = EXAMPLE.replaceFirst("\"options\": .*", "\"options\": {\"players\": 2},");
        assertThat(read(spare)).isEqualTo(read(EXAMPLE));
        CaballeroOptions options = (CaballeroOptions) read(spare).setup().options();
        assertThat(options.tieTest()).isEqualTo(CaballeroOptions.TieTest.SUM);
    }

    @Test
    void theOrderOfFieldsAndTheLayoutDoNotMatter() throws Exception {
        String moved = EXAMPLE.replace("\n", " ").replace("\"format\": \"hidalgo\",  \"version\": 1,", "");
        assertThat(read(moved.strip().replaceFirst("}$", ", \"version\": 1, \"format\": \"hidalgo\"}")))
                .isEqualTo(read(EXAMPLE));
    }

    @Test
    void commentsAreReadAndWritten() throws Exception {
        GameRecord record = read(EXAMPLE);
        GameRecord commented = record.with(List.of(
                new GameRecord.Comment(0, "", "", "a \"quiet\" game"), new GameRecord.Comment(17, "Ana", "!?", "")));
        String text = RecordWriter.text(commented);
        assertThat(text).contains("],\n \"comments\": [\n  {\"ply\": 0, \"by\": \"\", \"mark\": \"\", \"text\":");
        assertThat(read(text)).isEqualTo(commented).isNotEqualTo(record);
        assertThat(Replay.check(commented)).isInstanceOf(Verdict.Sound.class);
        assertThat(read(withComments("{\"ply\": 3, \"text\": \"why?\"}")).comments())
                .containsExactly(new GameRecord.Comment(3, "", "", "why?"));
    }

    @Test
    void commentsThatFitNoMoveAreRefused() {
        refuses(withComments("7"), "comment 1 must be an object with \"ply\" and \"text\"");
        refuses(withComments("{\"text\": \"x\"}"), "\"ply\" of comment 1 is missing");
        refuses(
                withComments("{\"ply\": -1, \"text\": \"x\"}"),
                "comment 1 is about move -1, but the record has moves 1 to 63");
        refuses(
                withComments("{\"ply\": 64, \"text\": \"x\"}"),
                "comment 1 is about move 64, but the record has moves 1 to 63");
        refuses(
                withComments("{\"ply\": 1, \"mark\": \"+\", \"text\": \"x\"}"),
                "comment 1 has the mark \"+\", but marks are !!, !, !?, ?!, ?, ??");
        refuses(
                withComments("{\"ply\": 1, \"text\": \"x\", \"at\": 3}"),
                "\"at\" of comment 1 is not part of a record");
        String comment = "{\"ply\": 1, \"text\": \"x\"}";
        refuses(withComments((comment + ",").repeat(500) + comment), "a record can have at most 500 comments");
    }

    private static String withComments(String comments) {
        return EXAMPLE.strip().replaceFirst("}$", ", \"comments\": [" + comments + "]}");
    }

    @Test
    void emptyInputIsRefused() {
        refuses("", "the file is empty");
        refuses(" \n\t ", "the file is empty");
    }

    @Test
    void whatIsNotJsonIsRefusedWithThePlace() {
        refuses("hello", "this is not JSON (line 1, column 1)");
        refuses("{\"format\": \"hidalgo\",\n oops}", "this is not JSON (line 2, column 2)");
        refuses(EXAMPLE + "{}", "this is not JSON (line 73, column 1)");
        refuses(EXAMPLE.substring(0, 40), "this is not JSON (line 4, column 2)");
    }

    @Test
    void whatIsNotTextIsRefused() {
        assertThatThrownBy(() -> RecordReader.read(new byte[] {'"', (byte) 0xFF, '"'}))
                .isInstanceOf(RecordException.class)
                .hasMessage("this is not text in UTF-8");
        refuses("[\"\\ud800\"]", "this is not text in UTF-8");
    }

    @Test
    void whatIsTooBigTooDeepOrTooLongIsRefused() {
        refuses(" ".repeat(1 << 20) + "{}", "the file is larger than 1 MB; no record is that large");
        String excess = "this is not a record: something in it is too long or nested too deeply";
        refuses("[".repeat(5000), excess);
        refuses("[\"" + "x".repeat(1001) + "\"]", excess);
        refuses("[" + "1".repeat(500) + "]", excess);
        refuses("{\"" + "x".repeat(500) + "\": 1}", excess);
    }

    @Test
    void otherJsonIsRefused() {
        refuses("[]", "this is not a record: it must be a JSON object");
        refuses("null", "this is not a record: it must be a JSON object");
        refuses("{}", "this is not a record: its \"format\" must be \"hidalgo\"");
        refuses("{\"format\": \"pgn\"}", "this is not a record: its \"format\" must be \"hidalgo\"");
    }

    @Test
    void anotherVersionOrGameIsRefusedBeforeAnythingElseIsLookedAt() {
        changed(
                "\"version\": 1,",
                "\"version\": 2, \"novelty\": {},",
                "this record has version 2, but only version 1 is supported");
        changed("\"version\": 1,", "", "\"version\" is missing");
        changed(
                "el-caballero",
                "el-dorado",
                "there is no game \"el-dorado\"; choose from " + String.join(", ", Games.names()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"players\": 2|\"players\": 5|EC-2.1: \"5\" is not a value of \"players\"; choose from 2, 3, 4",
                "\"players\": 2, |``|EC-2.1: choose a value for \"players\": 2, 3, 4",
                "\"players\": 2|\"players\": \"2\"|the option \"players\" must be a whole number",
                "\"players\": 2|\"players\": 2.0|the option \"players\" must be a whole number",
                "\"players\": 2|\"players\": 99999999999|the option \"players\" must be a whole number",
                "\"expanded\": false|\"expanded\": \"no\"|the option \"expanded\" must be true or false",
                "\"redock\": \"sameTurn\"|\"redock\": null|the option \"redock\" must be a string",
                "\"redock\": \"sameTurn\"|\"redock\": \"never\"|"
                        + "EC-3.18: \"never\" is not a value of \"redock\"; choose from sameTurn, laterTurn",
                "\"redock\"|\"dock\"|EC-7: there is no option \"dock\"; choose from "
                        + "players, expanded, bidOrder, tieTest, redock, twoPlayerTie, secondTile, grandeTakeBack, tileSet",
            })
    void wrongOptionsAreRefused(String from, String to, String sentence) {
        changed(from, to, sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"first\": 0|\"first\": 2|EC-2.4: there is no seat 2 to begin; seats are numbered from 0 to 1",
                "\"first\": 0, |``|\"first\" in the setup is missing",
                "\"first\": 0|\"first\": 0, \"second\": 1|\"second\" in the setup is not part of a record",
                "\"start\": \"WWWW\"|\"start\": 7|\"start\" in the setup must be a string",
                "\"start\": \"WWWW\", \"stack\": [\"WLWW\", \"WWLLf\"|\"start\": \"WWLLf\", \"stack\": [\"WLWW\", \"WWWW\"|"
                        + "EC-2.2: the starting tile WWLLf carries gold or fish, which is not allowed",
                "\"WLWW\", \"WWLLf\"|\"WLWW\", 3|\"stack\" in the setup must be a list of strings",
                "\"stack\": [\"WLWW\"|\"stack\": [\"XLWW\"|"
                        + "EC-1.2: \"XLWW\" is not an area tile; write four sides L or W, and g or f for gold or fish",
                "\"stack\": [\"WLWW\"|\"stack\": [\"LLLL\"|"
                        + "EC-1.2: the tile LLLL appears more often than in the reconstructed set",
                "\"stack\": [\"WLWW\", |\"stack\": [|EC-1.2: the tile LWWW of the reconstructed set is missing",
            })
    void impossibleSetupsAreRefused(String from, String to, String sentence) {
        changed(from, to, sentence);
    }

    @Test
    void anotherTileSetOnlyHasToBeValid() throws Exception {
        String box = EXAMPLE.replace("reconstructed", "my-box").replace("\"stack\": [\"WLWW\"", "\"stack\": [\"LLLL\"");
        assertThat(read(box).setup().options().values()).containsEntry("tileSet", "my-box");
        refuses(
                box.replaceFirst("\"stack\": \\[.*\\]", "\"stack\": [\"LLWW\"]"),
                "EC-1.2: area tiles: 2; this game needs at least 17");
        refuses(
                box.replace("\"LWLWg\"", "\"LWLWf\""),
                "EC-1.2: LWLWf has two separate water areas, " + "so it is not clear where its fish is");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"seat\": 0, \"move\": \"power 6\"}|5|move 1 must be an object with \"seat\" and \"move\"",
                "{\"seat\": 1, \"move\": \"supply\"}|{\"seat\": 2, \"move\": \"supply\"}|"
                        + "move 3 is made by seat 2, but seats are numbered from 0 to 1",
                "{\"seat\": 1, \"move\": \"supply\"}|{\"seat\": -1, \"move\": \"supply\"}|"
                        + "move 3 is made by seat -1, but seats are numbered from 0 to 1",
                "{\"seat\": 1, \"move\": \"supply\"}|{\"seat\": \"red\", \"move\": \"supply\"}|"
                        + "\"seat\" of move 3 must be a whole number",
                "{\"seat\": 1, \"move\": \"supply\"}|{\"seat\": 1}|\"move\" of move 3 is missing",
                "{\"seat\": 1, \"move\": \"supply\"}|{\"seat\": 1, \"move\": []}|\"move\" of move 3 must be a string",
                "{\"seat\": 1, \"move\": \"supply\"}|{\"seat\": 1, \"move\": \"supply\", \"time\": 3}|"
                        + "\"time\" of move 3 is not part of a record",
                "{\"seat\": 1, \"move\": \"supply\"}|{\"seat\": 1, \"seat\": 1, \"move\": \"supply\"}|"
                        + "the field \"seat\" appears twice in the same place",
            })
    void wrongMovesAreRefused(String from, String to, String sentence) {
        refuses(
                EXAMPLE.substring(0, EXAMPLE.indexOf("power 2")).replace(from, to)
                        + EXAMPLE.substring(EXAMPLE.indexOf("power 2")),
                sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"round\": 4, \"points\": [2, 2]}|4|scoring 1 must be an object with \"round\" and \"points\"",
                "\"round\": 4|\"round\": \"four\"|\"round\" of scoring 1 must be a whole number",
                "\"points\": [2, 11]|\"points\": [2]|\"points\" of scoring 2 must hold 2 numbers, one for each seat",
                "\"points\": [2, 11]|\"points\": [2, null]|\"points\" of scoring 2 must be a list of whole numbers",
                "\"round\": 4|\"round\": 4, \"cause\": \"general\"|\"cause\" of scoring 1 is not part of a record",
                "\"totals\": [4, 13]|\"totals\": [4, 13, 0]|\"totals\" must hold 2 numbers, one for each seat",
                "\"totals\": [4, 13]|\"totals\": 4|\"totals\" must be a list of whole numbers",
                "\"totals\": [4, 13]|\"winner\": 1|\"totals\" is missing",
                "\"totals\": [4, 13]|\"totals\": [4, 13], \"winner\": 1|\"winner\" is not part of a record",
                "\"scorings\"|\"scores\"|\"scorings\" is missing",
            })
    void wrongScoringsAndTotalsAreRefused(String from, String to, String sentence) {
        changed(from, to, sentence);
    }

    @Test
    void aSentenceStaysOnOneLineWhateverItQuotes() {
        assertThatThrownBy(() -> read(EXAMPLE.replace("el-caballero", "a\\nb\\u001b[2J")))
                .isInstanceOfSatisfying(
                        RecordException.class,
                        e -> assertThat(e.text(Messages.ENGLISH))
                                .startsWith("there is no game \"a\uFFFDb\uFFFD[2J\"; choose from"));
    }

    private static void changed(String from, String to, String sentence) {
        assertThat(EXAMPLE).contains(from);
        refuses(EXAMPLE.replace(from, to), sentence);
    }

    private static void refuses(String text, String sentence) {
        assertThatThrownBy(() -> read(text)).isInstanceOf(RecordException.class).hasMessage(sentence);
    }

    private static GameRecord read(String text) throws RecordException {
        return RecordReader.read(text.getBytes(StandardCharsets.UTF_8));
    }
}
