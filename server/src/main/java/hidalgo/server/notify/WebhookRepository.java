package hidalgo.server.notify;

import java.util.Optional;

/** Stores the webhooks of people: one for each at most. */
public interface WebhookRepository {
    /** The webhook of a person. */
    Optional<Webhook> of(String person);

    /** Stores a webhook in place of the person's former one. */
    void put(Webhook webhook);

    /** Counts a wrong code; returns how many there have been. */
    int countTry(String person);

    /** Deletes the webhook of a person. */
    void delete(String person);
}
