package hidalgo.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hidalgo.server.Client;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The output that the person at the terminal of a server reads. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("slow")
class ServeTerminalTest {
    private static final Pattern ADDRESS = Pattern.compile("Hidalgo is running at (http\\S+)/");

    private static final Path SCRIPT = Path.of("/usr/bin/script");

    @TempDir
    private Path folder;

    /** A chroot may have no terminals, and macOS has another script. */
    @BeforeAll
    static void seeWhetherThereAreTerminals() throws Exception {
        assumeTrue(
                Files.isExecutable(SCRIPT)
                        && atATerminalOfItsOwn("true")
                                        .redirectErrorStream(true)
                                        .start()
                                        .waitFor()
                                == 0,
                "script, of util-linux, can make no terminal here");
    }

    private static ProcessBuilder atATerminalOfItsOwn(String command) {
        return new ProcessBuilder(SCRIPT.toString(), "--quiet", "--return", "--command", command, "/dev/null");
    }

    @Test
    void aPersonReadsWhereItIsWhereTheDataIsAndHowToStopIt() throws Exception {
        assertThat(atATerminal("")).containsExactlyElementsOf(greeting("Hidalgo has stopped."));
    }

    @Test
    void whoAsksForTheLogGetsIt() throws Exception {
        assertThat(atATerminal("--log json"))
                .anyMatch(line -> line.startsWith("{\"at\":") && line.contains("Listening"));
    }

    @Test
    void aFileGetsTheLogThatProgramsRead() throws Exception {
        Path log = folder.resolve("log");
        assertThat(atATerminal("2>" + log)).containsExactlyElementsOf(greeting("Hidalgo has stopped."));
        assertThat(Files.readAllLines(log)).singleElement().asString().startsWith("{\"at\":");
    }

    @Test
    void theBrowserIsOpenedOnRequest() throws Exception {
        Path seen = folder.resolve("seen");
        LauncherProject.script(
                folder.resolve("bin/xdg-open"),
                "echo \"$1\" >'" + seen + ".new' && mv '" + seen + ".new' '" + seen + "'");
        List<String> lines = new ArrayList<>();
        try (Session session = new Session("--open")) {
            lines.addAll(session.untilOpen());
            while (!Files.exists(seen)) {
                Thread.sleep(10);
            }
        }
        assertThat(seen).content().startsWith("http://127.0.0.1:");
        assertThat(lines).noneMatch(line -> line.contains("browser"));
    }

    @Test
    void withoutABrowserTheServerGoesOn() throws Exception {
        LauncherProject.script(folder.resolve("bin/xdg-open"), "exit 3");
        LauncherProject.script(folder.resolve("bin/open"), "exit 3");
        try (Session session = new Session("--open")) {
            List<String> lines = session.until("No browser could be opened here; open http");
            new Client(URI.create(address(lines))).get("/health").is(200);
        }
    }

    private List<String> greeting(String last) {
        return List.of(
                "Hidalgo is running at ADDRESS/",
                "Only this computer can reach it; start it with --host 0.0.0.0 to let others in.",
                "Its data is in " + folder.resolve("hidalgo.db"),
                "Stop it with Ctrl-C.",
                last);
    }

    private List<String> atATerminal(String arguments) throws Exception {
        List<String> lines;
        try (Session session = new Session(arguments)) {
            lines = session.untilOpen();
            session.interrupt();
            lines.addAll(session.toTheEnd());
        }
        lines.removeIf(line -> line.equals("^C") || line.isEmpty());
        lines.replaceAll(line -> line.replace("^C", "").replaceFirst("http://127.0.0.1:\\d+", "ADDRESS"));
        return lines;
    }

    private static String address(List<String> lines) {
        Matcher matcher = ADDRESS.matcher(String.join("\n", lines));
        assertThat(matcher.find()).isTrue();
        return matcher.group(1);
    }

    /** A server at a separate terminal, which {@code script} makes. */
    private final class Session implements AutoCloseable {
        private final Process process;
        private final BufferedReader screen;

        Session(String arguments) throws IOException {
            String command =
                    String.join(" ", ServeProcess.command(ServeProcess.classes(), "--port=0", "--data=" + folder)) + " "
                            + arguments;
            // A shell that runs the tests in the background ignores Ctrl-C, and so do the processes that it starts.
            ProcessBuilder builder = atATerminalOfItsOwn("exec env --default-signal=INT " + command);
            Map<String, String> environment = builder.environment();
            environment.keySet().removeIf(name -> name.startsWith("HIDALGO_"));
            environment.merge("PATH", folder.resolve("bin") + ":", (path, first) -> first + path);
            process = builder.start();
            screen = process.inputReader();
        }

        List<String> untilOpen() throws IOException {
            return until("Stop it with Ctrl-C.");
        }

        List<String> until(String start) throws IOException {
            List<String> lines = new ArrayList<>();
            for (String line = screen.readLine(); line != null; line = screen.readLine()) {
                lines.add(line);
                if (line.startsWith(start)) {
                    return lines;
                }
            }
            throw new AssertionError("The server did not print " + start + ": " + lines);
        }

        List<String> toTheEnd() throws IOException {
            return screen.lines().toList();
        }

        /** Ctrl-C, as the terminal hands it on. */
        void interrupt() throws IOException {
            process.getOutputStream().write(3);
            process.getOutputStream().flush();
        }

        @Override
        public void close() {
            process.destroy();
            try {
                process.waitFor();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
