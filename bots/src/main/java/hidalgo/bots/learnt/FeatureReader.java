package hidalgo.bots.learnt;

import hidalgo.bots.judgement.Evaluation;
import hidalgo.bots.judgement.Judgement;
import hidalgo.rules.Position;

/*
 * The first input of a net about a seat is the judgement made by hand: so the net has to learn only where the judgement
 * is wrong, and a few thousand games are enough.
 */

/** All inputs of a net for a position: the judgement, and the features of the game. One thread only. */
public final class FeatureReader {
    /** The numbers of a seat that come from the judgement. */
    public static final int JUDGED = 2;

    private static final double ODDS_SCALE = 16;
    private static final double LEAD_SCALE = 2;

    private final Features features;
    private final Evaluation evaluation;
    private final double[] leads;
    private final FeatureRow row;
    private final FeatureRow ofMove;
    private final int seats;

    /** The inputs for positions with a number of seats. */
    public FeatureReader(Features features, Judgement judgement, int seats) {
        this.features = features;
        this.evaluation = new Evaluation(judgement);
        this.leads = new double[seats];
        this.seats = seats;
        this.row = new FeatureRow(seats, ofSeat(features), features.ofAll());
        this.ofMove = new FeatureRow(1, features.ofMove(), 0);
    }

    /** How many numbers describe a seat. */
    public static int ofSeat(Features features) {
        return JUDGED + features.ofSeat();
    }

    /** Reads a position. */
    public FeatureRow features(Position position) {
        row.clear();
        features.fill(position, row);
        double spread = evaluation.leads(position, leads);
        for (int seat = 0; seat < seats; seat++) {
            row.startSeat(seat, 0);
            row.add((int) Math.rint(ODDS_SCALE * leads[seat] / spread));
            row.add((int) Math.rint(LEAD_SCALE * leads[seat]));
        }
        return row;
    }

    /** Reads a legal move of a seat in the position that it read last. */
    public FeatureRow features(Position position, int seat, int move) {
        ofMove.clear();
        ofMove.startSeat(0, 0);
        features.fill(position, seat, move, ofMove);
        ofMove.endSeat(0);
        return ofMove;
    }
}
