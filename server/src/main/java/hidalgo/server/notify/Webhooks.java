package hidalgo.server.notify;

import hidalgo.server.base.Json;
import hidalgo.server.live.TurnListener;
import hidalgo.server.people.Person;
import hidalgo.server.people.PersonRepository;
import hidalgo.tables.table.Table;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * A person with an account may set an address, which is called when it becomes their turn: once for every turn, not for
 * every move of it. The address comes from a stranger, so it must be public (a webhook must not reach into the network
 * of the server), redirects are not followed, and only a few calls are under way at a time.
 */

/** Calls to addresses that people have set, when it becomes their turn. */
public final class Webhooks implements TurnListener {
    /** The preference that contains the address. */
    public static final String PREFERENCE = "webhook";

    private static final Logger LOG = LoggerFactory.getLogger(Webhooks.class);
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int MOST_AT_ONCE = 8;

    private final Semaphore calls = new Semaphore(MOST_AT_ONCE);
    private final PersonRepository people;
    private final Supplier<String> address;
    private final WebhookClient webhooks;

    /** Webhooks that link back to a server's address; {@code insideToo} allows addresses that are not public. */
    public Webhooks(PersonRepository people, Supplier<String> address, boolean insideToo) {
        this.people = people;
        this.address = address;
        this.webhooks = new WebhookClient(InetAddress::getAllByName, insideToo, PATIENCE);
    }

    @Override
    public void mustMove(Table table, List<Integer> seats) {
        for (int seat : seats) {
            String person = table.seats().get(seat).person();
            if (person != null) {
                call(person, table, seat);
            }
        }
    }

    private void call(String person, Table table, int seat) {
        Map<String, Object> what = new LinkedHashMap<>();
        what.put("event", "turn");
        what.put("game", table.opened().game());
        what.put("table", table.id());
        what.put("seat", seat);
        what.put("round", table.position().round());
        what.put("url", address.get() + "table/" + table.id());
        Thread.ofVirtual().start(() -> send(person, Json.text(what)));
    }

    private void send(String person, String body) {
        Optional<URI> hook =
                people.byId(person).filter(known -> known.account() != null).flatMap(Webhooks::address);
        if (hook.isEmpty() || !calls.tryAcquire()) {
            return;
        }
        try {
            int status = webhooks.post(hook.get(), body);
            LOG.debug("A webhook answered with {}", status);
        } catch (IOException | IllegalArgumentException e) {
            LOG.debug("A webhook could not be called", e);
        } finally {
            calls.release();
        }
    }

    private static Optional<URI> address(Person person) {
        try {
            URI hook = URI.create(person.preferences().getOrDefault(PREFERENCE, ""));
            boolean web = "https".equals(hook.getScheme()) || "http".equals(hook.getScheme());
            return web && hook.getHost() != null ? Optional.of(hook) : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
