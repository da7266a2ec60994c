package hidalgo.tables.session;

import hidalgo.tables.table.Table;
import java.util.List;

/** The environment of a table: a server's node, or a browser. */
public interface TableShell {
    /** The reference that finds the table again if it is retired. */
    TableReference reference();

    /** The clock, in milliseconds since 1970; it may be set back. */
    long now();

    /** Has {@link TableSession#planned} carried out after some time. */
    void carryOutPlan(long due, long wait);

    /** Whether bots need not think while no viewer is there. */
    boolean mayRest(Table table);

    /** It has become the turn of these seats of people. */
    void mustMove(Table table, List<Integer> seats);

    /** The game has just ended. */
    default void isOver(Table table) {}

    /** The time of a seat has run out, and the table has set what happens then. */
    default void isLate() {}

    /** The table was deleted by another node. */
    void gone();
}
