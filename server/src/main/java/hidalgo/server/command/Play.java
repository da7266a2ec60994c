package hidalgo.server.command;

import hidalgo.server.people.Person;
import hidalgo.tables.command.Agreements;
import hidalgo.tables.command.Interruptions;
import hidalgo.tables.command.Moves;
import hidalgo.tables.command.Previews;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.protocol.TableView;
import hidalgo.tables.session.SharedViews;
import hidalgo.tables.session.TableAccess;
import java.time.Clock;
import java.util.Objects;

/** Requests of people during a game. */
public final class Play {
    private final TableAccess access;
    private final Hints hints;
    private final Clock clock;

    /** Play at the tables that people have access to. */
    public Play(TableAccess access, Hints hints, Clock clock) {
        this.access = access;
        this.hints = hints;
        this.clock = clock;
    }

    /** Plays a move, only once even if it is sent several times. */
    public Answers.Done move(String id, Person person, Requests.Move request, boolean withTable) {
        return access.change(
                id,
                person,
                table -> Moves.move(table, person.id(), request, clock.millis()),
                views -> done(views, person, request.seat(), request.id(), withTable));
    }

    /** Takes back the latest move. */
    public Answers.Done undo(String id, Person person, Requests.Undo request, boolean withTable) {
        return access.change(
                id,
                person,
                table -> Moves.undo(table, person.id(), request),
                views -> done(views, person, request.seat(), request.id(), withTable));
    }

    private static Answers.Done done(SharedViews views, Person person, int seat, String request, boolean withTable) {
        var game = views.table().game();
        int version = Objects.requireNonNullElse(game.done(seat, request), game.version());
        return new Answers.Done(version, withTable ? views.view(person.id(), null) : null);
    }

    /** Plans moves. */
    public TableView plan(String id, Person person, Requests.Plan request) {
        return access.change(
                id,
                person,
                table -> Moves.plan(table, person.id(), request),
                views -> views.view(person.id(), request.seat()));
    }

    /** Lets the action continue, although the seat may stop it. */
    public TableView letGo(String id, Person person, int seat) {
        return access.change(
                id,
                person,
                table -> Interruptions.letGo(table, person.id(), seat, clock.millis()),
                views -> views.view(person.id(), seat));
    }

    /** Decides in advance which steps wait for a seat that may stop others. */
    public TableView getReady(String id, Person person, Requests.Ready request) {
        return access.change(
                id,
                person,
                table -> Interruptions.getReady(table, person.id(), request),
                views -> views.view(person.id(), request.seat()));
    }

    /** Previews of moves. */
    public Answers.WhatIf whatIf(String id, Person person, Requests.WhatIf request) {
        return access.read(
                id,
                person,
                views -> new Answers.WhatIf(
                        views.table().game().version(), Previews.of(views.table(), person.id(), request)));
    }

    /** The pieces that others could take from a seat with a single move, as far as the seat can tell. */
    public Answers.Dangers dangers(String id, Person person, int seat) {
        return access.read(id, person, views -> Previews.dangers(views.table(), person.id(), seat));
    }

    /** A seat's knowledge of the whole game. */
    public Answers.Sight sight(String id, Person person, int seat) {
        return access.read(id, person, views -> Previews.sight(views.table(), person.id(), seat));
    }

    /** A bot's suggestion. */
    public Answers.Hint hint(String id, Person person, int seat) {
        return hints.answer(access.read(id, person, views -> Hints.question(views.table(), person, seat)));
    }

    /** Proposes something. */
    public TableView propose(String id, Person person, Requests.Propose request) {
        return access.change(id, person, table -> Agreements.propose(table, person.id(), request));
    }

    /** Answers a proposal. */
    public TableView answer(String id, Person person, boolean agree) {
        return access.change(id, person, table -> Agreements.answer(table, person.id(), agree));
    }

    /** Gives a seat to a bot. */
    public TableView resign(String id, Person person, int seat) {
        return access.change(id, person, table -> Agreements.resign(table, person.id(), seat));
    }

    /** Lets a person take their seat back from a bot. */
    public TableView comeBack(String id, Person person, int seat) {
        return access.change(
                id,
                person,
                table -> Agreements.comeBack(table, person.id(), seat),
                views -> views.view(person.id(), seat));
    }

    /** Puts a bot in the place of a person who keeps the game waiting for too long. */
    public TableView replace(String id, Person person, int seat) {
        return access.change(id, person, table -> Agreements.replace(table, person.id(), seat, clock.millis()));
    }
}
