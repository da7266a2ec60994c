package hidalgo.workshop.load;

import hidalgo.app.input.BadInput;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server in a separate process, so that its processor time is not mixed with that of the clients. */
final class ServerNode implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:\\d+");
    private static final int PATIENCE = 30;

    /** By its name: it lists all commands, so none of them may use it. */
    private static final String MAIN = "hidalgo.app.Main";

    private final Process process;
    private final URI address;

    private ServerNode(Process process, URI address) {
        this.process = process;
        this.address = address;
    }

    /**
     * Starts a server and waits until it listens.
     *
     * @param javaOptions options of its JVM
     * @param log where it writes its log
     * @param arguments the arguments of {@code serve}
     */
    static ServerNode start(List<String> javaOptions, Path log, List<String> arguments) {
        return start(command(javaOptions, arguments), log);
    }

    /** The same with a share of the processors. */
    static ServerNode start(List<String> javaOptions, Path log, List<String> arguments, ProcessorShare share) {
        return start(share.command(command(javaOptions, arguments)), log);
    }

    private static List<String> command(List<String> javaOptions, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(javaOptions);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), MAIN));
        command.addAll(List.of("serve", "--no-limits", "--log=plain"));
        command.addAll(arguments);
        return command;
    }

    private static ServerNode start(List<String> command, Path log) {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
                    .start();
            BufferedReader lines = process.inputReader();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                Matcher found = ADDRESS.matcher(line);
                if (found.find()) {
                    Thread.ofVirtual().start(() -> drain(lines));
                    return new ServerNode(process, URI.create(found.group()));
                }
            }
            process.destroyForcibly();
            List<String> said = Files.readAllLines(log);
            throw BadInput.of("workshop.load.node", "reason", said.isEmpty() ? "" : said.getLast());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads on, so that the server never waits for a reader. */
    private static void drain(BufferedReader lines) {
        try (lines) {
            while (lines.readLine() != null) {
                // The output is discarded.
            }
        } catch (IOException e) {
            // The server has ended.
        }
    }

    URI address() {
        return address;
    }

    ProcessHandle process() {
        return process.toHandle();
    }

    /** Kills it at once, as {@code kill -9} does. */
    void kill() {
        process.destroyForcibly();
        await();
    }

    /** Stops it in good order. */
    @Override
    public void close() {
        process.destroy();
        if (!await()) {
            kill();
        }
    }

    private boolean await() {
        try {
            return process.waitFor(PATIENCE, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
