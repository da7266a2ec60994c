package hidalgo.tables.request;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A request being declared: first its senders and its body, finally its answer.
 *
 * @param route the address, the senders and the limits
 * @param body the type of the body; null if there is none
 * @param isLarge whether the body may contain a record of a game
 */
public record RequestBuilder<B extends Record>(
        Route route, @Nullable Class<B> body, boolean isLarge) {
    static RequestBuilder<Request.NoBody> of(Route route) {
        return new RequestBuilder<>(route, null, false);
    }

    private RequestBuilder<B> with(Route other) {
        return new RequestBuilder<>(other, body, isLarge);
    }

    /** Describes it, in a few words and in one or more sentences. */
    public RequestBuilder<B> says(String summary, String description) {
        return with(route.with(summary, description));
    }

    /** Only for people who are known. */
    public RequestBuilder<B> known() {
        return with(route.with(route.access().isForBrowsersOnly() ? Access.KNOWN_BROWSER : Access.KNOWN));
    }

    /** Only from a browser: no token is for this. */
    public RequestBuilder<B> own() {
        return with(route.with(route.access().isForKnownOnly() ? Access.KNOWN_BROWSER : Access.ANY_BROWSER));
    }

    /** Only so often. */
    public RequestBuilder<B> limited(Rate rate) {
        return with(route.with(rate));
    }

    /** With numbers in the query. */
    public RequestBuilder<B> query(String... names) {
        return with(route.with(List.of(names)));
    }

    /** With texts in the query. */
    public RequestBuilder<B> words(String... names) {
        return with(route.withWords(List.of(names)));
    }

    /** With a short body. */
    public <T extends Record> RequestBuilder<T> takes(Class<T> type) {
        return new RequestBuilder<>(route, type, false);
    }

    /** With a body that may contain a record of a game. */
    public <T extends Record> RequestBuilder<T> takesLarge(Class<T> type) {
        return new RequestBuilder<>(route, type, true);
    }

    /** Carries something out, without an answer. */
    public Request<B> does(Consumer<Call<B>> handler) {
        return doing(Reply.NOTHING, handler);
    }

    /** Answers with a ZIP file, which the handler writes. */
    public Request<B> sendsZip(Consumer<Call<B>> handler) {
        return doing(Reply.ZIP, handler);
    }

    private Request<B> doing(Reply reply, Consumer<Call<B>> handler) {
        return new Request<>(limitedRoute(), body, isLarge, reply, call -> {
            handler.accept(call);
            return null;
        });
    }

    /** Answers with a value. */
    public <A> Request<B> answers(Class<A> type, Function<Call<B>, ? extends A> handler) {
        return build(Reply.value(type), handler);
    }

    /** Creates something, and answers with it. */
    public <A> Request<B> creates(Class<A> type, Function<Call<B>, ? extends A> handler) {
        return build(Reply.created(type), handler);
    }

    /** Answers with a list. */
    public <A> Request<B> lists(Class<A> type, Function<Call<B>, List<A>> handler) {
        return build(Reply.list(type), handler);
    }

    /** Answers with a record of a game as a file. */
    public Request<B> sendsRecord(Function<Call<B>, String> handler) {
        return build(Reply.RECORD, handler);
    }

    /** Answers with a table for a spreadsheet as a file. */
    public Request<B> sendsCsv(Function<Call<B>, String> handler) {
        return build(Reply.CSV, handler);
    }

    private Request<B> build(Reply reply, Function<Call<B>, ?> handler) {
        return new Request<>(limitedRoute(), body, isLarge, reply, handler::apply);
    }

    private Route limitedRoute() {
        if (route.limit() == null) {
            throw new IllegalStateException(route.method() + " " + route.path() + " declares no rate");
        }
        return route;
    }
}
