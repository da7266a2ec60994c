package hidalgo.server.http;

import hidalgo.server.base.Json;
import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import io.javalin.http.Context;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What is sent with a request.
 *
 * @param type the type of it, or null if nothing is sent
 * @param reader reads it
 */
record Body<B>(@Nullable Class<B> type, Function<Context, B> reader) {
    private static final int MOST_BYTES = 1 << 16;

    /** Stands for a body where there is none. */
    record Nothing() {}

    /** No body; what is sent all the same is not read. */
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

    /** A body that may hold a record of a game, as large as the server takes anything. */
    static <B extends Record> Body<B> large(Class<B> type) {
        return new Body<>(type, context -> Json.received(context.bodyAsBytes(), type));
    }

    B read(Context context) {
        return reader.apply(context);
    }
}
