package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.input.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayCommandTest {
    @TempDir
    Path temp;

    @Test
    void theBoardAndTheLegalMovesAreShownWithoutColourAndTheEndOfTheInputIsFine() {
        CommandRun run = caballero();
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("el-caballero: you are Red against squire (seed 7).")
                .contains("Round 1 of 7: Red plays a power card", "power card: 13 moves, numbers 1 to 13")
                .doesNotContain("\u001b[");
    }

    @Test
    void movesAreTakenByNumberAndByNotation() {
        assertThat(caballero("13").out()).contains("You played power card 13\n");
        assertThat(caballero("power 9").out()).contains("You played power card 9\n");
        assertThat(caballero("list power").out()).contains("3 power 3  4 power 4");
        assertThat(caballero("list").out()).contains("3 power 3  4 power 4");
        assertThat(caballero("power").out()).contains("3 power 3  4 power 4");
    }

    @Test
    void botsTellWhatTheyDoAndWhatForAndTheTurnComesRound() {
        assertThat(caballero("power 13").out())
                .containsPattern("Blue played power card \\d+\n    - the \\d+ brings \\d caballeros")
                .contains("Round 1 of 7: Red is to move");
    }

    @Test
    void aRefusalNamesItsRuleAndChangesNothing() {
        CommandRun run = caballero("power 14", "cab 1,0 3", "99", "list fly", "power 5");
        assertThat(run.out())
                .contains("EC-7: \"power 14\" is not a move", "EC-2.4: no turn has begun")
                .contains("the list has no move 99", "there is no \"fly\" move")
                .contains("You played power card 5\n");
    }

    @Test
    void aQuestionMarkExplains() {
        assertThat(caballero("?").out()).contains("? MOVE shows what", "undo takes back", "save FILE");
        CommandRun run = caballero("power 13", "? supply", "? cab 1,0 3", "? cab 1,0 99", "? area LLLL 5,5");
        assertThat(run.out())
                .contains("supply:\n    nothing on the board would change")
                .containsPattern("cab 1,0 3:\n    cost: \\d")
                .contains("EC-7: \"cab 1,0 99\"")
                .containsPattern("EC-3.4: ");
        assertThat(run.out()).doesNotContain("You took the supply\n");
    }

    @Test
    void aMoveCanBeTakenBackUnlessTheTurnHasPassed() {
        CommandRun run = caballero("power 13", "undo", "supply", "undo", "supply");
        assertThat(run.out()).contains("there is nothing to take back", "taken back: supply\n");
        assertThat(run.out().split("You took the supply\n", -1)).hasSize(3);
    }

    @Test
    void aHintSaysWhatToDoAndWhy() {
        CommandRun run = caballero("power 13", "hint");
        assertThat(run.out()).containsPattern("hint: .*, end \\(your chance to win: \\d+%\\)\n    - ");
    }

    @Test
    void theBoardIsShownOnRequest() {
        String out = caballero("board", "quit", "power 9").out();
        assertThat(out.split("## land", -1)).hasSize(3);
        assertThat(out).doesNotContain("You played");
    }

    @Test
    void aRecordIsSavedAndReplays() throws IOException {
        Path file = temp.resolve("game.json");
        Path precious = Files.writeString(temp.resolve("precious"), "gold");
        CommandRun run = caballero(
                "power 13", "save " + file, "supply", "save " + file, "save", "save " + precious, "save " + temp);
        assertThat(run.out())
                .contains("saved: " + file, "say where to save", precious + " already exists")
                .contains(temp + " already exists");
        assertThat(precious).content().isEqualTo("gold");
        assertThat(file).content().contains("\"supply\"");
        assertThat(CommandRun.of("replay", file).out()).isEqualTo(file + ": ok\n");
    }

    @Test
    void aWholeGameOfElGrandeCanBePlayed() {
        List<String> ones = new ArrayList<>(Collections.nCopies(600, "1"));
        CommandRun run = TypedRun.of(
                ones, "play", "--game=el-grande", "--players=3", "--bots=squire", "--seed=4", "--option=short=true");
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
        assertThat(run.out())
                .contains("You played power card", "took card", "Scoring after round 9: Red +")
                .containsPattern("chooses secretly\n")
                .containsPattern("The game is over: .*\\. Red \\d+, Blue \\d+, Yellow \\d+\n");
    }

    @Test
    void aPersonWithAVetoMayStopAnActionOrLetItBe() {
        for (int seed = 1; seed <= 40; seed++) {
            String out = grandeWithOnes(300, seed);
            int asked = out.indexOf("You may stop this");
            if (asked >= 0) {
                assertThat(out.substring(asked)).contains("Red> 1\nYou used the veto: ");
                List<String> lines = new ArrayList<>(Collections.nCopies(ones(out.substring(0, asked)), "1"));
                lines.addAll(List.of("?", "fly", ""));
                assertThat(grande(lines, seed).substring(asked))
                        .contains("Red> ?\n  a number plays", "Red> fly\nEG-7: ", "Red> \n")
                        .doesNotContain("You used the veto");
                return;
            }
        }
        throw new AssertionError("unexpected question");
    }

    private static int ones(String out) {
        return out.split("\nRed> 1\n", -1).length - 1;
    }

    private static String grandeWithOnes(int count, int seed) {
        return grande(Collections.nCopies(count, "1"), seed);
    }

    private static String grande(List<String> lines, int seed) {
        return TypedRun.of(lines, "play", "--game=el-grande", "--players=3", "--bots=random", "--seed=" + seed)
                .out();
    }

    @Test
    void thePersonMaySitAnywhere() {
        CommandRun run = TypedRun.of(
                List.of(), "play", "--game=el-caballero", "--bots=squire,random", "--seat=2", "--seed=1", "--expanded");
        assertThat(run.out()).startsWith("el-caballero: you are Yellow against squire, random (seed 1).");
        assertThat(run.out()).contains("Yellow> ");
    }

    @Test
    void badArgumentsAreOneSentence() {
        refused("--bots=genius", "there is no bot \"genius\"; choose from random, squire, sergeant, knight, champion");
        refused("--bots=squire --seat=2", "--seat must be from 0 to 1, not 2");
        refused("--bots=squire,squire --players=2", "--bots names 2 bots for a game of 2; name one for all others");
        refused("--bots=squire,squire,squire,squire", "EC-2.1: \"5\" is not a value of \"players\"");
        refused("--bots=squire --option=fly=1", "EC-7: there is no option \"fly\"");
        assertThat(CommandRun.of("play", "--game=chess", "--bots=squire").exit())
                .isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void botsHaveParameters() {
        CommandRun run = TypedRun.of(
                List.of("power 13"),
                "play",
                "--game=el-caballero",
                "--bots=knight:iterations=2,threads=2,random",
                "--seed=7");
        assertThat(run.out()).startsWith("el-caballero: you are Red against knight:iterations=2,threads=2, random");
    }

    @Test
    void theHelpIsComplete() {
        assertThat(CommandRun.of("play", "--help").out())
                .contains("--bots=BOT[,BOT...]", "--seat=N", "--seed=S", "--players=N", "Examples:");
    }

    private static void refused(String args, String sentence) {
        List<Object> all = new ArrayList<>(List.of("play", "--game=el-caballero"));
        all.addAll(List.of(args.split(" ", -1)));
        CommandRun run = TypedRun.of(List.of(), all.toArray());
        assertThat(run.err().lines()).singleElement().asString().startsWith("hidalgo play: " + sentence);
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
    }

    /** A game of two with seed 7, in which Red, the person, lays first. */
    private static CommandRun caballero(String... lines) {
        return TypedRun.of(List.of(lines), "play", "--game=el-caballero", "--bots=squire", "--seed=7");
    }
}
