package hidalgo.server.people;

import hidalgo.server.base.Network;
import hidalgo.server.base.Seal;

/*
 * Guests are free, so a limit for each guest has no effect: guests are also limited by network, as much as a few
 * people. Networks are stored as marks that only the server's key can compute, so the database contains no addresses.
 */

/**
 * The network that a guest first came from.
 *
 * @param stored the mark of the wider network, that of the network, and {@link #LARGE} if it may hold many people; empty if unknown
 */
public record GuestNetwork(String stored) {
    /** The network of people with accounts, and of guests from before networks were noted. */
    public static final GuestNetwork NONE = new GuestNetwork("");

    /** As many people of one network can use the server fully without an account. */
    public static final int GUESTS = 5;

    /** All accounts of one network may do as much as this many people. */
    public static final int ACCOUNTS = 10;

    /** The same as for guests for a network that may hold many people, such as a proxy that is not trusted. */
    public static final int GUESTS_OF_LARGE = 100;

    /** As many networks of a wider one, such as a provider's, can be used fully by guests. */
    public static final int NETWORKS_OF_WIDER = 4;

    private static final String LARGE = "+";
    /** How much of the stored form is the mark of the wider network. */
    public static final int DIGITS = 16;

    /** The stored form of a network. */
    public static GuestNetwork of(Network network, boolean mayHoldMany, Seal seal) {
        return new GuestNetwork(mark(network.wider(), seal) + mark(network, seal) + (mayHoldMany ? LARGE : ""));
    }

    private static String mark(Network network, Seal seal) {
        return seal.mark("network " + network.key()).substring(0, DIGITS);
    }

    /** Whether it is known. */
    public boolean isKnown() {
        return !stored.isEmpty();
    }

    /** The prefix of the stored form of every network of the wider one. */
    public String wider() {
        return stored.substring(0, Math.min(DIGITS, stored.length()));
    }

    /** How many people may use the server fully from there without an account. */
    public int guests() {
        return stored.endsWith(LARGE) ? GUESTS_OF_LARGE : GUESTS;
    }

    /** The same for the wider network. */
    public int guestsOfWider() {
        return NETWORKS_OF_WIDER * guests();
    }
}
