package hidalgo.workshop.load;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.ObjIntConsumer;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;

/*
 * Browsers ask for compressed messages, so these clients do too. Reading them takes a dictionary for each socket,
 * unless the server clears its dictionary after each message.
 */

/** A socket that passes on every complete message (RFC 6455, RFC 7692). */
final class TableSocket implements AutoCloseable {
    private static final int FINAL = 0x80;
    private static final int COMPRESSED = 0x40;
    private static final int KIND = 0x0f;
    private static final int TEXT = 1;
    private static final int CLOSE = 8;
    private static final int HEAD = 2;
    private static final int LENGTH = 0x7f;
    private static final int TWO_BYTES = 126;
    private static final int EIGHT_BYTES = 127;
    private static final byte[] END = {0, 0, -1, -1};

    private final Connection connection;
    private final ObjIntConsumer<String> listener;
    private final boolean forgets;
    private final byte[] plain = new byte[1024];
    private @Nullable Inflater inflater;

    private TableSocket(Connection connection, boolean forgets, ObjIntConsumer<String> listener) {
        this.connection = connection;
        this.forgets = forgets;
        this.listener = listener;
    }

    /**
     * Opens a socket.
     *
     * @param listener receives every message, and its size in bytes
     * @param closed is called when it has ended, for any reason
     */
    static TableSocket open(
            URI server, String path, @Nullable String cookie, ObjIntConsumer<String> listener, Runnable closed)
            throws IOException {
        Connection connection = Connection.to(server);
        String extensions = connection.upgrade(path, cookie, true).getOrDefault("sec-websocket-extensions", "");
        TableSocket socket = new TableSocket(connection, extensions.contains("server_no_context_takeover"), listener);
        Thread.ofVirtual().start(() -> socket.read(closed));
        return socket;
    }

    /** Sends a short text. Clients must mask what they send; a mask of zeros changes nothing. */
    void send(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        ByteBuffer frame = ByteBuffer.allocate(bytes.length + 8);
        frame.put((byte) (FINAL | TEXT)).put((byte) (FINAL | TWO_BYTES));
        frame.putShort((short) bytes.length).putInt(0).put(bytes);
        connection.write(frame.array());
    }

    private void read(Runnable closed) {
        try (connection) {
            while (readMessage()) {
                // The next one.
            }
        } catch (IOException | DataFormatException e) {
            // The server has gone.
        } finally {
            if (inflater != null) {
                inflater.end();
            }
            closed.run();
        }
    }

    /** Reads a message of one or more frames; false if the server closes the connection. */
    private boolean readMessage() throws IOException, DataFormatException {
        DataInputStream in = connection.in();
        ByteArrayOutputStream message = new ByteArrayOutputStream();
        boolean text = false;
        boolean compressed = false;
        int bytes = 0;
        while (true) {
            int first = in.readUnsignedByte();
            int word = in.readUnsignedByte() & LENGTH;
            byte[] part = in.readNBytes(length(word, in));
            bytes += head(word) + part.length;
            int kind = first & KIND;
            if (kind == CLOSE) {
                return false;
            }
            if (kind > CLOSE) {
                continue;
            }
            text |= kind == TEXT;
            compressed |= (first & COMPRESSED) != 0;
            message.write(part);
            if ((first & FINAL) != 0) {
                byte[] whole = compressed ? inflate(message) : message.toByteArray();
                if (text) {
                    listener.accept(new String(whole, StandardCharsets.UTF_8), bytes);
                }
                return true;
            }
        }
    }

    /** How many bytes come before what a frame holds. */
    private static int head(int word) {
        return HEAD
                + switch (word) {
                    case TWO_BYTES -> Short.BYTES;
                    case EIGHT_BYTES -> Long.BYTES;
                    default -> 0;
                };
    }

    private static int length(int word, DataInputStream in) throws IOException {
        return switch (word) {
            case TWO_BYTES -> in.readUnsignedShort();
            case EIGHT_BYTES -> (int) in.readLong();
            default -> word;
        };
    }

    private byte[] inflate(ByteArrayOutputStream message) throws DataFormatException {
        message.writeBytes(END);
        Inflater used = inflater == null ? new Inflater(true) : inflater;
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        used.setInput(message.toByteArray());
        for (int got = used.inflate(plain); got > 0; got = used.inflate(plain)) {
            whole.write(plain, 0, got);
        }
        if (forgets) {
            used.end();
        } else {
            inflater = used;
        }
        return whole.toByteArray();
    }

    @Override
    public void close() {
        connection.close();
    }
}
