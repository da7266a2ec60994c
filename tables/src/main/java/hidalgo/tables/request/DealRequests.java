package hidalgo.tables.request;

import static hidalgo.tables.request.Subject.DEALS;

import hidalgo.tables.deal.DealOfDay;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.DailyDeal;
import hidalgo.tables.protocol.ReplayAnswers;
import hidalgo.tables.protocol.Requests;
import java.util.List;

/** Requests about the deal of the day. */
final class DealRequests {
    private static final String DEAL = "/api/deals/{id}";

    private final Shell shell;

    DealRequests(Shell shell) {
        this.shell = shell;
    }

    List<Request<?>> all() {
        return List.of(
                DEALS.get(DEAL, "deal")
                        .says(
                                "The deal of a day",
                                "The identifier is a game and a day, such as `GAME-2026-05-31` or"
                                        + " `GAME-today`. The points of others and the best game show to a person who"
                                        + " has finished theirs, and to all when the day is over.")
                        .answers(DailyDeal.class, call -> shell.deals().view(deal(call), call.anybody())),
                DEALS.post(DEAL, "playDeal")
                        .says(
                                "Plays the deal of today",
                                "The answer has the identifier of the person's table; each person has one.")
                        .known()
                        .limited(Rate.MAKE)
                        .creates(Answers.Created.class, call -> shell.deals().play(deal(call), call.person())),
                DEALS.post(DEAL + "/carry", "carryDeal")
                        .says(
                                "Takes the deal of today to a place without a connection",
                                "The answer has the seed of the deal, from which a device plays it alone.")
                        .known()
                        .limited(Rate.MAKE)
                        .answers(
                                ReplayAnswers.CarriedDeal.class,
                                call -> shell.deals().carry(deal(call), call.person())),
                DEALS.post(DEAL + "/join", "joinDeal")
                        .says(
                                "Adds a game that was played without a connection",
                                "The record must be that of a finished game of the deal; the server lets its bots choose"
                                        + " again and compares their moves.")
                        .known()
                        .limited(Rate.UPLOAD)
                        .takesLarge(Requests.Upload.class)
                        .answers(DailyDeal.class, call -> shell.deals().join(deal(call), call.person(), call.body())));
    }

    private DealOfDay deal(Call<?> call) {
        return DealOfDay.named(call.id(), shell.now());
    }
}
