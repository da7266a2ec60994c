package hidalgo.server.http;

import hidalgo.server.people.Scope;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How an endpoint is reached.
 *
 * @param method the HTTP method
 * @param path the path, with variables in braces
 * @param summary the purpose of the endpoint, for the description of the API
 * @param access the people who may call it
 * @param scope the scope that a token needs
 * @param rate how often; null only while the endpoint is being declared
 * @param query the names of the numbers that the query may contain
 */
record Route(
        HandlerType method,
        String path,
        String summary,
        Access access,
        Scope scope,
        @Nullable Rate rate,
        List<String> query) {

    /** A route that is open to all. */
    static Route of(HandlerType method, String path, String summary) {
        Scope scope = method.equals(HandlerType.GET) ? Scope.READ : Scope.PLAY;
        return new Route(method, path, summary, Access.ANYBODY, scope, null, List.of());
    }

    Route with(Access other) {
        return new Route(method, path, summary, other, scope, rate, query);
    }

    Route with(Scope needed) {
        return new Route(method, path, summary, access, needed, rate, query);
    }

    Route with(Rate limit) {
        return new Route(method, path, summary, access, scope, limit, query);
    }

    Route with(List<String> numbers) {
        return new Route(method, path, summary, access, scope, rate, numbers);
    }

    /** Whether it shows the games of people. */
    private boolean isAboutGames() {
        return path.startsWith("/api/tables") || path.startsWith("/api/replays");
    }

    /** Admits a caller, or refuses. */
    void admit(Caller caller, RateLimits limits) {
        limits.count(Objects.requireNonNull(rate), caller);
        if (access == Access.KNOWN) {
            caller.known();
        }
        if (scope != Scope.READ) {
            caller.require(scope);
        }
        boolean isPlaying = access == Access.KNOWN && scope == Scope.PLAY;
        if (isPlaying || isAboutGames()) {
            caller.requireAdmitted(isPlaying);
        }
    }
}
