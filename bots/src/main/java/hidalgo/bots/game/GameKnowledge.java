package hidalgo.bots.game;

import hidalgo.bots.judgement.Judgement;
import hidalgo.bots.judgement.Weights;
import hidalgo.bots.reasons.Reasons;
import hidalgo.rules.Door;
import hidalgo.rules.Doors;
import hidalgo.rules.Position;
import hidalgo.rules.View;
import java.util.List;
import java.util.Map;

/** What a game brings to bots: all that search, analysis and the levels know about it. */
public interface GameKnowledge extends Door {
    /** That of all games. */
    Doors<GameKnowledge> ALL = Doors.of(GameKnowledge.class);

    /** The usual weights, those of the search included. */
    Weights weights();

    /** A judgement of positions by some weights; it serves one thread. */
    Judgement judgement(Weights weights);

    /** Why some moves of one turn of a seat, each legal after the one before, are good together. */
    Reasons reasons(Position before, int seat, List<Integer> moves);

    /** A judgement by the usual weights, some of them changed for an experiment. */
    default Judgement judgement(Map<String, Double> changed) {
        return judgement(weights().with(changed));
    }

    /** What bots know about the game of a position, which must have such knowledge registered. */
    static GameKnowledge of(Position position) {
        return ALL.of(position.game());
    }

    /** What bots know about the game of a view. */
    static GameKnowledge of(View view) {
        return ALL.of(view.game());
    }
}
