package hidalgo.server.http.caller;

import hidalgo.server.base.Network;
import hidalgo.server.moderation.Sanctions;
import hidalgo.server.people.Asker;
import hidalgo.server.people.GuestNetwork;
import hidalgo.server.people.Identity;
import hidalgo.server.people.Person;
import hidalgo.server.people.Scope;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.GuestRights;
import hidalgo.tables.request.Rate;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/** The sender of a request. The person is looked up once, when first needed. */
public final class Caller implements Sanctions.Sender {
    private final Callers callers;
    private final Context context;
    private boolean lookedUp;
    private @Nullable Identity known;

    Caller(Callers callers, Context context) {
        this.callers = callers;
        this.context = context;
    }

    /** The person, or null if the server does not know them. */
    @Override
    public @Nullable Person person() {
        Identity found = lookUp();
        return found == null ? null : found.person();
    }

    private @Nullable Identity lookUp() {
        if (!lookedUp) {
            known = callers.known(context)
                    .map(found -> callers.withNetwork(found, context))
                    .orElse(null);
            lookedUp = true;
        }
        return known;
    }

    /** Refuses requests that the caller's token does not allow; unknown callers have nothing that could be misused. */
    public void require(Scope scope) {
        Identity found = lookUp();
        if (found != null && !found.scope().includes(scope)) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.token.scope");
        }
    }

    /** Whether the session or token of the caller allows so much. */
    public boolean has(Scope scope) {
        Identity found = lookUp();
        return found != null && found.scope().includes(scope);
    }

    /** The person; the server must know them. */
    public Person known() {
        Person found = person();
        if (found == null) {
            throw RequestRefused.of(Kind.UNKNOWN_PERSON, "server.unknownPerson");
        }
        return found;
    }

    /** Refuses people without an account what the host reserves for others: to play, or also to look at games. */
    public void requireAdmitted(boolean isPlaying) {
        GuestRights rights = callers.guestRights();
        boolean isReserved = rights == GuestRights.NONE || rights == GuestRights.WATCH && isPlaying;
        Person found = isReserved ? person() : null;
        if (isReserved && (found == null || found.account() == null)) {
            throw RequestRefused.of(
                    Kind.FORBIDDEN, rights == GuestRights.NONE ? "server.guests.none" : "server.guests.watch");
        }
    }

    /** Whether the host does not limit requests of the caller's network. */
    boolean isExempt() {
        return callers.isExempt(address());
    }

    /** The network address that the request comes from. */
    @Override
    public String address() {
        return callers.address(context);
    }

    /** The network that the request comes from. */
    public Network network() {
        return Network.of(address());
    }

    /** The callers that share a place in the queue for hashing a password. */
    public Asker asker() {
        return new Asker() {
            @Override
            public String network() {
                return Caller.this.network().wider().key();
            }

            @Override
            public @Nullable String device() {
                return callers.device(context);
            }
        };
    }

    /** The stored form of that network if the caller becomes a guest. */
    @Override
    public GuestNetwork guestNetwork() {
        return callers.guestNetwork(context);
    }

    /** Whether the server knows the person, who has no account. */
    boolean isGuest() {
        Person found = person();
        return found != null && found.account() == null;
    }

    /** Reserves memory until the request ends; refuses the request if there is not enough. */
    public void hold(long bytes) {
        callers.hold(context, bytes);
    }

    /** Whether the caller's network may hold many people. */
    boolean mayShareNetworkWithMany() {
        return callers.mayHoldMany(network());
    }

    /** Identifies the people whose requests are counted together with this one. */
    public String countedAs(Rate.Counts counts) {
        Person found = counts == Rate.Counts.CALLER ? person() : null;
        String device = counts == Rate.Counts.DEVICE ? callers.device(context) : null;
        if (found != null) {
            return found.id();
        }
        return device == null ? network().key() : device;
    }
}
