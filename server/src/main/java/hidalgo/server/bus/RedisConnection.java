package hidalgo.server.bus;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/*
 * The part of the protocol, RESP 2, that publishing and subscribing need: commands are lists of strings, and answers
 * are lines, numbers, strings and lists of those.
 */

/** A connection to a Redis or Valkey server. */
final class RedisConnection implements AutoCloseable {
    /** No node sends a longer text. Others may: it is left out. */
    private static final int LONGEST = 4 * Transport.LONGEST;

    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;

    RedisConnection(Socket socket) throws IOException {
        this.socket = socket;
        this.in = new BufferedInputStream(socket.getInputStream());
        this.out = new BufferedOutputStream(socket.getOutputStream());
    }

    /** Sends a command, and waits for its answer. */
    List<String> call(String... words) throws IOException {
        write("*" + words.length);
        for (String word : words) {
            write("$" + word.getBytes(StandardCharsets.UTF_8).length);
            write(word);
        }
        out.flush();
        return readList();
    }

    private void write(String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.write('\r');
        out.write('\n');
    }

    /** From now on, reading waits for as long as it takes. */
    void waitForEver() throws IOException {
        socket.setSoTimeout(0);
    }

    /** Reads an answer as a list; a single value is a list of one. */
    List<String> readList() throws IOException {
        String line = readLine();
        String rest = line.isEmpty() ? "" : line.substring(1);
        return switch (line.isEmpty() ? ' ' : line.charAt(0)) {
            case '+', ':' -> List.of(rest);
            case '$' -> List.of(readText(Integer.parseInt(rest)));
            case '*' -> readAll(Integer.parseInt(rest));
            case '-' -> throw new IOException("Redis reports: " + rest);
            default -> throw new IOException("Unexpected reply from Redis");
        };
    }

    private List<String> readAll(int count) throws IOException {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            all.addAll(readList());
        }
        return all;
    }

    private String readText(int length) throws IOException {
        if (length < 0) {
            return "";
        }
        if (length > LONGEST) {
            in.skipNBytes(length);
            readLine();
            return "";
        }
        byte[] bytes = in.readNBytes(length);
        if (bytes.length < length) {
            throw new EOFException("Redis closed the connection");
        }
        readLine();
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private String readLine() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException("Redis closed the connection");
            }
            if (next != '\r') {
                line.write(next);
            }
        }
        return line.toString(StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            // The connection is closed as far as possible.
        }
    }
}
