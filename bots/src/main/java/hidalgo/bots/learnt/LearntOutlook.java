package hidalgo.bots.learnt;

import hidalgo.bots.judgement.Evaluation;
import hidalgo.bots.judgement.Outlook;
import hidalgo.rules.Position;

/** Says who is likely to win by what a net has learnt. */
public final class LearntOutlook implements Outlook {
    private final Sight sight;
    private final Net net;

    private LearntOutlook(Sight sight, Net net) {
        this.sight = sight;
        this.net = net;
    }

    /** The outlook of a net for a number of seats; there must be one. */
    public static LearntOutlook of(Nets nets, Sight sight, int seats) {
        return new LearntOutlook(sight, new Net(nets.of(seats).orElseThrow()));
    }

    @Override
    public void chances(Position position, double[] chances) {
        if (position.isOver()) {
            Evaluation.shareVictory(position, chances);
        } else {
            net.chances(sight.look(position).numbers(), chances);
        }
    }

    @Override
    public String settings() {
        return "learnt";
    }
}
