package hidalgo.server.http;

import hidalgo.server.base.Json;
import hidalgo.server.http.caller.Caller;
import hidalgo.server.http.caller.RateLimits;
import hidalgo.server.people.Person;
import hidalgo.tables.request.Call;
import hidalgo.tables.request.Rate;
import hidalgo.tables.request.Reply;
import io.javalin.http.Context;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A request that was admitted.
 *
 * @param context the request and its answer, in Javalin's form
 * @param caller the sender
 * @param body the body
 * @param limits counts requests
 */
record HttpCall<B>(Context context, Caller caller, B body, RateLimits limits) implements Call<B> {
    static final String JSON = "application/json; charset=utf-8";

    /** A call of this server. */
    static <B> HttpCall<B> of(Call<B> call) {
        return (HttpCall<B>) call;
    }

    /** A handler that needs more than a call in any shell contains. */
    static <B, A extends @Nullable Object> Function<Call<B>, A> http(Function<HttpCall<B>, A> handler) {
        return call -> handler.apply(of(call));
    }

    @Override
    public @Nullable Person anybody() {
        return caller.person();
    }

    @Override
    public Person person() {
        return caller.known();
    }

    @Override
    public void count(Rate rate) {
        limits.count(rate, caller);
    }

    /** Counts the request at a rate for something that is not the caller. */
    void count(Rate rate, String what) {
        limits.count(rate, what);
    }

    @Override
    public String variable(String name) {
        return context.pathParam(name);
    }

    @Override
    public @Nullable String query(String name) {
        return context.queryParam(name);
    }

    /** Sends an answer in the form that its request declares. */
    void send(Reply reply, @Nullable Object answer) {
        context.status(reply.status());
        if (answer instanceof String text && reply.file() != null) {
            sendFile(reply, text);
        } else if (reply.type() != null && reply.file() == null) {
            byte[] content = Json.bytes(answer);
            caller.hold(content.length);
            EntityTag.add(context, content);
            context.contentType(JSON).result(content);
        }
    }

    /** Answers with a text that a browser saves as a file. */
    private void sendFile(Reply reply, String text) {
        caller.hold(text.length());
        String subject = String.join("-", context.pathParamMap().values());
        String file = ("hidalgo-" + subject + "." + reply.file()).replaceAll("[^\\w.-]", "");
        context.header("Content-Disposition", "attachment; filename=\"" + file + "\"")
                .contentType(reply.media() + "; charset=utf-8")
                .result(text);
    }
}
