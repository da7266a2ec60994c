package hidalgo.server.command;

import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import hidalgo.server.live.LiveTables;
import hidalgo.server.live.Showing;
import hidalgo.server.people.Person;
import hidalgo.server.protocol.TableView;
import hidalgo.server.table.Change;
import hidalgo.server.table.Table;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The way to a table for somebody: only those who may see it read it or do something there. */
public final class TableAccess {
    private final LiveTables tables;

    /** The way to some tables. */
    public TableAccess(LiveTables tables) {
        this.tables = tables;
    }

    /** What somebody reads off a table. */
    public <T> T read(String id, @Nullable Person person, Function<Showing, T> reading) {
        return tables.open(id).look(showing -> {
            requireMaySee(showing.table(), person);
            return reading.apply(showing);
        });
    }

    /** Lets somebody do something at a table; the table as they see it afterwards. */
    TableView change(String id, Person person, Function<Table, List<? extends Change>> decision) {
        return change(id, person, decision, showing -> showing.view(person.id(), null));
    }

    /** Lets somebody do something at a table; what they read afterwards. */
    <T> T change(
            String id, Person person, Function<Table, List<? extends Change>> decision, Function<Showing, T> reply) {
        return tables.open(id)
                .change(
                        table -> {
                            requireMaySee(table, person);
                            return decision.apply(table);
                        },
                        reply);
    }

    private static void requireMaySee(Table table, @Nullable Person person) {
        if (!table.maySee(idOf(person))) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.word.needed");
        }
    }

    /** The identifier of a person, if they are known. */
    public static @Nullable String idOf(@Nullable Person person) {
        return person == null ? null : person.id();
    }
}
