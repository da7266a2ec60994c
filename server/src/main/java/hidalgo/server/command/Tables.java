package hidalgo.server.command;

import hidalgo.server.base.Identifier;
import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import hidalgo.server.live.LiveTable;
import hidalgo.server.live.LiveTables;
import hidalgo.server.live.TableRepository;
import hidalgo.server.people.Person;
import hidalgo.server.protocol.LogLine;
import hidalgo.server.protocol.NewTable;
import hidalgo.server.protocol.Requests;
import hidalgo.server.protocol.TableView;
import hidalgo.server.table.Table;
import hidalgo.server.table.TableEvent;
import hidalgo.server.view.PlayViews;
import hidalgo.server.view.TableViews;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What people can do with tables before and after a game, and how they see them. */
public final class Tables {
    private static final int MOST_TABLES = 200;

    private final LiveTables live;
    private final TableAccess access;
    private final TableRepository repository;

    /** The tables that people have access to. */
    public Tables(LiveTables live, TableAccess access, TableRepository repository) {
        this.live = live;
        this.access = access;
        this.repository = repository;
    }

    /** Creates a table, and starts it if requested. */
    public TableView create(Person person, NewTable wish) {
        if (repository.unfinished(person.id()) >= MOST_TABLES) {
            throw RequestRefused.of(Kind.REFUSED, "server.tables.many", "most", MOST_TABLES);
        }
        LiveTable made = live.create(Identifier.random(), NewTables.open(person, wish));
        return made.read(showing -> showing.view(person.id(), null));
    }

    /** A table as somebody sees it. */
    public TableView view(String id, @Nullable Person person, @Nullable Integer seat) {
        return access.read(id, person, showing -> showing.view(TableAccess.idOf(person), seat));
    }

    /** The log from a move on, as somebody sees it from one of their seats. */
    public List<LogLine> log(String id, @Nullable Person person, @Nullable Integer wanted, int from) {
        String who = TableAccess.idOf(person);
        return access.read(id, person, showing -> {
            Table seen = showing.seenBy(who);
            return PlayViews.log(seen, TableViews.seat(seen, who, wanted), from);
        });
    }

    /** Takes a seat. Those who know the password of a table may do so before they may see it. */
    public TableView join(String id, Person person, Requests.Join request) {
        return live.open(id)
                .change(table -> Seating.join(table, person, request), showing -> showing.view(person.id(), null));
    }

    /** Leaves a table that has not started; if nobody is left, the table is deleted. */
    public void leave(String id, Person person) {
        access.change(
                id,
                person,
                table -> Seating.leave(table, person.id()),
                showing -> showing.table().number());
        live.deleteIfEmpty(id);
    }

    /** Arranges the seats. */
    public TableView arrange(String id, Person person, Requests.Arrange request) {
        return access.change(id, person, table -> Seating.arrange(table, person.id(), request));
    }

    /** Changes the settings of the table. */
    public TableView settle(String id, Person person, Requests.Settle request) {
        return access.change(id, person, table -> TableSettings.settle(table, person.id(), request));
    }

    /** Starts the game. */
    public TableView start(String id, Person person) {
        return access.change(id, person, table -> Seating.start(table, person.id()));
    }

    /** Asks for a rematch; when all people have done so, the new table is created. */
    public TableView rematch(String id, Person person) {
        Optional<Rematch> wanted = access.change(
                id, person, table -> Rematch.want(table, person.id()), showing -> Rematch.wantedByAll(showing.table()));
        wanted.ifPresent(rematch -> live.create(rematch.id(), rematch.events()));
        return access.change(
                id,
                person,
                table -> table.next() == null && wanted.isPresent()
                        ? List.of(new TableEvent.Rematched(wanted.get().id()))
                        : List.of());
    }
}
