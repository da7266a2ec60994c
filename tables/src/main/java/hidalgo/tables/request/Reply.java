package hidalgo.tables.request;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The form of an answer.
 *
 * @param status the status if it succeeds
 * @param type the type of the answer; null if there is none
 * @param isList whether a list of such values is returned
 * @param media the media type
 * @param file the ending of its file name, if browsers save the answer; null if it is for the page
 */
public record Reply(
        int status,
        @Nullable Class<?> type,
        boolean isList,
        String media,
        @Nullable String file) {
    private static final int OK = 200;
    private static final int CREATED = 201;
    private static final String JSON = "application/json";

    /** A file that its handler writes. */
    public static final Reply ZIP = new Reply(OK, String.class, false, "application/zip", "zip");

    /** Nothing. */
    static final Reply NOTHING = new Reply(204, null, false, JSON, null);

    /** A record of a game, as a file. */
    static final Reply RECORD = new Reply(OK, Map.class, false, JSON, "json");

    /** A table for a spreadsheet, as a file. */
    static final Reply CSV = new Reply(OK, String.class, false, "text/csv", "csv");

    /** A value as JSON. */
    static Reply value(Class<?> type) {
        return new Reply(OK, type, false, JSON, null);
    }

    /** Something new, as JSON. */
    static Reply created(Class<?> type) {
        return new Reply(CREATED, type, false, JSON, null);
    }

    /** A list of values as JSON. */
    static Reply list(Class<?> type) {
        return new Reply(OK, type, true, JSON, null);
    }
}
