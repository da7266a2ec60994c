package hidalgo.server.store;

import hidalgo.server.notify.Webhook;
import hidalgo.server.notify.WebhookRepository;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** The webhooks of people. */
public final class WebhookStore implements WebhookRepository {
    private final Jdbi writing;
    private final Jdbi reading;

    /** The webhooks in a database. */
    public WebhookStore(Database database) {
        this.writing = database.writing();
        this.reading = database.reading();
    }

    @Override
    public Optional<Webhook> of(String person) {
        return reading.withHandle(handle -> handle.createQuery(
                        "SELECT address, secret, code, tries, made FROM webhooks WHERE person = :person")
                .bind("person", person)
                .map((row, context) -> new Webhook(
                        person,
                        row.getString("address"),
                        row.getString("secret"),
                        row.getString("code"),
                        row.getInt("tries"),
                        row.getLong("made")))
                .findOne());
    }

    @Override
    public void put(Webhook webhook) {
        writing.useHandle(
                handle -> handle.createUpdate("INSERT INTO webhooks (person, address, secret, code, tries, made)"
                                + " VALUES (:person, :address, :secret, :code, :tries, :made)"
                                + " ON CONFLICT (person) DO UPDATE SET address = excluded.address,"
                                + " secret = excluded.secret, code = excluded.code, tries = excluded.tries,"
                                + " made = excluded.made")
                        .bind("person", webhook.person())
                        .bind("address", webhook.address())
                        .bind("secret", webhook.secret())
                        .bind("code", webhook.code())
                        .bind("tries", webhook.tries())
                        .bind("made", webhook.made())
                        .execute());
    }

    @Override
    public int countTry(String person) {
        return writing.inTransaction(handle -> {
            handle.createUpdate("UPDATE webhooks SET tries = tries + 1 WHERE person = :person")
                    .bind("person", person)
                    .execute();
            return handle.createQuery("SELECT tries FROM webhooks WHERE person = :person")
                    .bind("person", person)
                    .mapTo(Integer.class)
                    .findOne()
                    .orElse(Integer.MAX_VALUE);
        });
    }

    @Override
    public void delete(String person) {
        writing.useHandle(handle -> handle.createUpdate("DELETE FROM webhooks WHERE person = :person")
                .bind("person", person)
                .execute());
    }
}
