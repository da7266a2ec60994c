package hidalgo.server.bus;

import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** A connection over which nodes send each other texts. Some may be lost, duplicated or late. */
public interface Transport extends AutoCloseable {
    /** Makes connections. */
    @FunctionalInterface
    interface Connector {
        /** A new connection, which already listens. */
        Transport connect() throws IOException;
    }

    /** The longest text that can be sent. */
    int LONGEST = 7000;

    /** Sends a text to all nodes, including this one. May be called by another thread than the one that receives. */
    void send(String text) throws IOException;

    /** Waits for texts, though not for longer than a time; there may be none. */
    List<String> receive(Duration most) throws IOException;

    @Override
    void close();
}
