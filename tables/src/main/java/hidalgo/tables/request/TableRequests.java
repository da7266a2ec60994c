package hidalgo.tables.request;

import static hidalgo.tables.request.Subject.TABLES;

import hidalgo.tables.command.Chat;
import hidalgo.tables.command.Rematch;
import hidalgo.tables.command.Requirements;
import hidalgo.tables.command.SeatCount;
import hidalgo.tables.command.Seating;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.LogLine;
import hidalgo.tables.protocol.NewTable;
import hidalgo.tables.protocol.ReplayAnswers;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.protocol.TableView;
import hidalgo.tables.session.TableAccess;
import hidalgo.tables.table.ChatLine;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.view.Lines;
import hidalgo.tables.view.PlayViews;
import hidalgo.tables.view.TableViews;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Requests about tables, without the moves: views, seats, and the chat. */
public final class TableRequests {
    /** The path of a table. */
    public static final String TABLE = "/api/tables/{id}";

    private static final String FROM = "from";

    private final Shell shell;

    TableRequests(Shell shell) {
        this.shell = shell;
    }

    List<Request<?>> all() {
        return List.of(
                TABLES.get(TABLE, "table")
                        .says(
                                "A table as the caller sees it",
                                "Without a seat, the caller gets the view of a spectator. With several seats, `seat`"
                                        + " chooses one.")
                        .query("seat")
                        .answers(TableView.class, call -> shell.tables().view(call.id(), call.anybody(), call.seat())),
                TABLES.get(TABLE + "/door", "door")
                        .says(
                                "The public part of a table with a password",
                                "Its game, its name, its host and the number of open seats.")
                        .answers(Answers.Door.class, call -> shell.tables().door(call.id())),
                TABLES.get(TABLE + "/chat", "chat")
                        .says(
                                "The players' chat",
                                "The lines from a number on. Spectators see them as late as they see the table.")
                        .query(FROM)
                        .lists(Answers.ChatLine.class, this::chat),
                TABLES.get(TABLE + "/gallery", "gallery")
                        .says(
                                "The spectators' chat",
                                "The lines from a number on. Players see none until the game is over.")
                        .query(FROM)
                        .lists(Answers.ChatLine.class, this::spectatorsChat),
                TABLES.get(TABLE + "/log", "log")
                        .says("The log in words", "The moves from a number on, with their effects.")
                        .query(FROM, "seat")
                        .lists(LogLine.class, this::log),
                TABLES.get(TABLE + "/scorings", "scorings")
                        .says("All scorings", "Every scoring so far, line by line.")
                        .lists(
                                ReplayAnswers.Sheet.class,
                                call -> shell.replay(call.id(), call.anybody())
                                        .game()
                                        .sheets()),
                TABLES.get(TABLE + "/record", "tableRecord")
                        .says(
                                "The record of a table",
                                "Complete when the game is over, without hidden information while it is not.")
                        .sendsRecord(new ReplayRequests(shell)::record),
                TABLES.post("/api/tables", "createTable")
                        .says(
                                "Creates a table",
                                "The answer is the table as its host sees it. With `record`, it continues a recorded"
                                        + " game.")
                        .known()
                        .limited(Rate.MAKE)
                        .takesLarge(NewTable.class)
                        .creates(TableView.class, shell::create),
                act("/arrange", "arrangeSeats")
                        .says(
                                "Arranges the seats",
                                "Only the host may do so, before the start. Each seat names the one that it was"
                                        + " before.")
                        .limited(Rate.SETTLE)
                        .takes(Requests.Arrange.class)
                        .answers(
                                TableView.class,
                                call -> settle(
                                        call,
                                        table -> Seating.arrange(
                                                table, call.person().id(), call.body()))),
                act("/add-seat", "addSeat")
                        .says("Adds an open seat", "Only the host may do so, before the start.")
                        .limited(Rate.SETTLE)
                        .answers(
                                TableView.class,
                                call -> settle(
                                        call,
                                        table -> SeatCount.add(
                                                table, call.person().id()))),
                act("/remove-seat", "removeSeat")
                        .says(
                                "Removes an open seat",
                                "Only the host may do so, before the start. The seats behind it move up.")
                        .limited(Rate.SETTLE)
                        .takes(Requests.SeatOnly.class)
                        .answers(
                                TableView.class,
                                call -> settle(
                                        call,
                                        table -> SeatCount.remove(
                                                table,
                                                call.person().id(),
                                                call.body().seat()))),
                act("/start", "startGame")
                        .says("Starts the game", "Only the host may do so. Bots take the seats that are still open.")
                        .answers(
                                TableView.class,
                                call -> change(
                                        call,
                                        table -> Seating.start(
                                                table, call.person().id()))),
                act("/rematch", "wantRematch")
                        .says(
                                "Asks for a rematch",
                                "When all who played to the end have asked, `next` of the table is the new one.")
                        .limited(Rate.MAKE)
                        .answers(TableView.class, this::rematch));
    }

    /** A request with which people who are known do something at a table. */
    public static RequestBuilder<Request.NoBody> act(String what, String operation) {
        return TABLES.post(TABLE + what, operation).known().limited(Rate.ACT);
    }

    private TableView change(Call<?> call, Function<Table, List<TableEvent>> decision) {
        return shell.tables().change(call.id(), call.person(), decision::apply);
    }

    /** Changes of the host before the start. Each is kept forever, so their number is limited. */
    private TableView settle(Call<?> call, Function<Table, List<TableEvent>> decision) {
        return change(call, table -> Requirements.fewChanges(table, decision.apply(table), shell.now()));
    }

    private List<LogLine> log(Call<?> call) {
        return seen(call, table -> {
            String person = TableAccess.idOf(call.anybody());
            return PlayViews.log(table, TableViews.seat(table, person, call.seat()), call.number(FROM, 0));
        });
    }

    private List<Answers.ChatLine> chat(Call<?> call) {
        return seen(call, table -> answers(Chat.lines(table, call.number(FROM, 0))));
    }

    private List<Answers.ChatLine> spectatorsChat(Call<?> call) {
        return shell.tables()
                .read(
                        call.id(),
                        call.anybody(),
                        showing -> answers(Chat.spectators(
                                showing.table(), TableAccess.idOf(call.anybody()), call.number(FROM, 0))));
    }

    private static List<Answers.ChatLine> answers(List<ChatLine> lines) {
        return lines.stream().map(Lines::chat).toList();
    }

    /** Reads something of a table as the caller may see it, perhaps later than it happens. */
    private <T> T seen(Call<?> call, Function<Table, T> reading) {
        return shell.tables()
                .read(
                        call.id(),
                        call.anybody(),
                        showing -> reading.apply(showing.seenBy(TableAccess.idOf(call.anybody()))));
    }

    private TableView rematch(Call<?> call) {
        shell.requireRoom(call);
        Optional<Rematch> wanted = shell.tables()
                .change(
                        call.id(),
                        call.person(),
                        table -> Rematch.want(table, call.person().id()),
                        showing -> Rematch.wantedByAll(showing.table()));
        @Nullable
        String next = wanted.map(rematch -> shell.begin(call, rematch.id(), rematch.events()))
                .orElse(null);
        return change(
                call,
                table -> table.next() == null && next != null ? List.of(new TableEvent.Rematched(next)) : List.of());
    }
}
