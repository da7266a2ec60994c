package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hidalgo.app.input.ExitCode;
import hidalgo.app.play.Environment;
import hidalgo.records.Json;
import hidalgo.records.RecordException;
import hidalgo.rules.Games;
import hidalgo.rules.RandomSource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EnvCommandTest {
    @Test
    void argumentsOfSharedMemoryAreRefusedWithoutIt() {
        for (String alone : List.of("--batch=4", "--threads=2", "--seat=1", "--bots=squire")) {
            CommandRun run = CommandRun.of("env", "--game=el-grande", alone);
            assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(run.err()).startsWith("hidalgo env: " + alone.replaceAll("=.*", "") + " needs --memory");
        }
    }

    @Test
    void everyCommandIsAnsweredByALine() {
        CommandRun run = TypedRun.of(
                List.of(
                        "{\"command\": \"reset\", \"seed\": 1}",
                        "",
                        "{\"command\": \"step\", \"seat\": 1, \"move\": \"power 9\"}",
                        "{\"command\": \"observe\", \"seat\": 1}",
                        "{\"command\": \"legal\", \"seat\": 0}",
                        "{\"command\": \"close\"}",
                        "{\"command\": \"reset\", \"seed\": 1}"),
                "env",
                "--game=el-caballero",
                "--players=2");
        assertThat(run.exit()).isEqualTo(ExitCode.OK);
        assertThat(run.err()).isEmpty();
        List<String> answers = run.out().lines().toList();
        assertThat(answers).hasSize(5);
        assertThat(answers.get(0))
                .startsWith("{\"seat\": 1, \"movers\": [1], \"obliged\": [1], \"round\": 1, \"over\": false, "
                        + "\"observation\": {\"round\": 1, \"phase\": \"power\", \"mover\": 1,")
                .contains("\"legal\": [\"power 1\", \"power 10\",");
        assertThat(answers.get(1)).startsWith("{\"seat\": 0, ").endsWith("\"rewards\": [0, 0]}");
        assertThat(answers.get(2)).startsWith("{\"seat\": 1, \"movers\": [0]").endsWith("\"legal\": []}");
        assertThat(answers.get(3)).startsWith("{\"seat\": 0, \"legal\": [\"power 1\", ");
        assertThat(answers.get(4)).isEqualTo("{\"closed\": true}");
    }

    @Test
    void whatCanNotBeDoneIsAnErrorAndChangesNothing() throws RecordException {
        Environment game = new Environment(Games.named("el-caballero").orElseThrow(), Map.of());
        assertThat(error(game, "{\"command\": \"step\", \"move\": \"power 9\"}"))
                .isEqualTo("no game has begun; send \"reset\" first");
        assertThat(error(game, "{\"command\": \"reset\", \"seed\": 1}"))
                .isEqualTo("EC-2.1: choose a value for \"players\": 2, 3, 4");
        assertThat(error(game, "{\"command\": \"reset\", \"seed\": \"x\", \"options\": {\"players\": 2}}"))
                .startsWith("\"seed\" must be a whole number");
        assertThat(error(
                        game, "{\"command\": \"reset\", \"seed\": 9223372036854775808, \"options\": {\"players\": 2}}"))
                .startsWith("\"seed\" must be a whole number");
        assertThat(game.answer(
                        "{\"command\": \"reset\", \"seed\": -9223372036854775808, \"options\": {\"players\": 2}}"))
                .startsWith("{\"seat\"");
        assertThat(error(game, "{\"command\": \"reset\", \"seed\": 1, \"options\": 2}"))
                .startsWith("\"options\" must be an object");
        String start =
                game.answer("{\"command\": \"reset\", \"seed\": 1, \"options\": {\"players\": 2, \"expanded\": true}}");
        assertThat(error(game, "{\"command\": \"step\", \"move\": \"power 14\"}"))
                .startsWith("EC-7: ");
        assertThat(error(game, "{\"command\": \"step\", \"seat\": 0, \"move\": \"power 9\"}"))
                .isEqualTo("EC-2.4: it is not your turn; Blue is to move");
        assertThat(error(game, "{\"command\": \"step\", \"seat\": 2, \"move\": \"power 9\"}"))
                .isEqualTo("there is no seat 2; seats are numbered from 0 to 1");
        assertThat(error(game, "{\"command\": \"step\", \"seat\": 1}")).startsWith("\"move\" must be a string");
        assertThat(error(game, "{\"command\": \"fly\"}")).startsWith("there is no command \"fly\"");
        assertThat(error(game, "fly")).contains("this is not JSON (line 1, column 1)");
        assertThat(error(game, "[1]")).startsWith("a command must be a JSON object");
        assertThat(game.answer("{\"command\": \"observe\"}")).isEqualTo(start);
    }

    @Test
    void aRandomAgentPlaysBothGamesToTheEnd() throws RecordException {
        for (String name : Games.names()) {
            Environment game = new Environment(Games.named(name).orElseThrow(), Map.of("players", "3"));
            RandomSource random = RandomSource.of(2);
            Map<?, ?> state = answer(game, "{\"command\": \"reset\", \"seed\": 5}");
            int[] sums = new int[3];
            while (state.get("over").equals(false)) {
                List<?> legal = (List<?>) state.get("legal");
                Object move = legal.get(random.below(legal.size()));
                state = answer(game, "{\"command\": \"step\", \"move\": \"" + move + "\"}");
                Map<?, ?> seen = (Map<?, ?>) state.get("observation");
                assertThat(seen.containsKey("disk") ? seen.get("disk") : "")
                        .as("a seat that is to choose sees no disk of others")
                        .isEqualTo("");
                for (int seat = 0; seat < 3; seat++) {
                    sums[seat] += (int) ((List<?>) state.get("rewards")).get(seat);
                }
            }
            List<?> totals = (List<?>) state.get("totals");
            assertThat(sums).containsExactly((int) totals.get(0), (int) totals.get(1), (int) totals.get(2));
            List<?> winners = (List<?>) state.get("winners");
            assertThat(winners)
                    .isNotEmpty()
                    .allSatisfy(winner ->
                            assertThat((int) totals.get((int) winner)).isGreaterThanOrEqualTo((int) totals.get(0)));
            assertThat(state.get("seat")).isEqualTo(-1);
            assertThat(answer(game, "{\"command\": \"legal\"}").get("legal")).isEqualTo(List.of());
        }
    }

    @Test
    void thePythonExamplePlaysAGame() throws IOException, InterruptedException {
        Path example = Path.of("..", "examples", "env_random.py");
        assumeTrue(Python.isThere(), "python3 is not installed");
        List<String> command = new ArrayList<>(List.of(Python.program(), example.toString(), "el-caballero"));
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "hidalgo.app.Main"));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(out).isZero();
        assertThat(out).containsPattern("\\d+ moves, totals \\[\\d+, \\d+], winners \\[\\d");
    }

    @Test
    void theHelpIsComplete() {
        assertThat(CommandRun.of("env", "--help").out()).contains("--game=GAME", "reset", "step", "Examples:");
        assertThat(CommandRun.of("env").exit()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(CommandRun.of("env", "--game=chess").err().lines()).hasSize(1);
    }

    private static String error(Environment game, String line) throws RecordException {
        return (String) answer(game, line).get("error");
    }

    /** The answer taken apart, except for texts that are longer than records allow, of which there are none. */
    private static Map<?, ?> answer(Environment game, String line) throws RecordException {
        return (Map<?, ?>) Json.parse(game.answer(line).getBytes(StandardCharsets.UTF_8));
    }
}
