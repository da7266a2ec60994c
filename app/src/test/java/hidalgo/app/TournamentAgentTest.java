package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hidalgo.app.input.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Other programs play in tournaments. */
@DisabledOnOs(OS.WINDOWS)
class TournamentAgentTest {
    /** Plays the first legal move, and writes down what it reads. */
    private static final String FIRST = """
            import json, os, sys, time
            log = open(os.path.join(os.path.dirname(__file__), f"log-{os.getpid()}"), "w")
            for line in sys.stdin:
                if '"end"' in line:
                    time.sleep(0.2)  # the program may end by itself after the last message
                log.write(line)
                log.flush()
                message = json.loads(line)
                if message["message"] == "begin":
                    print(json.dumps({"ready": True, "observation": OBSERVATION}), flush=True)
                elif message["message"] == "choose":
                    print(json.dumps({"move": message["legal"][0]}), flush=True)
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void pythonIsThere() throws InterruptedException {
        assumeTrue(Python.isThere(), "Python is not installed");
    }

    @Test
    void aProgramPlaysTheSameDealsAsBotsAndPartsOfItsTournamentJoin() throws IOException {
        String agent = agent(FIRST.replace("OBSERVATION", "\"table\""));
        List<String> whole = new ArrayList<>();
        for (int threads = 1; threads <= 2; threads++) {
            CommandRun run = tournament(agent, "--json", "--threads", threads);
            assertThat(run.err()).isEmpty();
            whole.add(run.out());
        }
        assertThat(whole.getFirst())
                .isEqualTo(whole.getLast())
                .contains("\"seating\": [\"random\", \"" + agent + "\"]", "\"games\": 4");
        Path one = Files.writeString(
                folder.resolve("1.txt"),
                tournament(agent, "--json", "--shard=1/2").out());
        Path two = Files.writeString(
                folder.resolve("2.txt"),
                tournament(agent, "--json", "--shard=2/2").out());
        CommandRun merged = CommandRun.of("merge", one, two);
        assertThat(merged.err()).isEmpty();
        assertThat(merged.out()).isEqualTo(whole.getFirst());
    }

    @Test
    void aProgramSeesTheViewOfItsSeatAsTextOrNumbers() throws IOException {
        tournament(agent(FIRST.replace("OBSERVATION", "\"table\"")), "--threads", 1);
        String read = logs();
        assertThat(read.lines().filter(line -> line.contains("\"begin\""))).hasSize(4);
        assertThat(read.lines().filter(line -> line.contains("\"end\", \"totals\"")))
                .hasSize(4);
        // A table shows how many cards are in a pile, and a hand only to its owner.
        assertThat(read)
                .contains("\"legal\": [\"power 1\"")
                .doesNotContain("\"deal\"")
                .doesNotContain("piles\": [[\"");
        try (var files = Files.list(folder)) {
            files.filter(one -> one.toString().contains("log-"))
                    .forEach(one -> one.toFile().delete());
        }
        tournament(agent(FIRST.replace("OBSERVATION", "\"numbers\"")), "--threads", 1);
        assertThat(logs().lines().filter(line -> line.contains("\"choose\"")))
                .allMatch(line -> line.contains("\"numbers\": [") && line.contains("\"actions\": ["))
                .noneMatch(line -> line.contains("\"observation\""));
    }

    @Test
    void aProgramThatCannotGoOnEndsTheTournamentWithASentence() throws IOException {
        refused("sys.exit(3)", "has ended with code 3 instead of answering");
        refused("print('hello', flush=True)", "must answer with a line of JSON, not hello");
        refused("print('{}', flush=True)", "must answer the message \"begin\" with {\"ready\": true}, not {}");
        refused(
                "print('{\"ready\": true, \"move\": \"fly\"}', flush=True)",
                "must answer with one of the legal moves, such as {\"move\": \"power 1\"}, not \"fly\"");
        refused(
                "time.sleep(600)",
                "has not answered within 1 s; --agent-seconds gives it more time",
                "--agent-seconds=1");
        assertThat(tournament("exec: ").err()).contains("there is no bot \"exec\"");
    }

    private void refused(String answer, String sentence, Object... more) throws IOException {
        String agent = agent("import sys, time\nfor line in sys.stdin:\n    " + answer + "\n");
        CommandRun run = tournament(agent, more);
        assertThat(run.err())
                .startsWith("hidalgo tournament: " + agent + " " + sentence)
                .hasLineCount(1);
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.out()).isEmpty();
    }

    private String agent(String program) throws IOException {
        Path file = Files.writeString(folder.resolve("my agent.py"), program);
        return "exec:" + Python.program() + " '" + file + "'";
    }

    private String logs() throws IOException {
        StringBuilder read = new StringBuilder();
        try (var files = Files.list(folder)) {
            for (Path file :
                    files.filter(one -> one.toString().contains("log-")).toList()) {
                read.append(Files.readString(file));
            }
        }
        return read.toString();
    }

    private static CommandRun tournament(String agent, Object... more) {
        List<Object> all = new ArrayList<>(
                List.of("tournament", "--game=el-grande", "--quiet", "--games=4", "--seed=7", "--option=short=true"));
        all.addAll(List.of("--bots", "random," + agent));
        all.addAll(List.of(more));
        return CommandRun.of(all.toArray());
    }
}
