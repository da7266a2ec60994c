package hidalgo.server.http;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The answer of an endpoint.
 *
 * @param type the type of the answer, or null if there is none
 * @param list whether a list of such values is returned
 * @param media the media type
 * @param handler carries out the request and answers it
 */
record Answer<B>(@Nullable Class<?> type, boolean list, String media, Consumer<Call<B>> handler) {
    static final String JSON = "application/json";
    static final String CSV = "text/csv";
    static final String ZIP = "application/zip";

    /** Nothing that the description of the API would mention. */
    static <B> Answer<B> none(Consumer<Call<B>> handler) {
        return new Answer<>(null, false, JSON, handler);
    }

    /** A value as JSON. */
    static <B> Answer<B> json(Class<?> type, Consumer<Call<B>> handler) {
        return new Answer<>(type, false, JSON, handler);
    }

    /** A list of values as JSON. */
    static <B> Answer<B> list(Class<?> type, Consumer<Call<B>> handler) {
        return new Answer<>(type, true, JSON, handler);
    }
}
