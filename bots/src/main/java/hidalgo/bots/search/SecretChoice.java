package hidalgo.bots.search;

import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/*
 * No seat may know the choices that others make at the same moment. So every seat learns for itself which of its
 * choices do better than its average, and plays those in proportion to how much better (regret matching on mean
 * results); sometimes it tries one at random. There is no node below, because the next position depends on all choices
 * together.
 */

/** A node where several seats choose at once and in secret. */
final class SecretChoice implements Node {
    /** The object and its outer arrays; the arrays and array elements of a seat; the elements for a move. */
    private static final int OWN_BYTES = 160;

    private static final int BYTES_PER_SEAT = 72;
    private static final int BYTES_PER_MOVE = 16;

    private final int[][] moves;
    private final int[][] tried;
    private final double[][] chances;
    private final double[] sums;
    private final int[] chosen;
    private final double exploration;
    private int visits;

    SecretChoice(Position position, MoveList list, double exploration) {
        this.exploration = exploration;
        int seats = position.seats();
        moves = new int[seats][0];
        tried = new int[seats][0];
        chances = new double[seats][0];
        sums = new double[seats];
        chosen = new int[seats];
        for (int rest = position.obliged(); rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            position.legalMoves(seat, list);
            moves[seat] = list.toArray();
            tried[seat] = new int[list.size()];
            chances[seat] = new double[list.size()];
        }
    }

    @Override
    public int visits() {
        return visits;
    }

    @Override
    public double mean(int seat) {
        return visits == 0 ? 0 : sums[seat] / visits;
    }

    @Override
    public @Nullable Node after(int move) {
        return null;
    }

    @Override
    public List<@Nullable Node> children() {
        return List.of();
    }

    @Override
    public long ownBytes() {
        long bytes = OWN_BYTES;
        for (int[] choices : moves) {
            bytes += BYTES_PER_SEAT + (long) BYTES_PER_MOVE * choices.length;
        }
        return bytes;
    }

    /**
     * Lets every seat choose, plays the choices and returns them by seat. A choice that is not secret, such as a veto,
     * comes before all others and ends the round of choices, so no other choice is played.
     */
    int[] play(Position position, RandomSource random) {
        int choosing = position.obliged();
        int[] choices = new int[moves.length];
        int openly = -1;
        for (int rest = choosing; rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            chosen[seat] = select(seat, random);
            choices[seat] = moves[seat][chosen[seat]];
            openly = openly < 0 && !position.isSecret(choices[seat]) ? seat : openly;
        }
        for (int rest = openly < 0 ? choosing : 1 << openly; rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            position.play(seat, choices[seat]);
        }
        return choices;
    }

    void learn(double[] outcome) {
        visits++;
        for (int seat = 0; seat < moves.length; seat++) {
            if (moves[seat].length > 0) {
                tried[seat][chosen[seat]]++;
                chances[seat][chosen[seat]] += outcome[seat];
            }
            sums[seat] += outcome[seat];
        }
    }

    @Override
    public List<Advice.Candidate> candidates(int seat) {
        List<Advice.Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < moves[seat].length; i++) {
            candidates.add(new Advice.Candidate(moves[seat][i], tried[seat][i], chance(seat, i)));
        }
        return candidates;
    }

    @Override
    public List<Advice.Candidate> lessons() {
        return List.of();
    }

    private double chance(int seat, int index) {
        return tried[seat][index] == 0 ? 0 : chances[seat][index] / tried[seat][index];
    }

    private int select(int seat, RandomSource random) {
        int size = moves[seat].length;
        double regrets = 0;
        for (int i = 0; i < size; i++) {
            regrets += regret(seat, i);
        }
        if (regrets == 0 || random.below(1000) < exploration * 1000) {
            return random.below(size);
        }
        double lot = random.below(1 << 20) * regrets / (1 << 20);
        int index = 0;
        for (double sum = regret(seat, 0); sum <= lot && index < size - 1; sum += regret(seat, index)) {
            index++;
        }
        return index;
    }

    /** How much better a choice does than the seat's average; an untried one counts as good. */
    private double regret(int seat, int index) {
        if (tried[seat][index] == 0) {
            return 1;
        }
        return Math.max(0, chance(seat, index) - sums[seat] / visits);
    }
}
