package hidalgo.server.live;

import hidalgo.tables.table.Table;
import java.util.List;

/** Receives the events of tables that people may want to know about. */
@FunctionalInterface
public interface TurnListener {
    /** It has become the turn of these seats of people at a table. */
    void mustMove(Table table, List<Integer> seats);

    /** The game is over. */
    default void isOver(Table table) {}

    /** A player has left a table that waits. */
    default void seatOpened(Table table) {}

    /** A host has invited a person to a table. */
    default void invited(Table table, String person) {}

    /** A person has said something to the players. */
    default void said(Table table, String by, String text) {}
}
