package hidalgo.server.http.socket;

import hidalgo.server.live.FrameText;
import java.nio.ByteBuffer;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;

/** A frame whose text many sockets receive, so that it is compressed only once. */
public final class SharedTextFrame extends Frame {
    private final FrameText text;

    private SharedTextFrame(FrameText text) {
        super(OpCode.TEXT, true, ByteBuffer.wrap(text.plain()));
        this.text = text;
    }

    /** Sends a text to a socket. */
    static void send(Session session, FrameText text, Callback callback) {
        if (session instanceof WebSocketSession socket) {
            socket.getCoreSession()
                    .sendFrame(
                            new SharedTextFrame(text),
                            org.eclipse.jetty.util.Callback.from(callback::succeed, callback::fail),
                            false);
        } else {
            throw new IllegalStateException("Unexpected type of session: " + session.getClass());
        }
    }

    /** The text. */
    FrameText text() {
        return text;
    }
}
