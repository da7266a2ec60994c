package hidalgo.thirdgame;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * La Puja as a seat sees it.
 *
 * @param round the round, from 1
 * @param leader the seat that leads the round
 * @param prize the value of this round's prize
 * @param hands the cards of each seat, with one that has been bid secretly
 * @param chosen whether a seat has bid, seat by seat
 * @param bid the card that the seat itself has bid
 * @param last the cards that were bid in the round before, or 0
 * @param totals the points of each seat
 */
public record PujaTable(
        int round,
        int leader,
        int prize,
        List<List<Integer>> hands,
        List<Boolean> chosen,
        @Nullable Integer bid,
        List<Integer> last,
        List<Integer> totals) {}
