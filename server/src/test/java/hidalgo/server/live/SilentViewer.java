package hidalgo.server.live;

import hidalgo.tables.session.SharedFrame;
import hidalgo.tables.session.Viewer;
import org.jspecify.annotations.Nullable;

/** A person without a seat who watches and does nothing. */
public class SilentViewer implements Viewer {
    @Override
    public @Nullable String person() {
        return null;
    }

    @Override
    public @Nullable Integer seat() {
        return null;
    }

    @Override
    public void send(SharedFrame frame) {}

    @Override
    public void reconnect() {}
}
