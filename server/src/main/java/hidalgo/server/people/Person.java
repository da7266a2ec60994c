package hidalgo.server.people;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who plays or looks on.
 *
 * @param id a name of our own, which nobody else ever sees
 * @param name what they are called
 * @param account the name of their account, in lower case; nothing for a guest
 * @param password the hash of their password; nothing for a guest
 * @param preferences the settings they keep
 */
public record Person(
        String id,
        String name,
        @Nullable String account,
        @Nullable String password,
        Map<String, String> preferences) {
    /** A person that can't be changed. */
    public Person {
        preferences = Map.copyOf(preferences);
    }
}
