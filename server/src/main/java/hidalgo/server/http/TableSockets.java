package hidalgo.server.http;

import hidalgo.server.NotDone;
import hidalgo.server.NotDone.Kind;
import hidalgo.server.hall.Hall;
import hidalgo.server.hall.Tables;
import hidalgo.server.people.Person;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** The sockets of all tables: the server tells, the client only says that it is still there. */
final class TableSockets {
    private static final Duration IDLE = Duration.ofSeconds(90);
    private static final int LONGEST_MESSAGE = 256;
    private static final int MOST_SOCKETS = 20_000;
    private static final int MOST_PER_PERSON = 40;
    private static final int MOST_MESSAGES = 200;
    private static final int POLICY_VIOLATION = 1008;

    private static final String WHO = "who";

    private record Connected(
            TableSocket socket,
            String table,
            String who,
            @Nullable String secret,
            AtomicInteger messages) {}

    private final Map<String, Connected> connected = new ConcurrentHashMap<>();
    private final Map<String, Integer> perPerson = new ConcurrentHashMap<>();
    private final Hall hall;
    private final Tables tables;
    private final Doorkeeper door;
    private final boolean limits;

    TableSockets(Hall hall, Tables tables, Doorkeeper door, boolean limits) {
        this.hall = hall;
        this.tables = tables;
        this.door = door;
        this.limits = limits;
    }

    /** How many there are. */
    int size() {
        return connected.size();
    }

    /** Whether a socket may be opened: from our own pages, to a table that is there, and not one too many. */
    void check(Context context) {
        door.requireOurSite(context::header);
        if (connected.size() >= MOST_SOCKETS) {
            throw NotDone.of(Kind.BUSY, "server.busy");
        }
        Person person = door.person(context).orElse(null);
        String who = person == null ? door.address(context) : person.id();
        if (limits && perPerson.getOrDefault(who, 0) >= MOST_PER_PERSON) {
            throw NotDone.of(Kind.TOO_OFTEN, "server.sockets", "most", MOST_PER_PERSON);
        }
        tables.view(context.pathParam("id"), person, null);
        context.attribute(WHO, who);
    }

    void serve(WsConfig socket) {
        socket.onConnect(this::connect);
        socket.onMessage(this::hear);
        socket.onClose(this::close);
        socket.onError(this::close);
        socket.onBinaryMessage(context -> context.closeSession(POLICY_VIOLATION, ""));
    }

    private void connect(WsConnectContext context) {
        context.session.setIdleTimeout(IDLE);
        context.session.setMaxTextMessageSize(LONGEST_MESSAGE);
        context.session.setMaxBinaryMessageSize(LONGEST_MESSAGE);
        context.session.setMaxFrameSize(LONGEST_MESSAGE);
        String table = context.pathParam("id");
        Person person =
                door.person(context::header, context.cookie(Doorkeeper.COOKIE)).orElse(null);
        String id = person == null ? null : person.id();
        TableSocket onlooker = new TableSocket(context.session, id, seat(context));
        String who = String.valueOf(context.<String>attribute(WHO));
        String secret = context.cookie(Doorkeeper.COOKIE);
        connected.put(context.sessionId(), new Connected(onlooker, table, who, secret, new AtomicInteger()));
        int open = perPerson.merge(who, 1, Integer::sum);
        if (limits && open > MOST_PER_PERSON) {
            // Many that were opened at the same moment have all passed the check.
            close(context);
            context.closeSession(POLICY_VIOLATION, "");
            return;
        }
        try {
            hall.join(table, onlooker);
        } catch (NotDone e) {
            close(context);
            context.closeSession(POLICY_VIOLATION, "");
        }
    }

    private static @Nullable Integer seat(WsContext context) {
        String seat = context.queryParam("seat");
        return seat != null && seat.matches("[0-4]") ? Integer.valueOf(seat) : null;
    }

    /** A client has nothing to say here but that it is still there. */
    private void hear(WsMessageContext context) {
        Connected known = connected.get(context.sessionId());
        if (known == null || known.messages().incrementAndGet() > MOST_MESSAGES) {
            context.closeSession(POLICY_VIOLATION, "");
        }
    }

    /** Called every minute: a client may say so much again. */
    void forgive() {
        connected.values().forEach(known -> known.messages().set(0));
    }

    /** A session has ended, and with it the sockets that were opened in it. */
    void end(String secret) {
        connected.values().stream()
                .filter(known -> secret.equals(known.secret()))
                .forEach(known -> known.socket().close(POLICY_VIOLATION));
    }

    private void close(WsContext context) {
        Connected known = connected.remove(context.sessionId());
        if (known != null) {
            perPerson.compute(known.who(), (who, count) -> count == null || count <= 1 ? null : count - 1);
            hall.leave(known.table(), known.socket());
        }
    }
}
