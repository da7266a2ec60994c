package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.input.ExitCode;
import hidalgo.bots.Bots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimulateCommandTest {
    @TempDir
    Path temp;

    @Test
    void theSummaryShowsSeatsLengthsAndSpeed() {
        CommandRun run = simulate("--players", 3, "--games", 5, "--seed", 7);
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("el-caballero, players 3, expanded false, ")
                .contains("5 games, seed 7\n", "\n0 Red        random", "\n2 Yellow     random", "moves per game: ")
                .contains("games/s")
                .doesNotContain("Black");
    }

    @Test
    void theSameSeedGivesTheSameRecordsOnAnyNumberOfThreads() throws IOException {
        simulate("--players", 2, "--games", 6, "--seed", 7, "--threads", 1, "--records", temp.resolve("one"));
        simulate("--players", 2, "--games", 6, "--seed", 7, "--threads", 3, "--records", temp.resolve("three"));
        assertThat(contents("one")).hasSize(7).isEqualTo(contents("three"));
        assertThat(temp.resolve("one/0001.json")).exists();
        assertThat(temp.resolve("one/0006.json")).exists();
    }

    @Test
    void jsonAndCsvNameTheRunAndEveryGameInOrder() throws IOException {
        List<String> files = new ArrayList<>();
        for (int threads = 1; threads <= 3; threads += 2) {
            Path csv = temp.resolve(threads + ".csv");
            CommandRun run = simulate(
                    "--players=2",
                    "--bots=squire,random",
                    "--games=6",
                    "--seed=-7",
                    "--threads",
                    threads,
                    "--json",
                    "--csv",
                    csv);
            assertThat(run.out())
                    .startsWith("{\"command\": \"simulate\", \"version\": \"hidalgo ")
                    .contains("\"game\": \"el-caballero\", \"options\": {\"players\": \"2\", ")
                    .contains(
                            "\"seed\": -7, \"seating\": [\"squire\", \"random\"], \"games\": 6, \"seats\": [{\"seat\": 0, ")
                    .endsWith(", \"threads\": " + threads + "}\n");
            files.add(Files.readString(csv));
        }
        assertThat(files.getFirst())
                .isEqualTo(files.getLast())
                .startsWith("game,bot0,bot1,points0,points1,winners\n1,squire,random,")
                .hasLineCount(7);
    }

    @Test
    void recordsOfEverySizeReplay() {
        Path games = temp.resolve("a/b/games");
        CommandRun run = simulate(
                "--players=4",
                "--expanded",
                "--option=tieTest=each",
                "--option=redock=laterTurn",
                "--option=secondTile=free",
                "--games=3",
                "--bots=random,random,random,random",
                "--records",
                games);
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
        assertThat(run.out())
                .contains(
                        "expanded true",
                        "tieTest each",
                        "redock laterTurn",
                        "secondTile free",
                        "grandeTakeBack forbidden");
        assertThat(CommandRun.of("replay", games.resolve("0003.json")).out())
                .isEqualTo(games.resolve("0003.json") + ": ok\n");
    }

    @Test
    void withoutASeedOneIsDrawnAndPrinted() {
        assertThat(simulate("--players", 2, "--games", 1).out()).containsPattern("1 games, seed \\d+\n");
    }

    @Test
    void recordsAreNotWrittenOverUnlessForced() throws IOException {
        Files.writeString(temp.resolve("0002.json"), "precious");
        CommandRun run = simulate("--players", 2, "--games", 2, "--records", temp);
        refused(run, temp.resolve("0002.json") + " already exists; use --force to overwrite it");
        assertThat(temp.resolve("0001.json")).doesNotExist();
        assertThat(simulate("--players", 2, "--games", 2, "--records", temp, "--force")
                        .exit())
                .isEqualTo(ExitCode.OK);
        assertThat(temp.resolve("0002.json")).content().startsWith("{\n \"format\": \"hidalgo\"");
    }

    @Test
    void aFolderThatCanNotBeMadeIsBadInput() throws IOException {
        Path file = Files.writeString(temp.resolve("file"), "");
        refused(simulate("--players", 2, "--records", file), file + ": the folder can't be created");
    }

    @Test
    void aCustomTileSetIsReadFromAFile() throws IOException {
        Path tiles = Files.writeString(temp.resolve("box"), "name my-box\n20 LLWW\n5 WWWW\n5 LWWWg\n");
        CommandRun run =
                simulate("--players", 2, "--games", 1, "--seed", 1, "--tiles", tiles, "--records", temp.resolve("r"));
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
        assertThat(run.out()).contains("tileSet my-box");
        assertThat(CommandRun.of("replay", temp.resolve("r/0001.json")).exit()).isEqualTo(ExitCode.OK);
    }

    @Test
    void unusableTilesAreBadInput() throws IOException {
        Path tiles = Files.writeString(temp.resolve("box"), "name my-box\n20 LLWW\n1 LWLWf\n");
        refused(
                simulate("--players", 2, "--tiles", tiles),
                tiles + ": EC-1.2: LWLWf has two separate water areas, so it is not clear where its fish is");
        Path few = Files.writeString(temp.resolve("few"), "name few\n16 LLWW\n");
        refused(simulate("--players", 2, "--tiles", few), "EC-1.2: area tiles: 16; this game needs at least 17");
        refused(
                simulate("--players", 2, "--tiles", temp.resolve("none")),
                temp.resolve("none") + ": there is no such file");
        refused(
                simulate("--players", 2, "--option", "tileSet=my-box"),
                "EC-1.2: the tile set \"my-box\" is not known; give its file");
    }

    @Test
    void wrongArgumentsAreOneSentenceEach() {
        refused(
                CommandRun.of("simulate", "--game", "el-dorado"),
                "there is no game \"el-dorado\"; choose from el-caballero, el-grande");
        refused(simulate(), "EC-2.1: choose a value for \"players\": 2, 3, 4");
        refused(simulate("--players", 5), "EC-2.1: \"5\" is not a value of \"players\"; choose from 2, 3, 4");
        refused(
                simulate("--players", 2, "--option", "dice=3"),
                "EC-7: there is no option \"dice\"; choose from players, expanded, bidOrder, tieTest, redock,"
                        + " twoPlayerTie, secondTile, grandeTakeBack, tileSet");
        refused(simulate("--players", 2, "--option", "players=3"), "the option \"players\" is given twice");
        refused(
                simulate("--players", 2, "--expanded", "--option", "expanded=false"),
                "the option \"expanded\" is given twice");
        refused(
                simulate("--players", 2, "--bots", "genius"),
                "there is no bot \"genius\"; choose from " + String.join(", ", Bots.names()));
        refused(
                simulate("--players", 3, "--bots", "random,random"),
                "--bots names 2 bots for 3 seats; name one for all or one for each");
        refused(simulate("--players", 2, "--games", 0), "--games must be from 1 to 1000000000, not 0");
        refused(simulate("--players", 2, "--threads", 0), "--threads must be from 1 to 1024, not 0");
    }

    @Test
    void argumentsThatCanNotBeReadPointToTheHelp() {
        assertThat(simulate("--players", "two").err().lines())
                .containsExactly("hidalgo simulate: Invalid value for option '--players': 'two' is not an int; "
                        + "see hidalgo simulate --help");
        assertThat(simulate("--players", 2, "--option", "dice").exit()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(CommandRun.of("simulate").err().lines())
                .containsExactly(
                        "hidalgo simulate: Missing required option: '--game=GAME'; see hidalgo simulate --help");
    }

    @Test
    void theHelpNamesGamesAndBots() {
        CommandRun run = CommandRun.of("simulate", "--help");
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
        assertThat(run.out()).contains("The game: el-caballero, el-grande", "random", "(default: random)", "Examples:");
        assertThat(run.out()).contains("grandeTakeBack=forbidden|allowed", "secondTile=owed|free", "veto=on|off");
    }

    private static CommandRun simulate(Object... args) {
        List<Object> all = new ArrayList<>(List.of("simulate", "--game", "el-caballero", "--quiet"));
        all.addAll(List.of(args));
        return CommandRun.of(all.toArray());
    }

    private static void refused(CommandRun run, String sentence) {
        assertThat(run.err().lines()).containsExactly("hidalgo simulate: " + sentence);
        assertThat(run.out()).isEmpty();
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
    }

    private List<String> contents(String folder) throws IOException {
        try (Stream<Path> files = Files.list(temp.resolve(folder))) {
            List<String> contents = new ArrayList<>();
            for (Path file : files.sorted().toList()) {
                contents.add(file.getFileName() + Files.readString(file));
            }
            return contents;
        }
    }
}
