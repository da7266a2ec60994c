package hidalgo.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** A server in a separate process, which can be killed. */
public final class ServerProcess {
    /** The most that its heap can hold. */
    public static final long HEAP_BYTES = 256L << 20;

    private final Process process;
    private final URI address;

    private ServerProcess(Process process, URI address) {
        this.process = process;
        this.address = address;
    }

    /** The server's own main: folder, then the database if it is not the embedded one, and the node's name. */
    public static void main(String[] arguments) throws InterruptedException {
        Logger.getLogger("").setLevel(Level.SEVERE);
        String database = arguments.length > 1 ? arguments[1] : null;
        HidalgoServer server = HidalgoServer.start(
                TestServer.settings(Path.of(arguments[0])).database(database).build());
        System.out.println("port " + server.port());
        new CountDownLatch(1).await();
    }

    /** Starts one and waits until it listens. */
    public static ServerProcess start(Path folder, @Nullable String database) {
        ProcessBuilder builder = new ProcessBuilder(
                tool("java"),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx" + HEAP_BYTES,
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                ServerProcess.class.getName(),
                folder.toString());
        if (database != null) {
            builder.command().add(database);
        }
        builder.redirectError(ProcessBuilder.Redirect.INHERIT);
        try {
            Process process = builder.start();
            BufferedReader lines = process.inputReader();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("port ")) {
                    return new ServerProcess(process, URI.create("http://127.0.0.1:" + line.substring(5)));
                }
            }
            throw new IllegalStateException("The server did not start");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Where it listens. */
    public URI address() {
        return address;
    }

    private static String tool(String name) {
        return Path.of(System.getProperty("java.home"), "bin", name).toString();
    }

    /** Makes it collect all garbage now. */
    public void collectGarbage() {
        try {
            Process collection = new ProcessBuilder(tool("jcmd"), String.valueOf(process.pid()), "GC.run")
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            if (collection.waitFor() != 0) {
                throw new IllegalStateException("The server did not collect its garbage");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Kills it at once, as {@code kill -9} does. */
    public void kill() {
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
