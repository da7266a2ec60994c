package hidalgo.bots;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Judgement;
import hidalgo.bots.judgement.QuickChoice;
import hidalgo.bots.judgement.Weights;
import hidalgo.bots.search.Advice;
import hidalgo.bots.search.Advice.Candidate;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/*
 * Where a bot searches, a net judges, which has no temperament. So the search stays as it is, and the temperament
 * decides between moves that it finds nearly equal: by how much more they are worth with a persona's weights than with
 * the usual ones.
 */

/** A persona's preferences among the moves that a search finds good. */
final class Liking {
    private static final String MOST = "liking.most";

    private final String persona;
    private final Map<String, Double> weights;

    /** The liking of a person, with some weights changed for an experiment. */
    Liking(String persona, Map<String, Double> weights) {
        this.persona = persona;
        this.weights = weights;
    }

    /** Whether the bots that search have preferences in a game. */
    static boolean exists(GameKnowledge knowledge) {
        return knowledge.weights().has(MOST) && knowledge.weights().get(MOST) > 0;
    }

    /** Whether the persona has preferences in a game. */
    boolean decides(GameKnowledge knowledge) {
        return exists(knowledge) && !knowledge.temperaments().of(persona).isEmpty();
    }

    /** The move that a person plays by the advice of a search. */
    Candidate choose(View view, Advice advice) {
        Candidate best = advice.best();
        GameKnowledge knowledge = GameKnowledge.of(view);
        Map<String, Double> own = knowledge.temperaments().of(persona);
        if (!decides(knowledge) || !view.isObliged()) {
            return best;
        }
        Weights usual = knowledge.weights().with(weights);
        double most = usual.get(MOST);
        // A move that was tried little is not known well enough.
        double tries = usual.get("liking.tried") * best.tries();
        List<Candidate> known = advice.candidates().stream()
                .filter(each -> each.tries() >= tries && each.chance() > best.chance() - 2 * most)
                .toList();
        if (known.size() < 2) {
            return best;
        }
        // Hidden things are drawn by a separate random number, so that no other player's choices change.
        Position position = view.sample(RandomSource.of(0));
        Map<String, Double> all = new HashMap<>(own);
        all.putAll(weights);
        Values values = new Values(knowledge.judgement(weights), knowledge.judgement(all), position, view.seat());
        double mean = known.stream().mapToDouble(values::liking).average().orElseThrow();
        Candidate chosen = best;
        double greatest = Double.NEGATIVE_INFINITY;
        for (Candidate each : known) {
            double liking = usual.get("liking.point") * (values.liking(each) - mean);
            double value = each.chance() + Math.clamp(liking, -most, most);
            if (value > greatest) {
                greatest = value;
                chosen = each;
            }
        }
        return chosen;
    }

    /** How much more each move is worth to the persona than to others, in points. */
    private static final class Values {
        private final Judgement own;
        private final QuickChoice usualChoice;
        private final QuickChoice ownChoice;
        private final Position position;
        private final int seat;
        private final Map<Integer, Double> found = new HashMap<>();

        Values(Judgement usual, Judgement own, Position position, int seat) {
            this.own = own;
            this.usualChoice = new QuickChoice(usual, position);
            this.ownChoice = new QuickChoice(own, position);
            this.position = position;
            this.seat = seat;
        }

        double liking(Candidate candidate) {
            return found.computeIfAbsent(
                    candidate.move(),
                    move -> own.taste(move)
                            + ownChoice.advantageAfter(position, seat, move)
                            - usualChoice.advantageAfter(position, seat, move));
        }
    }
}
