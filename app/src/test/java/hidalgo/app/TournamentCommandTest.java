package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.input.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TournamentCommandTest {
    private static final String NUMBER = "-?\\d+\\.\\d+";

    @TempDir
    Path temp;

    @Test
    void theTableShowsEveryBotOnce() {
        CommandRun run = tournament("--bots", "squire,random,random", "--games", 4, "--seed", 7);
        assertThat(run.err()).isEmpty();
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
        assertThat(run.out())
                .startsWith("el-caballero, players 3, expanded false, ")
                .contains("\n6 games (2 deals in 3 rotations), seed 7; an even win rate is 33.3 %\n")
                .containsPattern(
                        "(?m)^squire +1 +\\d+\\.\\d % +\\d+\\.\\d % - \\d+\\.\\d % +-?\\d+\\.\\d +\\d+ +\\d+ - \\d+$")
                .containsPattern("(?m)^random +2 ");
        assertThat(run.out().lines()).hasSize(6);
    }

    @Test
    void jsonNamesItsRunAndHoldsOneObjectForEachBot() {
        CommandRun run = tournament("--bots", "squire,random", "--games", 2, "--seed", 7, "--json");
        String bot = "\\{\"bot\": \"%s\", \"games\": 2, \"winRate\": N, \"low\": N, \"high\": N, \"points\": N, "
                + "\"seats\": 1, \"rating\": N, \"ratingLow\": N, \"ratingHigh\": N\\}";
        assertThat(run.out())
                .startsWith("{\"command\": \"tournament\", \"version\": \"hidalgo ")
                .contains("\"game\": \"el-caballero\", \"options\": {\"players\": \"2\", \"expanded\": \"false\", ")
                .contains(", \"seed\": 7, \"seating\": [\"squire\", \"random\"], \"games\": 2, ")
                .containsPattern(
                        ("\"bots\": \\[" + bot.formatted("squire") + ", " + bot.formatted("random") + "\\]\\}\n$")
                                .replace("N", NUMBER));
    }

    @Test
    void aResultWithoutASeedCanBeRepeated() {
        String first =
                tournament("--bots", "squire,random", "--games", 2, "--json").out();
        String seed = first.replaceAll("(?s).*\"seed\": (-?\\d+).*", "$1");
        assertThat(tournament("--bots", "squire,random", "--games", 2, "--json", "--seed", seed)
                        .out())
                .isEqualTo(first);
    }

    @Test
    void csvHasALineForEachGame() throws IOException {
        Path csv = temp.resolve("games.csv");
        tournament("--bots", "knight:iterations=2,threads=1,random", "--games", 4, "--seed", 7, "--csv", csv);
        List<String> lines = Files.readAllLines(csv);
        assertThat(lines).hasSize(5);
        assertThat(lines.getFirst()).isEqualTo("game,deal,rotation,bot0,bot1,points0,points1,winners");
        assertThat(lines.get(1)).matches("1,1,0,\"knight:iterations=2,threads=1\",random,-?\\d+,-?\\d+,(0|1|0 1)");
        assertThat(lines.get(4)).matches("4,2,1,random,\"knight:iterations=2,threads=1\",-?\\d+,-?\\d+,(0|1|0 1)");
    }

    @Test
    void theSameSeedGivesTheSameResultOnAnyNumberOfThreads() throws IOException {
        List<String> results = new ArrayList<>();
        for (int threads = 1; threads <= 2; threads++) {
            Path csv = temp.resolve(threads + ".csv");
            results.add(tournament(
                                    "--bots=squire,random,random",
                                    "--games=6",
                                    "--seed=3",
                                    "--json",
                                    "--csv",
                                    csv,
                                    "--threads",
                                    threads)
                            .out()
                    + Files.readString(csv));
        }
        assertThat(results.get(0)).isEqualTo(results.get(1)).contains("\"squire\"");
    }

    @Test
    void recordsReplay() {
        Path games = temp.resolve("games");
        tournament("--bots", "random,squire", "--expanded", "--games", 2, "--seed", 5, "--records", games);
        assertThat(CommandRun.of("replay", games.resolve("0001.json"), games.resolve("0002.json"))
                        .exit())
                .isEqualTo(ExitCode.OK);
        assertThat(games.resolve("0003.json")).doesNotExist();
        assertThat(games.resolve("run.txt"))
                .content()
                .startsWith("{\"command\": \"tournament\", \"version\": \"hidalgo ")
                .contains("\"expanded\": \"true\"", "\"seating\": [\"random\", \"squire\"]}\n");
        assertThat(games.resolve("0002.json"))
                .content()
                .contains("\"seed\": 5, \"number\": 2, \"bots\": [\"squire\", \"random\"]},\n");
    }

    @Test
    void filesAreNotWrittenOverUnlessForced() throws IOException {
        Path csv = Files.writeString(temp.resolve("games.csv"), "precious");
        refused(
                tournament("--bots", "random,random", "--games", 2, "--csv", csv),
                csv + " already exists; use --force to overwrite it");
        assertThat(csv).hasContent("precious");
        assertThat(tournament("--bots", "random,random", "--games", 2, "--csv", csv, "--force")
                        .exit())
                .isEqualTo(ExitCode.OK);
        refused(
                tournament("--bots", "random,random", "--games", 2, "--csv", temp.resolve("none/games.csv")),
                temp.resolve("none/games.csv") + ": the file can't be written");
    }

    @Test
    void withoutLuckTheResultSaysHowManyGamesItIsWorth() {
        Object[] asked = {"--bots", "squire,random", "--games", 4, "--seed", 7, "--subtract-luck"};
        assertThat(tournament(asked).out())
                .containsPattern("\nWithout the luck of draws, these games say as much about squire as about \\d+ games"
                        + " with it\\.\n");
        Object[] json = Arrays.copyOf(asked, asked.length + 1);
        json[asked.length] = "--json";
        assertThat(tournament(json).out()).containsPattern("\"worth\": ?\\d+\\.\\d{2}");
    }

    @Test
    void theSequentialTestSaysWhatItDecidedAndStops() {
        CommandRun high = tournament(
                "--bots", "random,random", "--games", 1000, "--seed", 3, "--sprt", "0.05:0.3", "--threads", 2);
        assertThat(high.out())
                .containsPattern("The test has decided: random wins at least 30.0 %, not only 5.0 %; \\d\\d? games were"
                        + " enough\\.");
        CommandRun open =
                tournament("--bots", "random,squire", "--games", 2, "--seed", 3, "--sprt", ".5:.51", "--json");
        assertThat(open.out()).endsWith("], \"sprt\": {\"low\": 0.5000, \"high\": 0.5100, \"decision\": \"open\"}}\n");
    }

    @Test
    void wrongArgumentsAreOneSentenceEach() {
        refused(
                tournament("--bots", "squire,genius"),
                "there is no bot \"genius\"; choose from random, squire, sergeant, knight, champion");
        refused(
                tournament("--bots", "random,random,random,random,random"),
                "EC-2.1: \"5\" is not a value of \"players\"; choose from 2, 3, 4");
        refused(
                tournament("--bots", "random,random", "--option", "players=2"),
                "the number of players is the number of bots; leave the option \"players\" out");
        refused(tournament("--bots", "random,random", "--games", 0), "--games must be from 1 to 1000000000, not 0");
        for (String rates : List.of("0.6:0.5", "0.5", "0:0.5", "0.2:0.5")) {
            refused(
                    tournament("--bots", "random,random", "--sprt", rates),
                    "--sprt must be two win rates LOW:HIGH from 0 to 0.500, the lower one first, such as 0.5:0.55, not "
                            + "\""
                            + rates + "\"");
        }
    }

    @Test
    void theHelpIsComplete() {
        CommandRun run = CommandRun.of("tournament", "--help");
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("--sprt=LOW:HIGH", "95 %", "win 25 % each", "Examples:");
        assertThat(run.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
        assertThat(CommandRun.of("--help").out()).containsPattern("(?m)^  tournament +Measure bots");
    }

    private static CommandRun tournament(Object... args) {
        List<Object> all = new ArrayList<>(List.of("tournament", "--game", "el-caballero", "--quiet"));
        all.addAll(List.of(args));
        return CommandRun.of(all.toArray());
    }

    private static void refused(CommandRun run, String sentence) {
        assertThat(run.err().lines()).containsExactly("hidalgo tournament: " + sentence);
        assertThat(run.out()).isEmpty();
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
    }
}
