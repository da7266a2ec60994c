package hidalgo.app.serve;

import hidalgo.app.input.ExitCode;
import hidalgo.server.HidalgoServer;
import hidalgo.server.base.Settings;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * {@code hidalgo prepare}: starts a server on a free port, uses it a little, and stops it. Java records it while it
 * runs, so that later starts find its classes ready. The launcher of an installed package turns the recording on.
 */
@Command(
        name = "prepare",
        description = "Record a startup so that later ones are faster (installed packages only).",
        mixinStandardHelpOptions = true)
public final class PrepareCommand implements Callable<Integer> {
    /** Set by the launcher of a package. */
    private static final String RECORDING = "hidalgo.recording";

    private static final List<String> PAGES = List.of("/", "/ready", "/api/tables", "/api/openapi.json", "/metrics");

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (!Boolean.getBoolean(RECORDING)) {
            spec.commandLine()
                    .getErr()
                    .println("hidalgo prepare: only an installed package can record a startup; see docs/operating.md");
            return ExitCode.BAD_INPUT;
        }
        Logs.begin();
        Path folder = Files.createTempDirectory("hidalgo-warm-up");
        try {
            use(folder);
        } finally {
            delete(folder);
        }
        return ExitCode.OK;
    }

    private static void use(Path folder) throws IOException, InterruptedException {
        Settings settings = Settings.in(folder)
                .port(0)
                .botThreads(1)
                .botPause(0)
                .limits(false)
                .node("warm-up")
                .build();
        try (HidalgoServer server = Startup.start(settings);
                HttpClient visitor = HttpClient.newBuilder()
                        .cookieHandler(new CookieManager())
                        .build()) {
            URI address = URI.create("http://" + settings.host() + ":" + server.port());
            ask(visitor, post(address, "/api/session", "{\"name\": \"Visitor\"}"));
            for (String page : PAGES) {
                ask(visitor, HttpRequest.newBuilder(address.resolve(page)).build());
            }
        }
    }

    private static HttpRequest post(URI address, String path, String body) {
        return HttpRequest.newBuilder(address.resolve(path))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build();
    }

    private static void ask(HttpClient visitor, HttpRequest request) throws IOException, InterruptedException {
        HttpResponse<String> answer = visitor.send(request, BodyHandlers.ofString());
        if (answer.statusCode() != 200) {
            throw new IOException(request.uri() + " answered " + answer.statusCode());
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
