package hidalgo.server.command;

import hidalgo.rules.View;
import hidalgo.server.base.PlainText;
import hidalgo.server.base.RequestRefused;
import hidalgo.server.base.RequestRefused.Kind;
import hidalgo.server.people.Person;
import hidalgo.server.protocol.Answers;
import hidalgo.server.table.ChatLine;
import hidalgo.server.table.Table;
import hidalgo.server.table.TableEvent;
import hidalgo.server.view.Translation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The chat at tables. */
public final class Chat {
    private static final int MOST_LINES = 2000;

    private final TableAccess access;

    /** The chat at the tables that people have access to. */
    public Chat(TableAccess access) {
        this.access = access;
    }

    /** Adds a line. */
    public void say(String id, Person person, String text) {
        String line = PlainText.chatLine(text);
        access.change(
                id,
                person,
                table -> List.of(said(table, person, line)),
                showing -> showing.table().number());
    }

    private static TableEvent said(Table table, Person person, String line) {
        if (table.chat().size() >= MOST_LINES) {
            throw RequestRefused.of(Kind.REFUSED, "server.chat.full", "most", MOST_LINES);
        }
        List<Integer> seats = table.seats().heldBy(person.id());
        int seat = seats.isEmpty() ? View.SPECTATOR : seats.getFirst();
        String name = seats.isEmpty() ? person.name() : table.seats().get(seat).name();
        return new TableEvent.Said(seat, name, line);
    }

    /** The lines from a number on. */
    public List<Answers.ChatLine> lines(String id, @Nullable Person person, int from) {
        return access.read(id, person, showing -> {
            List<ChatLine> all = showing.table().chat();
            return all.stream()
                    .skip(Math.clamp(from, 0, all.size()))
                    .map(Translation::chat)
                    .toList();
        });
    }
}
