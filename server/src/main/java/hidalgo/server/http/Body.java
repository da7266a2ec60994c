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
 * @param reader reads it
 */
record Body<B>(@Nullable Class<B> type, Function<Context, B> reader) {
    private static final int MOST_BYTES = 1 << 16;

    /** Stands for a missing body. */
    record Nothing() {}

    /** No body; if one is sent, it is not read. */
    static final Body<Nothing> NONE = new Body<>(null, context -> new Nothing());

    /** A short body. */
    static <B extends Record> Body<B> of(Class<B> type) {
        return new Body<>(type, context -> {
            byte[] bytes = context.bodyAsBytes();
            if (bytes.length > MOST_BYTES) {
                throw RequestRefused.of(Kind.TOO_LARGE, "server.large");
            }
            return Json.received(bytes, type);
        });
    }

    /** A body that may contain a record of a game, as large as the server accepts at all. */
    static <B extends Record> Body<B> large(Class<B> type) {
        return new Body<>(type, context -> Json.received(context.bodyAsBytes(), type));
    }

    B read(Context context) {
        return reader.apply(context);
    }
}
