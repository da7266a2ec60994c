package hidalgo.bots.judgement;

import hidalgo.rules.Position;
import java.util.Arrays;
import java.util.List;

/** The goals of a seat, according to a judgement: its own points, the points of others, and finally the victory. */
public final class Evaluation implements WinEstimate {
    private final Judgement judgement;
    private final double rivalry;
    private final double firstSpread;
    private final double lastSpread;
    private double[] worth = new double[0];

    /** An evaluation by a judgement and its weights. */
    public Evaluation(Judgement judgement) {
        this.judgement = judgement;
        Weights weights = judgement.weights();
        rivalry = weights.get("rivalry");
        firstSpread = weights.get("spread.first");
        lastSpread = weights.get("spread.last");
    }

    /**
     * A seat's advantage in points: what the position is worth to it, minus a share of what it is worth to the others.
     */
    public double advantage(Position position, int seat) {
        judge(position);
        int seats = position.seats();
        double others = 0;
        for (int other = 0; other < seats; other++) {
            others += other == seat ? 0 : worth[other];
        }
        return worth[seat] - rivalry * others / (seats - 1);
    }

    /**
     * Fills in each seat's chance to win, from 0 to 1, from its lead over the best other seat; a lead counts more the
     * later it is.
     */
    @Override
    public void chances(Position position, double[] chances) {
        if (position.isOver()) {
            shareVictory(position, chances);
            return;
        }
        double spread = leads(position, chances);
        for (int seat = 0; seat < position.seats(); seat++) {
            chances[seat] = 1 / (1 + Math.exp(-chances[seat] / spread));
        }
    }

    @Override
    public String settings() {
        return "search";
    }

    /** Fills in each seat's lead over the best other seat, and returns the lead that means a chance of 73%. */
    public double leads(Position position, double[] leads) {
        judge(position);
        int seats = position.seats();
        for (int seat = 0; seat < seats; seat++) {
            double best = Double.NEGATIVE_INFINITY;
            for (int other = 0; other < seats; other++) {
                best = other == seat ? best : Math.max(best, worth[other]);
            }
            leads[seat] = worth[seat] - best;
        }
        return firstSpread + (lastSpread - firstSpread) * judgement.progress(position);
    }

    private void judge(Position position) {
        if (worth.length != position.seats()) {
            worth = new double[position.seats()];
        }
        judgement.worth(position, worth);
    }

    /** Fills in each seat's share of the victory when the game is over; a shared victory counts in equal parts. */
    public static void shareVictory(Position over, double[] chances) {
        List<Integer> winners = over.winners();
        Arrays.fill(chances, 0);
        for (int winner : winners) {
            chances[winner] = 1.0 / winners.size();
        }
    }
}
