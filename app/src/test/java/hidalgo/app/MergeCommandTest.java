package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.input.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs that several processes share, and the command that joins their parts. */
class MergeCommandTest {
    private static final List<String> SIMULATION =
            List.of("simulate", "--game=el-grande", "--players=3", "--games=20", "--seed=7", "--quiet");
    private static final List<String> TOURNAMENT =
            List.of("tournament", "--game=el-caballero", "--bots=squire,random", "--games=10", "--seed=7", "--quiet");

    @TempDir
    private Path folder;

    @Test
    void shardsOfASimulationJoinIntoItsResultButForTheSpeed() throws IOException {
        String whole = run(SIMULATION, List.of()).out();
        String merged = CommandRun.of(merge(parts(SIMULATION, 3, List.of()))).out();
        assertThat(merged.lines().filter(line -> !line.startsWith("speed")))
                .containsExactlyElementsOf(
                        whole.lines().filter(line -> !line.startsWith("speed")).toList());
    }

    @Test
    void shardsOfATournamentJoinIntoItsResult() throws IOException {
        for (String more : List.of("--quiet", "--json", "--sprt=0.5:0.9", "--subtract-luck")) {
            String whole = run(TOURNAMENT, List.of(more)).out();
            assertThat(CommandRun.of(merge(parts(TOURNAMENT, 4, List.of(more)))).out())
                    .isEqualTo(whole);
        }
    }

    @Test
    void theCsvOfAJoinedTournamentIsThatOfOneProcess() throws IOException {
        Path whole = folder.resolve("whole.csv");
        Path joined = folder.resolve("joined.csv");
        run(TOURNAMENT, List.of("--csv=" + whole));
        List<Object> merge = new ArrayList<>(List.of(merge(parts(TOURNAMENT, 2, List.of()))));
        merge.add("--csv=" + joined);
        assertThat(CommandRun.of(merge.toArray()).exit()).isEqualTo(ExitCode.OK);
        assertThat(joined).hasSameTextualContentAs(whole);
    }

    @Test
    void aShardWritesTheRecordsOfItsOwnGames() throws IOException {
        Path whole = folder.resolve("whole");
        Path shared = folder.resolve("shared");
        run(SIMULATION, List.of("--records=" + whole));
        parts(SIMULATION, 3, List.of("--records=" + shared));
        try (var files = Files.list(whole)) {
            assertThat(files.toList())
                    .hasSize(21)
                    .allSatisfy(file ->
                            assertThat(shared.resolve(file.getFileName())).hasSameTextualContentAs(file));
        }
    }

    @Test
    void moreShardsThanGamesAreFine() throws IOException {
        assertThat(CommandRun.of(merge(parts(TOURNAMENT, 7, List.of()))).out())
                .isEqualTo(run(TOURNAMENT, List.of()).out());
    }

    @Test
    void partsThatDontBelongTogetherAreRefusedWithASentence() throws IOException {
        Path one = part("one", run(TOURNAMENT, List.of("--shard=1/2")).out());
        Path two = part("two", run(TOURNAMENT, List.of("--shard=2/2")).out());
        Path seed = part("seed", Files.readString(two).replace("seed 7", "seed 8"));
        Path old = part("old", Files.readString(one).replaceFirst("version .*", "version hidalgo 0.0.1"));
        Path oldToo = part("oldToo", Files.readString(two).replaceFirst("version .*", "version hidalgo 0.0.1"));
        Path cut = part("cut", Files.readString(two).substring(0, 200));
        assertThat(refusal(one)).contains("shard 2/2 is missing");
        assertThat(refusal(one, one)).contains("is named twice");
        assertThat(refusal(one, seed)).contains("its seed is 8");
        assertThat(refusal(old, two)).contains("its version is hidalgo 0");
        assertThat(refusal(old, oldToo)).contains("these parts were made by hidalgo 0.0.1");
        assertThat(refusal(one, cut)).contains("is not complete; run its shard again");
        assertThat(refusal(one, folder.resolve("none"))).contains("no such file");
        assertThat(refusal(one, part("empty", ""))).contains("is not complete");
        Path other = part("other", Files.readString(one).replace("command tournament", "command dream"));
        Path otherToo = part("otherToo", Files.readString(two).replace("command tournament", "command dream"));
        assertThat(refusal(other, otherToo)).contains("can't join parts of dream");
        Path odd = part("odd", Files.readString(one).replace("game el-caballero", "game chess"));
        Path oddToo = part("oddToo", Files.readString(two).replace("game el-caballero", "game chess"));
        assertThat(refusal(odd, oddToo)).contains("part");
    }

    @Test
    void aShardNeedsASeedAndMustExist() {
        assertThat(CommandRun.of("simulate", "--game=el-grande", "--players=2", "--shard=1/2"))
                .satisfies(run -> assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT))
                .satisfies(run -> assertThat(run.err()).contains("--shard needs --seed"));
        assertThat(CommandRun.of("simulate", "--game=el-grande", "--players=2", "--seed=1", "--shard=3/2"))
                .satisfies(run -> assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT))
                .satisfies(run -> assertThat(run.err()).contains("--shard must look like 3/8"));
    }

    private List<Path> parts(List<String> command, int count, List<String> more) throws IOException {
        List<Path> parts = new ArrayList<>();
        for (int number = count; number > 0; number--) {
            List<String> arguments = new ArrayList<>(more);
            arguments.add("--shard=" + number + "/" + count);
            parts.add(part("part-" + number, run(command, arguments).out()));
        }
        return parts;
    }

    private Path part(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private static Object[] merge(List<Path> parts) {
        List<Object> arguments = new ArrayList<>(List.of("merge"));
        arguments.addAll(parts);
        return arguments.toArray();
    }

    private static String refusal(Path... parts) {
        CommandRun run = CommandRun.of(merge(List.of(parts)));
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err().lines()).hasSize(1);
        return run.err();
    }

    private static CommandRun run(List<String> command, List<String> more) {
        List<String> arguments = new ArrayList<>(command);
        more.stream().filter(argument -> !command.contains(argument)).forEach(arguments::add);
        CommandRun run = CommandRun.of(arguments.toArray());
        assertThat(run.exit()).as(run.err()).isEqualTo(ExitCode.OK);
        return run;
    }
}
