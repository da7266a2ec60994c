package hidalgo.bots.learnt;

import hidalgo.bots.judgement.Evaluation;
import hidalgo.bots.judgement.WinEstimate;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;

/** Estimates win chances, and which moves are likely to be good, with a trained net. */
public final class LearntWinEstimate implements WinEstimate {
    private final FeatureReader reader;
    private final Net net;

    private LearntWinEstimate(FeatureReader reader, Net net) {
        this.reader = reader;
        this.net = net;
    }

    /** The win estimate of a net for a number of seats; there must be one. */
    public static LearntWinEstimate of(Nets nets, FeatureReader reader, int seats) {
        return new LearntWinEstimate(reader, new Net(nets.of(seats).orElseThrow()));
    }

    @Override
    public void chances(Position position, double[] chances) {
        if (position.isOver()) {
            Evaluation.shareVictory(position, chances);
        } else {
            net.chances(reader.features(position).numbers(), chances);
        }
    }

    @Override
    public boolean knowsMoves() {
        return net.knowsMoves();
    }

    @Override
    public void priors(Position position, int seat, MoveList moves, float[] priors) {
        net.ask(reader.features(position).numbers(), seat);
        for (int i = 0; i < moves.size(); i++) {
            priors[i] = net.liking(reader.features(position, seat, moves.get(i)).numbers());
        }
        Net.shareOut(priors, moves.size());
    }

    @Override
    public String settings() {
        return net.knowsMoves() ? "guided" : "learnt";
    }
}
