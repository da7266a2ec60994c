package hidalgo.app;

import hidalgo.server.Client;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** {@code hidalgo serve} in a separate process, with a separate environment. */
final class ServeProcess implements AutoCloseable {
    private static final String OPEN = "Hidalgo is running at ";
    private static final long PATIENCE = 60;

    private final Process process;
    private final Path log;
    private final String printed;

    private ServeProcess(Process process, Path log, String printed) {
        this.process = process;
        this.log = log;
        this.printed = printed;
    }

    /** Starts one that keeps its data and its log in a folder, and waits until it prints its address. */
    static ServeProcess in(Path folder, Map<String, String> environment, String... arguments) {
        return of(classes(), folder, environment, arguments);
    }

    /** Starts the program of a jar on a free port, its data in a folder. */
    static ServeProcess ofJar(Path jar, Path folder) {
        return of(List.of("-jar", jar.toString()), folder, Map.of(), "--port=0", "--data=" + folder);
    }

    private static ServeProcess of(
            List<String> program, Path folder, Map<String, String> environment, String... arguments) {
        Path log = folder.resolve("serve.log");
        try {
            Process process = start(program, environment, log, arguments);
            BufferedReader lines = process.inputReader();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith(OPEN)) {
                    return new ServeProcess(process, log, line.substring(OPEN.length()));
                }
            }
            throw new AssertionError("The server did not start: " + Files.readString(log));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts one on a free port with bots that don't pause, without limits, its data in a folder. */
    static ServeProcess in(Path folder) {
        return in(folder, Map.of(), "--port=0", "--data=" + folder, "--bot-pause=0", "--no-limits");
    }

    /** The program as these tests see it. */
    static List<String> classes() {
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return List.of("-cp", classPath, Main.class.getName());
    }

    /** The command line that serves. */
    static List<String> command(List<String> program, String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED"));
        command.addAll(program);
        command.add("serve");
        command.addAll(List.of(arguments));
        return command;
    }

    private static Process start(List<String> program, Map<String, String> environment, Path log, String... arguments)
            throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command(program, arguments)).redirectError(log.toFile());
        builder.environment().keySet().removeIf(name -> name.startsWith("HIDALGO_"));
        builder.environment().putAll(environment);
        return builder.start();
    }

    /** The address that it has printed. */
    String printed() {
        return printed;
    }

    /** The address that it has printed, without the slash at its end. */
    URI address() {
        return URI.create(printed.substring(0, printed.length() - 1));
    }

    /** A new guest. */
    Client guest(String name) {
        Client client = new Client(address());
        client.post("/api/session", "{\"name\": \"" + name + "\"}").is(200);
        return client;
    }

    /** The lines of its log. */
    List<String> log() {
        try {
            return Files.readAllLines(log);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Asks it to stop, as {@code SIGTERM} does. */
    void terminate() {
        process.destroy();
    }

    /** Waits until it has ended; its exit code. */
    int awaitEnd() throws InterruptedException {
        if (!process.waitFor(PATIENCE, TimeUnit.SECONDS)) {
            throw new AssertionError("The server does not end: " + log());
        }
        return process.exitValue();
    }

    @Override
    public void close() {
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
