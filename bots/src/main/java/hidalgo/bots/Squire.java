package hidalgo.bots;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Evaluation;
import hidalgo.bots.judgement.Judgement;
import hidalgo.bots.judgement.QuickChoice;
import hidalgo.bots.judgement.SteadyChoice;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import java.util.HashMap;
import java.util.Map;

/** A bot that plays what looks best without searching, like a beginner who knows the rules. */
final class Squire implements Bot {
    private static final int LONGEST_TURN = 24;
    private static final int MOVES_TRIED = 16;
    private static final double WORTH_INTERRUPTING = 2;

    private final String persona;
    private final Map<String, Double> weights;
    private final MoveList moves = new MoveList();

    /** A squire with a persona, or without one if that is empty, with some weights changed for an experiment. */
    Squire(String persona, Map<String, Double> weights) {
        this.persona = persona;
        this.weights = weights;
    }

    @Override
    public int choose(View view, RandomSource random) {
        Position position = view.sample(random);
        Judgement judgement = judgement(GameKnowledge.of(view));
        int seat = view.seat();
        view.legalMoves(moves);
        if (!view.isObliged()) {
            return interrupt(position, seat, judgement);
        }
        if (!judgement.decidesTurn(position) || moves.size() == 1) {
            return new SteadyChoice(judgement, position).best(position, seat, random);
        }
        return bestTurn(position, seat, judgement, new QuickChoice(judgement, position), random);
    }

    private Judgement judgement(GameKnowledge knowledge) {
        Map<String, Double> own = new HashMap<>(knowledge.temperaments().of(persona));
        own.putAll(weights);
        return knowledge.judgement(own);
    }

    /** The first move of the best turn; each turn is tried to its end. */
    private int bestTurn(
            Position position, int seat, Judgement judgement, QuickChoice quickChoice, RandomSource random) {
        Evaluation evaluation = new Evaluation(judgement);
        Position trial = position.copy();
        int turn = position.turn();
        int best = moves.get(0);
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            trial.set(position);
            trial.play(seat, moves.get(i));
            for (int step = 0; step < LONGEST_TURN && isInTurn(trial, seat, turn); step++) {
                trial.play(seat, quickChoice.best(trial, seat, MOVES_TRIED, random));
            }
            double advantage = evaluation.advantage(trial, seat);
            if (advantage > greatest) {
                greatest = advantage;
                best = moves.get(i);
            }
        }
        return best;
    }

    /** Whether a seat continues its turn, or a secret choice that the turn led to. */
    private static boolean isInTurn(Position position, int seat, int turn) {
        return (position.obliged() >> seat & 1) != 0 && (position.turn() == turn || position.isChoosingSecretly());
    }

    /** Interrupts if that is clearly better than waiting. */
    private int interrupt(Position position, int seat, Judgement judgement) {
        Evaluation evaluation = new Evaluation(judgement);
        Position stopped = position.copy();
        stopped.play(seat, moves.get(0));
        boolean isWorthIt =
                evaluation.advantage(stopped, seat) > evaluation.advantage(position, seat) + WORTH_INTERRUPTING;
        return isWorthIt ? moves.get(0) : WAIT;
    }
}
