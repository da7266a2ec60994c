package hidalgo.app.serve;

import hidalgo.app.input.ExitCode;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.server.base.Settings;
import hidalgo.server.maintenance.HealthCheck;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hidalgo doctor}: reports problems of a server's data, and how to fix them. */
@Command(
        name = "doctor",
        description = "Check a server's folder, database and every stored game.",
        mixinStandardHelpOptions = true)
public final class DoctorCommand implements Callable<Integer> {
    @Mixin
    private ServerArguments arguments;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Settings settings = arguments.settings();
        arguments.beginLog();
        List<HealthCheck.Finding> findings = HealthCheck.of(settings);
        for (HealthCheck.Finding finding : findings) {
            spec.commandLine()
                    .getOut()
                    .println((finding.good() ? "ok       " : "problem  ") + Messages.ENGLISH.text(finding.finding()));
        }
        Path open = arguments.openConfig();
        if (open != null) {
            Message problem = Message.of("app.doctor.config", "file", open.toString());
            spec.commandLine().getOut().println("problem  " + Messages.ENGLISH.text(problem));
            return ExitCode.CHECK_FAILED;
        }
        return findings.stream().allMatch(HealthCheck.Finding::good) ? ExitCode.OK : ExitCode.CHECK_FAILED;
    }
}
