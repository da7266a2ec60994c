package hidalgo.server.http;

import hidalgo.server.http.caller.Caller;
import hidalgo.server.http.caller.Callers;
import hidalgo.server.http.caller.RateLimits;
import hidalgo.server.moderation.Sanctions;
import hidalgo.server.people.Asker;
import hidalgo.server.people.Scope;
import hidalgo.tables.request.Access;
import hidalgo.tables.request.Method;
import hidalgo.tables.request.Rate;
import hidalgo.tables.request.Request;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * An address that the server serves.
 *
 * @param method the HTTP method
 * @param path the path, with variables in braces
 * @param access the callers
 * @param rate how often
 * @param handler answers admitted requests
 */
record Endpoint(HandlerType method, String path, Access access, Rate rate, Handler handler) {
    /** Answers a request over HTTP. */
    interface Handler {
        void answer(Context context, Caller caller, RateLimits limits);
    }

    /** The address of a request, which is answered as it declares. */
    static <B extends Record> Endpoint of(Request<B> request) {
        return new Endpoint(
                type(request.route().method()),
                request.route().path(),
                request.route().access(),
                request.route().rate(),
                (context, caller, limits) -> {
                    B body = Body.of(request).read(context, caller);
                    HttpCall<B> call = new HttpCall<>(context, caller, body, limits);
                    call.send(request.reply(), request.handler().apply(call));
                });
    }

    /** An address for browsers and operators, which is not part of the API. */
    static Endpoint page(String path, Consumer<Context> handler) {
        return new Endpoint(
                HandlerType.GET, path, Access.ANYBODY, Rate.PAGE, (context, caller, limits) -> handler.accept(context));
    }

    private static HandlerType type(Method method) {
        return switch (method) {
            case GET -> HandlerType.GET;
            case POST -> HandlerType.POST;
            case PATCH -> HandlerType.PATCH;
            case DELETE -> HandlerType.DELETE;
        };
    }

    /** Whether it shows the games of people. */
    private boolean isAboutGames() {
        return Stream.of("/api/tables", "/api/replays", "/api/deals", "/api/cups", "/api/games")
                .anyMatch(path::startsWith);
    }

    /** Admits a request, or refuses it, and answers it. */
    void serve(Context context, Callers callers, RateLimits limits, Sanctions sanctions) {
        Caller caller = callers.of(context);
        limits.count(rate, caller);
        if (access.isForKnownOnly()) {
            caller.known();
        }
        if (access.isForBrowsersOnly()) {
            caller.require(Scope.ALL);
        } else if (!method.equals(HandlerType.GET)) {
            caller.require(Scope.PLAY);
        }
        boolean isPlaying = access == Access.KNOWN && !method.equals(HandlerType.GET);
        if (isPlaying || isAboutGames()) {
            caller.requireAdmitted(isPlaying);
        }
        if (isPlaying) {
            sanctions.requireMayPlay(caller);
        }
        ScopedValue.where(Asker.CURRENT, caller.asker()).run(() -> handler.answer(context, caller, limits));
    }
}
