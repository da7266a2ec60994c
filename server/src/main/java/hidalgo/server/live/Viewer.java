package hidalgo.server.live;

import org.jspecify.annotations.Nullable;

/** Somebody who has a table open: a socket. What it is sent must never make anybody else wait. */
public interface Viewer {
    /** The person, or nobody if they are not known. */
    @Nullable
    String person();

    /** The seat they want to look from, or nothing for the one whose turn it is. */
    @Nullable
    Integer seat();

    /** Takes a frame to be sent; a later one of the same type may take its place while it waits. */
    void send(EncodedFrame frame);

    /** Sends them away, to come again at once and look at everything anew. */
    void reconnect();
}
