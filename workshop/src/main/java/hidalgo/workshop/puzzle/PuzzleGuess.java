package hidalgo.workshop.puzzle;

import hidalgo.bots.Bot;
import hidalgo.bots.Bots;
import hidalgo.records.puzzle.PuzzleTask;
import hidalgo.records.puzzle.PuzzleTask.Answer;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Checks whether a puzzle is too easy: whether a player finds its answer without thinking ahead. */
final class PuzzleGuess {
    /** A squire may choose between moves that it likes equally. */
    private static final int SQUIRES = 5;

    private final PuzzleTask task;
    private final Answer best;

    PuzzleGuess(PuzzleTask task, Answer best) {
        this.task = task;
        this.best = best;
    }

    /** Whether the best single moves, one after the other, or a squire lead to the answer. */
    boolean finds() {
        return task.steps() > 1 && greedy(task.position(), List.of()) || squires();
    }

    /** Whether one of the ways to play whatever brings most at once is the answer. */
    private boolean greedy(Position reached, List<String> played) {
        if (played.size() == task.steps()) {
            return isBest(played);
        }
        List<Answer> singles = new PuzzleTask(reached, task.seat(), task.word(), 1).answers();
        return singles.stream()
                .takeWhile(each -> each.gain() == singles.getFirst().gain())
                .anyMatch(each -> {
                    Position after = reached.copy();
                    after.play(task.seat(), each.moves().getFirst());
                    return greedy(after, with(played, each.notation()));
                });
    }

    private boolean squires() {
        for (int seed = 0; seed < SQUIRES; seed++) {
            Bot squire = Bots.of("squire");
            RandomSource random = RandomSource.of(seed);
            Position reached = task.position().copy();
            List<String> played = new ArrayList<>();
            while (played.size() < task.steps() && reached.obliged() == 1 << task.seat()) {
                int move = squire.choose(reached.view(task.seat()), random);
                played.add(reached.notation(move));
                reached.play(task.seat(), move);
            }
            if (isBest(played)) {
                return true;
            }
        }
        return false;
    }

    private boolean isBest(List<String> played) {
        List<String> sorted = new ArrayList<>(played);
        Collections.sort(sorted);
        return String.join(PuzzleTask.BETWEEN, sorted).equals(best.notation());
    }

    private static List<String> with(List<String> played, String move) {
        List<String> longer = new ArrayList<>(played);
        longer.add(move);
        return longer;
    }
}
