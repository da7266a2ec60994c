package hidalgo.bots;

import hidalgo.rules.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * What a search expects of a position.
 *
 * @param chances each seat's chance to win, together 1
 */
public record Outlook(List<Double> chances) {
    /** An outlook that can't be changed. */
    public Outlook {
        chances = List.copyOf(chances);
    }

    /** The outlook that shares 1 among the seats as these numbers have it. */
    static Outlook of(double[] hopes) {
        double sum = 0;
        for (double hope : hopes) {
            sum += hope;
        }
        List<Double> chances = new ArrayList<>();
        for (double hope : hopes) {
            chances.add(sum == 0 ? 1.0 / hopes.length : hope / sum);
        }
        return new Outlook(chances);
    }

    /** The outlook when the game is over: a shared victory counts in equal parts. */
    static Outlook ofVictory(Position over) {
        int best = Integer.MIN_VALUE;
        for (int seat = 0; seat < over.seats(); seat++) {
            best = Math.max(best, over.total(seat));
        }
        double[] wins = new double[over.seats()];
        for (int seat = 0; seat < over.seats(); seat++) {
            wins[seat] = over.total(seat) == best ? 1 : 0;
        }
        return of(wins);
    }

    /** A seat's chance to win, from 0 to 1. */
    public double of(int seat) {
        return chances.get(seat);
    }
}
