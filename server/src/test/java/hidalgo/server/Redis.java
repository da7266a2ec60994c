package hidalgo.server;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A real Redis for all tests, started when the first one wants it; {@code ./hidalgo test} gets it. */
public final class Redis {
    private static int port;
    private static @Nullable Process running;

    private Redis() {}

    /** The port on which it listens. */
    public static synchronized int port() {
        if (running == null) {
            start();
        }
        return port;
    }

    /** The address of a channel that no other test uses. */
    public static String address(String channel) {
        return "redis://127.0.0.1:" + port() + "/" + channel;
    }

    private static void start() {
        Optional<Path> program = program();
        assumeTrue(program.isPresent(), "Redis is missing: ./hidalgo test gets it");
        port = freePort();
        try {
            Process process = new ProcessBuilder(
                            program.orElseThrow().toString(),
                            "--port",
                            String.valueOf(port),
                            "--bind",
                            "127.0.0.1",
                            "--save",
                            "",
                            "--appendonly",
                            "no",
                            "--dir",
                            Files.createTempDirectory("redis").toString())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
            running = process;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Eventually.holds(Redis::answers, "Redis listens");
    }

    private static Optional<Path> program() {
        String given = System.getenv("HIDALGO_REDIS");
        if (given != null) {
            return Optional.of(Path.of(given));
        }
        return Stream.of(Objects.requireNonNullElse(System.getenv("PATH"), "").split(File.pathSeparator))
                .flatMap(folder -> Stream.of(Path.of(folder, "redis-server"), Path.of(folder, "valkey-server")))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean answers() {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return socket.isConnected();
        } catch (IOException e) {
            return false;
        }
    }
}
