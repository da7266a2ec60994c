package hidalgo.server.http.socket;

import hidalgo.server.base.Network;
import hidalgo.server.http.caller.Caller;
import hidalgo.server.http.caller.Callers;
import hidalgo.server.http.caller.HostCheck;
import hidalgo.server.http.caller.OriginCheck;
import hidalgo.server.http.caller.RateLimits;
import hidalgo.server.http.caller.SessionCookie;
import hidalgo.server.live.LiveTables;
import hidalgo.server.people.GuestNetwork;
import hidalgo.server.people.Person;
import hidalgo.server.people.Sessions;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.request.Rate;
import hidalgo.tables.session.TableAccess;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * A socket lives no longer than the session or token it was opened with. A node that ends one informs all nodes; and
 * once a minute the credentials of all sockets are checked, because some expire, or are ended directly in the database.
 */

/** The sockets of all tables: the server sends, the client only signals that it is still there. */
public final class TableSockets {
    private static final Logger LOG = LoggerFactory.getLogger(TableSockets.class);
    private static final Duration IDLE = Duration.ofSeconds(90);
    private static final int LONGEST_MESSAGE = 256;
    private static final int LONGEST_FRAME = 1 << 16;
    private static final int MOST_SOCKETS = 20_000;

    /** The memory of a socket, including the frame that was sent last; they may take half of the heap. */
    private static final int SOCKET_BYTES = 20_000;

    private static final int MOST_PER_PERSON = 40;
    private static final int MOST_PER_NETWORK = 400;

    /** For networks that may hold many people, such as a proxy that is not trusted. */
    private static final int MOST_PER_LARGE_NETWORK = 4000;

    private static final int MOST_MESSAGES = 200;
    /** Active clients answer a close frame within milliseconds; a phone that is switched off never does. */
    private static final long FAREWELL_MILLIS = 1000;

    private static final int GOING_AWAY = 1001;
    private static final int POLICY_VIOLATION = 1008;
    private static final int SERVER_ERROR = 1011;

    private static final String WHO = "who";
    private static final String PERSON = "person";
    private static final String NETWORK = "network";
    private static final String SECRET = "secret";

    private record Connected(
            TableSocket socket,
            String table,
            String who,
            Network network,
            @Nullable String credential,
            AtomicInteger messages,
            CompletableFuture<Void> left) {}

    private final long most = Math.min(MOST_SOCKETS, Runtime.getRuntime().maxMemory() / 2 / SOCKET_BYTES);
    private final Map<String, Connected> connected = new ConcurrentHashMap<>();
    private final Map<String, Integer> perPerson = new ConcurrentHashMap<>();
    private final Map<Network, Integer> perNetwork = new ConcurrentHashMap<>();
    private final Map<Network, Integer> perWiderNetwork = new ConcurrentHashMap<>();
    private final LiveTables live;
    private final TableAccess access;
    private final Sessions sessions;
    private final Callers callers;
    private final HostCheck hosts;
    private final OriginCheck origin;
    private final SessionCookie cookie;
    private final RateLimits limits;
    private final Consumer<String> stillHere;
    private volatile boolean closing;

    /**
     * Sockets of callers who may see a table.
     *
     * @param stillHere receives the person of a socket whenever its client signals that it is still there
     */
    public TableSockets(
            LiveTables live,
            TableAccess access,
            Sessions sessions,
            Callers callers,
            HostCheck hosts,
            OriginCheck origin,
            SessionCookie cookie,
            RateLimits limits,
            Consumer<String> stillHere) {
        this.live = live;
        this.access = access;
        this.sessions = sessions;
        this.callers = callers;
        this.hosts = hosts;
        this.origin = origin;
        this.cookie = cookie;
        this.limits = limits;
        this.stillHere = stillHere;
        sessions.whenOneEnds(this::end);
    }

    /** How many people have one open. */
    public int people() {
        return perPerson.size();
    }

    /** How many are open. */
    public int size() {
        return connected.size();
    }

    /** Whether a socket may be opened: from our own pages, to an existing table, and within the limits. */
    public void check(Context context) {
        hosts.check(context);
        origin.check(context);
        if (connected.size() >= most) {
            throw RequestRefused.of(Kind.BUSY, "server.busy");
        }
        Caller caller = callers.of(context);
        limits.count(Rate.READ, caller);
        Person person = caller.person();
        String who = caller.countedAs(Rate.Counts.CALLER);
        if (limits.areOn() && perPerson.getOrDefault(who, 0) >= MOST_PER_PERSON) {
            throw RequestRefused.of(Kind.TOO_OFTEN, "server.sockets", "most", MOST_PER_PERSON);
        }
        Network network = caller.network();
        if (isTooMany(network, 1)) {
            throw RequestRefused.of(Kind.TOO_OFTEN, "server.sockets.address");
        }
        caller.requireAdmitted(false);
        access.check(context.pathParam("id"), person);
        context.attribute(WHO, who);
        context.attribute(PERSON, person == null ? null : person.id());
        context.attribute(NETWORK, network);
        context.attribute(SECRET, cookie.secret(context));
    }

    /** Guests are free, so sockets are counted by network too. */
    private boolean isTooMany(Network network, int one) {
        return limits.areOn()
                && isTooMany(
                        perNetwork.getOrDefault(network, 0) + one,
                        perWiderNetwork.getOrDefault(network.wider(), 0) + one,
                        callers.mayHoldMany(network));
    }

    /** Whether a network, and the wider one around it, have too many sockets. */
    public static boolean isTooMany(int ofNetwork, int ofWider, boolean mayHoldMany) {
        int most = mayHoldMany ? MOST_PER_LARGE_NETWORK : MOST_PER_NETWORK;
        return ofNetwork > most || ofWider > most * GuestNetwork.NETWORKS_OF_WIDER;
    }

    /** Handles the events of each socket. */
    public void serve(WsConfig socket) {
        socket.onConnect(this::connect);
        socket.onMessage(this::receive);
        socket.onClose(this::close);
        socket.onError(this::close);
        socket.onBinaryMessage(context -> context.closeSession(POLICY_VIOLATION, ""));
    }

    private void connect(WsConnectContext context) {
        try {
            join(context);
        } catch (RequestRefused e) {
            turnAway(context, POLICY_VIOLATION);
        } catch (RuntimeException e) {
            // If it stayed open, it would never receive anything; if it is closed, the client reconnects.
            LOG.error("Could not connect a socket to its table", e);
            turnAway(context, SERVER_ERROR);
        }
    }

    private void join(WsConnectContext context) {
        context.session.setIdleTimeout(IDLE);
        context.session.setMaxTextMessageSize(LONGEST_MESSAGE);
        context.session.setMaxBinaryMessageSize(LONGEST_MESSAGE);
        // This also limits sent messages: a smaller value would cut every table into many frames.
        context.session.setMaxFrameSize(LONGEST_FRAME);
        String table = context.pathParam("id");
        String person = context.attribute(PERSON);
        String who = String.valueOf(context.<String>attribute(WHO));
        Network network = Objects.requireNonNull(context.<Network>attribute(NETWORK));
        boolean isLimited = limits.areOn() && !callers.mayHoldMany(network);
        TableSocket viewer = new TableSocket(
                context.session,
                person,
                seat(context),
                isLimited ? network.wider().key() : null,
                wantsChanges(context));
        String secret = context.attribute(SECRET);
        String credential = Callers.credential(context::header, secret);
        connected.put(
                context.sessionId(),
                new Connected(viewer, table, who, network, credential, new AtomicInteger(), new CompletableFuture<>()));
        int open = perPerson.merge(who, 1, Integer::sum);
        perNetwork.merge(network, 1, Integer::sum);
        perWiderNetwork.merge(network.wider(), 1, Integer::sum);
        // Many that were opened at the same moment have all passed the check.
        boolean tooMany = limits.areOn() && open > MOST_PER_PERSON || isTooMany(network, 0);
        // Once it is in the list, the end of a session finds it; one that ended between check and list is found here.
        String still = callers.known(context::header, secret)
                .map(known -> known.person().id())
                .orElse(null);
        if (tooMany || !Objects.equals(person, still)) {
            turnAway(context, POLICY_VIOLATION);
            return;
        }
        if (closing) {
            turnAway(context, GOING_AWAY);
            return;
        }
        live.join(table, viewer);
        if (!connected.containsKey(context.sessionId())) {
            // It was closed while it joined, and would otherwise stay in the list forever.
            live.leave(table, viewer);
        }
    }

    private void turnAway(WsContext context, int reason) {
        close(context);
        context.closeSession(reason, "");
    }

    /** The seat whose view the client wants; the table decides whether it is theirs. */
    private static @Nullable Integer seat(WsContext context) {
        String seat = context.queryParam("seat");
        return seat != null && seat.matches("\\d{1,2}") ? Integer.valueOf(seat) : null;
    }

    private static boolean wantsChanges(WsContext context) {
        return "changes".equals(context.queryParam("frames"));
    }

    /** A client may only signal that it is still there, and receives the same signal. */
    private void receive(WsMessageContext context) {
        Connected known = connected.get(context.sessionId());
        if (known == null || known.messages().incrementAndGet() > MOST_MESSAGES) {
            context.closeSession(POLICY_VIOLATION, "");
        } else {
            String person = known.socket().person();
            if (person != null) {
                stillHere.accept(person);
            }
            known.socket().answer();
        }
    }

    /** Called every minute: resets how much a client may send. */
    public void resetMessageCounts() {
        connected.values().forEach(known -> known.messages().set(0));
    }

    /** Closes the sockets whose session or token is no longer valid. */
    public void closeEnded() {
        Set<String> used = new HashSet<>();
        connected.values().forEach(known -> {
            if (known.socket().person() != null && known.credential() != null) {
                used.add(known.credential());
            }
        });
        used.removeAll(sessions.good(used));
        used.forEach(this::end);
    }

    /** A session or token has ended: closes the sockets that were opened with it. */
    private void end(String hash) {
        connected.values().stream()
                .filter(known -> hash.equals(known.credential()))
                .forEach(known -> known.socket().close(POLICY_VIOLATION));
    }

    /**
     * The server stops: asks all clients to reconnect, and waits until they have answered. A connection that ends
     * before the other side has answered may lose the request.
     */
    public void closeAll() {
        closing = true;
        List<Connected> all = List.copyOf(connected.values());
        all.forEach(known -> known.socket().close(GOING_AWAY));
        CompletableFuture.allOf(all.stream().map(Connected::left).toArray(CompletableFuture<?>[]::new))
                .completeOnTimeout(null, FAREWELL_MILLIS, TimeUnit.MILLISECONDS)
                .join();
    }

    private static <K> @Nullable Integer oneLess(K counted, @Nullable Integer count) {
        return count == null || count <= 1 ? null : Integer.valueOf(count - 1);
    }

    private void close(WsContext context) {
        Connected known = connected.remove(context.sessionId());
        if (known != null) {
            known.left().complete(null);
            perPerson.compute(known.who(), TableSockets::oneLess);
            perNetwork.compute(known.network(), TableSockets::oneLess);
            perWiderNetwork.compute(known.network().wider(), TableSockets::oneLess);
            live.leave(known.table(), known.socket());
        }
    }
}
