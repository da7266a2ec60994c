package hidalgo.thirdgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that no generic code knows goes through all commands. */
class CommandLineTest {
    private static final String GAME = "--game=" + LaPuja.ID;

    @TempDir
    Path folder;

    @Test
    void botsOfAllLevelsSimulateGamesThatReplay() throws IOException {
        assertThat(simulated("squire,knight:iterations=30,random")).contains("la-puja, players 3", "4 games, seed 5");
        String record = Files.readString(record());
        assertThat(record).contains("\"game\": \"la-puja\"", "\"prizes\": [", "\"move\": \"bid ");
        assertThat(Command.run("replay", record())).isEqualTo(record() + ": ok\n");
        assertThat(Command.run("replay", "--legal", record()))
                .contains("{\"ply\": 0, \"legal\": {\"0\": [\"add\", \"open\"]}}");
        assertThat(Command.run("show", record())).contains("Round 5: a prize of ");
    }

    @Test
    void aSimulationRepeatsItself() throws IOException {
        simulated("squire,squire,random");
        String first = Files.readString(record());
        simulated("squire,squire,random");
        assertThat(Files.readString(record())).isEqualTo(first);
    }

    @Test
    void aTournamentTellsGoodBotsFromBad() {
        assertThat(Command.run(
                        "tournament", GAME, "--bots=squire,random", "--games=40", "--seed=5", "--threads=1", "--quiet"))
                .containsPattern("squire +1 ")
                .containsPattern("random +1 ");
    }

    @Test
    void anAnalysisJudgesEveryTurn() {
        simulated("squire,squire,random");
        String judged = Command.run("analyse", record(), "--iterations=20", "--threads=1", "--quiet");
        assertThat(judged).contains("la-puja, 3 players", "is about a prize of ", "Chances at the end:");
    }

    @Test
    void anotherProgramPlaysInTheEnvironment() {
        String answers = Command.typed("""
            {"command": "reset", "seed": 1}
            {"command": "step", "move": "add"}
            {"command": "step", "move": "open"}
            {"command": "step", "seat": 1, "move": "bid 6"}
            {"command": "observe", "seat": 0}
            {"command": "observe", "seat": 1}
            {"command": "step", "seat": 1, "move": "bid 5"}
            {"command": "step", "seat": 0, "move": "bid 2"}
            {"command": "close"}
            """, "env", GAME, "--players=2");
        assertThat(answers.lines().toList())
                .satisfiesExactly(
                        reset -> assertThat(reset).contains("\"obliged\": [0]", "\"legal\": [\"add\", \"open\"]"),
                        added -> assertThat(added).contains("\"rewards\": [0, 0]"),
                        opened -> assertThat(opened).contains("\"movers\": [0, 1]"),
                        bid -> assertThat(bid).contains("\"movers\": [0]"),
                        other -> assertThat(other).contains("\"chosen\": [false, true], \"bid\": null"),
                        own -> assertThat(own).contains("\"chosen\": [false, true], \"bid\": 6"),
                        refused -> assertThat(refused).isEqualTo("{\"error\": \"LP-2: others are to move\"}"),
                        awarded -> assertThat(awarded).containsPattern("\"round\": 2.*\"rewards\": \\[0, [4-9]\\d?\\]"),
                        closed -> assertThat(closed).contains("closed"));
    }

    @Test
    void shardsJoinIntoTheResultOfOneProcess() throws IOException {
        Object[] tournament = {"tournament", GAME, "--bots=squire,random", "--games=8", "--seed=5", "--quiet"};
        Path first = Files.writeString(folder.resolve("first"), Command.run(with("--shard=1/2", tournament)));
        Path second = Files.writeString(folder.resolve("second"), Command.run(with("--shard=2/2", tournament)));
        assertThat(Command.run("merge", second, first)).isEqualTo(Command.run(tournament));
    }

    private static Object[] with(String argument, Object... command) {
        Object[] longer = Arrays.copyOf(command, command.length + 1);
        longer[command.length] = argument;
        return longer;
    }

    @Test
    void aPersonPlaysInTheTerminal() {
        String played = Command.typed(
                "list\n? add\nadd\nundo\nopen\nbid 4\nhint\nquit\n", "play", GAME, "--bots=squire", "--seed=3");
        assertThat(played)
                .contains("Round 1: a prize of ", "add a point:", "the prize would be worth ", "taken back: add")
                .contains("You open the bidding", "your choice is set", "Blue chooses secretly", "You had bid 4")
                .contains("Scoring after round 1: ");
    }

    @Test
    void aMoveThatIsNoneIsRefusedInWords() {
        assertThat(Command.typed("bid 9\nquit\n", "play", GAME, "--bots=random", "--seed=3"))
                .contains("LP-7: \"bid 9\" is not a move; moves are written \"add\", \"open\" or like \"bid 4\"");
    }

    private String simulated(String bots) {
        return Command.run(
                "simulate",
                GAME,
                "--players=3",
                "--bots=" + bots,
                "--games=4",
                "--seed=5",
                "--threads=1",
                "--quiet",
                "--force",
                "--records",
                folder);
    }

    private Path record() {
        return folder.resolve("0001.json");
    }
}
