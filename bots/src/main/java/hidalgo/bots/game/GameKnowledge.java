package hidalgo.bots.game;

import hidalgo.bots.judgement.Judgement;
import hidalgo.bots.judgement.Weights;
import hidalgo.bots.reasons.Reasons;
import hidalgo.rules.Position;
import hidalgo.rules.View;
import java.util.List;
import java.util.Map;

/*
 * The only thing that a game brings to this module. Its class is named in META-INF/services/hidalgo.bots.game.GameKnowledge;
 * search, analysis and the levels of bots find it by the game's name and know nothing else about the game.
 */

/** What bots know about one game. */
public interface GameKnowledge {
    /** The name of the game, as in {@link hidalgo.rules.Game#id}. */
    String game();

    /** The usual weights, those of the search included. */
    Weights weights();

    /** A judgement of positions by some weights; it serves one thread. */
    Judgement judgement(Weights weights);

    /**
     * A number that stays the same as long as a turn lasts and is not negative. What belongs to no seat's turn, such as laying
     * power cards, has a number of its own.
     */
    int turn(Position position);

    /** Whether seats choose secretly now, or have begun to. */
    boolean isSecret(Position position);

    /** Why some moves of one turn of a seat, each legal after the one before, are good together. */
    Reasons reasons(Position before, int seat, List<Integer> moves);

    /** A judgement by the usual weights, some of them changed for an experiment. */
    default Judgement judgement(Map<String, Double> changed) {
        return judgement(weights().with(changed));
    }

    /**
     * What bots know about the game of a position.
     *
     * @throws IllegalArgumentException if no bot knows it
     */
    static GameKnowledge of(Position position) {
        return KnownGames.named(position.game());
    }

    /**
     * What bots know about the game of a view.
     *
     * @throws IllegalArgumentException if no bot knows it
     */
    static GameKnowledge of(View view) {
        return KnownGames.named(view.game());
    }
}
