package hidalgo.tables.request;

import static hidalgo.tables.request.Subject.REPLAYS;

import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.ReplayAnswers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.replay.ReplaySource;
import hidalgo.tables.replay.ReplayViews;
import java.util.List;

/** Requests about replays of tables, and of records that were sent. */
final class ReplayRequests {
    private static final String REPLAY = "/api/replays/{id}";

    private final Shell shell;

    ReplayRequests(Shell shell) {
        this.shell = shell;
    }

    List<Request<?>> all() {
        return List.of(
                REPLAYS.post("/api/replays", "uploadRecord")
                        .says(
                                "Keeps a record to be looked at",
                                "The answer has its identifier for the other addresses.")
                        .known()
                        .limited(Rate.UPLOAD)
                        .takesLarge(Requests.Upload.class)
                        .creates(Answers.Created.class, shell::storeUpload),
                REPLAYS.get(REPLAY, "replay")
                        .says(
                                "A game without its positions",
                                "All moves in words, the points after each, and the scorings.")
                        .answers(ReplayAnswers.ReplayView.class, call -> ReplayViews.of(game(call))),
                REPLAYS.get(REPLAY + "/positions", "positions")
                        .says(
                                "Some positions of a game",
                                "From one number of moves to another, as all could see them; at most 60 at a"
                                        + " time.")
                        .query("from", "to")
                        .answers(
                                ReplayAnswers.Positions.class,
                                call -> ReplayViews.positions(
                                        game(call), call.number("from", 0), call.number("to", Integer.MAX_VALUE))),
                REPLAYS.get(REPLAY + "/record", "record")
                        .says(
                                "The record of a game",
                                "Complete when the game is over, without hidden information while it is not.")
                        .sendsRecord(call -> ReplayViews.record(game(call))),
                REPLAYS.get(REPLAY + "/numbers", "statistics")
                        .says("The statistics of a game", "For every seat: points by source, evictions and losses.")
                        .lists(
                                ReplayAnswers.SeatNumbers.class,
                                call -> game(call).game().numbers()),
                REPLAYS.get(REPLAY + "/csv", "pointsTable")
                        .says("The points as a table", "A line for every move, for spreadsheets.")
                        .sendsCsv(call -> ReplayViews.csv(game(call))),
                REPLAYS.get(REPLAY + "/analysis", "analysis")
                        .says("The judgement of a bot", "The turns that the bot has judged so far.")
                        .answers(ReplayAnswers.AnalysisView.class, call -> shell.analysis(call.id(), call.anybody())),
                REPLAYS.post(REPLAY + "/analysis", "analyse")
                        .says("Asks for an analysis", "A bot judges the finished game in the background, turn by turn.")
                        .known()
                        .limited(Rate.MAKE)
                        .answers(ReplayAnswers.AnalysisView.class, shell::analyse));
    }

    private ReplaySource game(Call<?> call) {
        return shell.replay(call.id(), call.anybody());
    }
}
