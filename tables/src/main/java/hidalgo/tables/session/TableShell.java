package hidalgo.tables.session;

import hidalgo.tables.table.Table;

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

    /** The time of a seat has run out, and the table has set what happens then. */
    default void isLate() {}

    /** The table was deleted by another node. */
    void gone();
}
