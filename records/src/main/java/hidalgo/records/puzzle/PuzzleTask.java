package hidalgo.records.puzzle;

import hidalgo.records.Narration;
import hidalgo.records.Outcome;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.ScoreLine;
import hidalgo.rules.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/*
 * The score of a line is exact: the change of the points that a scoring would bring the player, minus the change for
 * the strongest rival. So every attempt can be judged at once, without trusting a search.
 */

/**
 * The task of a puzzle: gain as much on the strongest rival as a few moves of a kind can.
 *
 * @param position the position, which is never changed
 * @param seat the seat that moves
 * @param word the first word of the moves allowed
 * @param steps how many of them make an answer, in any order
 */
public record PuzzleTask(Position position, int seat, String word, int steps) {
    /** Stands between the moves of a line. */
    public static final String BETWEEN = ", ";

    /**
     * A possible answer.
     *
     * @param moves the numbers of its moves
     * @param notation its text: the moves in the order of the alphabet
     * @param outcome its effects
     * @param gain the points it gains on the rival
     */
    public record Answer(List<Integer> moves, String notation, Outcome outcome, int gain) {}

    /** The strongest opponent: who would have the most points if there were a scoring now. */
    public int rival() {
        List<Integer> points = new ArrayList<>(position.totals());
        for (ScoreLine line : position.view(View.SPECTATOR).scoreSheet()) {
            points.set(line.seat(), points.get(line.seat()) + line.points());
        }
        int rival = -1;
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat && (rival < 0 || points.get(other) > points.get(rival))) {
                rival = other;
            }
        }
        return rival;
    }

    /** All possible answers, the best first. */
    public List<Answer> answers() {
        List<Answer> answers = new ArrayList<>();
        gather(position, List.of(), List.of(), rival(), answers);
        answers.sort(Comparator.comparingInt(Answer::gain).reversed());
        return answers;
    }

    /** Continues a line that is not complete; each set of moves is played in one order only. */
    private void gather(
            Position reached, List<Integer> moves, List<String> notations, int rival, List<Answer> answers) {
        if (moves.size() == steps) {
            answers.add(answer(reached, moves, notations, rival));
            return;
        }
        MoveList legal = new MoveList();
        reached.legalMoves(seat, legal);
        for (int i = 0; i < legal.size(); i++) {
            String notation = reached.notation(legal.get(i));
            if (isMeant(notation) && (notations.isEmpty() || notation.compareTo(notations.getLast()) >= 0)) {
                Position after = reached.copy();
                after.play(seat, legal.get(i));
                gather(after, with(moves, legal.get(i)), with(notations, notation), rival, answers);
            }
        }
    }

    private boolean isMeant(String notation) {
        return notation.equals(word) || notation.startsWith(word + " ");
    }

    private Answer answer(Position after, List<Integer> moves, List<String> notations, int rival) {
        Outcome outcome = Narration.outcome(position, after, seat, notations.getLast());
        List<Integer> points = outcome.points();
        int gain = points.isEmpty() ? 0 : points.get(seat) - points.get(rival);
        return new Answer(moves, String.join(BETWEEN, notations), outcome, gain);
    }

    private static <T> List<T> with(List<T> list, T last) {
        List<T> longer = new ArrayList<>(list);
        longer.add(last);
        return List.copyOf(longer);
    }

    /** The position after an answer. */
    public Position after(Answer answer) {
        Position after = position.copy();
        answer.moves().forEach(move -> after.play(seat, move));
        return after;
    }
}
