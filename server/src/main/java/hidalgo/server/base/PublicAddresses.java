package hidalgo.server.base;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;

/*
 * The ranges of IANA's registries of special addresses that are not public: private networks, documentation, tests and
 * reserved ones. Some IPv6 addresses contain an IPv4 address, which then counts. The server's own addresses may be
 * public, but calls to them come from inside.
 */

/** Distinguishes public addresses of the internet from all others. */
public final class PublicAddresses {
    private static final List<String> OTHERS = List.of(
            "0.0.0.0/8",
            "10.0.0.0/8",
            "100.64.0.0/10",
            "127.0.0.0/8",
            "169.254.0.0/16",
            "172.16.0.0/12",
            "192.0.0.0/24",
            "192.0.2.0/24",
            "192.88.99.0/24",
            "192.168.0.0/16",
            "198.18.0.0/15",
            "198.51.100.0/24",
            "203.0.113.0/24",
            "224.0.0.0/3",
            "::/96",
            "64:ff9b:1::/48",
            "100::/64",
            "2001::/23",
            "2001:db8::/32",
            "3fff::/20",
            "5f00::/16",
            "fc00::/7",
            "fe80::/10",
            "fec0::/10",
            "ff00::/8");
    private static final List<AddressRange> RANGES =
            OTHERS.stream().map(AddressRange::of).toList();

    /** The address of IPv4 begins at this byte of an address of IPv6. */
    private static final int AFTER_NAT64 = 12;

    private static final int AFTER_6TO4 = 2;
    private static final AddressRange NAT64 = AddressRange.of("64:ff9b::/96");
    private static final AddressRange SIX_TO_FOUR = AddressRange.of("2002::/16");

    private PublicAddresses() {}

    /** Whether anybody may call an address, and it is not one of this machine. */
    public static boolean holds(InetAddress address) {
        return isPublic(address) && !isOwn(address);
    }

    private static boolean isPublic(InetAddress address) {
        if (NAT64.includes(address)) {
            return isPublic(within(address, AFTER_NAT64));
        }
        if (SIX_TO_FOUR.includes(address)) {
            return isPublic(within(address, AFTER_6TO4));
        }
        return RANGES.stream().noneMatch(range -> range.includes(address));
    }

    private static InetAddress within(InetAddress address, int from) {
        try {
            return InetAddress.getByAddress(Arrays.copyOfRange(address.getAddress(), from, from + 4));
        } catch (UnknownHostException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean isOwn(InetAddress address) {
        try {
            return NetworkInterface.getByInetAddress(address) != null;
        } catch (SocketException e) {
            return true;
        }
    }
}
