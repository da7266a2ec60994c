package hidalgo.tables.session;

import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.TableView;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.Participant;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Table;
import hidalgo.tables.view.TableViews;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Access to tables: only people who may see a table can read it or act there. */
public final class TableAccess {
    private final Function<String, ? extends OpenTable> tables;
    private final BiPredicate<String, @Nullable String> dealsSeen;

    /** Access to tables, which a function opens by their identifiers. */
    public TableAccess(Function<String, ? extends OpenTable> tables) {
        this(tables, (table, person) -> false);
    }

    /**
     * The same, with the tables of the deal of the day.
     *
     * @param dealsSeen whether a person may see such a table of another, once the game there is over
     */
    public TableAccess(Function<String, ? extends OpenTable> tables, BiPredicate<String, @Nullable String> dealsSeen) {
        this.tables = tables;
        this.dealsSeen = dealsSeen;
    }

    /** Refuses people who may not see a table. */
    public void check(String id, @Nullable Participant person) {
        read(id, person, showing -> id);
    }

    /** Reads something of a table for a person, who may be unknown. */
    public <T> T read(String id, @Nullable Participant person, Function<SharedViews, T> reading) {
        return tables.apply(id).look(showing -> {
            Table table = showing.table();
            boolean isSeen = table.isDealOfDay() && table.phase() == Phase.OVER && dealsSeen.test(id, idOf(person));
            if (!isSeen) {
                requireMaySee(table, person);
            }
            return reading.apply(showing);
        });
    }

    /** The public part of a table, also if it needs a password. */
    public Answers.Door door(String id) {
        return tables.apply(id).read(showing -> TableViews.door(showing.table()));
    }

    /** A table as a person sees it from one of their seats. */
    public TableView view(String id, @Nullable Participant person, @Nullable Integer seat) {
        return read(id, person, showing -> showing.view(idOf(person), seat));
    }

    /** Makes a person's change at a table; returns the table as they see it afterwards. */
    public TableView change(String id, Participant person, Function<Table, List<? extends Change>> decision) {
        return change(id, person, decision, showing -> showing.view(person.id(), null));
    }

    /** Makes a person's change at a table; returns their reading of it afterwards. */
    public <T> T change(
            String id,
            Participant person,
            Function<Table, List<? extends Change>> decision,
            Function<SharedViews, T> reply) {
        return tables.apply(id)
                .change(
                        table -> {
                            requireMaySee(table, person);
                            return decision.apply(table);
                        },
                        reply);
    }

    private static void requireMaySee(Table table, @Nullable Participant person) {
        if (!table.maySee(idOf(person))) {
            throw RequestRefused.of(Kind.FORBIDDEN, table.isDealOfDay() ? "server.deal.own" : "server.word.needed");
        }
    }

    /** The identifier of a person, if the shell knows them. */
    public static @Nullable String idOf(@Nullable Participant person) {
        return person == null ? null : person.id();
    }
}
