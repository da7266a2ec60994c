package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.input.ExitCode;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A small crowd is measured. */
@Tag("slow")
class LoadCommandTest {
    @TempDir
    private Path folder;

    @Test
    void aSmallCrowdIsMeasuredInFourSteps() {
        CommandRun run = CommandRun.of("load", "--tables=4", "--sockets=2", "--rate=20", "--seconds=1");
        List<String> lines = run.out().lines().toList();
        assertThat(lines).hasSize(6);
        assertThat(lines.getFirst().strip().split(" {2,}", -1))
                .containsExactly(
                        "tables", "sockets", "moves", "p50 ms", "p99 ms", "max ms", "failed", "heap MB", "RSS MB");
        for (int step = 1; step <= 4; step++) {
            String[] figures = lines.get(step).strip().split(" +", -1);
            assertThat(figures).hasSize(9);
            assertThat(figures[0]).isEqualTo(String.valueOf(step));
            assertThat(figures[1]).isEqualTo(String.valueOf(2 * step));
            assertThat(Integer.parseInt(figures[2])).isPositive();
            assertThat(figures[4]).matches("\\d+\\.\\d");
            assertThat(figures[6]).as("failed").isEqualTo("0");
        }
        assertThat(lines.get(5))
                .matches("bare echo, 8 sockets, 40 messages/s: p50 [\\d.]+ ms, p99 [\\d.]+ ms; "
                        + "a move's p99 is [\\d.]+ times that");
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
    }

    @Test
    void aServerThatRunsAlreadyIsMeasured() {
        try (TestServer server = TestServer.in(folder)) {
            CommandRun run = CommandRun.of(
                    "load",
                    "--url=" + server.address(),
                    "--tables=1",
                    "--seconds=1",
                    "--rate=8",
                    "--no-echo",
                    "--game=el-grande",
                    "--players=3");
            assertThat(run.out().lines()).hasSize(5);
            assertThat(run.exit()).isEqualTo(ExitCode.OK);
            assertThat(server.guest("Ana").get("/metrics").body()).containsPattern("(?m)^hidalgo_events_total [1-9]");
            refused("the server refuses the load test: ", "--url=" + server.address(), "--game=chess");
            refused("the server refuses the load test: ", "--url=" + server.address(), "--players=9");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--tables=0           | --tables must be a whole number from 1 to 20000, it is 0",
                "--sockets=0          | --sockets must be a whole number from 1 to 100, it is 0",
                "--rate=-5            | --rate must be a whole number from 1 to 100000, it is -5",
                "--seconds=0          | --seconds must be a whole number from 1 to 3600, it is 0",
                "--seconds=long       | Invalid value for option '--seconds': 'long' is not an int",
                "--url=http://[       | there is no server at http://[; start one with",
                "--url=games          | there is no server at games; start one with",
                "--url=http://127.0.0.1:1 | there is no server at http://127.0.0.1:1; start one with"
            })
    void whatMakesNoSenseIsRefusedInOneSentence(String argument, String sentence) {
        refused(sentence, argument);
    }

    private static void refused(String sentence, String... arguments) {
        Object[] all = new Object[arguments.length + 1];
        all[0] = "load";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        CommandRun run = CommandRun.of(all);
        assertThat(run.err().lines()).singleElement().asString().startsWith("hidalgo load: " + sentence);
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
    }
}
