package hidalgo.server.notify;

import org.jspecify.annotations.Nullable;

/**
 * An address that is called when it is a person's turn.
 *
 * @param person the person's identifier
 * @param address the address
 * @param secret the key of the signature of calls
 * @param code the code that the person has to enter; empty if they have
 * @param tries how many wrong codes were entered
 * @param made when it was set, in milliseconds since 1970
 */
public record Webhook(
        String person,
        String address,
        String secret,
        @Nullable String code,
        int tries,
        long made) {
    /** Whether the person has shown that they receive the calls. */
    public boolean isConfirmed() {
        return code == null;
    }

    Webhook confirmed() {
        return new Webhook(person, address, secret, null, tries, made);
    }
}
