package hidalgo.server.live;

import hidalgo.tables.table.Table;
import java.util.List;

/** Is told when it becomes a person's turn. */
@FunctionalInterface
public interface TurnListener {
    /** It has become the turn of these seats of people at a table. */
    void mustMove(Table table, List<Integer> seats);
}
