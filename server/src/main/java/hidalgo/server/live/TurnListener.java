package hidalgo.server.live;

import hidalgo.server.table.Table;
import java.util.List;

/** Is told when it becomes a person's turn. */
@FunctionalInterface
public interface TurnListener {
    /** After a change, these seats of people must move at a table. */
    void mustMove(Table table, List<Integer> seats);
}
