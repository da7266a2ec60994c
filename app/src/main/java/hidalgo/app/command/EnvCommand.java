package hidalgo.app.command;

import hidalgo.app.input.ExitCode;
import hidalgo.app.play.Environment;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code env}: a game as an environment for other programs, which send commands as lines of JSON. */
@Command(
        name = "env",
        description = {
            "Let another program play: it writes commands to standard input as lines of JSON, and each is "
                    + "answered by a line of JSON.",
            "Commands: reset (seed, options), step (seat, move), observe (seat), legal (seat), close. "
                    + "A command that can't be carried out is answered by {\"error\": ...} and changes nothing."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {
            "  hidalgo env --game el-caballero --players 2",
            "    {\"command\": \"reset\", \"seed\": 1}",
            "    {\"command\": \"step\", \"seat\": 0, \"move\": \"power 9\"}",
            "    {\"command\": \"close\"}",
            "  python3 examples/env_random.py el-grande",
            "",
            "docs/env.md describes the commands and answers. The folder python has a package",
            "that uses --memory, for NumPy, Gymnasium and PettingZoo."
        })
public final class EnvCommand implements Callable<Integer> {
    @Mixin
    private GameArguments arguments;

    @Option(names = "--players", paramLabel = "N", description = "The number of players, unless a reset names it.")
    private @Nullable Integer players;

    @Spec
    private CommandSpec spec;

    @Mixin
    private BatchArguments batch;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (batch.areGiven()) {
            GameArguments.Chosen chosen = arguments.chosen(players);
            batch.serve(chosen.game(), chosen.options(), System.in, System.out);
            return ExitCode.OK;
        }
        Environment environment = new Environment(arguments.game(), arguments.options(players));
        PrintWriter out = spec.commandLine().getOut();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        while (!environment.isClosed()) {
            String line = in.readLine();
            if (line == null) {
                break;
            }
            if (!line.isBlank()) {
                out.println(environment.answer(line));
                out.flush();
            }
        }
        return ExitCode.OK;
    }
}
