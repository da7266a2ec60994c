package hidalgo.server.people;

import java.util.Locale;
import java.util.Set;

/*
 * What is tried first by whoever guesses: the passwords that most people have, the rows of keyboards, runs of numbers and
 * letters, one thing over and over, and the name itself. A longer list would catch more; guesses are limited too.
 */

/** Passwords that are guessed at once. */
final class WeakPasswords {
    private static final int FEWEST_CHARACTERS = 5;

    /** In lower case, without the figures and signs at the end. */
    private static final Set<String> COMMON = Set.of(
            "password",
            "passwort",
            "motdepasse",
            "contraseña",
            "contrasena",
            "passw0rd",
            "p@ssw0rd",
            "p@ssword",
            "iloveyou",
            "sunshine",
            "princess",
            "football",
            "baseball",
            "superman",
            "batman",
            "trustno",
            "welcome",
            "letmein",
            "starwars",
            "computer",
            "whatever",
            "michelle",
            "jennifer",
            "jordan",
            "hunter",
            "shadow",
            "master",
            "monkey",
            "dragon",
            "qwerty",
            "qwertz",
            "azerty",
            "asdfgh",
            "zxcvbn",
            "yxcvbn",
            "admin",
            "administrator",
            "changeme",
            "secret",
            "geheim",
            "hallo",
            "hola",
            "bonjour",
            "hello",
            "freedom",
            "internet",
            "samsung",
            "liverpool",
            "barcelona",
            "realmadrid",
            "chocolate",
            "butterfly",
            "charlie",
            "pokemon",
            "soccer",
            "hidalgo",
            "elgrande",
            "elcaballero",
            "caballero",
            "test",
            "testtest",
            "guest",
            "default",
            "access",
            "abcabc",
            "blink",
            "ichliebedich",
            "jetaime",
            "tequiero",
            "schatz",
            "fussball",
            "mustang",
            "michael",
            "jessica",
            "ashley",
            "daniel",
            "nicole",
            "thomas",
            "killer",
            "pepper",
            "cookie",
            "summer",
            "sommer");

    private static final String[] ROWS = {
        "01234567890123456789",
        "abcdefghijklmnopqrstuvwxyz",
        "qwertyuiopasdfghjklzxcvbnm",
        "qwertzuiopasdfghjklyxcvbnm",
        "azertyuiopqsdfghjklmwxcvbn",
        "1q2w3e4r5t6y7u8i9o0p",
        "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
        "qazwsxedcrfvtgbyhnujm"
    };

    private WeakPasswords() {}

    /** Whether a password of an account is among the first that somebody would try. */
    static boolean holds(String password, String account) {
        String small = password.toLowerCase(Locale.ROOT);
        String bare = small.replaceFirst("[\\d\\W_]+$", "");
        boolean few = small.chars().distinct().count() < FEWEST_CHARACTERS;
        boolean name = !account.isEmpty() && (bare.equals(account) || small.equals(account + account));
        return few || name || COMMON.contains(bare) || COMMON.contains(small) || isRun(small);
    }

    /** Whether it is a piece of a row, forwards or backwards, or such a piece twice. */
    private static boolean isRun(String password) {
        String half = password.substring(0, password.length() / 2);
        boolean twice = password.equals(half + half);
        String once = twice ? half : password;
        String back = new StringBuilder(once).reverse().toString();
        for (String row : ROWS) {
            if (row.contains(once) || row.contains(back)) {
                return true;
            }
        }
        return false;
    }
}
