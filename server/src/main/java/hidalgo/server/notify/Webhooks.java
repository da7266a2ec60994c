package hidalgo.server.notify;

import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.server.base.Json;
import hidalgo.server.live.TurnListener;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.table.Table;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * A person with an account may set an address, which is called when it becomes their turn: once for every turn, not for
 * every move of it. The address comes from a stranger, so it must be public (a webhook must not reach into the network
 * of the server), redirects are not followed, and only a few calls are under way at a time. The server must not call a
 * third party again and again either. So the first call brings a code, and there are no others until the person has
 * entered it. A receiver that had to answer with a code would be simpler for programs, but chats such as Discord can't:
 * a person reads the code there. For chats, every call has a text in "content".
 */

/** Calls to addresses that people have set, when it becomes their turn. */
public final class Webhooks implements TurnListener {
    private static final Logger LOG = LoggerFactory.getLogger(Webhooks.class);
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final Duration CODE_LASTS = Duration.ofDays(1);
    private static final int MOST_AT_ONCE = 64;
    private static final int MOST_OF_ONE_PERSON = 2;
    private static final int MOST_TRIES = 5;
    private static final int LONGEST_ADDRESS = 500;
    private static final int FIRST_FREE_PORT = 1024;
    private static final int CODES = 1_000_000;
    private static final int SECRET_BYTES = 24;
    private static final SecureRandom RANDOM = new SecureRandom();

    /** Posts a body with its signature; returns the status of the answer. */
    interface Post {
        int post(URI to, String body, String signature) throws IOException;
    }

    private final Semaphore calls = new Semaphore(MOST_AT_ONCE);
    private final Map<String, Integer> callsOfPeople = new ConcurrentHashMap<>();
    private final WebhookRepository repository;
    private final Supplier<String> address;
    private final UnaryOperator<String> languages;
    private final Post post;
    private final Clock clock;

    /**
     * Webhooks that link back to a server's address.
     *
     * @param languages the language that a person has chosen
     * @param insideToo allows addresses that are not public
     */
    public Webhooks(
            WebhookRepository repository,
            UnaryOperator<String> languages,
            Supplier<String> address,
            boolean insideToo,
            Clock clock) {
        this(
                repository,
                languages,
                address,
                new WebhookClient(InetAddress::getAllByName, insideToo, PATIENCE)::post,
                clock);
    }

    Webhooks(
            WebhookRepository repository,
            UnaryOperator<String> languages,
            Supplier<String> address,
            Post post,
            Clock clock) {
        this.repository = repository;
        this.languages = languages;
        this.address = address;
        this.post = post;
        this.clock = clock;
    }

    /** The webhook of a person. */
    public Optional<Webhook> of(String person) {
        return repository.of(person);
    }

    /** Sets the address of a person, and sends a code to it. */
    public Webhook set(String person, String hook) {
        if (hook.length() > LONGEST_ADDRESS || parsed(hook) == null) {
            throw RequestRefused.of(Kind.BAD, "server.webhook.address");
        }
        String code = String.format("%06d", RANDOM.nextInt(CODES));
        Webhook made = new Webhook(person, hook, secret(), code, 0, clock.millis());
        repository.put(made);
        Map<String, Object> what = new LinkedHashMap<>();
        what.put("event", "confirm");
        what.put("code", code);
        what.put("url", address.get());
        Message content = Message.of("server.webhook.code.sent", "code", code);
        Thread.ofVirtual().start(() -> call(made, what, content));
        return made;
    }

    /** Confirms the address of a person with the code that was sent to it. */
    public Webhook confirm(String person, String code) {
        Webhook hook = repository.of(person).orElseThrow(() -> RequestRefused.of(Kind.GONE, "server.webhook.none"));
        String right = hook.code();
        if (right == null) {
            return hook;
        }
        boolean isOld = clock.millis() - hook.made() > CODE_LASTS.toMillis();
        if (isOld || repository.countTry(person) > MOST_TRIES) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.webhook.code.old");
        }
        if (!MessageDigest.isEqual(
                right.getBytes(StandardCharsets.UTF_8), code.strip().getBytes(StandardCharsets.UTF_8))) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.webhook.code.wrong");
        }
        Webhook confirmed = hook.confirmed();
        repository.put(confirmed);
        return confirmed;
    }

    /** Deletes the address of a person. */
    public void delete(String person) {
        repository.delete(person);
    }

    @Override
    public void mustMove(Table table, List<Integer> seats) {
        for (int seat : seats) {
            String person = table.seats().get(seat).person();
            if (person != null) {
                String url = address.get() + "table/" + table.id();
                Map<String, Object> what = turn(table, seat, url);
                Message content = Message.of("server.webhook.turn", "url", url);
                Thread.ofVirtual()
                        .start(() -> repository
                                .of(person)
                                .filter(Webhook::isConfirmed)
                                .ifPresent(hook -> call(hook, what, content)));
            }
        }
    }

    private static Map<String, Object> turn(Table table, int seat, String url) {
        Map<String, Object> what = new LinkedHashMap<>();
        what.put("event", "turn");
        what.put("game", table.opened().game());
        what.put("table", table.id());
        what.put("seat", seat);
        what.put("round", table.position().round());
        what.put("url", url);
        return what;
    }

    /** Calls an address, unless too many calls are running: a slow receiver delays only its own person's calls. */
    private void call(Webhook hook, Map<String, Object> what, Message content) {
        what.put("content", messages(hook.person()).text(content));
        String body = Json.text(what);
        URI to = parsed(hook.address());
        int running = callsOfPeople.merge(hook.person(), 1, Integer::sum);
        try {
            if (to != null && running <= MOST_OF_ONE_PERSON && calls.tryAcquire()) {
                try {
                    int status = post.post(to, body, signature(hook.secret(), clock.millis() / 1000, body));
                    LOG.debug("A webhook answered with status {}", status);
                } catch (IOException | IllegalArgumentException e) {
                    LOG.debug("Could not call a webhook", e);
                } finally {
                    calls.release();
                }
            }
        } finally {
            callsOfPeople.compute(hook.person(), (person, count) -> count == null || count <= 1 ? null : count - 1);
        }
    }

    /** The texts in the language that the person has chosen. */
    private Messages messages(String person) {
        String language = languages.apply(person);
        return Messages.LANGUAGES.contains(language) ? Messages.of(language) : Messages.ENGLISH;
    }

    private static String secret() {
        byte[] bytes = new byte[SECRET_BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** The moment, and the HMAC-SHA256 of the moment, a dot and the body. */
    static String signature(String secret, long seconds, String body) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            byte[] signed = mac.doFinal((seconds + "." + body).getBytes(StandardCharsets.UTF_8));
            return "t=" + seconds + ",v1=" + HexFormat.of().formatHex(signed);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** An address that may be called; null for any other text. Ports of other services than the web are refused. */
    static @Nullable URI parsed(String text) {
        try {
            URI hook = URI.create(text);
            boolean web = "https".equals(hook.getScheme()) || "http".equals(hook.getScheme());
            int port = hook.getPort();
            boolean allowed = port == -1 || port == 80 || port == 443 || port >= FIRST_FREE_PORT && port <= 0xffff;
            return web && allowed && hook.getHost() != null && hook.getRawUserInfo() == null ? hook : null;
        } catch (IllegalArgumentException e) {
            return null;
        }
    }
}
