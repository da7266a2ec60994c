package hidalgo.server.http;

import hidalgo.server.base.Json;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import io.javalin.http.Context;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The body of a request.
 *
 * @param type its type, or null if there is none
 * @param most how many bytes it may have
 * @param reader reads it
 */
record Body<B>(@Nullable Class<B> type, long most, Function<Context, B> reader) {
    private static final int MOST_BYTES = 1 << 16;

    /** Stands for a missing body. */
    record Nothing() {}

    /** No body; if one is sent, it is not read. */
    static final Body<Nothing> NONE = new Body<>(null, 0, context -> new Nothing());

    /** A short body. */
    static <B extends Record> Body<B> of(Class<B> type) {
        return new Body<>(type, MOST_BYTES, context -> {
            byte[] bytes = context.bodyAsBytes();
            if (bytes.length > MOST_BYTES) {
                throw RequestRefused.of(Kind.TOO_LARGE, "server.large");
            }
            return Json.received(bytes, type);
        });
    }

    /** A body that may contain a record of a game, as large as the server accepts at all. */
    static <B extends Record> Body<B> large(Class<B> type) {
        return new Body<>(type, WebServer.MOST_BYTES, context -> Json.received(context.bodyAsBytes(), type));
    }

    /** Reads it, after reserving memory for the caller. */
    B read(Context context, Caller caller) {
        if (type != null) {
            long length = context.req().getContentLengthLong();
            if (length > most) {
                throw RequestRefused.of(Kind.TOO_LARGE, "server.large");
            }
            boolean isUnknown = length < 0 && context.header("Transfer-Encoding") != null;
            caller.hold(isUnknown ? WebServer.MOST_BYTES : Math.max(0, length));
        }
        return reader.apply(context);
    }
}
