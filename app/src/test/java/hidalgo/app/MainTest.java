package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.app.input.ExitCode;
import hidalgo.app.text.Version;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class MainTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void helpListsTheCommandsAndTheExitCodes() {
        assertThat(run("--help")).isEqualTo(ExitCode.OK);
        assertThat(out.toString())
                .contains("Usage: hidalgo", "Exit codes:")
                .containsPattern("(?m)^  simulate +Let bots play")
                .containsPattern("(?m)^  replay +Check records")
                .containsPattern("(?m)^  show +Draw a position")
                .containsPattern("(?m)^  play +Play in the terminal")
                .containsPattern("(?m)^  analyse +Judge every turn")
                .containsPattern("(?m)^  env +Let another program play")
                .containsPattern("(?m)^  prepare +Record a start")
                .containsPattern("(?m)^  package +Make an archive")
                .containsSubsequence("Play:", "  play ", "Serve and operate:", "  serve ", "Research:", "  simulate ")
                .as("those that only developers need come with the module workshop")
                .doesNotContain("Develop:", "  bench ", "  load ")
                .containsPattern("(?m)^ *0 +success$")
                .containsPattern("(?m)^ *1 +a check failed$")
                .containsPattern("(?m)^ *2 +bad input");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void helpIsACommandToo() {
        assertThat(run("help", "serve")).isEqualTo(ExitCode.OK);
        assertThat(out.toString()).startsWith("Usage: hidalgo serve");
    }

    @ParameterizedTest
    @ValueSource(strings = {"package", "prepare"})
    void whatTheLaunchersDoSaysWhere(String command) {
        assertThat(run(command)).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).startsWith("hidalgo " + command + ": ").hasLineCount(1);
    }

    @Test
    void noCommandShowsTheHelp() {
        assertThat(run()).isEqualTo(ExitCode.OK);
        assertThat(out.toString()).contains("Usage: hidalgo");
    }

    @Test
    void versionIsTheOneOfTheBuild() {
        assertThat(run("--version")).isEqualTo(ExitCode.OK);
        assertThat(out.toString().strip()).matches("hidalgo \\d+\\.\\d+\\.\\d+( \\([0-9a-f]{10}(, changed)?\\))?");
    }

    @Test
    void versionNamesTheCommitWhereThereIsOne() {
        assertThat(Version.text("1.2.3\n", "")).isEqualTo("hidalgo 1.2.3");
        assertThat(Version.text("1.2.3\n", "0123456789\n")).isEqualTo("hidalgo 1.2.3 (0123456789)");
        assertThat(Version.text("1.2.3", "0123456789, changed")).isEqualTo("hidalgo 1.2.3 (0123456789, changed)");
    }

    @Test
    void anUnknownCommandIsOneSentence() {
        assertThat(run("conquer")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString().lines())
                .containsExactly("hidalgo: there is no command 'conquer'; hidalgo --help lists them all");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void anUnknownOptionIsOneSentence() {
        assertThat(run("--conquer")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString().lines()).containsExactly("hidalgo: Unknown option: '--conquer'; see hidalgo --help");
    }

    @Test
    void anUnexpectedExceptionIsOneSentenceWithoutAStackTrace() {
        assertThat(run(Main.commandLine(false).addSubcommand(new Broken()), "broken"))
                .isEqualTo(ExitCode.INTERNAL_ERROR);
        assertThat(err.toString().lines())
                .containsExactly("internal error: java.lang.IllegalStateException: first line second line; "
                        + "please report it (set HIDALGO_DEBUG=1 for the stack trace)");
    }

    @Test
    void anUnexpectedExceptionShowsItsStackTraceOnRequest() {
        assertThat(run(Main.commandLine(true).addSubcommand(new Broken()), "broken"))
                .isEqualTo(ExitCode.INTERNAL_ERROR);
        assertThat(err.toString()).contains("at hidalgo.app.MainTest$Broken.run");
    }

    @Test
    void onlyTheCommandThatIsNamedIsDescribed() {
        assertThat(Main.commandLine(false, "show", "serve").getSubcommands()).containsOnlyKeys("show");
        assertThat(Main.commandLine(false, "help", "serve").getSubcommands()).containsKeys("show", "serve", "help");
        assertThat(Main.commandLine(false).getSubcommands()).containsKeys("show", "serve", "help");
        assertThat(Main.commandLine(false, "--help").getSubcommands()).containsKeys("show", "serve", "help");
    }

    private int run(String... args) {
        return run(Main.commandLine(false, args), args);
    }

    private int run(CommandLine command, String... args) {
        return command.setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(args);
    }

    @Command(name = "broken")
    static final class Broken implements Runnable {
        @Override
        public void run() {
            throw new IllegalStateException("first line\n  second line");
        }
    }
}
