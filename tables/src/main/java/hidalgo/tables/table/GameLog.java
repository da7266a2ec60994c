package hidalgo.tables.table;

import hidalgo.records.Outcome;
import hidalgo.rules.Message;
import hidalgo.rules.Scoring;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** The log of a table: every move in words. */
final class GameLog {
    private final List<LogEntry> entries = new ArrayList<>();

    List<LogEntry> entries() {
        return Collections.unmodifiableList(entries);
    }

    void add(int seat, String move, Message text, long at, Outcome outcome, List<Scoring> scorings) {
        entries.add(new LogEntry(entries.size() + 1, seat, move, text, at, outcome, scorings));
    }

    void removeLast() {
        entries.removeLast();
    }

    /**
     * Sorts secret choices by seat once all have chosen, so that the log does not show who hesitated; what they led to
     * comes with the last of them.
     */
    void hideTheOrderOfChoices(int latest, long at) {
        if (latest < 2) {
            return;
        }
        int from = entries.size() - latest;
        List<LogEntry> choices = new ArrayList<>(entries.subList(from, entries.size()));
        List<Scoring> scorings = choices.getLast().scorings();
        Outcome outcome = choices.getLast().outcome();
        choices.sort(Comparator.comparingInt(LogEntry::seat));
        for (int i = 0; i < choices.size(); i++) {
            LogEntry entry = choices.get(i);
            boolean last = i == choices.size() - 1;
            entries.set(
                    from + i,
                    new LogEntry(
                            from + i + 1,
                            entry.seat(),
                            entry.move(),
                            entry.text(),
                            at,
                            last ? outcome : Outcome.NONE,
                            last ? scorings : List.of()));
        }
    }
}
