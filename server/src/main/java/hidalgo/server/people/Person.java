package hidalgo.server.people;

import hidalgo.tables.table.Participant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A player or spectator.
 *
 * @param id an internal identifier, which other people never see
 * @param name their name
 * @param account the name of their account, in lower case; null for a guest
 * @param password the hash of their password; null for a guest
 * @param preferences their settings
 * @param network the network from which a guest first came
 */
public record Person(
        String id,
        String name,
        @Nullable String account,
        @Nullable String password,
        Map<String, String> preferences,
        GuestNetwork network)
        implements Participant {
    /** An immutable person. */
    public Person {
        preferences = Map.copyOf(preferences);
    }

    /** The same for all who share a quota: an account has its own, and so do the guests of a network. */
    public String quotaKey() {
        return network.isKnown() ? network.wider() : id;
    }
}
