package hidalgo.workshop.load;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.CommandRun;
import hidalgo.app.input.ExitCode;
import hidalgo.server.Postgres;
import hidalgo.server.Stored;
import hidalgo.server.TestServer;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
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

    /** Servers that live for seconds need no second compiler. */
    private static final String QUICK_START = "--java=-XX:+UseSerialGC -XX:TieredStopAtLevel=1";

    private static final String[] HEAD = {
        "nodes",
        "tables",
        "sockets",
        "rate",
        "moves",
        "p50 ms",
        "p99 ms",
        "max ms",
        "failed",
        "servers'",
        "database's",
        "crowd's",
        "busy",
        "CPU ms",
        "MB",
        "bytes"
    };

    @Test
    @Tag("matrix")
    void aSmallCrowdIsMeasuredInFourStepsBesideTheBareDatabaseAndAnEcho() {
        CommandRun run = CommandRun.of("load", QUICK_START, "--tables=4", "--sockets=2", "--rate=20", "--seconds=1");
        List<String> lines = run.out().lines().toList();
        assertThat(lines).hasSize(7);
        assertThat(lines.getFirst().strip().split(" +(?!ms)", -1)).containsExactly(HEAD);
        for (int step = 1; step <= 4; step++) {
            String[] figures = lines.get(step).strip().split(" +", -1);
            assertThat(figures).hasSize(HEAD.length);
            assertThat(figures[0]).isEqualTo("1");
            assertThat(figures[1]).isEqualTo(String.valueOf(step));
            assertThat(figures[2]).isEqualTo(String.valueOf(2 * step));
            assertThat(figures[3]).isEqualTo(String.valueOf(5 * step));
            assertThat(Integer.parseInt(figures[4])).isPositive();
            assertThat(figures[6]).matches("\\d+\\.\\d");
            assertThat(figures[8]).as("failed").isEqualTo("0");
        }
        assertThat(lines.get(5)).matches("bare INSERT, the same database: \\d+ rows/s; the moves are [\\d.]+ of that");
        assertThat(lines.get(6))
                .matches("bare echo, 8 sockets, 40 messages/s: p50 [\\d.]+ ms, p99 [\\d.]+ ms; "
                        + "a move's p99 is [\\d.]+ times that");
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
    }

    /** Only root can give shares of the processors; other users get an error. */
    @Test
    @Tag("matrix")
    void twoNodesAreMeasuredOnOneDatabaseWithSharesOfTheProcessorsAndLeaveNothingBehind() {
        String database = Postgres.database();
        CommandRun run = twoNodes(database, "--node-processors=0.5", "--database-processors=0.5");
        if (run.exit() == ExitCode.BAD_INPUT) {
            assertThat(run.err()).contains("needs Linux and root");
            run = twoNodes(database);
        }
        List<String> lines = run.out().lines().toList();
        assertThat(lines).hasSize(5).last().asString().startsWith("    2        4       12       20");
        String[] figures = lines.getLast().strip().split(" +", -1);
        assertThat(Integer.parseInt(figures[14])).as("bytes to an onlooker").isBetween(50, 1000);
        assertThat(run.exit()).as(run.out() + run.err()).isEqualTo(ExitCode.OK);
        assertThat(Stored.column(database, "SELECT nspname FROM pg_namespace WHERE nspname LIKE '%load%'"))
                .isEmpty();
    }

    private static CommandRun twoNodes(String database, Object... more) {
        Object[] usual = {
            "load", QUICK_START, "--db=" + database, "--nodes=2", "--tables=4", "--rate=20", "--seconds=1", "--no-echo"
        };
        return CommandRun.of(Stream.concat(Stream.of(usual), Stream.of(more)).toArray());
    }

    @Test
    void whenAServerIsKilledNothingIsLost() {
        CommandRun run = CommandRun.of("load", QUICK_START, "--chaos", "--tables=3", "--rate=30", "--seconds=1");
        List<String> lines = run.out().lines().toList();
        assertThat(lines).hasSize(3);
        assertThat(lines.getFirst()).matches("kill +\\d+ moves meanwhile, +\\d+ in the 5 s after it, +\\d+ MB");
        assertThat(lines.get(1))
                .matches("[1-9]\\d* moves of 3 people, \\d+ of them sent more than once;"
                        + " 0 lost or made twice, 0 players stuck");
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
                "--tables=0           | --tables must be a whole number from 1 to 20000, not 0",
                "--sockets=0          | --sockets must be a whole number from 1 to 100, not 0",
                "--rate=-5            | --rate must be a whole number from 1 to 100000, not -5",
                "--nodes=2            | --nodes must be a whole number from 1 to 1, not 2",
                "--node-processors=0  | --node-processors must be a number from 0.05 to 64.0, not 0.0",
                "--database-processors=0.3 | --database-processors needs a PostgreSQL server on this machine (--db)",
                "--limit=0            | --limit must be a whole number from 1 to 10000, not 0",
                "--seconds=0          | --seconds must be a whole number from 1 to 3600, not 0",
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
