package hidalgo.app;

import hidalgo.app.command.AnalyseCommand;
import hidalgo.app.command.EnvCommand;
import hidalgo.app.command.MergeCommand;
import hidalgo.app.command.PackageCommand;
import hidalgo.app.command.PlayCommand;
import hidalgo.app.command.ReplayCommand;
import hidalgo.app.command.ResumeCommand;
import hidalgo.app.command.ShowCommand;
import hidalgo.app.command.SimulateCommand;
import hidalgo.app.command.TournamentCommand;
import hidalgo.app.input.BadInput;
import hidalgo.app.input.ExitCode;
import hidalgo.app.serve.AdminCommand;
import hidalgo.app.serve.BackupCommand;
import hidalgo.app.serve.DoctorCommand;
import hidalgo.app.serve.PrepareCommand;
import hidalgo.app.serve.RestoreCommand;
import hidalgo.app.serve.ServeCommand;
import hidalgo.app.text.Version;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
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
            " 69  the database of a server can't be reached",
            " 70  a bug in the program",
            "",
            "Run hidalgo COMMAND --help for more about a command."
        })
public final class Main implements Callable<Integer> {
    /** All commands below the headings of the help. New commands go here, or into {@code WorkshopCommands}. */
    private static final Map<String, List<Class<?>>> GROUPS = groups();

    @Spec
    private CommandSpec spec;

    private Main() {}

    public static void main(String[] args) {
        System.exit(commandLine(System.getenv("HIDALGO_DEBUG") != null, args).execute(args));
    }

    /**
     * The command line for some arguments: the command that they name, or all of them if they name none. Describing a
     * command takes time, and most runs need only one.
     *
     * @param debug adds the stack trace to an internal error
     */
    public static CommandLine commandLine(boolean debug, String... args) {
        CommandLine line = new CommandLine(new Main());
        List<Class<?>> named = commands().stream()
                .filter(command -> args.length > 0 && nameOf(command).equals(args[0]))
                .toList();
        (named.isEmpty() ? commands() : named).forEach(line::addSubcommand);
        if (named.isEmpty()) {
            line.addSubcommand(new HelpCommand());
        }
        line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING, help -> "");
        line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, Main::commandList);
        return line.setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(Main::refuseArguments)
                .setExecutionExceptionHandler((e, command, parsed) -> report(e, command, debug));
    }

    private static Map<String, List<Class<?>>> groups() {
        Map<String, List<Class<?>>> groups = new LinkedHashMap<>();
        groups.put("Play", List.of(PlayCommand.class, ResumeCommand.class, ReplayCommand.class, ShowCommand.class));
        groups.put(
                "Serve and operate",
                List.of(
                        ServeCommand.class,
                        AdminCommand.class,
                        BackupCommand.class,
                        RestoreCommand.class,
                        DoctorCommand.class,
                        PrepareCommand.class,
                        PackageCommand.class));
        groups.put(
                "Research",
                List.of(
                        SimulateCommand.class,
                        TournamentCommand.class,
                        MergeCommand.class,
                        AnalyseCommand.class,
                        EnvCommand.class));
        ServiceLoader.load(DeveloperCommands.class).forEach(more -> groups.put("Develop", more.list()));
        return groups;
    }

    private static List<Class<?>> commands() {
        return GROUPS.values().stream().<Class<?>>flatMap(List::stream).toList();
    }

    /** The list of commands in the help of {@code hidalgo}, group by group. */
    private static String commandList(Help help) {
        StringBuilder text = new StringBuilder();
        GROUPS.forEach((heading, commands) -> {
            Map<String, Help> group = new LinkedHashMap<>();
            for (Class<?> command : commands) {
                Help described = help.subcommands().get(nameOf(command));
                if (described != null) {
                    group.put(nameOf(command), described);
                }
            }
            if (!group.isEmpty()) {
                text.append(String.format("%n%s:%n", heading)).append(help.commandList(group));
            }
        });
        return text.toString();
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
        if (e instanceof BadInput bad) {
            command.getErr().println(command.getCommandSpec().qualifiedName() + ": " + oneLine(e.getMessage()));
            return bad.exit();
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
