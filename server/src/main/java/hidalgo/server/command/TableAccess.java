package hidalgo.server.command;

import hidalgo.server.live.LiveTables;
import hidalgo.server.live.SharedViews;
import hidalgo.server.people.Person;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.TableView;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.Table;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Access to tables: only those who may see a table can read it or do something there. */
public final class TableAccess {
    private final LiveTables tables;

    /** Access to some tables. */
    public TableAccess(LiveTables tables) {
        this.tables = tables;
    }

    /** Reads something of a table for somebody. */
    public <T> T read(String id, @Nullable Person person, Function<SharedViews, T> reading) {
        return tables.open(id).look(showing -> {
            requireMaySee(showing.table(), person);
            return reading.apply(showing);
        });
    }

    /** Lets somebody do something at a table; returns the table as they see it afterwards. */
    TableView change(String id, Person person, Function<Table, List<? extends Change>> decision) {
        return change(id, person, decision, showing -> showing.view(person.id(), null));
    }

    /** Lets somebody do something at a table; returns what they read afterwards. */
    <T> T change(
            String id,
            Person person,
            Function<Table, List<? extends Change>> decision,
            Function<SharedViews, T> reply) {
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

    /** The identifier of a person, if the server knows them. */
    public static @Nullable String idOf(@Nullable Person person) {
        return person == null ? null : person.id();
    }
}
