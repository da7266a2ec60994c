package hidalgo.server.command;

import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import hidalgo.server.people.Passwords;
import org.jspecify.annotations.Nullable;

/** The password that people need to join a table. */
final class TablePassword {
    private static final int LONGEST = 100;

    private TablePassword() {}

    /** The hash of a password, which takes a while to compute. */
    static String hash(@Nullable String password) {
        if (password == null || password.isBlank() || password.length() > LONGEST) {
            throw missing();
        }
        return Passwords.hash(password.strip());
    }

    /** The refusal where a password is missing. */
    static RequestRefused missing() {
        return RequestRefused.of(Kind.BAD, "server.word.missing", "most", LONGEST);
    }
}
