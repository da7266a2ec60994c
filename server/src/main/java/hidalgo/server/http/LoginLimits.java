package hidalgo.server.http;

import hidalgo.tables.RequestRefused;
import java.util.function.Supplier;

/*
 * The names of accounts are public, so a limit for one account that refuses logins would lock its owner out as soon as a
 * stranger has used it up. Only the network that the wrong passwords come from is refused. Wrong passwords from many
 * networks make every further one count more, so each of those networks has fewer tries.
 */

/** Counts the wrong passwords of accounts. Right ones are not counted. */
final class LoginLimits {
    /** How much a wrong password counts at an account that is tried from many networks: four tries are left then. */
    private static final int COUNT_UNDER_ATTACK = 5;

    private LoginLimits() {}

    /** Logs a caller in to an account, unless their network has sent too many wrong passwords. */
    static <T> T logIn(Call<?> call, String account, Supplier<T> login) {
        RateLimits limits = call.limits();
        String network = call.caller().network().key();
        String accountFromNetwork = network + " " + account;
        int times = limits.isUsedUp(Rate.GUESS_FROM_ALL, account) ? COUNT_UNDER_ATTACK : 1;
        // Counted before the password is tried: otherwise many that are tried at once would not be refused.
        limits.reserve(Rate.GUESS, network, 1);
        limits.reserve(Rate.GUESS_AT_ACCOUNT, accountFromNetwork, times);
        try {
            T entered = login.get();
            limits.giveBack(Rate.GUESS, network, 1);
            limits.giveBack(Rate.GUESS_AT_ACCOUNT, accountFromNetwork, times);
            return entered;
        } catch (RequestRefused wrong) {
            limits.keep(Rate.GUESS, network, 1);
            limits.keep(Rate.GUESS_AT_ACCOUNT, accountFromNetwork, times);
            limits.note(Rate.GUESS_FROM_ALL, account);
            throw wrong;
        }
    }
}
