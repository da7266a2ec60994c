package hidalgo.server.http;

import static hidalgo.server.http.HttpCall.http;
import static hidalgo.tables.request.Subject.CUPS;

import hidalgo.server.cup.CupActions;
import hidalgo.server.cup.CupServices;
import hidalgo.server.cup.Cups;
import hidalgo.server.people.Scope;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.CupView;
import hidalgo.tables.protocol.NewCup;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.request.Rate;
import hidalgo.tables.request.Request;
import hidalgo.tables.request.RequestBuilder;
import java.util.List;

/** Requests about cups. */
final class CupEndpoints {
    private static final String ALL = "/api/cups";
    private static final String CUP = ALL + "/{id}";

    private final Cups cups;
    private final CupActions actions;

    CupEndpoints(CupServices services) {
        this.cups = services.cups();
        this.actions = services.actions();
    }

    private static RequestBuilder<Request.NoBody> act(String what, String operation) {
        return CUPS.post(CUP + what, operation).known();
    }

    List<Request<?>> all() {
        return List.of(
                CUPS.get(ALL, "cups")
                        .says(
                                "The cups",
                                "Those of the caller, those that people can enter, that run, and that are over.")
                        .answers(Answers.Cups.class, http(call -> cups.list(call.anybody()))),
                CUPS.post(ALL, "openCup")
                        .says(
                                "Announces a cup",
                                "Only people with an account may do so; the caller is its organiser. A cup without `starts`"
                                        + " starts when it is full.")
                        .known()
                        .limited(Rate.MAKE)
                        .takes(NewCup.class)
                        .creates(
                                Answers.Created.class,
                                http(call -> new Answers.Created(cups.open(call.person(), call.body())))),
                CUPS.get(CUP, "cup")
                        .says("A cup", "Its entrants, rounds, standings and chat. It changes only with its `number`.")
                        .answers(CupView.class, http(call -> cups.view(call.id(), call.anybody()))),
                CUPS.get(CUP + "/games", "cupGames")
                        .says(
                                "The games of the latest round that are being played",
                                "At most 24: the caller's own, and others beginning with the table `from`. To follow a cup,"
                                        + " ask for this every few seconds, and for the cup when its `number` has changed.")
                        .query("from")
                        .answers(
                                Answers.CupGames.class,
                                http(call -> actions.games(call.id(), call.anybody(), from(call)))),
                act("/register", "enterCup")
                        .says(
                                "Enters a cup, or comes back to it",
                                "A cup of programs admits only callers with a token, all others only browsers.")
                        .limited(Rate.SETTLE)
                        .does(call -> {
                            HttpCall<?> caller = HttpCall.of(call);
                            actions.register(
                                    caller.id(),
                                    caller.person(),
                                    !caller.caller().has(Scope.ALL));
                        }),
                act("/withdraw", "leaveCup")
                        .says("Leaves a cup", "If it runs, a bot plays on at the caller's table.")
                        .limited(Rate.SETTLE)
                        .does(call ->
                                actions.withdraw(call.id(), HttpCall.of(call).person())),
                act("/chat", "sayInCup")
                        .says("Says something in the chat of a cup", "Entrants and the organiser may do so.")
                        .limited(Rate.SAY)
                        .takes(Requests.Say.class)
                        .does(call -> actions.say(
                                call.id(),
                                HttpCall.of(call).person(),
                                call.body().text())),
                act("/notice", "pinCupNotice")
                        .says("Pins a notice for all", "Only the organiser may do so. An empty text removes it.")
                        .limited(Rate.SAY)
                        .takes(Requests.Say.class)
                        .does(call -> actions.pin(
                                call.id(),
                                HttpCall.of(call).person(),
                                call.body().text())),
                act("/start-at", "moveCup")
                        .says("Moves the start of a cup", "Only the organiser may do so, before the start.")
                        .limited(Rate.SETTLE)
                        .takes(Requests.CupStart.class)
                        .does(call -> actions.move(
                                call.id(),
                                HttpCall.of(call).person(),
                                call.body().starts())),
                act("/start", "startCup")
                        .says("Starts a cup now", "Only the organiser may do so, if enough people have entered.")
                        .limited(Rate.SETTLE)
                        .does(call -> actions.start(call.id(), HttpCall.of(call).person())),
                act("/cancel", "cancelCup")
                        .says(
                                "Cancels a cup, or ends it early",
                                "Only the organiser may do so. Games that are being played go on, but don't count.")
                        .limited(Rate.SETTLE)
                        .does(call ->
                                actions.cancel(call.id(), HttpCall.of(call).person())),
                act("/remove", "removeEntrant")
                        .says("Removes an entrant", "Only the organiser may do so.")
                        .limited(Rate.SETTLE)
                        .takes(Requests.CupEntrant.class)
                        .does(call -> actions.remove(
                                call.id(),
                                HttpCall.of(call).person(),
                                call.body().entrant())),
                act("/rule", "ruleInCup")
                        .says(
                                "Decides something at a table of the latest round",
                                "Only the organiser may do so: more time for an entrant, a bot in their place, or the end of the"
                                        + " game. The chat of the cup says it.")
                        .limited(Rate.SETTLE)
                        .takes(Requests.CupRuling.class)
                        .does(call -> actions.rule(call.id(), HttpCall.of(call).person(), call.body())));
    }

    private static int from(HttpCall<?> call) {
        return call.number("from", 0);
    }
}
