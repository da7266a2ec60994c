package hidalgo.tables.request;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A request, completely declared: servers and browsers answer it, and describe it, from here.
 *
 * @param route the address, the senders and the limits
 * @param body the type of the body; null if there is none
 * @param isLarge whether the body may contain a record of a game
 * @param reply the form of the answer
 * @param handler carries it out, and returns the answer; null if there is none
 */
public record Request<B extends Record>(
        Route route,
        @Nullable Class<B> body,
        boolean isLarge,
        Reply reply,
        Function<Call<B>, @Nullable Object> handler) {
    /** Stands for a missing body. */
    public record NoBody() {
        /** The only one that is needed. */
        public static final NoBody NONE = new NoBody();
    }
}
