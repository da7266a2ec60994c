package hidalgo.server.command;

import hidalgo.records.GameRecord;
import hidalgo.rules.Games;
import hidalgo.rules.View;
import hidalgo.server.base.Identifier;
import hidalgo.server.base.PlainText;
import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import hidalgo.server.live.Desk;
import hidalgo.server.live.Hall;
import hidalgo.server.people.Person;
import hidalgo.server.protocol.Answers;
import hidalgo.server.protocol.NewTable;
import hidalgo.server.protocol.Requests;
import hidalgo.server.protocol.TableView;
import hidalgo.server.protocol.TableView.Phase;
import hidalgo.server.replay.Replays;
import hidalgo.server.store.TableStore;
import hidalgo.server.table.Chair;
import hidalgo.server.table.Happened;
import hidalgo.server.table.Roll;
import hidalgo.server.table.Table;
import hidalgo.server.table.TableEvent;
import hidalgo.server.view.Lobby;
import hidalgo.server.view.TableViews;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What people can do at tables. */
public final class Tables {
    private static final int MOST_TABLES = 200;
    private static final int MOST_CHAT = 2000;

    private final Hall hall;
    private final TableStore store;
    private final Lobby lobby;
    private final Hints hints;

    /** The tables of a hall. */
    public Tables(Hall hall, TableStore store) {
        this.hall = hall;
        this.store = store;
        this.lobby = new Lobby(store);
        this.hints = new Hints(hall.bots());
    }

    /** The lobby as a person sees it. */
    public Answers.Lobby lobby(@Nullable Person person) {
        return lobby.shownTo(person, hall.now());
    }

    /** Makes a table, and starts it if that is wanted. */
    public TableView create(Person person, NewTable wish) {
        if (store.going(person.id()) >= MOST_TABLES) {
            throw RequestRefused.of(Kind.REFUSED, "server.tables.many", "most", MOST_TABLES);
        }
        Desk desk = make(Identifier.random(), Seating.open(person, wish));
        return desk.view(person.id(), null);
    }

    /** Makes a table of a name with its first events, unless there is one already. */
    private Desk make(String id, List<TableEvent> first) {
        List<Happened> events = new ArrayList<>();
        first.forEach(event -> events.add(new Happened(events.size() + 1, hall.now(), event)));
        Table table = Table.of(id, events, hall.pauses());
        boolean made = store.create(events, TableViews.line(table, hall.now()), Roll.people(table));
        Desk desk = made ? hall.create(table) : hall.open(id);
        desk.wakeBots();
        return desk;
    }

    /** A table as somebody sees it. */
    public TableView view(String id, @Nullable Person person, @Nullable Integer seat) {
        Desk desk = seen(id, person);
        return desk.view(idOf(person), seat);
    }

    /** Plays a move, once however often it is sent. */
    public Answers.Done move(String id, Person person, Requests.Move request) {
        Desk desk = act(id, person, table -> Playing.move(table, person.id(), request));
        return done(desk, person, request.seat(), request.id());
    }

    /** Takes the latest move back. */
    public Answers.Done undo(String id, Person person, Requests.Undo request) {
        Desk desk = act(id, person, table -> Playing.undo(table, person.id(), request));
        return done(desk, person, request.seat(), request.id());
    }

    private static Answers.Done done(Desk desk, Person person, int seat, String request) {
        int version = desk.read(table -> Objects.requireNonNullElse(table.done(seat, request), table.version()));
        return new Answers.Done(version, desk.view(person.id(), null));
    }

    /** Plans power cards. */
    public TableView plan(String id, Person person, Requests.Plan request) {
        return act(id, person, table -> Playing.plan(table, person.id(), request))
                .view(person.id(), request.seat());
    }

    /** What moves would do. */
    public Answers.WhatIf whatIf(String id, Person person, Requests.WhatIf request) {
        return hall.open(id)
                .read(table -> new Answers.WhatIf(table.version(), Playing.whatIf(table, person.id(), request)));
    }

    /** What a bot would do. */
    public Answers.Hint hint(String id, Person person, int seat) {
        return hints.forSeat(hall.open(id), person, seat);
    }

    /** Takes a seat. */
    public TableView join(String id, Person person, Requests.Join request) {
        return hall.open(id)
                .write(table -> Seating.join(table, person, request))
                .view(person.id(), null);
    }

    /** Leaves a table that has not started; if nobody is left, the table goes too. */
    public void leave(String id, Person person) {
        act(id, person, table -> Seating.leave(table, person.id())).closeIfEmpty();
    }

    /** Arranges the seats. */
    public TableView arrange(String id, Person person, Requests.Arrange request) {
        return act(id, person, table -> Seating.arrange(table, person.id(), request))
                .view(person.id(), null);
    }

    /** Settles anew what was settled when the table was made. */
    public TableView settle(String id, Person person, Requests.Settle request) {
        return act(id, person, table -> Settling.settle(table, person.id(), request))
                .view(person.id(), null);
    }

    /** Starts the game. */
    public TableView start(String id, Person person) {
        return act(id, person, table -> Seating.start(table, person.id())).view(person.id(), null);
    }

    /** Says something. */
    public void say(String id, Person person, String text) {
        String line = PlainText.chatLine(text);
        seen(id, person).write(table -> {
            if (table.chat().size() >= MOST_CHAT) {
                throw RequestRefused.of(Kind.REFUSED, "server.chat.full", "most", MOST_CHAT);
            }
            List<Integer> seats = table.seatsOf(person.id(), true);
            int seat = seats.isEmpty() ? View.SPECTATOR : seats.getFirst();
            String name =
                    seats.isEmpty() ? person.name() : table.chairs().get(seat).name();
            return List.of(new TableEvent.Said(seat, name, line));
        });
    }

    /** Proposes something. */
    public TableView propose(String id, Person person, Requests.Propose request) {
        return act(id, person, table -> Agreements.propose(table, person.id(), request))
                .view(person.id(), null);
    }

    /** Answers a proposal. */
    public TableView answer(String id, Person person, boolean agree) {
        return act(id, person, table -> Agreements.answer(table, person.id(), agree))
                .view(person.id(), null);
    }

    /** Gives a seat to a bot. */
    public TableView resign(String id, Person person, int seat) {
        return act(id, person, table -> Agreements.resign(table, person.id(), seat))
                .view(person.id(), null);
    }

    /** Takes one's seat back from a bot. */
    public TableView comeBack(String id, Person person, int seat) {
        return act(id, person, table -> Agreements.comeBack(table, person.id(), seat))
                .view(person.id(), seat);
    }

    /** Puts a bot in the place of somebody whose time has run out. */
    public TableView replace(String id, Person person, int seat) {
        return act(id, person, table -> Agreements.replace(table, person.id(), seat, hall.now()))
                .view(person.id(), null);
    }

    /** Wants to play again; when all people do, the new table is there. */
    public TableView rematch(String id, Person person) {
        Desk desk = act(id, person, table -> Agreements.wantRematch(table, person.id()));
        boolean all = desk.read(table -> table.next() == null && Agreements.allWantRematch(table));
        if (all) {
            String next = desk.read(Rematch::nameFor);
            make(next, desk.read(Rematch::eventsFor));
            desk = desk.write(table -> table.next() == null ? List.of(new TableEvent.Rematched(next)) : List.of());
        }
        return desk.view(person.id(), null);
    }

    /** The log from a move on, as somebody sees it from the wanted one of their seats. */
    public List<hidalgo.server.protocol.LogLine> log(
            String id, @Nullable Person person, @Nullable Integer wanted, int from) {
        return seen(id, person)
                .readAs(
                        idOf(person),
                        table -> TableViews.log(table, TableViews.seat(table, idOf(person), wanted), from));
    }

    /** What was said, from a line on. */
    public List<Answers.ChatLine> chat(String id, @Nullable Person person, int from) {
        return seen(id, person)
                .read(table -> List.copyOf(table.chat()
                        .subList(
                                Math.clamp(from, 0, table.chat().size()),
                                table.chat().size())));
    }

    /** The game of a table as somebody may look through it. */
    public Replays.Source replay(String id, @Nullable Person person) {
        return seen(id, person).readAs(idOf(person), table -> {
            List<String> names = table.chairs().stream().map(Chair::name).toList();
            GameRecord record = GameRecord.of(Games.named(table.opened().game()).orElseThrow(), table.match());
            boolean over = table.phase() == Phase.OVER;
            return new Replays.Source(
                    table.id(),
                    record,
                    names,
                    over,
                    table.log().stream()
                            .map(hidalgo.server.protocol.LogLine::at)
                            .toList(),
                    TableViews.deal(table));
        });
    }

    private Desk seen(String id, @Nullable Person person) {
        Desk desk = hall.open(id);
        desk.read(table -> {
            Hall.requireMaySee(table, idOf(person));
            return table.number();
        });
        return desk;
    }

    /** Lets somebody who may see a table do something there. */
    private Desk act(String id, Person person, Function<Table, List<TableEvent>> decision) {
        return hall.open(id).write(table -> {
            Hall.requireMaySee(table, person.id());
            return decision.apply(table);
        });
    }

    private static @Nullable String idOf(@Nullable Person person) {
        return person == null ? null : person.id();
    }
}
