package hidalgo.app;

import hidalgo.app.command.AnalyseCommand;
import hidalgo.app.command.BenchCommand;
import hidalgo.app.command.EnvCommand;
import hidalgo.app.command.MergeCommand;
import hidalgo.app.command.PackageCommand;
import hidalgo.app.command.PlayCommand;
import hidalgo.app.command.PuzzlesCommand;
import hidalgo.app.command.ReplayCommand;
import hidalgo.app.command.ResumeCommand;
import hidalgo.app.command.SelfPlayCommand;
import hidalgo.app.command.ShowCommand;
import hidalgo.app.command.SimulateCommand;
import hidalgo.app.command.TestCommand;
import hidalgo.app.command.TournamentCommand;
import hidalgo.app.input.BadInput;
import hidalgo.app.input.ExitCode;
import hidalgo.app.load.LoadCommand;
import hidalgo.app.serve.AdminCommand;
import hidalgo.app.serve.BackupCommand;
import hidalgo.app.serve.DoctorCommand;
import hidalgo.app.serve.PrepareCommand;
import hidalgo.app.serve.RestoreCommand;
import hidalgo.app.serve.ServeCommand;
import hidalgo.app.serve.WarmUpCommand;
import hidalgo.app.text.Version;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command {@code hidalgo}: its subcommands, and the message a user sees when something is wrong. */
@Command(
        name = "hidalgo",
        description = "El Caballero and El Grande: play, replay and measure.",
        synopsisSubcommandLabel = "COMMAND",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footerHeading = "%nExit codes:%n",
        footer = {
            "  0  success",
            "  1  a check failed",
            "  2  bad input: a wrong option, an unreadable file, a missing tool",
            " 70  a bug in the program",
            "",
            "Run hidalgo COMMAND --help for more about a command."
        })
public final class Main implements Callable<Integer> {
    /** All commands, in the order of the help. New commands go here. */
    private static final List<Class<?>> COMMANDS = List.of(
            SimulateCommand.class,
            TournamentCommand.class,
            SelfPlayCommand.class,
            MergeCommand.class,
            ReplayCommand.class,
            ShowCommand.class,
            PlayCommand.class,
            ResumeCommand.class,
            AnalyseCommand.class,
            PuzzlesCommand.class,
            EnvCommand.class,
            ServeCommand.class,
            PrepareCommand.class,
            WarmUpCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            DoctorCommand.class,
            AdminCommand.class,
            LoadCommand.class,
            BenchCommand.class,
            TestCommand.class,
            PackageCommand.class,
            HelpCommand.class);

    @Spec
    private CommandSpec spec;

    private Main() {}

    public static void main(String[] args) {
        System.exit(commandLine(System.getenv("HIDALGO_DEBUG") != null, args).execute(args));
    }

    /**
     * The command line for some arguments: the command that they name, or all of them where they name none. To describe a command costs
     * time, and most runs need only one.
     *
     * @param debug adds the stack trace to an internal error
     */
    public static CommandLine commandLine(boolean debug, String... args) {
        CommandLine line = new CommandLine(new Main());
        List<Class<?>> named = COMMANDS.stream()
                .filter(command -> args.length > 0 && nameOf(command).equals(args[0]) && command != HelpCommand.class)
                .toList();
        (named.isEmpty() ? COMMANDS : named).forEach(line::addSubcommand);
        return line.setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(Main::refuseArguments)
                .setExecutionExceptionHandler((e, command, parsed) -> report(e, command, debug));
    }

    private static String nameOf(Class<?> command) {
        return command.getAnnotation(Command.class).name();
    }

    /** {@code hidalgo} alone prints the list of commands. */
    @Override
    public Integer call() {
        CommandLine command = spec.commandLine();
        command.usage(command.getOut());
        return ExitCode.OK;
    }

    private static int refuseArguments(ParameterException e, String[] args) {
        CommandLine command = e.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        PrintWriter err = command.getErr();
        if (command.getParent() == null
                && e instanceof UnmatchedArgumentException unmatched
                && isCommandName(unmatched)) {
            err.println("hidalgo: there is no command '"
                    + unmatched.getUnmatched().getFirst() + "'; hidalgo --help lists them all");
        } else {
            err.println(name + ": " + oneLine(e.getMessage()) + "; see " + name + " --help");
        }
        return ExitCode.BAD_INPUT;
    }

    private static boolean isCommandName(UnmatchedArgumentException e) {
        return !e.getUnmatched().isEmpty() && !e.getUnmatched().getFirst().startsWith("-");
    }

    private static int report(Exception e, CommandLine command, boolean debug) {
        if (e instanceof BadInput) {
            command.getErr().println(command.getCommandSpec().qualifiedName() + ": " + oneLine(e.getMessage()));
            return ExitCode.BAD_INPUT;
        }
        return reportInternalError(e, command, debug);
    }

    private static int reportInternalError(Exception e, CommandLine command, boolean debug) {
        PrintWriter err = command.getErr();
        err.println("internal error: " + oneLine(e.toString())
                + "; please report it (set HIDALGO_DEBUG=1 for the stack trace)");
        if (debug) {
            e.printStackTrace(err);
        }
        return ExitCode.INTERNAL_ERROR;
    }

    private static String oneLine(@Nullable String text) {
        return String.valueOf(text).strip().replaceAll("\\s*\\R\\s*", " ");
    }
}
