package hidalgo.server.command;

import hidalgo.server.people.Passwords;
import hidalgo.tables.command.TableSettings;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The password that people need to join a table. */
final class TablePassword {
    private TablePassword() {}

    /** Refuses invalid passwords before anything is hashed. */
    static void requireValid(@Nullable String password) {
        if (!isValid(password)) {
            throw TableSettings.passwordMissing();
        }
    }

    private static boolean isValid(@Nullable String password) {
        return password != null
                && password.strip().length() >= TableSettings.SHORTEST_PASSWORD
                && password.length() <= TableSettings.LONGEST_PASSWORD;
    }

    /** The hash of a password, which takes some time to compute; {@code beforeHashing} may refuse that. */
    static String hash(@Nullable String password, Runnable beforeHashing) {
        if (password == null || !isValid(password)) {
            throw TableSettings.passwordMissing();
        }
        beforeHashing.run();
        return Passwords.hashForTable(spoken(password));
    }

    /**
     * Whether a password is the one that was hashed; {@code beforeHashing} may refuse to compare them. Older tables took letters as
     * they were written.
     */
    static boolean matches(String given, String hashed, Runnable beforeHashing) {
        beforeHashing.run();
        String spoken = spoken(given);
        boolean mayBeAsWritten = !Passwords.isForTable(hashed) && !spoken.equals(given.strip());
        return Passwords.matchesForTable(spoken, hashed)
                || mayBeAsWritten && Passwords.matchesForTable(given.strip(), hashed);
    }

    /** People tell each other a password, and phones write its first letter large. */
    private static String spoken(String password) {
        return password.strip().toLowerCase(Locale.ROOT);
    }
}
