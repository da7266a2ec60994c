package hidalgo.tables.command;

import hidalgo.rules.View;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.table.ChatLine;
import hidalgo.tables.table.Participant;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The chat at tables: one for the players, and one for the spectators. */
public final class Chat {
    private static final int MOST_LINES = 2000;
    private static final int MOST_OF_SPECTATORS = 1000;

    private Chat() {}

    /** Adds a line. */
    public static List<TableEvent> say(Table table, Participant person, String line) {
        List<Integer> seats = table.seats().heldBy(person.id());
        if (seats.isEmpty()) {
            requireRoom(table.chat().spectators(), MOST_OF_SPECTATORS);
            return List.of(new TableEvent.Said(View.SPECTATOR, person.name(), line, person.id()));
        }
        requireRoom(table.chat().players(), MOST_LINES);
        int seat = seats.getFirst();
        return List.of(new TableEvent.Said(seat, table.seats().get(seat).name(), line, person.id()));
    }

    private static void requireRoom(List<ChatLine> said, int most) {
        if (said.size() >= most) {
            throw RequestRefused.of(Kind.REFUSED, "server.chat.full", "most", most);
        }
    }

    /** The lines of the players from a number on. */
    public static List<ChatLine> lines(Table table, int from) {
        return since(table.chat().players(), from);
    }

    /** The lines of the spectators from a number on; none for the players while the game goes on. */
    public static List<ChatLine> spectators(Table table, @Nullable String person, int from) {
        return table.mayReadSpectatorsChat(person) ? since(table.chat().spectators(), from) : List.of();
    }

    private static List<ChatLine> since(List<ChatLine> lines, int from) {
        return lines.subList(Math.clamp(from, 0, lines.size()), lines.size());
    }
}
