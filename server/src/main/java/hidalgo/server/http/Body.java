package hidalgo.server.http;

import hidalgo.server.base.Json;
import hidalgo.server.http.caller.Caller;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.request.Request;
import io.javalin.http.Context;
import java.util.function.Function;

/**
 * The body of a request.
 *
 * @param most how many bytes it may have
 * @param reader reads it
 */
record Body<B>(long most, Function<Context, B> reader) {
    private static final int MOST_BYTES = 1 << 16;

    /** The body of a request; one that it does not declare is not read. */
    @SuppressWarnings("unchecked")
    static <B extends Record> Body<B> of(Request<B> request) {
        Class<B> type = request.body();
        if (type == null) {
            return new Body<>(0, context -> (B) Request.NoBody.NONE);
        }
        // A record of a game may be as large as the server accepts at all.
        long most = request.isLarge() ? WebServer.MOST_BYTES : MOST_BYTES;
        return new Body<>(most, context -> {
            byte[] bytes = context.bodyAsBytes();
            if (bytes.length > most) {
                throw RequestRefused.of(Kind.TOO_LARGE, "server.large");
            }
            return Json.received(bytes, type);
        });
    }

    /** Reads it, after reserving memory for the caller. */
    B read(Context context, Caller caller) {
        if (most > 0) {
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
