package hidalgo.bots.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The results of a search for the possible moves.
 *
 * @param candidates all moves, the most tried first
 */
public record Advice(List<Candidate> candidates) {
    /** The choice of a seat that is not obliged to move and does not want to interrupt. */
    public static final int WAIT = -1;

    /**
     * A move and the search's results for it.
     *
     * @param move its number, or {@link Advice#WAIT}
     * @param tries how often the search tried it
     * @param chance the chance to win that it showed for its seat, from 0 to 1; 0 if it was never tried
     */
    public record Candidate(int move, int tries, double chance) {}

    /** Immutable advice. */
    public Advice {
        candidates = List.copyOf(candidates);
    }

    /** The move to play: the one tried most often. */
    public Candidate best() {
        return candidates.getFirst();
    }

    /** The combined results of several searches. */
    public static Advice of(List<Search> searches, int seat) {
        Map<Integer, Candidate> sums = new LinkedHashMap<>();
        for (Search search : searches) {
            for (Candidate found : search.root().candidates(seat)) {
                sums.merge(found.move(), found, Advice::sum);
            }
        }
        List<Candidate> candidates = new ArrayList<>(sums.values());
        candidates.sort(Comparator.comparingInt(Candidate::tries).reversed());
        return new Advice(candidates);
    }

    private static Candidate sum(Candidate one, Candidate other) {
        int tries = one.tries() + other.tries();
        double won = one.tries() * one.chance() + other.tries() * other.chance();
        return new Candidate(one.move(), tries, tries == 0 ? 0 : won / tries);
    }
}
