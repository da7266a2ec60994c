package hidalgo.server.thinking;

import hidalgo.server.people.GuestNetwork;
import hidalgo.server.people.Person;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.ToDoubleFunction;

/*
 * New guests are free, and have no usage yet. So thinking for a guest also counts for the guest's network, divided by
 * the number of people that may share it: many guests of one network wait for each other, and others don't wait for
 * them.
 */

/**
 * A person that bots think for, and whose share pays for it.
 *
 * @param person the person
 * @param isGuest whether the person has no account
 * @param network the network that a guest comes from
 */
public record Payer(String person, boolean isGuest, GuestNetwork network) {
    /** Guests wait until people with accounts have taken this much more. */
    private static final double GUESTS_BEHIND = TimeUnit.SECONDS.toNanos(10);

    private static final char AT = '@';

    /** A person as jobs name them: the identifier, and for a guest where they come from. */
    public static String name(Person person) {
        return person.account() == null ? person.id() + AT + person.network().stored() : person.id();
    }

    /** The payer of a name. */
    public static Payer of(String name) {
        int at = name.indexOf(AT);
        return at < 0
                ? new Payer(name, false, GuestNetwork.NONE)
                : new Payer(name.substring(0, at), true, new GuestNetwork(name.substring(at + 1)));
    }

    /** Where is counted what this payer takes: the person, and the networks of a guest. */
    private List<String> accounts() {
        return network.isKnown() ? List.of(person, network.stored(), network.wider()) : List.of(person);
    }

    /** The usage of this payer, in nanoseconds, given the usage of each account. */
    private double rank(ToDoubleFunction<String> taken) {
        double own = taken.applyAsDouble(person);
        if (network.isKnown()) {
            own += taken.applyAsDouble(network.stored()) / GuestNetwork.GUESTS;
            own += taken.applyAsDouble(network.wider()) / GuestNetwork.GUESTS / GuestNetwork.NETWORKS_OF_WIDER;
        }
        return isGuest ? own + GUESTS_BEHIND : own;
    }

    /** The lowest rank of some payers: for several people, the one with the least usage counts. */
    static double rank(Collection<String> names, ToDoubleFunction<String> taken) {
        return names.stream().mapToDouble(name -> of(name).rank(taken)).min().orElse(0);
    }

    /** All accounts of some payers; one that several share comes several times. */
    public static List<String> accounts(Collection<String> names) {
        return names.stream().flatMap(name -> of(name).accounts().stream()).toList();
    }
}
