package hidalgo.tables.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answers about a person's account: how they sign in, and the ways to reach them. */
public final class AccountAnswers {
    private AccountAnswers() {}

    /**
     * A token for a program; the secret is shown once.
     *
     * @param id its public identifier, used to revoke it
     * @param label its purpose
     * @param token the token, only when it is new
     * @param scope its rights
     * @param created when, in milliseconds since 1970
     * @param expires until when it is good, in milliseconds since 1970
     * @param used when it was last used, to the hour, in milliseconds since 1970; 0 if never
     */
    public record Token(
            String id, String label, @Nullable String token, TokenScope scope, long created, long expires, long used) {}

    /**
     * The account of the person who asks.
     *
     * @param name the name to sign in with, in lower case
     * @param codes how many recovery codes still work
     * @param password whether it has a password; without one, the person proves who they are by signing in again
     * @param service whether the person can sign in by the other service
     */
    public record Account(String name, int codes, boolean password, boolean service) {}

    /**
     * A passkey.
     *
     * @param id its identifier
     * @param label the browser in which it was made
     * @param created when, in milliseconds since 1970
     * @param used when it was last used; 0 if never
     */
    public record Passkey(String id, String label, long created, long used) {}

    /**
     * A request for a device to make a passkey.
     *
     * @param challenge the text that it signs, in Base64 for addresses
     * @param host the name of the site
     * @param user the identifier of the account, in Base64 for addresses
     * @param name the name of the account
     * @param known the identifiers of the passkeys that there are
     * @param algorithms the signatures that the server can check, as numbers of COSE
     */
    public record NewPasskey(
            String challenge, String host, String user, String name, List<String> known, List<Long> algorithms) {}

    /**
     * A request for a device to sign in with a passkey.
     *
     * @param challenge the text that it signs, in Base64 for addresses
     * @param host the name of the site
     */
    public record PasskeyChallenge(String challenge, String host) {}

    /**
     * The vacation of a person.
     *
     * @param until until when they are away, in milliseconds since 1970; 0 if they are here
     * @param left for how many more days they may be away this year
     */
    public record Vacation(long until, int left) {}

    /**
     * The way to another service.
     *
     * @param address where the browser goes
     */
    public record Way(String address) {}

    /**
     * Recovery codes, which are shown once.
     *
     * @param codes the codes
     */
    public record RecoveryCodes(List<String> codes) {}

    /**
     * A browser in which a person is signed in.
     *
     * @param id its identifier, used to end its session
     * @param label the name of the browser, such as "Firefox, Windows"; empty if unknown
     * @param current whether it is the one that asks
     * @param created when the person signed in, in milliseconds since 1970
     * @param used when it was last used, to the hour, in milliseconds since 1970; 0 if unknown
     */
    public record Browser(String id, String label, boolean current, long created, long used) {}

    /**
     * The e-mail address of a person.
     *
     * @param address the address; empty if there is none
     * @param confirmed whether the person has entered the code that was sent to it
     * @param problem why the last message failed; nothing if it did not
     * @param paused whether nothing is sent until a test succeeds, because many messages have failed
     */
    public record Mail(
            String address, boolean confirmed, @Nullable Text problem, boolean paused) {}

    /**
     * The address that is called when it is a person's turn.
     *
     * @param address the address; empty if there is none
     * @param confirmed whether the person has entered the code that was sent to it
     * @param secret the key of the signature of calls, only when the address is new
     * @param form the form of the messages
     * @param problem why the last message failed; nothing if it did not
     * @param paused whether nothing is sent until a test succeeds, because many messages have failed
     */
    public record Webhook(
            String address,
            boolean confirmed,
            @Nullable String secret,
            WebhookForm form,
            @Nullable Text problem,
            boolean paused) {}

    /**
     * The browsers of a person that get messages while no page is open.
     *
     * @param key the server's public key, for a new subscription
     * @param browsers the browsers
     */
    public record Push(String key, List<PushBrowser> browsers) {}

    /**
     * A browser that gets messages while no page is open.
     *
     * @param id its identifier, used to remove it
     * @param label the name of the browser; empty if that is not known
     * @param confirmed whether a first message has reached it
     * @param endpoint where messages for it go, by which it recognises itself
     * @param created when it was added, in milliseconds since 1970
     * @param problem why the last message failed; nothing if it did not
     */
    public record PushBrowser(
            String id,
            String label,
            boolean confirmed,
            String endpoint,
            long created,
            @Nullable Text problem) {}
}
