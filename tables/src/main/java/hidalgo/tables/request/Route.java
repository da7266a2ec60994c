package hidalgo.tables.request;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The address, the senders and the limits of a request.
 *
 * @param method the HTTP method
 * @param path the path, with variables in braces
 * @param subject the subject
 * @param operation its name for programs, which no other request has
 * @param summary the effect, in a few words
 * @param description more about it, for programs
 * @param access the senders
 * @param limit how often; null only while the request is being declared
 * @param query the names of the numbers that the query may contain
 * @param words the names of the texts that the query may contain
 */
public record Route(
        Method method,
        String path,
        Subject subject,
        String operation,
        String summary,
        String description,
        Access access,
        @Nullable Rate limit,
        List<String> query,
        List<String> words) {

    /** A route that admits all. */
    static Route of(Method method, String path, Subject subject, String operation) {
        return new Route(method, path, subject, operation, "", "", Access.ANYBODY, null, List.of(), List.of());
    }

    Route with(String shortly, String more) {
        return new Route(method, path, subject, operation, shortly, more, access, limit, query, words);
    }

    Route with(Access other) {
        return new Route(method, path, subject, operation, summary, description, other, limit, query, words);
    }

    Route with(Rate rate) {
        return new Route(method, path, subject, operation, summary, description, access, rate, query, words);
    }

    Route with(List<String> numbers) {
        return new Route(method, path, subject, operation, summary, description, access, limit, numbers, words);
    }

    Route withWords(List<String> texts) {
        return new Route(method, path, subject, operation, summary, description, access, limit, query, texts);
    }

    /** How often it may be sent. */
    public Rate rate() {
        return Objects.requireNonNull(limit);
    }
}
