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
 * What counts is exact: by how much a move changes what a scoring would bring the player, minus what it would bring the
 * strongest rival. So every try can be judged at once, and nobody has to believe a search.
 */

/**
 * The task of a puzzle: gain as much on the strongest rival as one move of a kind can.
 *
 * @param position the position, which nobody changes
 * @param seat who moves
 * @param word the first word of the moves that are meant
 */
public record PuzzleTask(Position position, int seat, String word) {
    /**
     * A possible answer.
     *
     * @param move its number
     * @param notation its text
     * @param outcome what it leads to
     * @param gain what it gains on the rival
     */
    public record Answer(int move, String notation, Outcome outcome, int gain) {}

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
        MoveList legal = new MoveList();
        position.legalMoves(seat, legal);
        int rival = rival();
        List<Answer> answers = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            String notation = position.notation(legal.get(i));
            if (isMeant(notation)) {
                answers.add(answer(legal.get(i), notation, rival));
            }
        }
        answers.sort(Comparator.comparingInt(Answer::gain).reversed());
        return answers;
    }

    private boolean isMeant(String notation) {
        return notation.equals(word) || notation.startsWith(word + " ");
    }

    private Answer answer(int move, String notation, int rival) {
        Position after = position.copy();
        after.play(seat, move);
        Outcome outcome = Narration.outcome(position, after, seat, notation);
        List<Integer> points = outcome.points();
        return new Answer(move, notation, outcome, points.isEmpty() ? 0 : points.get(seat) - points.get(rival));
    }
}
