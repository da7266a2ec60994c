package hidalgo.app.serve;

import hidalgo.app.input.ExitCode;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.server.HidalgoServer;
import hidalgo.server.base.NetworkAddresses;
import hidalgo.server.base.Settings;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code hidalgo serve}: runs the server until it receives a signal to stop. */
@Command(
        name = "serve",
        description = "Serve the games to browsers, bots and programs.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "All options with a value can also be set in the environment (HIDALGO_PORT, HIDALGO_BASE_PATH and so on)"
                    + " or",
            "in a file (--config FILE, lines like port=8080). The command line takes precedence, then the environment,",
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
            description = "minimum milliseconds between two bot moves (default: 400)")
    private @Nullable Integer botPause;

    @Option(names = "--no-limits", description = "don't limit the rate of requests (for measuring)")
    private boolean noLimits;

    @Option(names = "--worker", description = "only run bots for the nodes that share --db; serve no pages")
    private boolean worker;

    @Option(names = "--open", description = "open the browser too")
    private boolean open;

    @Spec
    private CommandSpec spec;

    private final CountDownLatch stopped = new CountDownLatch(1);

    @Override
    public Integer call() throws InterruptedException {
        Settings settings = arguments.settings(botThreads, botPause, !noLimits);
        arguments.beginLog();
        if (worker) {
            closeAtTheEnd(Startup.startWorker(settings)::close);
            print("app.serve.worker", "place", place(settings));
        } else {
            serve(settings);
        }
        print("app.serve.stop");
        stopped.await();
        return ExitCode.OK;
    }

    private void closeAtTheEnd(Runnable close) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            close.run();
            print("app.serve.stopped");
            stopped.countDown();
        }));
    }

    private void serve(Settings settings) {
        HidalgoServer server = Startup.start(settings);
        closeAtTheEnd(server::close);
        String address = settings.address(server.port());
        print("app.serve.open", "address", address);
        printWhoCanReachIt(settings, server.port());
        print("app.serve.kept", "place", place(settings));
        if (open) {
            Browser.open(address, () -> print("app.serve.noBrowser", "address", address));
        }
    }

    /** A host sends the address to friends, so it must be one that reaches them. */
    private void printWhoCanReachIt(Settings settings, int port) {
        List<String> addresses = NetworkAddresses.of(settings, port);
        if (addresses.isEmpty()) {
            print("app.serve.alone");
        } else if (settings.publicUrl() == null) {
            addresses.forEach(address -> print("app.serve.network", "address", address));
        }
    }

    private void print(String key, Object... slots) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(Messages.ENGLISH.text(Message.of(key, slots)));
        out.flush();
    }

    /** The rest of a database's address can be a password. */
    private static String place(Settings settings) {
        Path file = settings.databaseFile();
        return file == null
                ? settings.databaseUrl().replaceFirst("\\?.*", "")
                : file.toAbsolutePath().toString();
    }

    /** The default folder for data. */
    static Path usualData() {
        return Path.of(System.getProperty("user.home"), ".hidalgo");
    }
}
