package hidalgo.bots.search;

import hidalgo.rules.RandomSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/*
 * Moves are ordered by their prior, the best first. A turn has hundreds of continuations, so a node opens its moves one
 * by one as it is visited more often (progressive widening). Among the open moves it weighs the success of a move for
 * its own seat (max^n) against its prior and the number of times it was tried (PUCT). Most nodes are at the edge of the
 * tree and never visited again, so their counters are allocated at the first visit.
 */

/** A node where one seat chooses openly. */
final class Decision implements Node, Halving.Tries {
    private static final int[] NONE_TRIED = {};
    private static final double[] NO_CHANCES = {};
    private static final Node[] NO_CHILDREN = {};

    /** The object with its moves and priors; the empty arrays that the first visit adds. */
    private static final int OWN_BYTES = 88;

    private static final int COUNT_BYTES = 48;
    private static final int ARRAY_BYTES = 16;

    /** The entry by which a search finds it again. */
    private static final int ENTRY_BYTES = 72;

    /** About how many moves get most of the noise. */
    private static final double NOISY_MOVES = 10;

    /** Chances count against priors as if the most tried move had this many more tries. */
    private static final int KNOWN_TRIES = 50;

    final int seat;
    /** The visible fingerprint of its position, if the search joins nodes. */
    long visible;

    private final int seats;
    private final SearchSettings settings;
    private final int[] moves;
    private final float[] prior;
    private int[] tried = NONE_TRIED;
    private double[] chances = NO_CHANCES;
    private double[] sums = NO_CHANCES;
    private @Nullable Node[] children = NO_CHILDREN;
    private int visits;
    private int open;
    /** Shares out the tries, if this is the root of a search that does so. */
    private @Nullable Halving halving;
    /** Whether its moves are tried for the sake of the training too. */
    private boolean forces;

    /** A node whose moves are ordered by their prior. */
    Decision(int seat, int seats, int[] moves, float[] prior, SearchSettings settings) {
        this.seat = seat;
        this.seats = seats;
        this.moves = moves;
        this.prior = prior;
        this.settings = settings;
    }

    @Override
    public int visits() {
        return visits;
    }

    /**
     * The same decision, before its first visit, with priors that are partly random, so that the games for training
     * also show moves that seem bad.
     */
    Decision forTraining(RandomSource random) {
        double[] noise = new double[moves.length];
        double sum = 0;
        for (int i = 0; i < noise.length; i++) {
            // A draw from a gamma distribution with a small shape, approximately: so all of them are one draw from
            // Dirichlet's.
            double shape = Math.min(1, NOISY_MOVES / noise.length);
            noise[i] = -Math.log(uniform(random)) * Math.pow(uniform(random), 1 / shape);
            sum += noise[i];
        }
        Integer[] order = new Integer[moves.length];
        for (int i = 0; i < noise.length; i++) {
            order[i] = i;
            noise[i] = (1 - settings.noise()) * prior[i] + settings.noise() * noise[i] / sum;
        }
        Arrays.sort(order, Comparator.comparingDouble(i -> -noise[i]));
        int[] ordered = new int[moves.length];
        float[] priors = new float[moves.length];
        for (int i = 0; i < order.length; i++) {
            ordered[i] = moves[order[i]];
            priors[i] = (float) noise[order[i]];
        }
        Decision noisy = new Decision(seat, seats, ordered, priors, settings);
        noisy.forces = true;
        return noisy;
    }

    private static double uniform(RandomSource random) {
        return (random.below(1 << 24) + 0.5) / (1 << 24);
    }

    int size() {
        return moves.length;
    }

    int move(int index) {
        return moves[index];
    }

    /** The chance to win that a move has shown for its seat; the position after it may be known better by other ways. */
    private double chance(int index) {
        if (tried(index) == 0) {
            return 0;
        }
        Node child = children[index];
        return child != null && child.visits() > tried[index]
                ? child.mean(seat)
                : chances[index * seats + seat] / tried[index];
    }

    /** Shares out the next visits among some of the moves, this many at most. */
    Halving shareOut(int candidates) {
        halving = new Halving(this, moves.length, candidates);
        return halving;
    }

    @Override
    public double promise(int index) {
        double chance = tried(index) == 0 ? mean(seat) : chance(index);
        double weight = settings.halvingHeat()
                * (KNOWN_TRIES + Arrays.stream(tried).max().orElse(0));
        return Math.log(Math.max(Float.MIN_NORMAL, prior[index])) + weight * chance;
    }

    @Override
    public int tried(int index) {
        return tried.length == 0 ? 0 : tried[index];
    }

    @Nullable
    Node child(int index) {
        return children.length == 0 ? null : children[index];
    }

    void setChild(int index, Node child) {
        children[index] = child;
    }

    /** The move to follow now, among those that are open. */
    int select() {
        if (tried.length == 0) {
            tried = new int[moves.length];
            chances = new double[moves.length * seats];
            sums = new double[seats];
            children = new Node[moves.length];
            return 0;
        }
        if (moves.length == 1) {
            return 0;
        }
        if (halving != null) {
            return halving.next();
        }
        if (open < moves.length) {
            open = (int) Math.ceil(settings.openMoves() * Math.pow(visits + 1, settings.openingPower()));
        }
        for (int i = 0; forces && i < moves.length; i++) {
            if (tried[i] > 0 && tried[i] < forcedTries(i)) {
                return i;
            }
        }
        double untried = Double.NaN;
        double best = Double.NEGATIVE_INFINITY;
        int selected = 0;
        for (int i = 0; i < Math.min(moves.length, open); i++) {
            double value;
            if (tried[i] == 0) {
                untried = Double.isNaN(untried) ? valueOfUntried() : untried;
                value = untried;
            } else {
                value = chance(i);
            }
            double score = value + bonus(i, tried[i]);
            if (score > best) {
                best = score;
                selected = i;
            }
        }
        return selected;
    }

    /** The bonus of a move's score for having been tried rarely. */
    private double bonus(int index, int tries) {
        return settings.exploration() * prior[index] * Math.sqrt(visits + 1) / (1 + tries);
    }

    private double forcedTries(int index) {
        return Math.sqrt(settings.forced() * prior[index] * visits);
    }

    @Override
    public List<Advice.Candidate> lessons() {
        List<Advice.Candidate> lessons = new ArrayList<>();
        int best = 0;
        for (int i = 0; i < tried.length; i++) {
            best = tried[i] > tried[best] ? i : best;
        }
        double most = tried.length == 0 ? 0 : chance(best) + bonus(best, tried[best]);
        for (int i = 0; i < moves.length; i++) {
            int tries = tried(i);
            int least = forces && i != best ? tries - (int) forcedTries(i) : tries;
            while (tries > Math.max(0, least) && chance(i) + bonus(i, tries - 1) < most) {
                tries--;
            }
            lessons.add(new Advice.Candidate(moves[i], forces && i != best && tries == 1 ? 0 : tries, chance(i)));
        }
        return lessons;
    }

    void learn(int index, double[] outcome) {
        visits++;
        tried[index]++;
        for (int i = 0; i < seats; i++) {
            chances[index * seats + i] += outcome[i];
            sums[i] += outcome[i];
        }
    }

    @Override
    public double mean(int whose) {
        return visits == 0 ? 0 : sums[whose] / visits;
    }

    /** The same decision without some of its moves, and with its results for the others. */
    Decision without(List<Integer> some) {
        int[] kept = IntStream.range(0, moves.length)
                .filter(i -> !some.contains(moves[i]))
                .toArray();
        if (kept.length == moves.length || kept.length == 0) {
            return this;
        }
        float[] priors = new float[kept.length];
        for (int i = 0; i < kept.length; i++) {
            priors[i] = prior[kept[i]];
        }
        Decision other =
                new Decision(seat, seats, Arrays.stream(kept).map(i -> moves[i]).toArray(), priors, settings);
        if (tried.length > 0) {
            other.open = open;
            other.tried = Arrays.stream(kept).map(i -> tried[i]).toArray();
            other.visits = Arrays.stream(other.tried).sum();
            other.chances = new double[kept.length * seats];
            other.sums = new double[seats];
            other.children = new Node[kept.length];
            for (int i = 0; i < kept.length; i++) {
                System.arraycopy(chances, kept[i] * seats, other.chances, i * seats, seats);
                for (int j = 0; j < seats; j++) {
                    other.sums[j] += other.chances[i * seats + j];
                }
                other.children[i] = children[kept[i]];
            }
        }
        return other;
    }

    @Override
    public @Nullable Node after(int move) {
        for (int i = 0; i < moves.length; i++) {
            if (moves[i] == move) {
                return child(i) instanceof Decision next && next.seat == seat ? next : null;
            }
        }
        return null;
    }

    /** The estimated size of what the first visit adds, in bytes. */
    long countBytes() {
        return COUNT_BYTES
                + ARRAY_BYTES
                + (long) Double.BYTES * seats
                + moves.length * (2L * Integer.BYTES + (long) Double.BYTES * seats);
    }

    @Override
    public long ownBytes() {
        return OWN_BYTES
                + (settings.joins() ? ENTRY_BYTES : 0)
                + 2L * Integer.BYTES * moves.length
                + (tried.length == 0 ? 0 : countBytes());
    }

    @Override
    public List<@Nullable Node> children() {
        return Arrays.asList(children);
    }

    @Override
    public List<Advice.Candidate> candidates(int whose) {
        List<Advice.Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < moves.length; i++) {
            candidates.add(new Advice.Candidate(moves[i], tried(i), chance(i)));
        }
        return halving == null ? candidates : Halving.first(candidates, halving.best());
    }

    /** The assumed value of an untried move: a little less than that of the tried ones. */
    private double valueOfUntried() {
        if (visits == 0) {
            return 0.5;
        }
        return sums[seat] / visits - settings.untriedPenalty();
    }
}
