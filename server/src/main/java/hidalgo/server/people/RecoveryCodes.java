package hidalgo.server.people;

import hidalgo.tables.RequestRefused;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/*
 * A code has 50 random bits, so it is hashed like a password. All codes of a person have the same salt: a try computes one hash,
 * not one for each code.
 */

/** The codes by which people set a new password if they have lost theirs: each works once. */
final class RecoveryCodes {
    /** How many codes a person has. */
    static final int COUNT = 8;

    private static final int LETTERS = 10;
    private static final int LONGEST_TYPED = 40;

    /** Without letters and digits that look alike. */
    private static final String ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

    private static final SecureRandom RANDOM = new SecureRandom();

    private final String unmatchedHash = Passwords.matchedByNone();
    private final CredentialRepository repository;
    private final Clock clock;

    RecoveryCodes(CredentialRepository repository, Clock clock) {
        this.repository = repository;
        this.clock = clock;
    }

    /** New codes for a person, in place of the former ones. */
    List<String> make(Person person) {
        List<String> codes = new ArrayList<>();
        List<String> hashes = new ArrayList<>();
        while (codes.size() < COUNT) {
            String code = random();
            codes.add(code);
            hashes.add(
                    hashes.isEmpty()
                            ? Passwords.hash(plain(code))
                            : Passwords.hashLike(plain(code), hashes.getFirst()));
        }
        repository.putCodes(person.id(), hashes);
        return codes;
    }

    /** How many codes of a person still work. */
    int left(Person person) {
        return (int) repository.codes(person.id()).stream()
                .filter(code -> !code.isUsed())
                .count();
    }

    /** The hash of a code that works for a person; finding none takes the same time, also if there is no such person. */
    Optional<String> find(Optional<Person> person, String typed) {
        List<CredentialRepository.Code> codes =
                person.map(known -> repository.codes(known.id())).orElse(List.of());
        String like = codes.isEmpty() ? unmatchedHash : codes.getFirst().hash();
        String hash = Passwords.hashLike(plain(typed), like);
        return codes.stream()
                .filter(code -> !code.isUsed() && code.hash().equals(hash))
                .map(CredentialRepository.Code::hash)
                .findFirst();
    }

    /** Uses the code with a hash; false if it was used a moment ago. */
    boolean use(Person person, String hash) {
        return repository.useCode(person.id(), hash, clock.millis());
    }

    private static String random() {
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < LETTERS; i++) {
            code.append(i == LETTERS / 2 ? "-" : "").append(ALPHABET.charAt(RANDOM.nextInt(ALPHABET.length())));
        }
        return code.toString();
    }

    /** The letters alone, as people may also type them. */
    private static String plain(String typed) {
        if (typed.length() > LONGEST_TYPED) {
            throw RequestRefused.of(RequestRefused.Kind.FORBIDDEN, "server.recover");
        }
        return typed.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "");
    }
}
