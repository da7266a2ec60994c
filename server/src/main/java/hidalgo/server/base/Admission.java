package hidalgo.server.base;

import hidalgo.tables.protocol.GuestRights;
import hidalgo.tables.protocol.SignUp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The people that the host lets in.
 *
 * @param signUp the people who may make an account
 * @param guests the rights of people without an account
 * @param password the password that replaces an invitation; nothing if only links do
 * @param exempt networks whose sign-ups, logins and new guests are not limited
 */
public record Admission(
        SignUp signUp, GuestRights guests, @Nullable String password, List<AddressRange> exempt) {
    /** All may come. */
    public static final Admission USUAL = new Admission(SignUp.OPEN, GuestRights.PLAY, null, List.of());

    /** An immutable admission. */
    public Admission {
        exempt = List.copyOf(exempt);
    }

    /** Whether sign-up is open to all. */
    public boolean isOpen() {
        return signUp == SignUp.OPEN;
    }

    /** Whether sign-up is closed. */
    public boolean isClosed() {
        return signUp == SignUp.CLOSED;
    }

    /** Whether requests from an address are not limited by network. */
    public boolean isExempt(String address) {
        var parsed = Network.parse(address);
        return parsed != null && exempt.stream().anyMatch(range -> range.includes(parsed));
    }
}
