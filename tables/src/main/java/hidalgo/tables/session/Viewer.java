package hidalgo.tables.session;

import org.jspecify.annotations.Nullable;

/** A person who has a table open: a socket. Sending to it must never block. */
public interface Viewer {
    /** The person, or null if the server does not know them. */
    @Nullable
    String person();

    /** The seat whose view they want, or null for the one whose turn it is. */
    @Nullable
    Integer seat();

    /** The network that they come from, if what it has open is limited; otherwise null. */
    default @Nullable String network() {
        return null;
    }

    /** Takes a frame to be sent; a later one of the same type may replace it while it waits. */
    void send(SharedFrame frame);

    /** Disconnects them, so that they reconnect at once and load everything again. */
    void reconnect();
}
