package hidalgo.lab;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.WinEstimate;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/*
 * A control variate, as in AIVAT (Burch and others, 2018), for the chance events alone. No bot knows the order of the cards
 * or tiles that are hidden from all, so before a draw every order is as likely as the true one. The chances after the true
 * draw, less the mean of the chances after draws from other orders, are 0 on average, whatever estimates the chances and
 * however good it is. Only draws count: before a secret choice is revealed, what others have chosen is not chance.
 */

/** How much the draws of a game have helped each seat, as its chance to win. */
final class Luck {
    private static final int DRAWS = 12;

    private final WinEstimate estimate;
    private final RandomSource random;
    private final Position before;
    private final Position other;
    private final double[] chances;
    private final double[] luck;

    /** No luck yet, in a game that begins. */
    Luck(Position start, RandomSource random) {
        GameKnowledge knowledge = GameKnowledge.of(start);
        this.estimate = knowledge.winEstimate(knowledge.judgement(Map.of()), start.seats());
        this.random = random;
        this.before = start.copy();
        this.other = start.copy();
        this.chances = new double[start.seats()];
        this.luck = new double[start.seats()];
    }

    /** Plays a move in a position, and adds the luck of what it reveals. */
    void play(Position position, int seat, int move) {
        before.set(position);
        position.play(seat, move);
        if (position.reveals() == before.reveals() || before.isChoosingSecretly()) {
            return;
        }
        add(position, 1);
        for (int i = 0; i < DRAWS; i++) {
            other.set(before.view(seat).sample(random));
            other.play(seat, move);
            add(other, -1.0 / DRAWS);
        }
    }

    private void add(Position position, double share) {
        estimate.chances(position, chances);
        for (int seat = 0; seat < luck.length; seat++) {
            luck[seat] += share * chances[seat];
        }
    }

    /** The luck of every seat so far; 0 on average, and 0 for all seats together. */
    List<Double> ofSeats() {
        List<Double> all = new ArrayList<>();
        for (double each : luck) {
            all.add(each);
        }
        return all;
    }
}
