package hidalgo.server.people;

import com.nulabinc.zxcvbn.Strength;
import com.nulabinc.zxcvbn.Zxcvbn;
import com.nulabinc.zxcvbn.matchers.Match;
import java.lang.ref.SoftReference;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/*
 * zxcvbn estimates how many guesses a password takes from lists of words and passwords, rows of keys, repetitions and dates. Its
 * lists take 10 MB of memory, so they are dropped when memory is short. Its time grows with the cube of the length: 200
 * random characters take two seconds, 24 at most 50 milliseconds (0043).
 */

/** Finds passwords that are guessed soon. */
final class WeakPasswords {
    private static final double FEWEST_GUESSES = 1e6;

    /** For the rest of a password without the digits and signs around it: these are often added to a weak password. */
    private static final double FEWEST_GUESSES_OF_STEM = 1e4;

    private static final int LONGEST_PART = 24;
    private static final int FEWEST_OWN_LETTERS = 4;
    private static final int SHORTEST_NAME = 3;

    /**
     * Words that players of this server think of first, and common passwords of our languages that zxcvbn does not
     * know.
     */
    private static final List<String> WORDS = List.of(
            "elcaballero",
            "elgrande",
            "caballero",
            "hidalgo",
            "grande",
            "castillo",
            "ichliebedich",
            "willkommen",
            "bienvenue",
            "bienvenido",
            "teamo");

    private static SoftReference<Zxcvbn> kept = new SoftReference<>(null);

    private WeakPasswords() {}

    /**
     * The key of the message with the reason why a password is weak; null if it is not.
     *
     * @param names the person's names, which others try first
     */
    static @Nullable String reason(String password, List<String> names) {
        String plain = plain(password);
        List<String> words = words(names);
        if (ownLetters(plain, words) < FEWEST_OWN_LETTERS && !plain.equals(withoutWords(plain, words))) {
            return "server.password.weak.name";
        }
        // A long password is strong if its beginning or its end is.
        String start = plain.substring(0, Math.min(plain.length(), LONGEST_PART));
        String end = plain.substring(Math.max(0, plain.length() - LONGEST_PART));
        String reason = reasonOf(start, words);
        return reason == null || start.length() == plain.length() || reasonOf(end, words) != null ? reason : null;
    }

    private static @Nullable String reasonOf(String part, List<String> words) {
        Strength whole = zxcvbn().measure(part, words);
        if (whole.getGuesses() < FEWEST_GUESSES) {
            return explain(whole);
        }
        String stem = part.replaceAll("^[^\\p{L}]+|[^\\p{L}]+$", "");
        if (stem.isEmpty() || stem.equals(part)) {
            return null;
        }
        Strength core = zxcvbn().measure(stem, words);
        return core.getGuesses() < FEWEST_GUESSES_OF_STEM ? explain(core) : null;
    }

    /** The largest part of the password. */
    private static String explain(Strength strength) {
        Match largest = strength.getSequence().stream()
                .max(Comparator.comparingInt(Match::tokenLength))
                .orElseThrow();
        return switch (largest.pattern) {
            case Dictionary ->
                switch (largest.dictionaryName) {
                    case "user_inputs" -> "server.password.weak.name";
                    case "passwords" -> "server.password.weak.common";
                    default -> "server.password.weak.word";
                };
            case Spatial, Sequence -> "server.password.weak.row";
            case Repeat -> "server.password.weak.repeat";
            case Date, Regex -> "server.password.weak.date";
            case Bruteforce -> "server.password.weak.word";
        };
    }

    /** Case and accents make a password hardly harder to guess. */
    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT);
    }

    /** The names, their parts and our own words, the longest first. */
    private static List<String> words(List<String> names) {
        List<String> words = new ArrayList<>(WORDS);
        for (String name : names) {
            words.add(plain(name));
            for (String part : plain(name).split("[^\\p{L}\\p{N}]+")) {
                words.add(part);
            }
        }
        words.removeIf(word -> word.length() < SHORTEST_NAME);
        words.sort(Comparator.comparingInt(String::length).reversed());
        return words;
    }

    private static String withoutWords(String password, List<String> words) {
        String rest = password;
        for (String word : words) {
            rest = rest.replace(word, " ");
        }
        return rest;
    }

    /** How many letters of a password belong to no name and none of our words. */
    private static long ownLetters(String password, List<String> words) {
        return withoutWords(password, words)
                .codePoints()
                .filter(Character::isLetter)
                .count();
    }

    private static synchronized Zxcvbn zxcvbn() {
        Zxcvbn known = kept.get();
        if (known == null) {
            known = new Zxcvbn();
            kept = new SoftReference<>(known);
        }
        return known;
    }
}
