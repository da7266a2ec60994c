package hidalgo.server.live;

import org.jspecify.annotations.Nullable;

/** Somebody without a seat who looks on and does nothing. */
public class Passerby implements Viewer {
    @Override
    public @Nullable String person() {
        return null;
    }

    @Override
    public @Nullable Integer seat() {
        return null;
    }

    @Override
    public void send(EncodedFrame encoded) {}

    @Override
    public void reconnect() {}
}
