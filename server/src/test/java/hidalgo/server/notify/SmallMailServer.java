package hidalgo.server.notify;

import hidalgo.server.base.MailServer;
import hidalgo.server.base.MailServer.Encryption;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** A mail server that keeps what it is sent (SMTP, RFC 5321). */
public final class SmallMailServer implements AutoCloseable {
    private static final String LOGIN = "\0hidalgo\0a secret";

    /** A message: its recipient, and its lines with the headers. */
    public record Received(String to, String text) {
        /** The value of a header. */
        public String header(String name) {
            return text.replaceAll("\r\n[ \t]+", " ")
                    .lines()
                    .takeWhile(line -> !line.isEmpty())
                    .filter(line -> line.toLowerCase(Locale.ROOT).startsWith(name.toLowerCase(Locale.ROOT) + ": "))
                    .map(line -> line.substring(name.length() + 2))
                    .findFirst()
                    .orElse("");
        }
    }

    private final ServerSocket door;
    private final List<Received> received = new CopyOnWriteArrayList<>();

    /** A recipient that is refused. */
    volatile @Nullable String unknown;

    /** A mail server that listens on any free port. */
    public SmallMailServer() {
        try {
            door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofVirtual().start(this::listen);
    }

    /** The settings of a server that uses it. */
    public MailServer settings() {
        return settings(Encryption.NONE, "a secret");
    }

    MailServer settings(Encryption encryption, String password) {
        return new MailServer(
                "127.0.0.1", door.getLocalPort(), encryption, "hidalgo", password, "Hidalgo <games@example.org>");
    }

    /** All that it was sent. */
    public List<Received> received() {
        return received;
    }

    private void listen() {
        while (!door.isClosed()) {
            try {
                Socket socket = door.accept();
                Thread.ofVirtual().start(() -> serve(socket));
            } catch (IOException e) {
                return;
            }
        }
    }

    private void serve(Socket socket) {
        try (socket) {
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            say(socket, "220 test ESMTP");
            String to = "";
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                String word = line.split("[ :]", -1)[0].toUpperCase(Locale.ROOT);
                switch (word) {
                    case "EHLO" -> say(socket, "250-test\r\n250 AUTH PLAIN");
                    case "AUTH" -> {
                        String login =
                                new String(Base64.getDecoder().decode(line.split(" ", -1)[2]), StandardCharsets.UTF_8);
                        say(socket, login.endsWith(LOGIN) ? "235 welcome" : "535 wrong");
                    }
                    case "RCPT" -> {
                        to = line.replaceAll(".*<|>.*", "");
                        say(socket, to.equals(unknown) ? "550 no such person" : "250 ok");
                    }
                    case "DATA" -> {
                        say(socket, "354 go on");
                        received.add(new Received(to, data(in)));
                        say(socket, "250 ok");
                    }
                    case "QUIT" -> {
                        say(socket, "221 bye");
                        return;
                    }
                    default -> say(socket, "250 ok");
                }
            }
        } catch (IOException e) {
            // The client has gone.
        }
    }

    private static String data(BufferedReader in) throws IOException {
        StringBuilder text = new StringBuilder();
        for (String line = in.readLine(); line != null && !line.equals("."); line = in.readLine()) {
            text.append(line.startsWith("..") ? line.substring(1) : line).append("\r\n");
        }
        return text.toString();
    }

    private static void say(Socket socket, String line) throws IOException {
        socket.getOutputStream().write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
    }

    @Override
    public void close() {
        try {
            door.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
