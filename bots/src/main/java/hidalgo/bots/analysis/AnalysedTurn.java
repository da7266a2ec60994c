package hidalgo.bots.analysis;

import hidalgo.rules.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A turn of a game, or the part of it that a seat played without a break, judged by the search.
 *
 * @param ply how many moves led to it
 * @param seat the seat that took it
 * @param round the round it belongs to
 * @param moves its moves
 * @param chances each seat's chance to win before it, 1 in total
 * @param after its seat's chance to win after it
 * @param reasons the reasons for it
 * @param better a turn that would have been better, or null if the search found none
 */
public record AnalysedTurn(
        int ply,
        int seat,
        int round,
        List<String> moves,
        List<Double> chances,
        double after,
        List<Message> reasons,
        @Nullable Better better) {
    /**
     * A better turn.
     *
     * @param moves its moves; none if it was better to wait
     * @param after the seat's chance to win after it
     * @param reasons the reasons for it
     */
    public record Better(List<String> moves, double after, List<Message> reasons) {
        /** An immutable better turn. */
        public Better {
            moves = List.copyOf(moves);
            reasons = List.copyOf(reasons);
        }
    }

    /** An immutable turn. */
    public AnalysedTurn {
        moves = List.copyOf(moves);
        chances = List.copyOf(chances);
        reasons = List.copyOf(reasons);
    }

    /** The seat's chance to win before the turn. */
    public double before() {
        return chances.get(seat);
    }

    /** How many moves have been made by the end of the turn. */
    public int end() {
        return ply + moves.size();
    }

    /** The chance to win that was lost compared with the better turn. */
    public double loss() {
        return better == null ? 0 : better.after() - after;
    }
}
