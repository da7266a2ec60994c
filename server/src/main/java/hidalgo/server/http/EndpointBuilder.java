package hidalgo.server.http;

import hidalgo.server.people.Scope;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * An endpoint being declared: first its access and body, finally its answer.
 *
 * @param route how it is reached
 * @param body the body of a request
 */
record EndpointBuilder<B>(Route route, Body<B> body) {
    static EndpointBuilder<Body.Nothing> of(HandlerType method, String path, String summary) {
        return new EndpointBuilder<>(Route.of(method, path, summary), Body.NONE);
    }

    /** Only for people known to the server. */
    EndpointBuilder<B> known() {
        return new EndpointBuilder<>(route.with(Access.KNOWN), body);
    }

    /** Only from a browser: no token is for this. */
    EndpointBuilder<B> own() {
        return new EndpointBuilder<>(route.with(Scope.ALL), body);
    }

    /** Only so often. */
    EndpointBuilder<B> limited(Rate rate) {
        return new EndpointBuilder<>(route.with(rate), body);
    }

    /** With numbers in the query. */
    EndpointBuilder<B> query(String... names) {
        return new EndpointBuilder<>(route.with(List.of(names)), body);
    }

    /** With a short body. */
    <T extends Record> EndpointBuilder<T> takes(Class<T> type) {
        return new EndpointBuilder<>(route, Body.of(type));
    }

    /** With a body that may contain a record of a game. */
    <T extends Record> EndpointBuilder<T> takesLarge(Class<T> type) {
        return new EndpointBuilder<>(route, Body.large(type));
    }

    /** Carries something out, without an answer. */
    Endpoint<B> does(Consumer<Call<B>> handler) {
        return build(Answer.none(call -> {
            handler.accept(call);
            call.context().status(204);
        }));
    }

    /** Answers with a value. */
    <A> Endpoint<B> answers(Class<A> type, Function<Call<B>, ? extends A> handler) {
        return build(Answer.json(type, call -> call.send(200, handler.apply(call))));
    }

    /** Creates something, and answers with it. */
    <A> Endpoint<B> creates(Class<A> type, Function<Call<B>, ? extends A> handler) {
        return build(Answer.json(type, call -> call.send(201, handler.apply(call))));
    }

    /** Answers with a list. */
    <A> Endpoint<B> lists(Class<A> type, Function<Call<B>, List<A>> handler) {
        return build(Answer.list(type, call -> call.send(200, handler.apply(call))));
    }

    /** Answers with a record of a game as a file. */
    Endpoint<B> sendsRecord(Function<Call<B>, String> handler) {
        return build(Answer.json(Map.class, call -> call.sendFile("json", Call.JSON, handler.apply(call))));
    }

    /** Answers with a table for a spreadsheet as a file. */
    Endpoint<B> sendsCsv(Function<Call<B>, String> handler) {
        return build(new Answer<>(
                String.class,
                false,
                Answer.CSV,
                call -> call.sendFile("csv", Answer.CSV + "; charset=utf-8", handler.apply(call))));
    }

    /** Answers with a file that the handler writes. */
    Endpoint<B> sendsZip(Consumer<Call<B>> handler) {
        return build(new Answer<>(String.class, false, Answer.ZIP, handler));
    }

    Endpoint<B> build(Answer<B> answer) {
        if (route.rate() == null) {
            throw new IllegalStateException(route.method() + " " + route.path() + " declares no rate");
        }
        return new Endpoint<>(route, body, answer);
    }
}
