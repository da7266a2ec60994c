package hidalgo.bots.analysis;

import hidalgo.bots.judgement.Evaluation;
import hidalgo.rules.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Win estimates.
 *
 * @param bySeat each seat's chance to win, 1 in total
 */
public record WinChances(List<Double> bySeat) {
    /** Immutable chances. */
    public WinChances {
        bySeat = List.copyOf(bySeat);
    }

    /** The chances in proportion to these numbers, 1 in total. */
    static WinChances inProportionTo(double[] numbers) {
        double sum = 0;
        for (double number : numbers) {
            sum += number;
        }
        List<Double> chances = new ArrayList<>();
        for (double number : numbers) {
            chances.add(sum == 0 ? 1.0 / numbers.length : number / sum);
        }
        return new WinChances(chances);
    }

    /** The chances when the game is over: a shared victory counts in equal parts. */
    static WinChances atTheEnd(Position over) {
        double[] shares = new double[over.seats()];
        Evaluation.shareVictory(over, shares);
        return inProportionTo(shares);
    }

    /** A seat's chance to win, from 0 to 1. */
    public double of(int seat) {
        return bySeat.get(seat);
    }
}
