package hidalgo.bots.game;

import hidalgo.bots.judgement.Evaluation;
import hidalgo.bots.judgement.Judgement;
import hidalgo.bots.judgement.Strengths;
import hidalgo.bots.judgement.Temperaments;
import hidalgo.bots.judgement.Weights;
import hidalgo.bots.judgement.WinEstimate;
import hidalgo.bots.learnt.FeatureReader;
import hidalgo.bots.learnt.Features;
import hidalgo.bots.learnt.LearntWinEstimate;
import hidalgo.bots.learnt.Nets;
import hidalgo.bots.reasons.Reasons;
import hidalgo.rules.Door;
import hidalgo.rules.Doors;
import hidalgo.rules.Position;
import hidalgo.rules.View;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game as bots see it: everything that search, analysis and the levels know about it. */
public interface GameKnowledge extends Door {
    /** The knowledge of all games. */
    Doors<GameKnowledge> ALL = Doors.of(GameKnowledge.class);

    /** The usual weights, including those of the search. */
    Weights weights();

    /** How the people that bots are differ in this game. */
    default Temperaments temperaments() {
        return Temperaments.NONE;
    }

    /** How strong the levels are in this game. */
    default Strengths strengths() {
        return Strengths.NONE;
    }

    /** A judgement of positions by some weights; it must be used by one thread only. */
    Judgement judgement(Weights weights);

    /** The reasons why some moves of one turn are good together; each must be legal after the one before. */
    Reasons reasons(Position before, int seat, List<Integer> moves);

    /** The input features of the game's nets, for one thread; null if the game has no nets. */
    default Optional<Features> features() {
        return Optional.empty();
    }

    /** The name of the nets that bots use. */
    default String usualNets() {
        return "v1";
    }

    /**
     * The named nets for the game: none for numbers of seats at which the judgement is stronger. They are read when a
     * search first asks for them: a squire needs none, and must not wait for them.
     */
    default Nets nets(String name) {
        return Nets.NONE;
    }

    /** The file of the named nets, for programs that compute nets themselves; empty if there is none. */
    default byte[] netsFile(String name) {
        return new byte[0];
    }

    /** The nets that bots use. */
    default Nets nets() {
        return nets(usualNets());
    }

    /** Estimates win chances: by a net if there is one for the number of seats, otherwise by the evaluation. */
    default WinEstimate winEstimate(Judgement judgement, int seats) {
        return winEstimate(judgement, nets(), seats);
    }

    /** The same with certain nets. */
    default WinEstimate winEstimate(Judgement judgement, Nets nets, int seats) {
        Optional<Features> seen = nets.has(seats) ? features() : Optional.empty();
        return seen.isEmpty()
                ? new Evaluation(judgement)
                : LearntWinEstimate.of(nets, new FeatureReader(seen.get(), judgement, seats), seats);
    }

    /** A judgement by the usual weights, some of them changed for an experiment. */
    default Judgement judgement(Map<String, Double> changed) {
        return judgement(weights().with(changed));
    }

    /** The knowledge of bots about the game of a position; it must be registered. */
    static GameKnowledge of(Position position) {
        return ALL.of(position.game());
    }

    /** The knowledge of bots about the game of a view. */
    static GameKnowledge of(View view) {
        return ALL.of(view.game());
    }
}
