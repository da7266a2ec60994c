package hidalgo.tables.view;

import hidalgo.records.Outcome;
import hidalgo.rules.Message;
import hidalgo.tables.protocol.Answers;
import hidalgo.tables.protocol.LogLine;
import hidalgo.tables.protocol.Text;
import hidalgo.tables.table.ChatLine;
import hidalgo.tables.table.LogEntry;
import java.util.List;

/** The lines of the chat and the log, as people see them. */
public final class Lines {
    private Lines() {}

    /** A line of chat. */
    public static Answers.ChatLine chat(ChatLine line) {
        Message news = line.news();
        return new Answers.ChatLine(
                line.line(), line.seat(), line.name(), line.text(), news == null ? null : Text.of(news), line.at());
    }

    static LogLine log(LogEntry entry) {
        return new LogLine(
                entry.ply(),
                entry.seat(),
                entry.move(),
                Text.of(entry.text()),
                entry.at(),
                effects(entry.outcome()),
                entry.outcome().points(),
                entry.scorings());
    }

    /** The effects of a move. */
    public static List<LogLine.Effect> effects(Outcome outcome) {
        return outcome.effects().stream()
                .map(effect -> new LogLine.Effect(Text.of(effect.text()), effect.hurts(), effect.helps()))
                .toList();
    }
}
