package hidalgo.lab;

import hidalgo.bots.game.GameKnowledge;
import hidalgo.bots.judgement.Outlook;
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

/** Looks for puzzles in a game: positions in which one move is clearly best, by points and by the analysis alike. */
public final class PuzzleSearch {
    /** How many answers there must be: fewer are no puzzle. */
    private static final int FEWEST_ANSWERS = 6;

    /**
     * A puzzle.
     *
     * @param ply how many moves lead to it
     * @param seat who moves
     * @param word the kind of move that is meant
     * @param best the best move
     * @param gain what it gains on the rival
     * @param next what the second best gains
     */
    public record Puzzle(int ply, int seat, String word, String best, int gain, int next) {}

    private final List<String> words;
    private final int most;
    private final int leastGain;
    private final int leastMargin;

    /**
     * A search for moves that begin with some words, with so many puzzles from a game at most. The best move must gain so
     * much on the rival, and so much more than any other.
     */
    public PuzzleSearch(List<String> words, int most, int leastGain, int leastMargin) {
        this.words = List.copyOf(words);
        this.most = most;
        this.leastGain = leastGain;
        this.leastMargin = leastMargin;
    }

    /** The clearest puzzles of a game, one of a turn at most, in the order of the game. */
    public List<Puzzle> in(Match match) {
        List<Puzzle> found = new ArrayList<>();
        Set<Integer> turns = new HashSet<>();
        Position position = match.setup().begin();
        for (int ply = 0; ply < match.steps().size(); ply++) {
            Match.Step step = match.steps().get(ply);
            if (!turns.contains(position.turn()) && position.obliged() == 1 << step.seat()) {
                for (String word : words) {
                    List<Answer> answers = new PuzzleTask(position, step.seat(), word).answers();
                    if (isClear(answers) && isBestByAnalysis(position, step.seat(), answers)) {
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
                .limit(most)
                .sorted(Comparator.comparingInt(Puzzle::ply))
                .toList();
    }

    private static int margin(Puzzle puzzle) {
        return puzzle.gain() - puzzle.next();
    }

    private boolean isClear(List<Answer> answers) {
        return answers.size() >= FEWEST_ANSWERS
                && answers.getFirst().gain() >= leastGain
                && answers.getFirst().gain() - answers.get(1).gain() >= leastMargin;
    }

    /** Whether the chance to win after the best answer is the highest as well. */
    private static boolean isBestByAnalysis(Position position, int seat, List<Answer> answers) {
        View view = position.view(seat);
        GameKnowledge knowledge = GameKnowledge.of(view);
        Outlook outlook = knowledge.outlook(knowledge.judgement(Map.of()), position.seats());
        double best = chance(position, seat, answers.getFirst(), outlook);
        return answers.stream().skip(1).allMatch(other -> chance(position, seat, other, outlook) < best);
    }

    private static double chance(Position position, int seat, Answer answer, Outlook outlook) {
        Position after = position.copy();
        after.play(seat, answer.move());
        double[] chances = new double[position.seats()];
        outlook.chances(after, chances);
        return chances[seat];
    }
}
