package hidalgo.workshop.load;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/*
 * The rate is raised by half until the server can't sustain it, and then the gap is halved a few times. If it can't
 * even sustain the first rate, that one is halved until it can. Other programs on the machine can spoil a trial, so a
 * rate counts as too high only if it fails twice.
 */

/** Finds the highest rate that a server sustains. */
final class KneeSearch {
    private static final double STEP = 1.5;
    private static final int HALVINGS = 3;
    private static final int TRIES = 2;
    private static final int LEAST = 10;

    private KneeSearch() {}

    /** The highest rate that was borne, looked for from a first one on; 0 if none was. */
    static int find(int first, int most, IntPredicate isBorne) {
        int good = 0;
        int rate = first;
        while (rate <= most && isBorneInTwoTries(rate, isBorne)) {
            good = rate;
            rate = (int) Math.ceil(rate * STEP);
        }
        int bad = Math.min(rate, most);
        while (good == 0 && bad / 2 >= LEAST) {
            if (isBorneInTwoTries(bad / 2, isBorne)) {
                good = bad / 2;
            } else {
                bad /= 2;
            }
        }
        for (int i = 0; i < HALVINGS && good > 0 && bad - good > 1; i++) {
            int middle = (good + bad) / 2;
            if (isBorneInTwoTries(middle, isBorne)) {
                good = middle;
            } else {
                bad = middle;
            }
        }
        return good;
    }

    private static boolean isBorneInTwoTries(int rate, IntPredicate isBorne) {
        return IntStream.range(0, TRIES).anyMatch(attempt -> isBorne.test(rate));
    }
}
