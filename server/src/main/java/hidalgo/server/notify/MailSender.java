package hidalgo.server.notify;

import hidalgo.server.base.MailServer;
import jakarta.mail.Authenticator;
import jakarta.mail.Message.RecipientType;
import jakarta.mail.MessagingException;
import jakarta.mail.PasswordAuthentication;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Date;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/*
 * Each message says that a program has sent it (RFC 3834), and how the reader ends the messages with one click (RFC 8058).
 */

/** Sends e-mail by the host's mail server. */
public final class MailSender {
    private static final String PATIENCE = "10000";
    private static final int LONGEST_ADDRESS = 254;

    private final MailServer server;
    private final Clock clock;

    /** Sends by a mail server. */
    public MailSender(MailServer server, Clock clock) {
        this.server = server;
        this.clock = clock;
    }

    /** An address that mail can be sent to, as it is written; null for any other text. */
    static @Nullable String address(String given) {
        try {
            InternetAddress[] found = InternetAddress.parse(given.strip(), true);
            boolean isOne = found.length == 1 && found[0].getPersonal() == null && !found[0].isGroup();
            String address = isOne ? found[0].getAddress() : "";
            return address.length() <= LONGEST_ADDRESS && address.matches("[^\\s@\"]+@[^\\s@]+\\.[^\\s@.]+")
                    ? address
                    : null;
        } catch (AddressException e) {
            return null;
        }
    }

    /**
     * Sends a message.
     *
     * @param end the address that ends the messages by a POST; empty for a message that has not been asked for yet
     */
    void send(String to, String subject, String text, String end) throws MessagingException {
        Session session = session();
        MimeMessage message = new MimeMessage(session);
        message.setFrom(new InternetAddress(server.from(), true));
        message.setRecipient(RecipientType.TO, new InternetAddress(to, true));
        message.setSubject(subject, StandardCharsets.UTF_8.name());
        message.setText(text, StandardCharsets.UTF_8.name());
        message.setSentDate(Date.from(clock.instant()));
        message.setHeader("Auto-Submitted", "auto-generated");
        if (!end.isEmpty()) {
            message.setHeader("List-Unsubscribe", "<" + end + ">");
            message.setHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
        }
        Transport.send(message);
    }

    private Session session() {
        Properties properties = new Properties();
        properties.setProperty("mail.transport.protocol", "smtp");
        properties.setProperty("mail.smtp.host", server.host());
        properties.setProperty("mail.smtp.port", String.valueOf(server.port()));
        properties.setProperty("mail.smtp.connectiontimeout", PATIENCE);
        properties.setProperty("mail.smtp.timeout", PATIENCE);
        properties.setProperty("mail.smtp.writetimeout", PATIENCE);
        properties.setProperty("mail.smtp.ssl.checkserveridentity", "true");
        switch (server.encryption()) {
            case TLS -> properties.setProperty("mail.smtp.ssl.enable", "true");
            case STARTTLS -> {
                properties.setProperty("mail.smtp.starttls.enable", "true");
                properties.setProperty("mail.smtp.starttls.required", "true");
            }
            case NONE -> properties.setProperty("mail.smtp.starttls.enable", "false");
        }
        if (server.user() == null) {
            return Session.getInstance(properties);
        }
        properties.setProperty("mail.smtp.auth", "true");
        return Session.getInstance(properties, new Authenticator() {
            @Override
            protected PasswordAuthentication getPasswordAuthentication() {
                return new PasswordAuthentication(server.user(), server.password());
            }
        });
    }
}
