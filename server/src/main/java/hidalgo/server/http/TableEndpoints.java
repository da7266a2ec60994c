package hidalgo.server.http;

import static hidalgo.server.http.HttpCall.http;
import static hidalgo.tables.request.Subject.TABLES;
import static hidalgo.tables.request.TableRequests.TABLE;
import static hidalgo.tables.request.TableRequests.act;

import hidalgo.server.command.Tables;
import hidalgo.server.lobby.Lobby;
import hidalgo.server.moderation.Moderators;
import hidalgo.server.notify.Notices;
import hidalgo.server.people.People;
import hidalgo.server.people.Person;
import hidalgo.tables.PlainText;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.command.Chat;
import hidalgo.tables.command.Requirements;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.protocol.TableView;
import hidalgo.tables.request.Rate;
import hidalgo.tables.request.Request;
import hidalgo.tables.session.TableAccess;
import java.util.List;
import java.util.Set;

/** Requests about tables that only a server can answer: the lobby, shared seats and settings, and the chat. */
final class TableEndpoints {
    private final Lobby lobby;
    private final Tables tables;
    private final TableAccess access;
    private final Notices notices;
    private final People people;
    private final Moderators moderators;

    TableEndpoints(Services services) {
        this.lobby = services.lobby();
        this.tables = services.tables();
        this.access = services.access();
        this.notices = services.notices();
        this.people = services.people();
        this.moderators = services.moderation();
    }

    List<Request<?>> all() {
        return List.of(
                TABLES.get("/api/tables", "lobby")
                        .says(
                                "The lobby",
                                "The tables of the person, and those that are public: with open seats, running or"
                                        + " finished.")
                        .answers(Answers.Lobby.class, http(call -> lobby.shownTo(call.anybody()))),
                act("/join", "join")
                        .says(
                                "Takes a seat",
                                "If no seat is open or the game has begun, the person can watch from then on. A table"
                                        + " with a password needs its `word`.")
                        .limited(Rate.SETTLE)
                        .takes(Requests.Join.class)
                        .answers(TableView.class, http(this::join)),
                act("/seat-link", "makeSeatLink")
                        .says(
                                "A link that brings its reader a seat of the caller",
                                "It works as long as the seat belongs to the caller: on another device, or for another"
                                        + " person.")
                        .limited(Rate.SETTLE)
                        .takes(Requests.SeatOnly.class)
                        .answers(
                                Answers.SeatLink.class,
                                http(call -> new Answers.SeatLink(tables.seatLink(
                                        call.id(), call.person(), call.body().seat())))),
                act("/take-seat", "takeSeat")
                        .says(
                                "Takes a seat with a link of its person",
                                "The seat belongs to the caller from now on. For a person with an account, giving away a"
                                        + " seat during the game counts as leaving it.")
                        .limited(Rate.SETTLE)
                        .takes(Requests.TakeSeat.class)
                        .answers(
                                TableView.class,
                                http(call -> tables.takeSeat(
                                        call.id(), call.person(), call.body().secret()))),
                TABLES.get(TABLE + "/note", "note")
                        .says("The private note of a player about a game", "No other person can read it.")
                        .answers(
                                Answers.Note.class,
                                http(call -> new Answers.Note(tables.note(call.id(), player(call))))),
                act("/note", "keepNote")
                        .says("Keeps the private note of a player about a game", "An empty text deletes it.")
                        .takes(Requests.Say.class)
                        .does(call -> tables.putNote(
                                call.id(),
                                HttpCall.of(call).person(),
                                call.body().text())),
                act("/invite", "invite")
                        .says(
                                "Invites a person with an account",
                                "Only the host may do so, before the start. The person is notified once, and their lobby"
                                        + " shows the invitation.")
                        .limited(Rate.NAME)
                        .takes(Requests.Invite.class)
                        .does(call -> invite(HttpCall.of(call))),
                act("/leave", "leave")
                        .says(
                                "Leaves a table that has not started",
                                "The person's seats are open again. A table without people is deleted.")
                        .limited(Rate.SETTLE)
                        .does(call -> tables.leave(call.id(), HttpCall.of(call).person())),
                act("/options", "changeSettings")
                        .says(
                                "Changes the settings of a table",
                                "Only the host may do so, before the start. Missing fields leave their settings as"
                                        + " they are.")
                        .limited(Rate.SETTLE)
                        .takes(Requests.Settle.class)
                        .answers(TableView.class, http(this::settle)),
                act("/chat", "say")
                        .says(
                                "Says something",
                                "Players say it to the players' chat, spectators to the spectators' chat.")
                        .limited(Rate.SAY)
                        .takes(Requests.Say.class)
                        .does(call -> say(HttpCall.of(call))));
    }

    /** A caller without a session has no seat anywhere. */
    private static Person player(HttpCall<?> call) {
        Person person = call.anybody();
        if (person == null) {
            throw RequestRefused.of(RequestRefused.Kind.FORBIDDEN, "server.seat.none");
        }
        return person;
    }

    private void say(HttpCall<Requests.Say> call) {
        moderators.sanctions().requireMayTalk(call.caller());
        if (people.isNew(call.person())) {
            call.count(Rate.SAY_OF_NEW);
        }
        String line = PlainText.chatLine(call.body().text());
        access.change(
                call.id(),
                call.person(),
                table -> Chat.say(table, call.person(), line),
                showing -> showing.table().number());
    }

    private void invite(HttpCall<Requests.Invite> call) {
        access.read(call.id(), call.person(), showing -> {
            Requirements.waiting(showing.table());
            Requirements.host(showing.table(), call.person().id());
            return call.id();
        });
        // The database must not be waited for while the table is held.
        moderators.sanctions().requireMayTalk(call.caller());
        if (people.isNew(call.person())) {
            call.count(Rate.INVITE_OF_NEW);
        }
        people.named(call.body().name())
                .ifPresent(person -> moderators.blocks().requireMayMeet(call.person(), Set.of(person.id())));
        Person invited = people.invite(call.body().name(), call.id());
        notices.invite(call.id(), invited.id());
    }

    private TableView settle(HttpCall<Requests.Settle> call) {
        return tables.settle(call.id(), call.person(), call.body(), () -> call.count(Rate.TABLE_PASSWORD));
    }

    private TableView join(HttpCall<Requests.Join> call) {
        return tables.join(call.id(), call.person(), call.body(), () -> {
            call.count(Rate.TABLE_PASSWORD);
            call.count(Rate.GUESS_AT_TABLE, call.id());
        });
    }
}
