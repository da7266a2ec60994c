package hidalgo.workshop.load;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import javax.net.ssl.SSLSocketFactory;
import org.jspecify.annotations.Nullable;

/*
 * The clients share the machine with the server that they measure, so they must use little of it: plain connections,
 * read by virtual threads, do the same work in a fraction of the time of a general client.
 */

/** A plain connection to a server, for one request after the other. */
final class Connection implements AutoCloseable {
    private static final int BUFFER = 2048;
    private static final int PATIENCE = 30_000;
    private static final int SECURE_PORT = 443;
    private static final int PLAIN_PORT = 80;
    private static final int NO_CONTENT = 204;

    private final Socket socket;
    private final DataInputStream in;
    private final String host;

    /** An answer: its status, its headers with small letters, and its text. */
    record Answer(int status, Map<String, String> headers, String body) {}

    private Connection(Socket socket, String host) throws IOException {
        this.socket = socket;
        this.host = host;
        this.in = new DataInputStream(new BufferedInputStream(socket.getInputStream(), BUFFER));
    }

    /** Connects to the server of an address. */
    static Connection to(URI address) throws IOException {
        boolean secure = address.getScheme().equals("https");
        int usual = secure ? SECURE_PORT : PLAIN_PORT;
        int port = address.getPort() < 0 ? usual : address.getPort();
        Socket socket = secure
                ? SSLSocketFactory.getDefault().createSocket(address.getHost(), port)
                : new Socket(address.getHost(), port);
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(PATIENCE);
        return new Connection(socket, address.getHost() + ":" + port);
    }

    /** Sends a request and reads its answer. */
    Answer ask(String method, String path, @Nullable String cookie, @Nullable String body) throws IOException {
        byte[] bytes = body == null ? new byte[0] : body.getBytes(StandardCharsets.UTF_8);
        String more = body == null ? "" : "Content-Type: application/json\r\nContent-Length: " + bytes.length + "\r\n";
        byte[] head = head(method, path, cookie, more);
        byte[] whole = new byte[head.length + bytes.length];
        System.arraycopy(head, 0, whole, 0, head.length);
        System.arraycopy(bytes, 0, whole, head.length, bytes.length);
        write(whole);
        return answer();
    }

    /** Asks to become a socket; returns the headers of the answer. */
    Map<String, String> upgrade(String path, @Nullable String cookie, boolean compressed) throws IOException {
        write(head(
                "GET",
                path,
                cookie,
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                        + "Sec-WebSocket-Key: AAECAwQFBgcICQoLDA0ODw==\r\n"
                        + (compressed ? "Sec-WebSocket-Extensions: permessage-deflate\r\n" : "")));
        int status = status();
        Map<String, String> headers = headers();
        if (status != 101) {
            throw new IOException("The server refused the socket: " + status);
        }
        // A socket is silent as long as nothing happens at its table.
        socket.setSoTimeout(0);
        return headers;
    }

    private byte[] head(String method, String path, @Nullable String cookie, String more) {
        String known = cookie == null ? "" : "Cookie: " + cookie + "\r\n";
        return (method + " " + path + " HTTP/1.1\r\nHost: " + host + "\r\n" + known + more + "\r\n")
                .getBytes(StandardCharsets.UTF_8);
    }

    /** Sends bytes. */
    void write(byte[] bytes) throws IOException {
        OutputStream out = socket.getOutputStream();
        out.write(bytes);
        out.flush();
    }

    private Answer answer() throws IOException {
        int status = status();
        Map<String, String> headers = headers();
        byte[] body = new byte[0];
        if (headers.containsKey("content-length")) {
            body = in.readNBytes(Integer.parseInt(headers.get("content-length")));
        } else if (headers.containsKey("transfer-encoding")) {
            body = chunks();
        } else if (status != NO_CONTENT) {
            // A server that is about to stop sends a header, and the end of the connection is the end of the answer.
            body = in.readAllBytes();
        }
        return new Answer(status, headers, new String(body, StandardCharsets.UTF_8));
    }

    private byte[] chunks() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int size = Integer.parseInt(line(), 16); size > 0; size = Integer.parseInt(line(), 16)) {
            all.write(in.readNBytes(size));
            line();
        }
        line();
        return all.toByteArray();
    }

    private int status() throws IOException {
        String[] words = line().split(" ", 3);
        if (words.length < 2) {
            throw new EOFException();
        }
        return Integer.parseInt(words[1]);
    }

    private Map<String, String> headers() throws IOException {
        Map<String, String> headers = new HashMap<>();
        for (String line = line(); !line.isEmpty(); line = line()) {
            int colon = line.indexOf(':');
            headers.put(
                    line.substring(0, colon).toLowerCase(Locale.ROOT),
                    line.substring(colon + 1).strip());
        }
        return headers;
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int letter = in.read(); letter != '\n'; letter = in.read()) {
            if (letter < 0) {
                throw new EOFException();
            }
            if (letter != '\r') {
                line.append((char) letter);
            }
        }
        return line.toString();
    }

    /** The input of the connection. */
    DataInputStream in() {
        return in;
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            // The connection is gone already, which is fine.
        }
    }
}
