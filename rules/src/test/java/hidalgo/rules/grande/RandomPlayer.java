package hidalgo.rules.grande;

import hidalgo.rules.LegalMoves;
import hidalgo.rules.RandomSource;
import hidalgo.rules.grande.GrandePosition.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Plays random moves in its own style: together the styles reach positions that uniform games hardly ever reach. */
final class RandomPlayer {
    /** The style of a player. */
    enum Style {
        /** Every legal move is equally likely. */
        UNIFORM,
        /** Every kind of move is equally likely. */
        BY_KIND,
        /** Stops, vetoes and ends seldom. */
        BUSY,
        /** The same, but empties the province with low power cards. */
        GREEDY,
        /** Takes vetoes where they lie and uses them before secret choices. */
        CONTRARY
    }

    /**
     * A choice.
     *
     * @param seat the seat that moves
     * @param move the move
     */
    record Choice(int seat, String move) {}

    private final Style style;
    private final RandomSource random;

    RandomPlayer(Style style, RandomSource random) {
        this.style = style;
        this.random = random;
    }

    Choice choose(GrandePosition position) {
        boolean obligedOnly = style != Style.UNIFORM && style != Style.BY_KIND && random.below(8) > 0;
        List<Integer> seats = LegalMoves.seats(obligedOnly ? position.obliged() : position.movers());
        int seat = any(seats);
        List<String> legal = LegalMoves.of(position, seat);
        return new Choice(seat, style == Style.UNIFORM ? any(legal) : byStyle(position, legal));
    }

    private String byStyle(GrandePosition position, List<String> legal) {
        if (style == Style.BY_KIND) {
            return byKind(legal);
        }
        if (style == Style.GREEDY && position.stage() == Stage.LAYING) {
            return legal.getFirst();
        }
        if (style == Style.CONTRARY) {
            if (position.stage() == Stage.DISKS && legal.contains("veto") && random.below(3) == 0) {
                return "veto";
            }
            if (legal.contains("card 2") && ("veto".equals(position.faceUp(2)) || random.below(2) == 0)) {
                return "card 2";
            }
            if (legal.contains("card 4") && random.below(2) == 0) {
                return "card 4";
            }
        }
        if (legal.contains("special") && random.below(2) == 0) {
            return "special";
        }
        List<String> liked = without(
                legal,
                move -> move.equals("end")
                        || move.equals("veto") && random.below(8) > 0
                        || move.equals("done") && random.below(8) > 0);
        return any(liked.isEmpty() ? legal : liked);
    }

    private String byKind(List<String> legal) {
        Map<String, List<String>> kinds = new TreeMap<>();
        for (String move : legal) {
            kinds.computeIfAbsent(move.split(" ")[0], kind -> new ArrayList<>()).add(move);
        }
        return any(any(List.copyOf(kinds.values())));
    }

    private <T> T any(List<T> all) {
        return all.get(random.below(all.size()));
    }

    private static List<String> without(List<String> moves, Predicate<String> disliked) {
        return moves.stream().filter(disliked.negate()).toList();
    }
}
