package hidalgo.server.http.caller;

import org.jspecify.annotations.Nullable;

/** The headers of a request or of a socket. */
@FunctionalInterface
public interface Header {
    /** The value of a header, or null if it is not there. */
    @Nullable
    String get(String name);
}
