package hidalgo.server.http.socket;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.Deflater;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OutgoingEntry;
import org.eclipse.jetty.websocket.core.internal.PerMessageDeflateExtension;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;

/*
 * Jetty compresses for each socket separately, and keeps a compressor of a quarter of a megabyte for each. But
 * compression without a memory of earlier messages (ForgetfulCompression) gives the same result for all sockets: so a
 * text that many receive is compressed once, and the compressor returns to the pool at once.
 */

/** The compression of sockets: once for each text, with compressors borrowed from a pool only while compressing. */
public final class PooledCompression extends PerMessageDeflateExtension {
    private static final String NAME = "permessage-deflate";

    /** The end of a compressed text, which messages leave out (RFC 7692, 7.2.1). */
    private static final int TAIL = 4;

    /** Makes the sockets of a context use it. */
    public static void addTo(ServletContextHandler handler) {
        handler.addEventListener(new LifeCycle.Listener() {
            @Override
            public void lifeCycleStarted(LifeCycle event) {
                WebSocketServerComponents.getWebSocketComponents(handler)
                        .getExtensionRegistry()
                        .register(NAME, PooledCompression.class);
            }
        });
    }

    @Override
    public void sendFrame(OutgoingEntry entry) {
        if (!(entry.getFrame() instanceof SharedTextFrame shared)) {
            super.sendFrame(entry);
            return;
        }
        byte[] bytes = shared.text().compressed(this::compress);
        Frame frame = new Frame(shared.getOpCode(), true, ByteBuffer.wrap(bytes));
        frame.setRsv1(true);
        nextOutgoingFrame(new OutgoingEntry.Builder(entry).frame(frame).build());
    }

    private byte[] compress(byte[] plain) {
        var pooled = getDeflaterPool().acquire();
        try {
            Deflater deflater = pooled.get();
            deflater.setInput(plain);
            byte[] bytes = new byte[Math.max(64, plain.length)];
            int length = deflater.deflate(bytes, 0, bytes.length, Deflater.SYNC_FLUSH);
            while (length == bytes.length) {
                bytes = Arrays.copyOf(bytes, 2 * bytes.length);
                length += deflater.deflate(bytes, length, bytes.length - length, Deflater.SYNC_FLUSH);
            }
            return Arrays.copyOf(bytes, length - TAIL);
        } finally {
            pooled.release();
        }
    }
}
