package hidalgo.server.command;

import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import hidalgo.server.people.Passwords;
import org.jspecify.annotations.Nullable;

/** The word that one must know to join a table. */
final class TableWord {
    private static final int LONGEST = 100;

    private TableWord() {}

    /** The hash of a word, which takes a while. */
    static String hash(@Nullable String word) {
        if (word == null || word.isBlank() || word.length() > LONGEST) {
            throw missing();
        }
        return Passwords.hash(word.strip());
    }

    /** The refusal where a word is missing. */
    static RequestRefused missing() {
        return RequestRefused.of(Kind.BAD, "server.word.missing", "most", LONGEST);
    }
}
