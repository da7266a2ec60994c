package hidalgo.server.http;

import hidalgo.server.base.Json;
import hidalgo.server.people.Person;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/**
 * A request that was admitted.
 *
 * @param context the request and its answer, in Javalin's form
 * @param caller the sender
 * @param body the body
 * @param limits counts requests
 */
record Call<B>(Context context, Caller caller, B body, RateLimits limits) {
    static final String JSON = "application/json; charset=utf-8";

    /** The person who sent it, or null if the server does not know them. */
    @Nullable
    Person anybody() {
        return caller.person();
    }

    /** The person who asks; the server must know them. */
    Person person() {
        return caller.known();
    }

    /** Counts the request against another rate than that of its endpoint. */
    void count(Rate rate) {
        limits.count(rate, caller);
    }

    /** Counts the request at a rate for something that is not the caller. */
    void count(Rate rate, String what) {
        limits.count(rate, what);
    }

    /** The name of the table, replay or token that the path names. */
    String id() {
        return context.pathParam("id");
    }

    /** The seat whose view the person wants. */
    @Nullable
    Integer seat() {
        return context.queryParam("seat") == null ? null : number("seat", 0);
    }

    /** A number in the query. */
    int number(String name, int otherwise) {
        String given = context.queryParam(name);
        if (given == null) {
            return otherwise;
        }
        try {
            return Integer.parseInt(given);
        } catch (NumberFormatException e) {
            throw RequestRefused.of(Kind.BAD, "server.number", "name", name);
        }
    }

    /** Answers with a value as JSON. */
    void send(int status, Object value) {
        byte[] content = Json.bytes(value);
        caller.hold(content.length);
        EntityTag.add(context, content);
        context.status(status).contentType(JSON).result(content);
    }

    /** Answers with a text that a browser saves as a file. */
    void sendFile(String ending, String type, String text) {
        caller.hold(text.length());
        String file = ("hidalgo-" + id() + "." + ending).replaceAll("[^\\w.-]", "");
        context.header("Content-Disposition", "attachment; filename=\"" + file + "\"")
                .contentType(type)
                .result(text);
    }
}
