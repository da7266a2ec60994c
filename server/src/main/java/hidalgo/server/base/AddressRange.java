package hidalgo.server.base;

import java.net.InetAddress;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The addresses that begin with the same bits.
 *
 * @param start an address of the range
 * @param bits how many of its leading bits all addresses share
 */
public record AddressRange(InetAddress start, int bits) {
    private static final Pattern FORM = Pattern.compile("(\\d+(?:\\.\\d+){3}|[0-9a-fA-F.]*:[0-9a-fA-F:.]*)/(\\d{1,3})");

    /** Every address. */
    public static final List<AddressRange> ALL = List.of(of("0.0.0.0/0"), of("::/0"));

    /**
     * A range such as {@code 10.0.0.0/8}.
     *
     * @throws IllegalArgumentException if the text is not a range
     */
    public static AddressRange of(String text) {
        Matcher parts = FORM.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException(text);
        }
        InetAddress start = InetAddress.ofLiteral(parts.group(1));
        int bits = Integer.parseInt(parts.group(2));
        if (bits > start.getAddress().length * Byte.SIZE) {
            throw new IllegalArgumentException(text);
        }
        return new AddressRange(start, bits);
    }

    /** Whether an address, as text, is in the range. */
    public boolean includes(String address) {
        InetAddress parsed = Network.parse(address);
        return parsed != null && includes(parsed);
    }

    /** Whether an address is in the range; one of IPv4 is in no range of IPv6. */
    public boolean includes(InetAddress address) {
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
