package hidalgo.server.http;

import static hidalgo.server.http.Endpoint.get;
import static hidalgo.server.http.Endpoint.post;

import hidalgo.server.replay.Analyses;
import hidalgo.server.replay.Replays;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.Requests;
import java.util.List;

/** The addresses of replays. */
final class ReplayEndpoints {
    private static final String REPLAY = "/api/replays/{id}";

    private final Replays replays;
    private final Analyses analyses;

    ReplayEndpoints(Replays replays, Analyses analyses) {
        this.replays = replays;
        this.analyses = analyses;
    }

    List<Endpoint<?>> all() {
        return List.of(
                post("/api/replays", "Stores a record to be replayed")
                        .known()
                        .limited(Rate.MAKE)
                        .takesLarge(Requests.Upload.class)
                        .creates(
                                Answers.Created.class,
                                call -> replays.upload(
                                        call.person(), call.body().record())),
                get(REPLAY, "A game without its positions")
                        .answers(Answers.ReplayView.class, call -> replays.view(call.id(), call.anybody())),
                get(REPLAY + "/positions", "Some positions of a game")
                        .query("from", "to")
                        .answers(Answers.Positions.class, this::positions),
                get(REPLAY + "/record", "The record of a game")
                        .sendsRecord(call -> replays.record(call.id(), call.anybody())),
                get(REPLAY + "/numbers", "Points by source, evictions and losses of every seat")
                        .lists(Answers.SeatNumbers.class, call -> replays.numbers(call.id(), call.anybody())),
                get(REPLAY + "/csv", "The points after each move, as a table")
                        .sendsCsv(call -> replays.csv(call.id(), call.anybody())),
                get(REPLAY + "/analysis", "A bot's analysis of a game, as far as it is finished")
                        .answers(Answers.AnalysisView.class, call -> analyses.view(call.id(), call.anybody())),
                post(REPLAY + "/analysis", "Starts an analysis in the background")
                        .known()
                        .limited(Rate.MAKE)
                        .answers(Answers.AnalysisView.class, call -> analyses.ask(call.id(), call.person())));
    }

    private Answers.Positions positions(Call<Body.Nothing> call) {
        return replays.positions(
                call.id(), call.anybody(), call.number("from", 0), call.number("to", Integer.MAX_VALUE));
    }
}
