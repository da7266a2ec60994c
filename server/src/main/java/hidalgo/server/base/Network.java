package hidalgo.server.base;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The network that a request comes from, by which people without an account are counted: an IPv4 address, or the first
 * 64 bits of an IPv6 address, which belong to one household or rented server.
 *
 * @param key identifies the network; itself an address of it
 */
public record Network(String key) {
    private static final Network UNKNOWN = new Network("unknown");
    private static final int PREFIX_BYTES = 8;
    private static final int WIDER_PREFIX_BYTES = 6;

    /** This computer, private networks, networks of carriers and VPNs, and networks without a router. */
    private static final List<AddressRange> LOCAL = Stream.of(
                    "127.0.0.0/8",
                    "10.0.0.0/8",
                    "172.16.0.0/12",
                    "192.168.0.0/16",
                    "100.64.0.0/10",
                    "169.254.0.0/16",
                    "::1/128",
                    "fc00::/7",
                    "fe80::/10",
                    "fec0::/10")
            .map(AddressRange::of)
            .toList();

    /** The network of an address. All texts that are no address count as one network. */
    public static Network of(String address) {
        InetAddress known = parse(address);
        if (known == null) {
            return UNKNOWN;
        }
        try {
            if (known instanceof Inet4Address || known.isLoopbackAddress()) {
                return new Network(known.getHostAddress());
            }
            return new Network(beginning(known, PREFIX_BYTES));
        } catch (UnknownHostException e) {
            throw new IllegalStateException(e);
        }
    }

    /** An address of which only the first bytes are kept. */
    private static String beginning(InetAddress address, int length) throws UnknownHostException {
        byte[] bytes = address.getAddress();
        Arrays.fill(bytes, length, bytes.length, (byte) 0);
        return InetAddress.getByAddress(bytes).getHostAddress();
    }

    /** The IPv6 /48 around it, of which a customer may get as many networks as wanted; of IPv4 and unknown ones, itself. */
    public Network wider() {
        try {
            return isInWider() ? new Network(beginning(InetAddress.ofLiteral(key), WIDER_PREFIX_BYTES)) : this;
        } catch (UnknownHostException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Whether there is a wider network around it. The first network of that has the same key. */
    public boolean isInWider() {
        InetAddress known = equals(UNKNOWN) ? null : InetAddress.ofLiteral(key);
        return known instanceof Inet6Address && !known.isLoopbackAddress();
    }

    /** The address that a text contains, also with a port or a zone; null if it contains none. */
    static @Nullable InetAddress parse(String address) {
        try {
            String bare = withoutPort(address.strip());
            int zone = bare.indexOf('%');
            // An IPv4 address that is written as an IPv6 one is read as IPv4.
            return InetAddress.ofLiteral(zone < 0 ? bare : bare.substring(0, zone));
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /** Whether it is this computer. */
    public boolean isLoopback() {
        return !equals(UNKNOWN) && InetAddress.ofLiteral(key).isLoopbackAddress();
    }

    /** Whether it is part of the internet instead of this computer or a local network. */
    public boolean isPublic() {
        return !equals(UNKNOWN) && !isLocal();
    }

    /** Whether it is this computer, or part of a local network. */
    public boolean isLocal() {
        if (equals(UNKNOWN)) {
            return false;
        }
        InetAddress known = InetAddress.ofLiteral(key);
        return LOCAL.stream().anyMatch(range -> range.includes(known));
    }

    /** Some proxies append the port: {@code 203.0.113.7:4711} or {@code [2001:db8::1]:4711}. */
    private static String withoutPort(String address) {
        if (address.startsWith("[")) {
            int end = address.indexOf(']');
            return end < 0 ? address : address.substring(1, end);
        }
        int colon = address.indexOf(':');
        boolean hasPort = colon >= 0 && colon == address.lastIndexOf(':') && address.indexOf('.') >= 0;
        return hasPort ? address.substring(0, colon) : address;
    }
}
