package hidalgo.server.rights;

import com.fasterxml.jackson.databind.JsonNode;
import hidalgo.server.Client;
import hidalgo.server.TestServer;
import java.net.URI;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** One person for every role, with the tables of that role. They are created on first use. */
final class Company {
    private static final AtomicInteger COUNT = new AtomicInteger();

    private final TestServer server;
    private final Map<Role, Client> people = new EnumMap<>(Role.class);
    private final String account = "Inés " + COUNT.incrementAndGet();
    private String revocable = "";

    Company(TestServer server) {
        this.server = server;
    }

    /** The same people at a server that was started again. */
    Company at(TestServer other) {
        URI address = other.address();
        Company same = new Company(other);
        people.forEach((role, client) -> same.people.put(role, client.at(address)));
        return same;
    }

    Client of(Role role) {
        Client known = people.get(role);
        if (known == null) {
            known = make(role);
            people.put(role, known);
        }
        return known;
    }

    private Client make(Role role) {
        return switch (role) {
            case STRANGER, LOCKED_STRANGER -> server.stranger();
            case GUEST, PLAYER, OTHER_SEAT, LEFT_SEAT, HOST, LOCKED_GUEST, ADMITTED -> guest();
            case ACCOUNT -> {
                Client client = guest();
                register(client, account);
                yield client;
            }
            case MODERATOR, ADMIN -> {
                Client client = guest();
                String name = "Staff " + COUNT.incrementAndGet();
                register(client, name);
                server.appoint(name, role.name().toLowerCase(Locale.ROOT));
                yield client;
            }
            case ENDED_SESSION -> {
                Client client = guest();
                Client copy = client.withSession(client.session());
                client.post("/api/logout", "").is(204);
                yield copy;
            }
            case REVOKED_TOKEN -> {
                Client client = guest();
                JsonNode token = token(client, "play");
                client.send("DELETE", "/api/tokens/" + token.get("id").asText(), null)
                        .is(204);
                yield client.withToken(token.get("token").asText());
            }
            case ANOTHERS_TOKEN -> program(guest(), "play");
            case READ_TOKEN -> program(of(Role.PLAYER), "read");
            case PLAY_TOKEN -> program(of(Role.PLAYER), "play");
            case HOST_TOKEN -> program(of(Role.HOST), "play");
        };
    }

    /** Without a name, because an account would keep it for itself. */
    private Client guest() {
        Client client = server.stranger();
        client.post("/api/session", "{}").is(200);
        return client;
    }

    private static Client program(Client owner, String scope) {
        return owner.withToken(token(owner, scope).get("token").asText());
    }

    private static JsonNode token(Client owner, String scope) {
        return owner.post("/api/tokens", "{\"label\": \"program\", \"scope\": \"" + scope + "\"}")
                .is(200)
                .json();
    }

    private static void register(Client client, String name) {
        client.post("/api/account", "{\"name\": \"" + name + "\", \"password\": \"" + Right.PASSWORD + "\"}")
                .is(200);
    }

    /** The name of an account. */
    String account() {
        of(Role.ACCOUNT);
        return account;
    }

    /** The identifier of a token of the player of seat 0. */
    String revocableToken() {
        if (revocable.isEmpty()) {
            revocable = token(of(Role.PLAYER), "play").get("id").asText();
        }
        return revocable;
    }
}
