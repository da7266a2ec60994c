package hidalgo.app.serve;

import hidalgo.app.input.Exit;
import hidalgo.server.HidalgoServer;
import hidalgo.server.base.Settings;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code hidalgo serve}: runs the server until it is told to stop. */
@Command(
        name = "serve",
        description = "Serve the games to browsers, bots and programs.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Every option can also be set in the environment (HIDALGO_PORT, HIDALGO_BASE_PATH and so on) or in a file",
            "(--config FILE, lines like port=8080). The command line takes precedence, then the environment,",
            "then the file."
        })
public final class ServeCommand implements Callable<Integer> {
    @Mixin
    private ServerArguments arguments;

    @Option(names = "--bot-threads", paramLabel = "N", description = "how many bots may think at once")
    private @Nullable Integer botThreads;

    @Option(
            names = "--bot-pause",
            paramLabel = "MILLIS",
            description = "minimum milliseconds between two moves of bots (400)")
    private @Nullable Integer botPause;

    @Option(names = "--no-limits", description = "don't limit how many requests somebody may send (for measuring)")
    private boolean noLimits;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        Logs.begin();
        Settings settings = arguments.settings(botThreads, botPause, !noLimits);
        CountDownLatch stopped = new CountDownLatch(1);
        HidalgoServer server = ServerArguments.start(settings);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            server.close();
            stopped.countDown();
        }));
        spec.commandLine().getOut().println("Hidalgo is open at " + settings.address(server.port()));
        spec.commandLine().getOut().println("Stop it with Ctrl-C.");
        spec.commandLine().getOut().flush();
        stopped.await();
        return Exit.OK;
    }

    /** The default folder for data. */
    static Path usualData() {
        return Path.of(System.getProperty("user.home"), ".hidalgo");
    }
}
