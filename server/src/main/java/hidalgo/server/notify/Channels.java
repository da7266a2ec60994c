package hidalgo.server.notify;

import hidalgo.rules.Message;
import hidalgo.tables.Identifier;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.WebhookForm;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/*
 * The server must not be made to call a third party again and again. So the first message brings a code, and there are no others
 * until it has come back. A receiver that had to answer with a code would be simpler for programs, but chats such as Discord
 * can't: a person reads the code there. A browser sends it back by itself.
 */

/** The channels of people with an account: an address that is called, and browsers. */
public final class Channels {
    private static final Duration CODE_LASTS = Duration.ofDays(1);
    private static final int MOST_TRIES = 5;
    private static final int MOST_BROWSERS = 10;
    private static final int CODES = 1_000_000;
    private static final int SECRET_BYTES = 24;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final ChannelRepository repository;
    private final Messenger messenger;
    private final PushSender sender;
    private final Clock clock;

    /** The channels of a repository, and what sends messages to them. */
    public Channels(ChannelRepository repository, Messenger messenger, PushSender sender, Clock clock) {
        this.repository = repository;
        this.messenger = messenger;
        this.sender = sender;
        this.clock = clock;
    }

    /** The public key that a browser needs before it lets this server send. */
    public String key() {
        return sender.key();
    }

    /** The webhook of a person. */
    public Optional<Channel> webhook(String person) {
        return repository.of(person, Channel.WEBHOOK);
    }

    /** The browsers of a person that get messages. */
    public List<Channel> browsers(String person) {
        return repository.of(person).stream()
                .filter(channel -> channel.form() == null)
                .toList();
    }

    /** Sets the webhook of a person, and sends a code to it. */
    public Channel setWebhook(String person, String hook, @Nullable WebhookForm form) {
        if (Messenger.parsed(hook) == null) {
            throw RequestRefused.of(Kind.BAD, "server.webhook.address");
        }
        String code = String.format("%06d", RANDOM.nextInt(CODES));
        Channel made = new Channel(
                Channel.WEBHOOK,
                person,
                form == null ? WebhookForm.PLAIN : form,
                "",
                hook,
                secret(),
                "",
                code,
                0,
                clock.millis(),
                0,
                "");
        repository.put(made);
        sendCode(made, code);
        return made;
    }

    /** The e-mail address of a person. */
    public Optional<Channel> mail(String person) {
        return repository.of(person, Channel.MAIL);
    }

    /** Sets the e-mail address of a person, and sends a code to it. */
    public Channel setMail(String person, String given) {
        String address = MailSender.address(given);
        if (address == null) {
            throw RequestRefused.of(Kind.BAD, "server.mail.address");
        }
        String code = String.format("%06d", RANDOM.nextInt(CODES));
        Channel made = new Channel(
                Channel.MAIL, person, WebhookForm.PLAIN, "", address, secret(), "", code, 0, clock.millis(), 0, "");
        repository.put(made);
        sendCode(made, code);
        return made;
    }

    /** Ends the messages to the address whose link has a secret. */
    public void endMail(String secret) {
        if (!repository.endMail(secret)) {
            throw RequestRefused.of(Kind.GONE, "server.mail.none");
        }
    }

    /** Lets a browser get messages, and sends a code to it, which it sends back by itself. */
    public Channel addBrowser(String person, String label, String endpoint, String key, String auth) {
        URI to = Messenger.parsed(endpoint);
        if (to == null || !PushCipher.areKeys(key, auth)) {
            throw RequestRefused.of(Kind.BAD, "server.push.address");
        }
        List<Channel> known = browsers(person);
        if (known.size() >= MOST_BROWSERS
                && known.stream().noneMatch(browser -> browser.address().equals(endpoint))) {
            throw RequestRefused.of(Kind.REFUSED, "server.push.many", "most", MOST_BROWSERS);
        }
        String code = secret();
        Channel made = new Channel(
                Identifier.random(), person, null, label, endpoint, key, auth, code, 0, clock.millis(), 0, "");
        repository.put(made);
        sendCode(made, code);
        return made;
    }

    private void sendCode(Channel made, String code) {
        Map<String, Object> what = new LinkedHashMap<>();
        what.put("event", "confirm");
        what.put("code", code);
        Message text = made.form() == null
                ? Message.of("server.push.on")
                : Message.of(made.isMail() ? "server.mail.code" : "server.webhook.code.sent", "code", code);
        Messenger.Letter letter = new Messenger.Letter(what, "Hidalgo", text, messenger.address());
        Thread.ofVirtual().start(() -> messenger.send(made, letter));
    }

    /** Confirms the webhook or the e-mail address of a person with the code that was sent to it. */
    public Channel confirm(String person, String id, String code) {
        Channel hook = repository.of(person, id).orElseThrow(() -> none(id));
        String right = hook.code();
        if (right == null) {
            return hook;
        }
        if (isOld(hook) || repository.countTry(person, id) > MOST_TRIES) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.webhook.code.old");
        }
        if (!isSame(right, code.strip())) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.webhook.code.wrong");
        }
        Channel confirmed = hook.confirmed();
        repository.put(confirmed);
        return confirmed;
    }

    /** Confirms the browser of a person to which a code was sent. */
    public void confirmBrowser(String person, String code) {
        Channel found = browsers(person).stream()
                .filter(browser -> browser.code() != null && isSame(browser.code(), code) && !isOld(browser))
                .findFirst()
                .orElseThrow(() -> RequestRefused.of(Kind.FORBIDDEN, "server.webhook.code.wrong"));
        repository.put(found.confirmed());
    }

    private boolean isOld(Channel channel) {
        return clock.millis() - channel.made() > CODE_LASTS.toMillis();
    }

    private static boolean isSame(String right, String given) {
        return MessageDigest.isEqual(right.getBytes(StandardCharsets.UTF_8), given.getBytes(StandardCharsets.UTF_8));
    }

    /** Sends a test to a channel of a person now; what has become of it. A channel that was given up is used again. */
    public Channel test(String person, String id) {
        Channel channel = repository.of(person, id).orElseThrow(() -> none(id));
        if (!channel.isConfirmed()) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.webhook.unconfirmed");
        }
        Map<String, Object> what = new LinkedHashMap<>();
        what.put("event", "test");
        Messenger.Letter letter =
                new Messenger.Letter(what, "Hidalgo", Message.of("server.notice.test"), messenger.address());
        if (messenger.send(channel, letter) == null) {
            throw RequestRefused.of(Kind.BUSY, "server.busy");
        }
        return repository.of(person, id).orElseThrow(() -> none(id));
    }

    /**
     * Warns a person of a change of their account, wherever they get messages: another person may have made it. They can't turn this
     * off, and it may be lost.
     */
    public void warn(String person, String text, Object... slots) {
        Map<String, Object> what = new LinkedHashMap<>();
        what.put("event", "account");
        Messenger.Letter letter = new Messenger.Letter(
                what, "Hidalgo", Message.of(text, slots), messenger.address() + "settings/account");
        for (Channel channel : repository.of(person)) {
            if (channel.isOpen()) {
                Thread.ofVirtual().start(() -> messenger.send(channel, letter));
            }
        }
    }

    private static RequestRefused none(String id) {
        return RequestRefused.of(
                Kind.GONE,
                switch (id) {
                    case Channel.WEBHOOK -> "server.webhook.none";
                    case Channel.MAIL -> "server.mail.none";
                    default -> "server.push.none";
                });
    }

    /** Deletes the webhook or the e-mail address of a person, if there is one. */
    public void deleteAddress(String person, String id) {
        repository.delete(person, id);
    }

    /** Sends a browser of a person no more messages. */
    public void deleteBrowser(String person, String id) {
        if (id.equals(Channel.WEBHOOK) || id.equals(Channel.MAIL) || !repository.delete(person, id)) {
            throw none(id);
        }
    }

    private static String secret() {
        byte[] bytes = new byte[SECRET_BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
