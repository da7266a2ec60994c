package hidalgo.tables.request;

import static hidalgo.tables.request.Subject.PUZZLES;

import hidalgo.tables.protocol.ReplayAnswers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.puzzle.Puzzles;
import java.util.List;
import java.util.function.LongSupplier;

/** Requests about the puzzle of the day. */
final class PuzzleRequests {
    private static final String PATH = "/api/puzzles";
    private static final String PUZZLE = PATH + "/{id}";

    private final Puzzles puzzles;

    PuzzleRequests(LongSupplier clock) {
        this.puzzles = new Puzzles(clock);
    }

    List<Request<?>> all() {
        return List.of(
                PUZZLES.get(PATH, "puzzles")
                        .says("The days that have a puzzle", "Today comes first.")
                        .lists(ReplayAnswers.PuzzleLine.class, call -> puzzles.days()),
                PUZZLES.get(PUZZLE, "puzzle")
                        .says("The puzzle of a day", "The identifier is a day such as `2026-05-31`, or `today`.")
                        .answers(ReplayAnswers.PuzzleView.class, call -> puzzles.view(call.id())),
                PUZZLES.post(PUZZLE, "tryPuzzle")
                        .says(
                                "Tries a move at a puzzle",
                                "The answer says what the move is worth, and which one is best.")
                        .limited(Rate.ACT)
                        .takes(Requests.Try.class)
                        .answers(
                                ReplayAnswers.PuzzleVerdict.class,
                                call -> puzzles.judge(call.id(), call.body().move())));
    }
}
