package hidalgo.app.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A socket that passes on every complete message. */
final class Socket implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();
    private final Consumer<String> listener;

    private Socket(Consumer<String> listener) {
        this.listener = listener;
    }

    /** Opens a socket, with a cookie if there is one. */
    static WebSocket open(HttpClient client, URI address, @Nullable String cookie, Consumer<String> listener) {
        WebSocket.Builder builder = client.newWebSocketBuilder();
        if (cookie != null) {
            builder.header("Cookie", cookie);
        }
        return builder.buildAsync(address, new Socket(listener)).join();
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
        text.append(data);
        if (last) {
            listener.accept(text.toString());
            text.setLength(0);
        }
        socket.request(1);
        return null;
    }
}
