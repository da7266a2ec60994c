package hidalgo.server.http;

import hidalgo.server.people.Asker;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.function.Consumer;

/**
 * An address of the server, completely declared: the server serves and describes it from here.
 *
 * @param route its address, the people who may call it, and its rate
 * @param body the body of a request
 * @param answer the answer
 */
record Endpoint<B>(Route route, Body<B> body, Answer<B> answer) {
    /** An address that returns something. */
    static EndpointBuilder<Body.Nothing> get(String path, String summary) {
        return EndpointBuilder.of(HandlerType.GET, path, summary).limited(Rate.READ);
    }

    /** An address that carries something out. */
    static EndpointBuilder<Body.Nothing> post(String path, String summary) {
        return EndpointBuilder.of(HandlerType.POST, path, summary);
    }

    /** An address that changes something. */
    static EndpointBuilder<Body.Nothing> patch(String path, String summary) {
        return EndpointBuilder.of(HandlerType.PATCH, path, summary);
    }

    /** An address that deletes something. */
    static EndpointBuilder<Body.Nothing> delete(String path, String summary) {
        return EndpointBuilder.of(HandlerType.DELETE, path, summary);
    }

    /** An address for browsers and operators, which is not part of the API. */
    static Endpoint<Body.Nothing> page(String path, Consumer<Context> handler) {
        return EndpointBuilder.of(HandlerType.GET, path, "")
                .limited(Rate.PAGE)
                .build(Answer.none(call -> handler.accept(call.context())));
    }

    /** Admits a request, and answers it. */
    void serve(Context context, Callers callers, RateLimits limits) {
        Caller caller = callers.of(context);
        route.admit(caller, limits);
        Call<B> call = new Call<>(context, caller, body.read(context, caller), limits);
        ScopedValue.where(Asker.CURRENT, caller.asker())
                .run(() -> answer.handler().accept(call));
    }
}
