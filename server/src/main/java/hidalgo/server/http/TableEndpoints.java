package hidalgo.server.http;

import static hidalgo.server.http.Endpoint.get;
import static hidalgo.server.http.Endpoint.post;

import hidalgo.server.command.Chat;
import hidalgo.server.command.Tables;
import hidalgo.server.lobby.Lobby;
import hidalgo.server.replay.Replays;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.LogLine;
import hidalgo.tables.protocol.NewTable;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.protocol.TableView;
import java.util.List;

/** The addresses of tables: the lobby, watching, and the settings before the start. */
final class TableEndpoints {
    static final String TABLE = "/api/tables/{id}";

    private final Lobby lobby;
    private final Tables tables;
    private final Chat chat;
    private final Replays replays;

    TableEndpoints(Services services) {
        this.lobby = services.lobby();
        this.tables = services.tables();
        this.chat = services.chat();
        this.replays = services.replays();
    }

    /** The lobby, and the views of a table. */
    List<Endpoint<?>> looking() {
        return List.of(
                get("/api/tables", "The lobby").answers(Answers.Lobby.class, call -> lobby.shownTo(call.anybody())),
                get(TABLE, "A table as the person who asks sees it")
                        .query("seat")
                        .answers(TableView.class, call -> tables.view(call.id(), call.anybody(), call.seat())),
                get(TABLE + "/door", "The part of a table that is public before its password is given")
                        .answers(Answers.Door.class, call -> tables.door(call.id())),
                get(TABLE + "/chat", "The players' chat, from a line on")
                        .query("from")
                        .lists(
                                Answers.ChatLine.class,
                                call -> chat.lines(call.id(), call.anybody(), call.number("from", 0))),
                get(TABLE + "/gallery", "The spectators' chat, from a line on")
                        .query("from")
                        .lists(
                                Answers.ChatLine.class,
                                call -> chat.gallery(call.id(), call.anybody(), call.number("from", 0))),
                get(TABLE + "/log", "The log in words, from a move on")
                        .query("from", "seat")
                        .lists(
                                LogLine.class,
                                call -> tables.log(call.id(), call.anybody(), call.seat(), call.number("from", 0))),
                get(TABLE + "/scorings", "All scorings, line by line")
                        .lists(Answers.Sheet.class, call -> replays.sheets(call.id(), call.anybody())),
                get(TABLE + "/record", "The record: complete when the game is over, else without hidden information")
                        .sendsRecord(call -> replays.record(call.id(), call.anybody())));
    }

    /** Requests besides moves: create a table, sit down, arrange the seats, chat. */
    List<Endpoint<?>> meeting() {
        return List.of(
                post("/api/tables", "Makes a table")
                        .known()
                        .limited(Rate.MAKE)
                        .takesLarge(NewTable.class)
                        .creates(TableView.class, this::create),
                act("/join", "Takes a seat")
                        .limited(Rate.SETTLE)
                        .takes(Requests.Join.class)
                        .answers(TableView.class, this::join),
                act("/leave", "Leaves a table that has not started")
                        .limited(Rate.SETTLE)
                        .does(call -> tables.leave(call.id(), call.person())),
                act("/arrange", "Arranges the seats (host)")
                        .limited(Rate.SETTLE)
                        .takes(Requests.Arrange.class)
                        .answers(TableView.class, call -> tables.arrange(call.id(), call.person(), call.body())),
                act("/add-seat", "Adds an open seat (host)")
                        .limited(Rate.SETTLE)
                        .answers(TableView.class, call -> tables.addSeat(call.id(), call.person())),
                act("/remove-seat", "Removes an open seat; the players behind it move up (host)")
                        .limited(Rate.SETTLE)
                        .takes(Requests.SeatOnly.class)
                        .answers(
                                TableView.class,
                                call -> tables.removeSeat(
                                        call.id(), call.person(), call.body().seat())),
                act("/options", "Changes the table's settings before the start (host)")
                        .limited(Rate.SETTLE)
                        .takes(Requests.Settle.class)
                        .answers(TableView.class, this::settle),
                act("/start", "Starts the game (host)")
                        .answers(TableView.class, call -> tables.start(call.id(), call.person())),
                act("/rematch", "Agrees to a rematch")
                        .limited(Rate.MAKE)
                        .answers(TableView.class, call -> tables.rematch(call.id(), call.person())),
                act("/chat", "Writes a line of chat")
                        .limited(Rate.SAY)
                        .takes(Requests.Say.class)
                        .does(call ->
                                chat.say(call.id(), call.person(), call.body().text())));
    }

    /** An address where known people change a table. */
    static EndpointBuilder<Body.Nothing> act(String what, String summary) {
        return post(TABLE + what, summary).known().limited(Rate.ACT);
    }

    private TableView create(Call<NewTable> call) {
        return tables.create(call.person(), call.body(), () -> call.count(Rate.TABLE_PASSWORD));
    }

    private TableView settle(Call<Requests.Settle> call) {
        return tables.settle(call.id(), call.person(), call.body(), () -> call.count(Rate.TABLE_PASSWORD));
    }

    private TableView join(Call<Requests.Join> call) {
        return tables.join(call.id(), call.person(), call.body(), () -> {
            call.count(Rate.TABLE_PASSWORD);
            call.count(Rate.GUESS_AT_TABLE, call.id());
        });
    }
}
