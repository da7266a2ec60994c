package hidalgo.server.http;

import static hidalgo.server.http.TableEndpoints.act;

import hidalgo.server.command.Play;
import hidalgo.server.people.Person;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.protocol.TableView;
import java.util.List;

/** The addresses of a game that is being played. */
final class PlayEndpoints {
    /** 0 for clients that get the table from a socket anyway, and need no second copy in the answer. */
    private static final String TABLE = "table";

    private final Play play;

    PlayEndpoints(Play play) {
        this.play = play;
    }

    /** Moves, and what helps to find one. */
    List<Endpoint<?>> moving() {
        return List.of(
                act("/moves", "Plays a move, only once even if it is sent several times")
                        .query(TABLE)
                        .takes(Requests.Move.class)
                        .answers(
                                Answers.Done.class,
                                call -> play.move(call.id(), call.person(), call.body(), wantsTable(call))),
                act("/undo", "Takes the latest move back")
                        .query(TABLE)
                        .takes(Requests.Undo.class)
                        .answers(
                                Answers.Done.class,
                                call -> play.undo(call.id(), call.person(), call.body(), wantsTable(call))),
                act("/plan", "Plans power cards")
                        .takes(Requests.Plan.class)
                        .answers(TableView.class, call -> play.plan(call.id(), call.person(), call.body())),
                ofSeat("/let-go", "Lets an action continue that the seat may stop", play::letGo),
                act("/readiness", "Chooses in advance which steps wait for a seat that may stop others")
                        .takes(Requests.Ready.class)
                        .answers(TableView.class, call -> play.getReady(call.id(), call.person(), call.body())),
                act("/whatif", "Previews of moves, or the reasons why they are refused")
                        .takes(Requests.WhatIf.class)
                        .answers(Answers.WhatIf.class, call -> play.whatIf(call.id(), call.person(), call.body())),
                act("/dangers", "The pieces that others could take from a seat with a single move")
                        .takes(Requests.SeatOnly.class)
                        .answers(
                                Answers.Dangers.class,
                                call -> play.dangers(
                                        call.id(), call.person(), call.body().seat())),
                act("/sight", "A seat's knowledge of the whole game, as a record")
                        .takes(Requests.SeatOnly.class)
                        .answers(
                                Answers.Sight.class,
                                call -> play.sight(
                                        call.id(), call.person(), call.body().seat())),
                act("/hint", "A bot's suggestion")
                        .limited(Rate.MAKE)
                        .takes(Requests.SeatOnly.class)
                        .answers(
                                Answers.Hint.class,
                                call -> play.hint(
                                        call.id(), call.person(), call.body().seat())));
    }

    private static boolean wantsTable(Call<?> call) {
        return call.number(TABLE, 1) != 0;
    }

    /** Agreements between people, and bots that play for them. */
    List<Endpoint<?>> agreeing() {
        return List.of(
                act("/propose", "Makes a proposal to the others")
                        .takes(Requests.Propose.class)
                        .answers(TableView.class, call -> play.propose(call.id(), call.person(), call.body())),
                act("/answer", "Answers a proposal")
                        .takes(Requests.Answer.class)
                        .answers(
                                TableView.class,
                                call -> play.answer(
                                        call.id(), call.person(), call.body().agree())),
                ofSeat("/resign", "Gives the person's seat to a bot", play::resign),
                ofSeat("/return", "Takes the person's seat back from a bot", play::comeBack),
                ofSeat(
                        "/bot",
                        "Puts a bot in the place of a person who keeps the game waiting for too long",
                        play::replace));
    }

    /** A request of a person for a seat. */
    private interface OfSeat {
        TableView act(String table, Person person, int seat);
    }

    private static Endpoint<?> ofSeat(String what, String summary, OfSeat command) {
        return act(what, summary)
                .takes(Requests.SeatOnly.class)
                .answers(
                        TableView.class,
                        call -> command.act(
                                call.id(), call.person(), call.body().seat()));
    }
}
