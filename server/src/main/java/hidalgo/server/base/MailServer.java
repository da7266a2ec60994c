package hidalgo.server.base;

import org.jspecify.annotations.Nullable;

/**
 * A mail server that takes messages of this server.
 *
 * @param host its name
 * @param port its port
 * @param encryption how the connection is encrypted
 * @param user the name by which it knows this server; nothing if it asks for none
 * @param password the password of that name
 * @param from the sender of the messages, such as {@code Hidalgo <games@example.org>}
 */
public record MailServer(
        String host,
        int port,
        Encryption encryption,
        @Nullable String user,
        @Nullable String password,
        String from) {
    /** The encryption of a connection. */
    public enum Encryption {
        /** From the start. */
        TLS,
        /** After a greeting; without it, nothing is sent. */
        STARTTLS,
        /** None: for a mail server on this computer. */
        NONE
    }
}
