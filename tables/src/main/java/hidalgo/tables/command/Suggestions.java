package hidalgo.tables.command;

import hidalgo.bots.analysis.Suggestion;
import hidalgo.rules.Message;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.Text;
import hidalgo.tables.table.Table;
import java.util.List;

/** A bot's suggestion, as an answer. */
public final class Suggestions {
    private Suggestions() {}

    /** Refuses a hint that a person may not have for a seat. */
    public static void check(Table table, String person, int seat) {
        Requirements.playing(table);
        Requirements.seat(table, person, seat);
        if (!table.opened().hints()) {
            throw RequestRefused.of(Kind.REFUSED, "server.hints.off");
        }
        if (!table.position().mayMove(seat)) {
            throw RequestRefused.of(Kind.REFUSED, "server.hints.turn");
        }
    }

    /** The answer for a version of a table. */
    public static Answers.Hint answer(int version, Suggestion best) {
        List<Answers.OtherHint> others = best.others().stream()
                .map(other -> new Answers.OtherHint(other.move(), texts(other.reasons())))
                .toList();
        return new Answers.Hint(version, best.moves(), texts(best.reasons()), best.chance(), others);
    }

    private static List<Text> texts(List<Message> messages) {
        return messages.stream().map(Text::of).toList();
    }
}
