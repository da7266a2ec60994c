package hidalgo.server.notify;

import hidalgo.tables.protocol.WebhookForm;
import org.jspecify.annotations.Nullable;

/**
 * A place where a person gets notifications: the address of a program or a chat, an e-mail address, or a browser.
 *
 * @param id its identifier in notices
 * @param person the person's identifier
 * @param form the form in which it wants messages; nothing for a browser
 * @param label the name of a browser
 * @param address where messages go
 * @param secret the key of the signature of calls, the public key of a browser, or what the link has that ends e-mail
 * @param auth the secret that a browser shares with the server; empty for other addresses
 * @param code the code that has to come back; nothing once it has
 * @param tries how many wrong codes were entered
 * @param made when it was set, in milliseconds since 1970
 * @param failures how many messages in a row have failed
 * @param problem why the last one has, or empty
 */
public record Channel(
        String id,
        String person,
        @Nullable WebhookForm form,
        String label,
        String address,
        String secret,
        String auth,
        @Nullable String code,
        int tries,
        long made,
        int failures,
        String problem) {
    /** The identifier of a webhook: a person has one at most. */
    public static final String WEBHOOK = "webhook";

    /** The identifier of an e-mail address: a person has one at most. */
    public static final String MAIL = "mail";

    /** After this many failures in a row, nothing more is sent until the person tries it. */
    public static final int MOST_FAILURES = 10;

    /** Whether the person has shown that they receive the messages. */
    public boolean isConfirmed() {
        return code == null;
    }

    /** Whether messages go there. */
    boolean isOpen() {
        return isConfirmed() && failures < MOST_FAILURES;
    }

    /** The word for channels of its kind in the settings of a person. */
    String kind() {
        return isMail() ? MAIL : form == null ? "push" : WEBHOOK;
    }

    /** Whether it is an e-mail address. */
    boolean isMail() {
        return id.equals(MAIL);
    }

    Channel confirmed() {
        return new Channel(id, person, form, label, address, secret, auth, null, tries, made, failures, problem);
    }
}
