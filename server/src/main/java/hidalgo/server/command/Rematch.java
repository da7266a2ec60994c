package hidalgo.server.command;

import hidalgo.records.Fairness;
import hidalgo.server.base.Identifier;
import hidalgo.server.table.Chair;
import hidalgo.server.table.Table;
import hidalgo.server.table.TableEvent;
import java.util.ArrayList;
import java.util.List;

/** The table at which the same people play again. */
public final class Rematch {
    private Rematch() {}

    /** Its name: whoever makes the rematch makes the same one; the host's name, which nobody sees, keeps it secret. */
    public static String nameFor(Table table) {
        return Identifier.of(
                table.id() + " " + table.host() + " " + table.opened().salt());
    }

    /** Its first events: the same people, options and clock with a new deal, begun at once. */
    public static List<TableEvent> eventsFor(Table table) {
        TableEvent.Opened before = table.opened();
        List<Chair> chairs = table.chairs().stream()
                .map(chair -> chair.person() == null ? chair : new Chair(chair.person(), chair.name(), null))
                .toList();
        List<TableEvent> events = new ArrayList<>();
        events.add(new TableEvent.Opened(
                before.game(),
                before.options(),
                chairs,
                before.visibility(),
                before.word(),
                before.clock(),
                before.hints(),
                before.spectatorDelay(),
                before.host(),
                Fairness.draw(),
                Fairness.draw(),
                null,
                Seating.RULES));
        String name = table.name();
        if (name != null) {
            events.add(new TableEvent.Named(name));
        }
        events.addAll(Seating.started(chairs));
        return events;
    }
}
