package hidalgo.server.http;

import hidalgo.server.http.caller.RateLimits;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.request.Rate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/*
 * The names of accounts are public, so a limit for one account that refuses sign-ins would lock its owner out as soon as
 * a stranger has used it up. Only the network that the wrong passwords come from is refused. Wrong passwords from many
 * networks make every further one count more, so each of those networks has fewer attempts. Others in the owner's
 * network, or behind the same proxy, would lock the owner out too. So a device that signed in to the account before has
 * attempts that no other device can use up.
 */

/** Counts the wrong passwords of accounts. Right ones are not counted. */
final class LoginLimits {
    /** The weight of a wrong password at an account that is tried from many networks: it leaves four attempts. */
    private static final int COUNT_UNDER_ATTACK = 5;

    private LoginLimits() {}

    /**
     * Logs a caller in to an account, unless too many wrong passwords came from their network, or from their device if it signed
     * in to the account before.
     *
     * @param device identifies such a device
     */
    static <T> T logIn(HttpCall<?> call, String account, @Nullable String device, Supplier<T> login) {
        RateLimits limits = call.limits();
        if (device != null) {
            return counted(limits, Rate.GUESS_FROM_DEVICE, device, 1, login);
        }
        String network = call.caller().network().key();
        String accountFromNetwork = network + " " + account;
        int times = limits.isUsedUp(Rate.GUESS_FROM_ALL, account) ? COUNT_UNDER_ATTACK : 1;
        String wider = call.caller().network().wider().key();
        return counted(
                limits,
                Rate.GUESS_FROM_WIDER,
                wider,
                1,
                () -> counted(
                        limits,
                        Rate.GUESS,
                        network,
                        1,
                        () -> counted(limits, Rate.GUESS_AT_ACCOUNT, accountFromNetwork, times, () -> {
                            try {
                                return login.get();
                            } catch (RequestRefused refused) {
                                if (refused.kind() != Kind.BUSY) {
                                    limits.note(Rate.GUESS_FROM_ALL, account);
                                }
                                throw refused;
                            }
                        })));
    }

    /** Counts an attempt before the password is checked: otherwise many simultaneous attempts would not be refused. */
    private static <T> T counted(RateLimits limits, Rate rate, String who, int times, Supplier<T> login) {
        limits.reserve(rate, who, times);
        try {
            T entered = login.get();
            limits.refund(rate, who, times);
            return entered;
        } catch (RequestRefused refused) {
            if (refused.kind() == Kind.BUSY) {
                limits.refund(rate, who, times);
            } else {
                limits.charge(rate, who, times);
            }
            throw refused;
        }
    }
}
