package hidalgo.server.http.socket;

import hidalgo.server.base.Json;
import hidalgo.server.live.EncodedFrame;
import hidalgo.server.live.FrameText;
import hidalgo.tables.protocol.Answers.ChatLine;
import hidalgo.tables.protocol.Frame;
import hidalgo.tables.protocol.TableView;
import hidalgo.tables.session.SharedFrame;
import hidalgo.tables.session.Viewer;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/*
 * A frame is sent only when the previous one has gone out. While it waits, a newer view of the table replaces the older
 * one (a change is counted from the view that was sent last), and old chat is dropped (clients can request it). So a
 * client that does not read costs one view and a few lines, and no other client waits for it. A client that has not
 * read for half a minute is disconnected.
 */

/** A browser's socket at a table. */
public final class TableSocket implements Viewer {
    private static final int MOST_CHAT = 50;
    private static final long STUCK = 30_000_000_000L;

    /** The close code that browsers understand as a restarting server: they reconnect and use the new state. */
    private static final int SERVICE_RESTART = 1012;

    /** The answer to a client that asks whether the server is there. */
    private static final EncodedFrame HERE = new EncodedFrame(new Frame(Frame.Type.HERE, null, null));

    private final Session session;
    private final @Nullable String person;
    private final @Nullable Integer seat;
    private final @Nullable String network;
    private final boolean wantsChanges;
    private @Nullable EncodedFrame table;
    /** The view that was sent last; its text is not kept. */
    private @Nullable TableView sent;

    private final List<ChatLine> chat = new ArrayList<>();
    private boolean removed;
    private boolean gone;
    private boolean asked;
    private boolean sending;
    private long sendingSince;

    /**
     * A socket.
     *
     * @param network the network that it comes from, if what it has open is limited
     * @param wantsChanges whether the client gets the whole table only once, and then changes
     */
    TableSocket(
            Session session,
            @Nullable String person,
            @Nullable Integer seat,
            @Nullable String network,
            boolean wantsChanges) {
        this.session = session;
        this.person = person;
        this.seat = seat;
        this.network = network;
        this.wantsChanges = wantsChanges;
    }

    @Override
    public @Nullable String person() {
        return person;
    }

    @Override
    public @Nullable Integer seat() {
        return seat;
    }

    @Override
    public @Nullable String network() {
        return network;
    }

    @Override
    public void send(SharedFrame shared) {
        send(EncodedFrame.of(shared));
    }

    private void send(EncodedFrame encoded) {
        Frame frame = encoded.frame();
        synchronized (this) {
            switch (frame.type()) {
                case TABLE, CHANGE -> table = encoded;
                case CHAT -> {
                    if (frame.chat() != null) {
                        chat.addAll(frame.chat());
                    }
                    while (chat.size() > MOST_CHAT) {
                        chat.removeFirst();
                    }
                }
                case REMOVED -> removed = true;
                case GONE -> gone = true;
                case HERE -> asked = true;
            }
            if (sending) {
                if (System.nanoTime() - sendingSince > STUCK) {
                    session.disconnect();
                }
                return;
            }
            sending = true;
            sendingSince = System.nanoTime();
        }
        sendNext();
    }

    /** Sends the client a sign of life, after everything that waits to be sent. */
    void answer() {
        send(HERE);
    }

    @Override
    public void reconnect() {
        close(SERVICE_RESTART);
    }

    /** Closes it with a WebSocket close code. */
    void close(int reason) {
        session.close(reason, "", Callback.NOOP);
    }

    private void sendNext() {
        FrameText text;
        synchronized (this) {
            FrameText next = next();
            if (next == null || !session.isOpen()) {
                sending = false;
                return;
            }
            sendingSince = System.nanoTime();
            text = next;
        }
        SharedTextFrame.send(session, text, Callback.from(this::sendNext, failure -> session.disconnect()));
    }

    private @Nullable FrameText next() {
        if (removed) {
            removed = false;
            return text(new Frame(Frame.Type.REMOVED, null, null));
        }
        if (gone) {
            gone = false;
            return text(new Frame(Frame.Type.GONE, null, null));
        }
        if (table != null) {
            FrameText next = sent == null ? table.text() : table.textSince(sent);
            if (wantsChanges) {
                sent = table.table();
            }
            table = null;
            return next;
        }
        if (!chat.isEmpty()) {
            FrameText next = text(new Frame(Frame.Type.CHAT, null, List.copyOf(chat)));
            chat.clear();
            return next;
        }
        if (asked) {
            asked = false;
            return HERE.text();
        }
        return null;
    }

    private static FrameText text(Frame frame) {
        return new FrameText(Json.bytes(frame));
    }
}
