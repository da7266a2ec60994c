package hidalgo.tables.request;

import static hidalgo.tables.request.Subject.PLAY;

import hidalgo.tables.command.Agreements;
import hidalgo.tables.command.Interruptions;
import hidalgo.tables.command.Moves;
import hidalgo.tables.command.Previews;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.protocol.TableView;
import hidalgo.tables.session.SharedViews;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.Table;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Requests about a game that is being played. */
final class PlayRequests {
    /** 0 for a client that gets the table from a socket anyway, and needs no second one in the answer. */
    private static final String WITH_TABLE = "table";

    private final Shell shell;

    PlayRequests(Shell shell) {
        this.shell = shell;
    }

    List<Request<?>> all() {
        return List.of(
                act("/moves", "move")
                        .says(
                                "Plays a move",
                                "A move with the same `id` is played once, however often it is sent. With `table=0`,"
                                        + " the answer leaves out the table.")
                        .query(WITH_TABLE)
                        .takes(Requests.Move.class)
                        .answers(Answers.Done.class, this::move),
                act("/undo", "undo")
                        .says(
                                "Takes back the latest move",
                                "This is possible as long as nothing has been revealed since, and no other seat has to"
                                        + " move.")
                        .query(WITH_TABLE)
                        .takes(Requests.Undo.class)
                        .answers(Answers.Done.class, this::undo),
                act("/plan", "plan")
                        .says(
                                "Plans moves",
                                "They are played when it is the seat's turn, but not within two seconds. No moves take"
                                        + " the plan back.")
                        .takes(Requests.Plan.class)
                        .answers(
                                TableView.class,
                                call -> change(
                                        call, call.body().seat(), table -> Moves.plan(table, me(call), call.body()))),
                act("/let-go", "letGo")
                        .says("Lets an action go on", "The seat could stop the action, and lets it go on to its end.")
                        .takes(Requests.SeatOnly.class)
                        .answers(
                                TableView.class,
                                call -> change(
                                        call,
                                        call.body().seat(),
                                        table -> Interruptions.release(
                                                table, me(call), call.body().seat(), now(table)))),
                act("/readiness", "chooseReadiness")
                        .says(
                                "Chooses whether others wait for a seat",
                                "The seat decides in advance whether the actions of others wait until it has answered.")
                        .takes(Requests.Ready.class)
                        .answers(
                                TableView.class,
                                call -> change(
                                        call,
                                        call.body().seat(),
                                        table -> Interruptions.getReady(table, me(call), call.body()))),
                act("/whatif", "preview")
                        .says(
                                "The effects of moves",
                                "Each move with its costs and effects, or with the reason why it is refused. Nothing"
                                        + " changes.")
                        .takes(Requests.WhatIf.class)
                        .answers(
                                Answers.WhatIf.class,
                                call -> read(
                                        call,
                                        table -> new Answers.WhatIf(
                                                table.version(), Previews.of(table, me(call), call.body())))),
                act("/dangers", "dangers")
                        .says(
                                "The dangers for a seat",
                                "The pieces that others could take with one move, and which of its moves would save"
                                        + " them.")
                        .takes(Requests.SeatOnly.class)
                        .answers(
                                Answers.Dangers.class,
                                call -> read(
                                        call,
                                        table -> Previews.dangers(
                                                table, me(call), call.body().seat()))),
                act("/sight", "sight")
                        .says(
                                "The whole game as a seat knows it",
                                "A record in which everything hidden is in an order that has nothing to do with the"
                                        + " true one.")
                        .takes(Requests.SeatOnly.class)
                        .answers(
                                Answers.Sight.class,
                                call -> read(
                                        call,
                                        table -> Previews.sight(
                                                table, me(call), call.body().seat()))),
                act("/hint", "hint")
                        .says(
                                "The move of a bot",
                                "A hint with reasons. The bot thinks for up to 20 seconds, where hints are allowed.")
                        .limited(Rate.MAKE)
                        .takes(Requests.SeatOnly.class)
                        .answers(Answers.Hint.class, shell::hint),
                act("/propose", "propose")
                        .says(
                                "Proposes something to the others",
                                "All who play must agree, for example that the game ends, or that a bot takes a seat.")
                        .takes(Requests.Propose.class)
                        .answers(
                                TableView.class,
                                call -> change(call, null, table -> Agreements.propose(table, me(call), call.body()))),
                act("/answer", "answerProposal")
                        .says("Answers a proposal", "The proposal is carried out when all have agreed.")
                        .takes(Requests.Answer.class)
                        .answers(
                                TableView.class,
                                call -> change(
                                        call,
                                        null,
                                        table -> Agreements.answer(
                                                table, me(call), call.body().agree()))),
                act("/resign", "resign")
                        .says("Gives a seat to a bot", "The seat's person may return until the end of the game.")
                        .takes(Requests.SeatOnly.class)
                        .answers(
                                TableView.class,
                                call -> change(
                                        call,
                                        null,
                                        table -> Agreements.resign(
                                                table, me(call), call.body().seat()))),
                act("/return", "comeBack")
                        .says("Takes a seat back from a bot", "Only the person who had the seat may do so.")
                        .takes(Requests.SeatOnly.class)
                        .answers(
                                TableView.class,
                                call -> change(
                                        call,
                                        call.body().seat(),
                                        table -> Agreements.comeBack(
                                                table, me(call), call.body().seat()))),
                act("/bot", "replaceByBot")
                        .says(
                                "Puts a bot in the place of a person who is away",
                                "The person's time must have run out, or the game must have waited for them for an"
                                        + " hour.")
                        .takes(Requests.SeatOnly.class)
                        .answers(
                                TableView.class,
                                call -> change(
                                        call,
                                        null,
                                        table -> Agreements.replace(
                                                table, me(call), call.body().seat(), now(table)))));
    }

    private static RequestBuilder<Request.NoBody> act(String what, String operation) {
        return PLAY.post(TableRequests.TABLE + what, operation).known().limited(Rate.ACT);
    }

    private static String me(Call<?> call) {
        return call.person().id();
    }

    /** The time at a table never goes back, even if the clock is set back. */
    private long now(Table table) {
        return Math.max(shell.now(), table.changed());
    }

    private <T> T read(Call<?> call, Function<Table, T> reading) {
        return shell.tables().read(call.id(), call.person(), showing -> reading.apply(showing.table()));
    }

    /** Lets a person do something; returns the table as they see it from a seat. */
    private TableView change(Call<?> call, @Nullable Integer seat, Function<Table, List<? extends Change>> decision) {
        return shell.tables().change(call.id(), call.person(), decision, showing -> showing.view(me(call), seat));
    }

    private Answers.Done move(Call<Requests.Move> call) {
        Requests.Move request = call.body();
        return shell.tables()
                .change(
                        call.id(),
                        call.person(),
                        table -> Moves.move(table, me(call), request, now(table)),
                        showing -> done(call, showing, request.seat(), request.id()));
    }

    private Answers.Done undo(Call<Requests.Undo> call) {
        Requests.Undo request = call.body();
        return shell.tables()
                .change(
                        call.id(),
                        call.person(),
                        table -> Moves.undo(table, me(call), request),
                        showing -> done(call, showing, request.seat(), request.id()));
    }

    private static Answers.Done done(Call<?> call, SharedViews showing, int seat, String request) {
        var game = showing.table().game();
        int version = Objects.requireNonNullElse(game.done(seat, request), game.version());
        boolean withTable = call.number(WITH_TABLE, 1) != 0;
        return new Answers.Done(version, withTable ? showing.view(me(call), null) : null);
    }
}
