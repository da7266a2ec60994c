package hidalgo.server.notify;

import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.server.base.AddressRange;
import hidalgo.server.base.Json;
import hidalgo.tables.protocol.WebhookForm;
import jakarta.mail.MessagingException;
import jakarta.mail.SendFailedException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.SocketException;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Clock;
import java.time.Duration;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * The addresses come from strangers, so they must be public (a message must not reach into the network of the server), redirects
 * are not followed, and only a few calls are under way at a time: a slow receiver keeps only its own person waiting.
 */

/** Sends messages to the channels of people, each in its form and in the language that the person has chosen. */
public final class Messenger {
    private static final Logger LOG = LoggerFactory.getLogger(Messenger.class);
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int MOST_AT_ONCE = 64;
    private static final int MOST_OF_ONE_PERSON = 2;
    private static final int LONGEST_ADDRESS = 500;
    private static final int FIRST_FREE_PORT = 1024;
    private static final int GONE = 410;
    private static final int NOT_FOUND = 404;
    private static final int LONGEST_TOPIC = 32;

    /** Posts a body with some headers; returns the status of the answer. */
    interface Post {
        int post(URI to, Map<String, String> headers, byte[] body) throws IOException;
    }

    /**
     * The content of a message.
     *
     * @param what the fields that programs read
     * @param title the title of a browser's notification
     * @param text the sentence
     * @param url where it leads
     */
    record Letter(Map<String, Object> what, String title, Message text, String url) {}

    private final Semaphore calls = new Semaphore(MOST_AT_ONCE);
    private final Map<String, Integer> callsOfPeople = new ConcurrentHashMap<>();
    private final ChannelRepository repository;
    private final PushSender sender;
    private final UnaryOperator<String> languages;
    private final Supplier<String> address;
    private final Post post;
    private final @Nullable MailSender mail;
    private final Clock clock;

    /**
     * A messenger of a server.
     *
     * @param sender identifies the server to the services of browsers
     * @param languages the language that a person has chosen
     * @param address the server's address
     * @param inner networks that are not public and may be called all the same
     * @param mail sends e-mail; nothing if the host has no mail server
     */
    public Messenger(
            ChannelRepository repository,
            PushSender sender,
            UnaryOperator<String> languages,
            Supplier<String> address,
            List<AddressRange> inner,
            @Nullable MailSender mail,
            Clock clock) {
        this(
                repository,
                sender,
                languages,
                address,
                new WebhookClient(InetAddress::getAllByName, inner, PATIENCE)::post,
                mail,
                clock);
    }

    Messenger(
            ChannelRepository repository,
            PushSender sender,
            UnaryOperator<String> languages,
            Supplier<String> address,
            Post post,
            @Nullable MailSender mail,
            Clock clock) {
        this.repository = repository;
        this.sender = sender;
        this.languages = languages;
        this.address = address;
        this.post = post;
        this.mail = mail;
        this.clock = clock;
    }

    /** The server's address, with a slash at its end. */
    String address() {
        return address.get();
    }

    /**
     * Sends a message; returns why that failed, or an empty text. A browser that wants no messages any more is forgotten. Null if
     * too many messages are under way: nothing was sent.
     */
    @Nullable
    String send(Channel channel, Letter letter) {
        int running = callsOfPeople.merge(channel.person(), 1, Integer::sum);
        try {
            if (running > MOST_OF_ONE_PERSON || !calls.tryAcquire()) {
                return null;
            }
            try {
                return sent(channel, letter);
            } finally {
                calls.release();
            }
        } finally {
            callsOfPeople.compute(channel.person(), (person, count) -> count == null || count <= 1 ? null : count - 1);
        }
    }

    private String sent(Channel channel, Letter letter) {
        String problem = "";
        try {
            if (channel.isMail()) {
                mail(channel, letter);
                repository.note(channel, "", clock.millis());
                return "";
            }
            int status = channel.form() == null ? push(channel, letter) : call(channel, channel.form(), letter);
            if (channel.form() == null && (status == GONE || status == NOT_FOUND)) {
                repository.delete(channel.person(), channel.id());
                return "status " + status;
            }
            problem = status >= 200 && status < 300 ? "" : "status " + status;
        } catch (IOException | MessagingException | IllegalArgumentException e) {
            LOG.debug("A message could not be sent", e);
            problem = problem(e);
        }
        repository.note(channel, problem, clock.millis());
        return problem;
    }

    /** Why a call has failed, as a word of the catalogue. */
    private static String problem(Exception e) {
        return switch (e) {
            case WebhookClient.NotPublic _ -> "inside";
            case UnknownHostException _ -> "name";
            case SSLException _ -> "certificate";
            case SocketException _ -> "silent";
            case SendFailedException _ -> "recipient";
            case MessagingException _ -> "mail";
            default -> "other";
        };
    }

    private void mail(Channel channel, Letter letter) throws MessagingException {
        MailSender sending = mail;
        if (sending == null) {
            throw new MessagingException("There is no mail server");
        }
        Messages words = messages(channel.person());
        String text = words.text(letter.text());
        boolean isAsked = channel.isConfirmed();
        String end = isAsked ? address() + "api/mail/end/" + channel.secret() : "";
        String foot = isAsked
                ? "\n\n-- \n" + words.text(Message.of("server.mail.end")) + "\n" + address() + "unsubscribe#"
                        + channel.secret()
                : "";
        sending.send(channel.address(), text, text + "\n\n" + letter.url() + foot + "\n", end);
    }

    private int push(Channel browser, Letter letter) throws IOException {
        URI to = required(browser.address());
        Map<String, Object> shown = new LinkedHashMap<>(letter.what());
        shown.put("title", letter.title());
        shown.put("body", messages(browser.person()).text(letter.text()));
        shown.put("url", letter.url());
        String contact = address().startsWith("https:") ? address() : "mailto:host@localhost";
        String table = String.valueOf(letter.what().getOrDefault("table", ""));
        String topic = table.matches("[\\w-]{1," + LONGEST_TOPIC + "}") ? table : "";
        byte[] body = PushCipher.encrypt(Json.text(shown), browser.secret(), browser.auth());
        return post.post(to, sender.headers(to, contact, topic), body);
    }

    private int call(Channel hook, WebhookForm form, Letter letter) throws IOException {
        URI to = required(hook.address());
        String content =
                messages(hook.person()).text(letter.text()) + (letter.url().isEmpty() ? "" : "\n" + letter.url());
        Map<String, Object> what = new LinkedHashMap<>();
        switch (form) {
            case PLAIN -> {
                what.putAll(letter.what());
                what.put("url", letter.url());
                what.put("content", content);
            }
            case DISCORD -> {
                what.put("content", content);
                what.put("allowed_mentions", Map.of("parse", List.of()));
            }
            case SLACK, MATTERMOST -> what.put("text", content);
            case NTFY -> {
                what.put("topic", topic(to));
                what.put("title", letter.title());
                what.put("message", messages(hook.person()).text(letter.text()));
                what.put("click", letter.url());
                to = to.resolve(to.getRawPath().replaceFirst("[^/]*/?$", ""));
            }
        }
        byte[] body = Json.text(what).getBytes(StandardCharsets.UTF_8);
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("Content-Type", "application/json");
        headers.put("X-Hidalgo-Signature", signature(hook.secret(), clock.millis() / 1000, body));
        return post.post(to, headers, body);
    }

    /** The topic of ntfy is the last part of the address; JSON goes to what is before it. */
    private static String topic(URI to) {
        String path = to.getPath() == null ? "" : to.getPath().replaceFirst("/$", "");
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /** The texts in the language that the person has chosen. */
    private Messages messages(String person) {
        String language = languages.apply(person);
        return Messages.LANGUAGES.contains(language) ? Messages.of(language) : Messages.ENGLISH;
    }

    /** The moment, and the HMAC-SHA256 of the moment, a dot and the body. */
    static String signature(String secret, long seconds, byte[] body) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            mac.update((seconds + ".").getBytes(StandardCharsets.UTF_8));
            return "t=" + seconds + ",v1=" + HexFormat.of().formatHex(mac.doFinal(body));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static URI required(String text) {
        URI parsed = parsed(text);
        if (parsed == null) {
            throw new IllegalArgumentException(text);
        }
        return parsed;
    }

    /** An address that may be called; null for any other text. Ports of other services than the web are refused. */
    static @Nullable URI parsed(String text) {
        try {
            URI hook = URI.create(text);
            boolean web = "https".equals(hook.getScheme()) || "http".equals(hook.getScheme());
            int port = hook.getPort();
            boolean allowed = port == -1 || port == 80 || port == 443 || port >= FIRST_FREE_PORT && port <= 0xffff;
            boolean isShort = text.length() <= LONGEST_ADDRESS;
            return web && isShort && allowed && hook.getHost() != null && hook.getRawUserInfo() == null ? hook : null;
        } catch (IllegalArgumentException e) {
            return null;
        }
    }
}
