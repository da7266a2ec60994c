package hidalgo.server.http;

import static hidalgo.server.http.Limits.Kindness.ACT;
import static hidalgo.server.http.Limits.Kindness.READ;

import hidalgo.server.base.Json;
import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import hidalgo.server.people.Person;
import hidalgo.server.protocol.Requests;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/** How requests are read and answered: who asks, how often, what was sent. */
final class Asking {
    private static final int SMALL = 1 << 16;

    private final Doorkeeper door;
    private final Limits limits;

    Asking(Doorkeeper door, Limits limits) {
        this.door = door;
        this.limits = limits;
    }

    Doorkeeper door() {
        return door;
    }

    Limits limits() {
        return limits;
    }

    /** What changes something must come from our own pages, or from a program. */
    void check(Context context) {
        context.header("Cache-Control", "no-store");
        switch (context.method().name()) {
            case "GET", "HEAD" -> limits.count(READ, who(context));
            default -> door.requireOurSite(context::header);
        }
    }

    /** Who asks, for counting. */
    String who(Context context) {
        return door.person(context).map(Person::id).orElseGet(() -> door.address(context));
    }

    /** The person who asks, or nobody if they are not known. */
    @Nullable
    Person anybody(Context context) {
        return door.person(context).orElse(null);
    }

    /** The person who does something at a table. */
    Person acting(Context context) {
        Person person = door.known(context);
        limits.count(ACT, person.id());
        return person;
    }

    /** The name of the table or replay that is asked about. */
    static String id(Context context) {
        return context.pathParam("id");
    }

    /** The seat that the request is about. */
    static int ofSeat(Context context) {
        return body(context, Requests.SeatOnly.class).seat();
    }

    /** The seat from which somebody wants to look. */
    static @Nullable Integer seat(Context context) {
        return context.queryParam("seat") == null ? null : number(context, "seat", 0);
    }

    /** A number behind the question mark. */
    static int number(Context context, String name, int otherwise) {
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

    /** What was sent, which must be short. */
    static <T extends Record> T body(Context context, Class<T> type) {
        byte[] bytes = context.bodyAsBytes();
        if (bytes.length > SMALL) {
            throw RequestRefused.of(Kind.TOO_LARGE, "server.large");
        }
        return Json.received(bytes, type);
    }

    /** What was sent, which may hold a record. */
    static <T extends Record> T large(Context context, Class<T> type) {
        return Json.received(context.bodyAsBytes(), type);
    }

    /** Answers with a value as JSON. */
    static void answer(Context context, Object value) {
        context.contentType("application/json; charset=utf-8").result(Json.bytes(value));
    }
}
