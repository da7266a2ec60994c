package hidalgo.tables.replay;

import hidalgo.bots.analysis.AnalysedTurn;
import hidalgo.bots.analysis.Analysis;
import hidalgo.rules.Message;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A bot's analysis of a finished game, with chances rounded for people.
 *
 * @param outlook every seat's chance to win before the first turn and after each
 * @param turns the turns
 */
public record GameAnalysis(List<List<Double>> outlook, List<Turn> turns) {
    /**
     * A turn as the bot judges it.
     *
     * @param first the number of its first move, from 1
     * @param last the number of its last move
     * @param round the round
     * @param seat the seat that played it
     * @param before the seat's chance to win before it
     * @param after the chance after it
     * @param best the chance that the best turn would have given
     * @param better the moves of a better turn; none if the one played is as good
     * @param reasons why it is better, or why the one played is good
     * @param turning whether the game turned here
     */
    public record Turn(
            int first,
            int last,
            int round,
            int seat,
            double before,
            double after,
            double best,
            List<String> better,
            List<Message> reasons,
            boolean turning) {}

    public static GameAnalysis of(Analysis analysis) {
        Set<Integer> turning = new HashSet<>();
        analysis.turningPoints().forEach(turn -> turning.add(turn.ply()));
        List<List<Double>> outlook = new ArrayList<>();
        List<Turn> turns = new ArrayList<>();
        for (AnalysedTurn turn : analysis.turns()) {
            outlook.add(rounded(turn.chances()));
            turns.add(judged(turn, turning.contains(turn.ply())));
        }
        outlook.add(rounded(analysis.end()));
        return new GameAnalysis(outlook, turns);
    }

    private static Turn judged(AnalysedTurn turn, boolean turning) {
        AnalysedTurn.Better better = turn.better();
        return new Turn(
                turn.ply() + 1,
                turn.end(),
                turn.round(),
                turn.seat(),
                rounded(turn.before()),
                rounded(turn.after()),
                rounded(better == null ? turn.after() : better.after()),
                better == null ? List.of() : better.moves(),
                better == null ? turn.reasons() : better.reasons(),
                turning);
    }

    private static List<Double> rounded(List<Double> chances) {
        return chances.stream().map(GameAnalysis::rounded).toList();
    }

    private static double rounded(double chance) {
        return Math.round(chance * 1000) / 1000.0;
    }
}
