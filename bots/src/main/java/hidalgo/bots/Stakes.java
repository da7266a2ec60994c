package hidalgo.bots;

import hidalgo.rules.Position;

/** What a seat plays for: its own points, the points of others, and in the end the victory. */
final class Stakes {
    private final Judgement judgement;
    private final double[] worth = new double[5];
    private final double rivalry;
    private final double firstSpread;
    private final double lastSpread;

    Stakes(Judgement judgement) {
        this.judgement = judgement;
        Weights weights = judgement.weights();
        rivalry = weights.get("rivalry");
        firstSpread = weights.get("spread.first");
        lastSpread = weights.get("spread.last");
    }

    /** How glad a seat is of a position, in points: of its own worth, less so of what the others have. */
    double gladness(Position position, int seat) {
        judgement.worth(position, worth);
        int seats = position.seats();
        double others = 0;
        for (int other = 0; other < seats; other++) {
            others += other == seat ? 0 : worth[other];
        }
        return worth[seat] - rivalry * others / (seats - 1);
    }

    /** Fills in each seat's chance to win, from 0 to 1: the lead over the best other, the surer the later. */
    void chances(Position position, double[] chances) {
        judgement.worth(position, worth);
        int seats = position.seats();
        if (position.isOver()) {
            victory(position, chances);
            return;
        }
        double spread = firstSpread + (lastSpread - firstSpread) * judgement.progress(position);
        for (int seat = 0; seat < seats; seat++) {
            double best = Double.NEGATIVE_INFINITY;
            for (int other = 0; other < seats; other++) {
                best = other == seat ? best : Math.max(best, worth[other]);
            }
            chances[seat] = 1 / (1 + Math.exp((best - worth[seat]) / spread));
        }
    }

    /** A shared victory counts in equal parts. */
    private static void victory(Position position, double[] chances) {
        int best = Integer.MIN_VALUE;
        int winners = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            winners = position.total(seat) > best ? 1 : position.total(seat) == best ? winners + 1 : winners;
            best = Math.max(best, position.total(seat));
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            chances[seat] = position.total(seat) == best ? 1.0 / winners : 0;
        }
    }
}
