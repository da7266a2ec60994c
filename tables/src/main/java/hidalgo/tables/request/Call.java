package hidalgo.tables.request;

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

    /** A number in the query, as text; null if it is not there. */
    @Nullable
    String query(String name);

    /** A number in the query. */
    int number(String name, int otherwise);

    /** The seat whose view is wanted. */
    default @Nullable Integer seat() {
        return query("seat") == null ? null : Integer.valueOf(number("seat", 0));
    }

    /** Counts the request against another rate than its own. */
    void count(Rate rate);
}
