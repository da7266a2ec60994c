package hidalgo.app.serve;

import hidalgo.app.input.BadInput;
import hidalgo.app.input.ExitCode;
import hidalgo.server.moderation.ModerationRepository.Sanction;
import hidalgo.server.moderation.Reports;
import hidalgo.server.moderation.Sanctions;
import hidalgo.server.moderation.Staff;
import hidalgo.server.people.Person;
import hidalgo.server.store.Database;
import hidalgo.server.store.ModerationStore;
import hidalgo.server.store.PeopleStore;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.protocol.Moderation;
import hidalgo.tables.protocol.Moderation.SanctionKind;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hidalgo admin moderation}: the work of moderators, for operators. A running server notices it within seconds. */
@Command(
        name = "moderation",
        description = "Keep people or networks from talking or playing, and read reports and the audit log.",
        synopsisSubcommandLabel = "COMMAND",
        mixinStandardHelpOptions = true)
public final class ModerationCommand {
    /** The author of what an operator does, in the audit log. */
    static final String OPERATOR = "command line";

    @Spec
    private CommandSpec spec;

    /** The parts that all commands use. */
    private record Tools(PeopleStore people, Sanctions sanctions, Reports reports, Staff staff) {
        static Tools of(Database database) {
            ModerationStore store = new ModerationStore(database);
            Clock clock = Clock.systemUTC();
            return new Tools(
                    new PeopleStore(database),
                    new Sanctions(store, clock),
                    new Reports(store, clock),
                    new Staff(store, clock));
        }
    }

    private int with(
            ServerArguments arguments, String command, Map<String, String> details, Function<Tools, String> task) {
        try (Database database = arguments.openDatabase()) {
            say(task.apply(Tools.of(database)));
        } catch (RequestRefused refused) {
            throw BadInput.of("app.admin.refused", "reason", String.valueOf(refused.getMessage()));
        }
        arguments.noteCommand("moderation " + command, details);
        return ExitCode.OK;
    }

    @Command(name = "mute", description = "Keep an account or a network from talking.", mixinStandardHelpOptions = true)
    int mute(
            @Mixin ServerArguments arguments,
            @Parameters(paramLabel = "NAME|NETWORK", description = "an account, or a network such as 192.0.2.0/24")
                    String target,
            @Option(names = "--days", paramLabel = "N", description = "for how many days (for good)") @Nullable
                    Integer days,
            @Option(names = "--reason", paramLabel = "TEXT", required = true, description = "the person reads it")
                    String reason) {
        return sanction(arguments, SanctionKind.MUTE, target, days, reason);
    }

    @Command(
            name = "suspend",
            description = "Keep an account or a network from talking and playing.",
            mixinStandardHelpOptions = true)
    int suspend(
            @Mixin ServerArguments arguments,
            @Parameters(paramLabel = "NAME|NETWORK", description = "an account, or a network such as 192.0.2.0/24")
                    String target,
            @Option(names = "--days", paramLabel = "N", description = "for how many days (for good)") @Nullable
                    Integer days,
            @Option(names = "--reason", paramLabel = "TEXT", required = true, description = "the person reads it")
                    String reason) {
        return sanction(arguments, SanctionKind.SUSPEND, target, days, reason);
    }

    private int sanction(
            ServerArguments arguments, SanctionKind kind, String target, @Nullable Integer days, String reason) {
        String word = kind.name().toLowerCase(Locale.ROOT);
        boolean isNetwork = target.contains("/");
        return with(arguments, word, Map.of(isNetwork ? "network" : "account", target), tools -> {
            Person person = isNetwork ? null : AdminCommand.person(tools.people(), target);
            Sanction made = tools.sanctions().add(kind, person, isNetwork ? target : null, days, reason, OPERATOR);
            tools.staff().note(OPERATOR, word, target, reason);
            return made.id() + "  " + line(made);
        });
    }

    @Command(name = "sanctions", description = "List the sanctions that are in force.", mixinStandardHelpOptions = true)
    int sanctions(@Mixin ServerArguments arguments) {
        return with(
                arguments,
                "sanctions",
                Map.of(),
                tools -> String.join(
                        System.lineSeparator(),
                        tools.sanctions().all().stream()
                                .map(each -> each.id() + "  " + line(each))
                                .toList()));
    }

    private static String line(Sanction sanction) {
        return String.join(
                "  ",
                sanction.kind().name().toLowerCase(Locale.ROOT),
                (sanction.name() + " " + sanction.network()).strip(),
                sanction.ends() == 0 ? "for good" : "until " + moment(sanction.ends()),
                sanction.reason());
    }

    @Command(name = "end", description = "End a sanction.", mixinStandardHelpOptions = true)
    int end(
            @Mixin ServerArguments arguments,
            @Parameters(paramLabel = "SANCTION") String id,
            @Option(names = "--reason", paramLabel = "TEXT", required = true, description = "for the audit log")
                    String reason) {
        return with(arguments, "end", Map.of("sanction", id), tools -> {
            Sanction ended = tools.sanctions().end(id);
            tools.staff().note(OPERATOR, "end", (ended.name() + " " + ended.network()).strip(), reason);
            return id + " is ended";
        });
    }

    @Command(name = "reports", description = "List the reports, open ones first.", mixinStandardHelpOptions = true)
    int reports(@Mixin ServerArguments arguments) {
        return with(
                arguments,
                "reports",
                Map.of(),
                tools -> String.join(
                        System.lineSeparator(),
                        tools.reports().all().stream()
                                .map(ModerationCommand::line)
                                .toList()));
    }

    private static String line(Moderation.Report report) {
        return String.join(
                "  ",
                report.id(),
                moment(report.made()),
                report.closed() == 0 ? "open" : "closed",
                report.table(),
                report.reported() + ", by " + report.reporter() + ":",
                report.reason());
    }

    @Command(name = "close", description = "Close a report.", mixinStandardHelpOptions = true)
    int close(
            @Mixin ServerArguments arguments,
            @Parameters(paramLabel = "REPORT") String id,
            @Option(names = "--reason", paramLabel = "TEXT", required = true, description = "the outcome")
                    String reason) {
        return with(arguments, "close", Map.of("report", id), tools -> {
            Person reported = tools.reports().reported(id);
            tools.reports().close(id, reason, OPERATOR);
            tools.staff().note(OPERATOR, "close", reported.name(), reason);
            return id + " is closed";
        });
    }

    @Command(name = "log", description = "Print the latest entries of the audit log.", mixinStandardHelpOptions = true)
    int log(@Mixin ServerArguments arguments) {
        return with(
                arguments,
                "log",
                Map.of(),
                tools -> String.join(
                        System.lineSeparator(),
                        tools.staff().deeds(Long.MAX_VALUE).stream()
                                .map(deed -> String.join(
                                        "  ",
                                        moment(deed.at()),
                                        deed.author(),
                                        deed.action(),
                                        deed.subject(),
                                        deed.reason()))
                                .toList()));
    }

    private static String moment(long millis) {
        return Instant.ofEpochMilli(millis).truncatedTo(ChronoUnit.MINUTES).toString();
    }

    private void say(String text) {
        if (!text.isEmpty()) {
            spec.commandLine().getOut().println(text);
        }
    }
}
