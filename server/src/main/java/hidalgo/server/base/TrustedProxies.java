package hidalgo.server.base;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;

/**
 * The reverse proxies that the server trusts to forward the client's address, host and protocol.
 *
 * @param ranges the ranges of their addresses
 */
public record TrustedProxies(List<AddressRange> ranges) {
    private static final TrustedProxies NONE = new TrustedProxies(List.of());
    private static final TrustedProxies ANY = of("0.0.0.0/0,::/0");

    /** Immutable proxies. */
    public TrustedProxies {
        ranges = List.copyOf(ranges);
    }

    /** Trusts no one. */
    public static TrustedProxies none() {
        return NONE;
    }

    /** Trusts every direct peer. */
    public static TrustedProxies any() {
        return ANY;
    }

    /**
     * Trusts the direct peers in some ranges.
     *
     * @param text ranges such as {@code 10.0.0.0/8}, separated by commas
     * @throws IllegalArgumentException if the text is anything else
     */
    public static TrustedProxies of(String text) {
        List<AddressRange> ranges = new ArrayList<>();
        for (String range : text.split(",", -1)) {
            ranges.add(AddressRange.of(range.strip()));
        }
        return new TrustedProxies(ranges);
    }

    /** Whether the server trusts no one. */
    public boolean isEmpty() {
        return ranges.isEmpty();
    }

    /** Whether the server trusts the direct peer with an address. */
    public boolean includes(String ip) {
        InetAddress peer = isEmpty() ? null : Network.parse(ip);
        return peer != null && ranges.stream().anyMatch(range -> range.includes(peer));
    }
}
