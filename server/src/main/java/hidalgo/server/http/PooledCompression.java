package hidalgo.server.http;

import java.util.zip.Deflater;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.websocket.core.internal.PerMessageDeflateExtension;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;

/*
 * After each message, Jetty gives its compressor back to the pool if it may forget what it has sent (ForgetfulCompression), and
 * then takes one out again, only to clear its input: so every socket keeps a quarter of a megabyte. Here, that call gets a
 * compressor that nobody uses. CompressedSocketsTest notices if Jetty no longer makes it.
 */

/** The compression of sockets, with compressors that are taken from a pool for a message and not longer. */
public final class PooledCompression extends PerMessageDeflateExtension {
    private static final String NAME = "permessage-deflate";
    private static final Deflater UNUSED = new Deflater(Deflater.NO_COMPRESSION, true);

    private boolean released;

    /** Makes the sockets of a context use it. */
    static void addTo(ServletContextHandler handler) {
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
    public void releaseDeflater() {
        super.releaseDeflater();
        released = true;
    }

    @Override
    public Deflater getDeflater() {
        if (released) {
            released = false;
            return UNUSED;
        }
        return super.getDeflater();
    }
}
