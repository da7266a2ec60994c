package hidalgo.server.http;

import static hidalgo.server.http.Endpoint.get;
import static hidalgo.server.http.Endpoint.post;

import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.puzzle.Puzzles;
import java.util.List;

/** The addresses of the puzzle of the day, which anybody may use. */
final class PuzzleEndpoints {
    private static final String PUZZLES = "/api/puzzles";
    private static final String PUZZLE = PUZZLES + "/{id}";

    private final Puzzles puzzles;

    PuzzleEndpoints(Puzzles puzzles) {
        this.puzzles = puzzles;
    }

    List<Endpoint<?>> all() {
        return List.of(
                get(PUZZLES, "The days that have a puzzle, today first")
                        .lists(Answers.PuzzleLine.class, call -> puzzles.days()),
                get(PUZZLE, "The puzzle of a day, such as 2026-05-31, or of today")
                        .answers(Answers.PuzzleView.class, call -> puzzles.view(call.id())),
                post(PUZZLE, "Tries a move: its score, and the best move")
                        .limited(Rate.ACT)
                        .takes(Requests.Try.class)
                        .answers(
                                Answers.PuzzleVerdict.class,
                                call -> puzzles.judge(call.id(), call.body().move())));
    }
}
