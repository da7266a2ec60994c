package hidalgo.server.command;

import hidalgo.rules.Ruling;
import hidalgo.server.protocol.TableView.Phase;
import hidalgo.server.table.Table;
import hidalgo.server.table.TableEvent;
import hidalgo.server.view.TableViews;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Power cards that were planned, laid when their time has come. */
public final class Plans {
    private Plans() {}

    /** The next event that a plan leads to: a card is laid, or a plan that can't be kept is dropped. */
    public static @Nullable TableEvent next(Table table) {
        if (table.phase() != Phase.PLAYING) {
            return null;
        }
        var position = table.match().position();
        for (int seat : TableViews.bits(position.obliged())) {
            List<String> plan = table.plan(seat);
            if (plan.isEmpty() || !table.chairs().get(seat).isPlayedByPerson()) {
                continue;
            }
            for (String move : plan) {
                if (position.judge(seat, move) instanceof Ruling.Legal(int legal)) {
                    String id = "plan " + table.version();
                    return new TableEvent.Moved(
                            seat, position.notation(legal), id, Table.effect(position, seat, legal));
                }
            }
            return new TableEvent.Planned(seat, List.of());
        }
        return null;
    }
}
