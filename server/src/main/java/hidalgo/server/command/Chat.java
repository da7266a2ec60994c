package hidalgo.server.command;

import hidalgo.rules.View;
import hidalgo.server.live.TurnListener;
import hidalgo.server.people.Person;
import hidalgo.tables.PlainText;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.session.TableAccess;
import hidalgo.tables.table.ChatLine;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.view.Lines;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The chat at tables: one for the players, and one for the spectators. */
public final class Chat {
    private static final int MOST_LINES = 2000;
    private static final int MOST_OF_GALLERY = 1000;

    private final TableAccess access;
    private final TurnListener listener;

    /** The chat at the tables that people have access to; the listener hears the players' messages. */
    public Chat(TableAccess access, TurnListener listener) {
        this.access = access;
        this.listener = listener;
    }

    /** Adds a line. */
    public void say(String id, Person person, String text) {
        String line = PlainText.chatLine(text);
        access.change(id, person, table -> List.of(said(table, person, line)), showing -> {
            Table table = showing.table();
            if (!table.seats().heldBy(person.id()).isEmpty()) {
                listener.said(table, person.id(), line);
            }
            return table.number();
        });
    }

    private static TableEvent said(Table table, Person person, String line) {
        List<Integer> seats = table.seats().heldBy(person.id());
        if (seats.isEmpty()) {
            requireRoom(table.talk().gallery(), MOST_OF_GALLERY);
            return new TableEvent.Said(View.SPECTATOR, person.name(), line);
        }
        requireRoom(table.talk().players(), MOST_LINES);
        int seat = seats.getFirst();
        return new TableEvent.Said(seat, table.seats().get(seat).name(), line);
    }

    private static void requireRoom(List<ChatLine> said, int most) {
        if (said.size() >= most) {
            throw RequestRefused.of(Kind.REFUSED, "server.chat.full", "most", most);
        }
    }

    /** The lines of the players from a number on, as far as a person may know them by now. */
    public List<Answers.ChatLine> lines(String id, @Nullable Person person, int from) {
        return access.read(id, person, showing -> {
            Table seen = showing.seenBy(TableAccess.idOf(person));
            return told(seen.talk().players(), from);
        });
    }

    /** The lines of the spectators from a number on; none for the players during the game. */
    public List<Answers.ChatLine> gallery(String id, @Nullable Person person, int from) {
        return access.read(id, person, showing -> {
            Table table = showing.table();
            return table.mayReadGallery(TableAccess.idOf(person))
                    ? told(table.talk().gallery(), from)
                    : List.of();
        });
    }

    private static List<Answers.ChatLine> told(List<ChatLine> lines, int from) {
        return lines.stream()
                .skip(Math.clamp(from, 0, lines.size()))
                .map(Lines::chat)
                .toList();
    }
}
