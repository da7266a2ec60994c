package hidalgo.server.table;

import hidalgo.records.Narration;
import hidalgo.rules.Position;
import hidalgo.rules.Scoring;
import hidalgo.server.protocol.LogLine;
import hidalgo.server.protocol.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** The log of a table: every move in words. */
final class Journal {
    private final List<LogLine> lines = new ArrayList<>();

    List<LogLine> lines() {
        return Collections.unmodifiableList(lines);
    }

    /** Adds a move, told from the position before it. */
    void add(Position before, int seat, String notation, long at, List<Scoring> scorings) {
        Text text = Text.of(Narration.move(before, seat, notation));
        lines.add(new LogLine(lines.size() + 1, seat, notation, text, at, scorings));
    }

    void removeLast() {
        lines.removeLast();
    }

    /** Once all have chosen, the choices are in the order of the seats, so that it does not show who hesitated. */
    void hideTheOrderOfChoices(int latest, long at) {
        if (latest < 2) {
            return;
        }
        int from = lines.size() - latest;
        List<LogLine> choices = new ArrayList<>(lines.subList(from, lines.size()));
        List<Scoring> scorings = choices.getLast().scorings();
        choices.sort(Comparator.comparingInt(LogLine::seat));
        for (int i = 0; i < choices.size(); i++) {
            LogLine line = choices.get(i);
            boolean last = i == choices.size() - 1;
            lines.set(
                    from + i,
                    new LogLine(from + i + 1, line.seat(), line.move(), line.text(), at, last ? scorings : List.of()));
        }
    }
}
