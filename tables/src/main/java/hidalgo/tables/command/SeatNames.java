package hidalgo.tables.command;

import hidalgo.tables.PlainText;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.table.Participant;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** The names of people at a table, which are unique there. */
public final class SeatNames {
    private SeatNames() {}

    /**
     * The name of a person at a table: the one they want, refused if another person there has it. A person who gives
     * none gets their own name, with a number if it is taken.
     */
    public static String free(Participant person, @Nullable String wanted, Collection<String> taken) {
        if (wanted == null || wanted.isBlank()) {
            return numbered(person.name(), taken);
        }
        String name = PlainText.name(wanted);
        if (isTaken(name, taken)) {
            throw RequestRefused.of(Kind.REFUSED, "server.name.atTable", "name", name);
        }
        return name;
    }

    /** A name, with the first free number if another person has the same name. */
    public static String numbered(String name, Collection<String> taken) {
        String free = name;
        for (int number = 2; isTaken(free, taken); number++) {
            free = name + " " + number;
        }
        return free;
    }

    private static boolean isTaken(String name, Collection<String> taken) {
        return taken.stream().anyMatch(other -> BotSeats.isLike(other, name));
    }
}
