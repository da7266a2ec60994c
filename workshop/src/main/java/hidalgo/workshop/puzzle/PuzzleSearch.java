package hidalgo.workshop.puzzle;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.WinEstimate;
import hidalgo.records.puzzle.PuzzleTask;
import hidalgo.records.puzzle.PuzzleTask.Answer;
import hidalgo.rules.Match;
import hidalgo.rules.Position;
import hidalgo.rules.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Looks for puzzles in a game: positions in which one line is clearly best, by points and by the analysis alike. */
public final class PuzzleSearch {
    /** How many answers there must be: fewer are no puzzle. */
    private static final int FEWEST_ANSWERS = 6;

    /**
     * A puzzle.
     *
     * @param ply how many moves lead to it
     * @param seat the seat that moves
     * @param word the kind of move allowed
     * @param best the best line: a move, or several
     * @param gain the points that it gains on the rival
     * @param next the points that the second best line gains
     */
    public record Puzzle(int ply, int seat, String word, String best, int gain, int next) {}

    /** The most lines of a puzzle. If a turn has more, a puzzle asks for one move of it. */
    private static final int MOST_LINES = 5000;

    /**
     * The criteria of the search.
     *
     * @param words the first words of the moves that puzzles ask for
     * @param most the most puzzles from one game
     * @param leastGain the least that the best line must gain on the rival
     * @param leastMargin how much more than any other line
     * @param leastSteps how many moves a line must have
     * @param isHard whether puzzles are left out that a squire solves, or the best single moves
     */
    public record Wish(List<String> words, int most, int leastGain, int leastMargin, int leastSteps, boolean isHard) {}

    private final Wish wish;

    public PuzzleSearch(Wish wish) {
        this.wish = wish;
    }

    /** The clearest puzzles of a game, one of a turn at most, in the order of the game. */
    public List<Puzzle> in(Match match) {
        List<Puzzle> found = new ArrayList<>();
        Set<Integer> turns = new HashSet<>();
        Position position = match.setup().begin();
        for (int ply = 0; ply < match.steps().size(); ply++) {
            Match.Step step = match.steps().get(ply);
            if (!turns.contains(position.turn()) && position.obliged() == 1 << step.seat()) {
                for (String word : wish.words()) {
                    PuzzleTask task = task(position, step.seat(), word);
                    List<Answer> answers = task.steps() < wish.leastSteps() ? List.of() : task.answers();
                    if (isClear(answers)
                            && isBestByAnalysis(task, answers)
                            && !(wish.isHard() && new PuzzleGuess(task, answers.getFirst()).finds())) {
                        Answer best = answers.getFirst();
                        found.add(new Puzzle(
                                ply,
                                step.seat(),
                                word,
                                best.notation(),
                                best.gain(),
                                answers.get(1).gain()));
                        turns.add(position.turn());
                        break;
                    }
                }
            }
            position.play(step.seat(), step.move());
        }
        return found.stream()
                .sorted(Comparator.comparingInt(PuzzleSearch::margin).reversed())
                .limit(wish.most())
                .sorted(Comparator.comparingInt(Puzzle::ply))
                .toList();
    }

    private static int margin(Puzzle puzzle) {
        return puzzle.gain() - puzzle.next();
    }

    private boolean isClear(List<Answer> answers) {
        return answers.size() >= FEWEST_ANSWERS
                && answers.getFirst().gain() >= wish.leastGain()
                && answers.getFirst().gain() - answers.get(1).gain() >= wish.leastMargin();
    }

    /** The task of a seat: as many moves of a kind in a row as it can make, or one if that makes too many lines. */
    private static PuzzleTask task(Position position, int seat, String word) {
        PuzzleTask single = new PuzzleTask(position, seat, word, 1);
        int first = single.answers().size();
        int steps = first == 0 ? 0 : longest(position.copy(), seat, word);
        return Math.pow(first, steps) > MOST_LINES ? single : new PuzzleTask(position, seat, word, Math.max(1, steps));
    }

    private static int longest(Position position, int seat, String word) {
        int steps = 0;
        List<Answer> next = new PuzzleTask(position, seat, word, 1).answers();
        while (!next.isEmpty()) {
            steps++;
            position.play(seat, next.getLast().moves().getFirst());
            next = new PuzzleTask(position, seat, word, 1).answers();
        }
        return steps;
    }

    /** Whether the chance to win after the best answer is the highest as well. */
    private static boolean isBestByAnalysis(PuzzleTask task, List<Answer> answers) {
        View view = task.position().view(task.seat());
        GameKnowledge knowledge = GameKnowledge.of(view);
        WinEstimate estimate = knowledge.winEstimate(
                knowledge.judgement(Map.of()), task.position().seats());
        double best = chance(task, answers.getFirst(), estimate);
        return answers.stream().skip(1).allMatch(other -> chance(task, other, estimate) < best);
    }

    private static double chance(PuzzleTask task, Answer answer, WinEstimate estimate) {
        double[] chances = new double[task.position().seats()];
        estimate.chances(task.after(answer), chances);
        return chances[task.seat()];
    }
}
