package hidalgo.server.notify;

import java.util.List;
import java.util.Optional;

/** Stores the channels of people: one webhook, one e-mail address and some browsers each. */
public interface ChannelRepository {
    /** The channels of a person: first the webhook and the e-mail address if there are any, then browsers by age. */
    List<Channel> of(String person);

    /** Whether a person has any channel. */
    default boolean has(String person) {
        return !of(person).isEmpty();
    }

    /** One channel of a person. */
    default Optional<Channel> of(String person, String id) {
        return of(person).stream().filter(channel -> channel.id().equals(id)).findFirst();
    }

    /** Stores a channel in place of the one with its identifier, or of a browser with its address. */
    void put(Channel channel);

    /** Counts a wrong code of a webhook or an e-mail address; returns how many there have been. */
    int countTry(String person, String id);

    /** Deletes the e-mail address whose link has a secret; false if there is none. */
    boolean endMail(String secret);

    /** Notes what came of a message: a problem, or an empty text. */
    void note(Channel channel, String problem, long now);

    /** Deletes a channel of a person; false if there is none. */
    boolean delete(String person, String id);
}
