package hidalgo.server.base;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The reverse proxies that the server trusts to forward the client's address, host and protocol.
 *
 * @param ranges the ranges of their addresses
 */
public record TrustedProxies(List<Range> ranges) {
    private static final TrustedProxies NONE = new TrustedProxies(List.of());
    private static final TrustedProxies ANY = of("0.0.0.0/0,::/0");

    /**
     * The addresses that begin with the same bits.
     *
     * @param start an address of the range
     * @param bits how many of its leading bits all addresses share
     */
    public record Range(InetAddress start, int bits) {
        private static final Pattern FORM =
                Pattern.compile("(\\d+(?:\\.\\d+){3}|[0-9a-fA-F.]*:[0-9a-fA-F:.]*)/(\\d{1,3})");

        private static Range of(String text) {
            Matcher parts = FORM.matcher(text);
            if (!parts.matches()) {
                throw new IllegalArgumentException(text);
            }
            InetAddress start = InetAddress.ofLiteral(parts.group(1));
            int bits = Integer.parseInt(parts.group(2));
            if (bits > start.getAddress().length * Byte.SIZE) {
                throw new IllegalArgumentException(text);
            }
            return new Range(start, bits);
        }

        private boolean includes(InetAddress address) {
            byte[] mine = start.getAddress();
            byte[] given = address.getAddress();
            if (mine.length != given.length) {
                return false;
            }
            for (int bit = 0; bit < bits; bit++) {
                int mask = 1 << (Byte.SIZE - 1 - bit % Byte.SIZE);
                if (((mine[bit / Byte.SIZE] ^ given[bit / Byte.SIZE]) & mask) != 0) {
                    return false;
                }
            }
            return true;
        }
    }

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
        List<Range> ranges = new ArrayList<>();
        for (String range : text.split(",", -1)) {
            ranges.add(Range.of(range.strip()));
        }
        return new TrustedProxies(ranges);
    }

    /** Whether the server trusts no one. */
    public boolean isEmpty() {
        return ranges.isEmpty();
    }

    /** Whether the server trusts the direct peer with an address. */
    public boolean includes(String ip) {
        InetAddress peer = Network.parse(ip);
        return peer != null && ranges.stream().anyMatch(range -> range.includes(peer));
    }
}
