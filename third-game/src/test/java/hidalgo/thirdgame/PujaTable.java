package hidalgo.thirdgame;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * La Puja as a seat sees it.
 *
 * @param leader the seat that leads the round
 * @param prize the value of this round's prize
 * @param chosen whether a seat has bid, seat by seat
 * @param bid the coin that the seat itself has bid
 */
public record PujaTable(
        int leader,
        int prize,
        List<Boolean> chosen,
        @Nullable Integer bid) {}
