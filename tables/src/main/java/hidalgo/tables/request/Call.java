package hidalgo.tables.request;

import hidalgo.tables.RequestRefused;
import hidalgo.tables.table.Participant;
import org.jspecify.annotations.Nullable;

/** A request that was admitted. */
public interface Call<B> {
    /** The person who sent it, or null if they are not known. */
    @Nullable
    Participant anybody();

    /** The person who sent it; they must be known. */
    Participant person();

    /** The body. */
    B body();

    /** A variable of the path. */
    String variable(String name);

    /** The table, replay or puzzle that the path names. */
    default String id() {
        return variable("id");
    }

    /** A number or a text in the query, as it was sent; null if it is not there. */
    @Nullable
    String query(String name);

    /** A number in the query. */
    default int number(String name, int otherwise) {
        String given = query(name);
        if (given == null) {
            return otherwise;
        }
        try {
            return Integer.parseInt(given);
        } catch (NumberFormatException e) {
            throw RequestRefused.of(RequestRefused.Kind.BAD, "server.number", "name", name);
        }
    }

    /** The seat whose view is wanted. */
    default @Nullable Integer seat() {
        return query("seat") == null ? null : Integer.valueOf(number("seat", 0));
    }

    /** Counts the request against another rate than its own. */
    void count(Rate rate);
}
