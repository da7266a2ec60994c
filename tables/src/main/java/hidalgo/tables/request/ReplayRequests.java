package hidalgo.tables.request;

import static hidalgo.tables.request.Subject.REPLAYS;

import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.ReplayAnswers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.replay.ReplaySource;
import hidalgo.tables.replay.ReplayViews;
import hidalgo.tables.table.Participant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

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
                        .sendsRecord(this::record),
                REPLAYS.get(REPLAY + "/comments", "comments")
                        .says(
                                "The comments on a game",
                                "In the order of its moves; also those that are part of a record that was sent.")
                        .lists(ReplayAnswers.Comment.class, call -> comments(game(call), call.anybody())),
                REPLAYS.post(REPLAY + "/comments", "comment")
                        .says(
                                "Comments on a move of a finished game",
                                "Its players may do so, and all people with an account who may see it. The answer has"
                                        + " all comments.")
                        .known()
                        .limited(Rate.SAY)
                        .takes(Requests.Comment.class)
                        .lists(ReplayAnswers.Comment.class, this::comment),
                REPLAYS.post(REPLAY + "/comments/remove", "removeComment")
                        .says(
                                "Removes a comment",
                                "Its writer and the players of the game may do so. The answer has all comments.")
                        .known()
                        .limited(Rate.SAY)
                        .takes(Requests.RemoveComment.class)
                        .lists(ReplayAnswers.Comment.class, this::removeComment),
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

    /** The record of a game, with its comments. */
    String record(Call<?> call) {
        ReplaySource game = game(call);
        return ReplayViews.record(game, comments(game, call.anybody()));
    }

    private List<ReplayAnswers.Comment> comment(Call<Requests.Comment> call) {
        ReplaySource game = game(call);
        shell.comments().add(game, call.person(), call.body());
        return comments(game, call.person());
    }

    private List<ReplayAnswers.Comment> removeComment(Call<Requests.RemoveComment> call) {
        ReplaySource game = game(call);
        shell.comments().remove(game, call.person(), call.body().id());
        return comments(game, call.person());
    }

    /** The comments that came with a record, and those that were added since. */
    private List<ReplayAnswers.Comment> comments(ReplaySource game, @Nullable Participant person) {
        return Stream.concat(ReplayViews.comments(game).stream(), shell.comments().on(game, person).stream())
                .sorted(Comparator.comparingInt(ReplayAnswers.Comment::ply))
                .toList();
    }

    private ReplaySource game(Call<?> call) {
        return shell.replay(call.id(), call.anybody());
    }
}
