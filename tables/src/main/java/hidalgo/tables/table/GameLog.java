package hidalgo.tables.table;

import hidalgo.records.Outcome;
import hidalgo.rules.Message;
import hidalgo.rules.Scoring;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

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
     * Adds the effects of the latest secret choices, once all have chosen, and sorts the choices by seat, so that the
     * log does not show who hesitated. Their scorings come with the last of them.
     */
    void reveal(int choices, Map<Integer, Outcome> outcomes, long at) {
        List<LogEntry> latest = entries.subList(entries.size() - choices, entries.size());
        List<Scoring> scorings = latest.getLast().scorings();
        latest.sort(Comparator.comparingInt(LogEntry::seat));
        int first = entries.size() - choices + 1;
        for (int i = 0; i < choices; i++) {
            LogEntry entry = latest.get(i);
            latest.set(
                    i,
                    new LogEntry(
                            first + i,
                            entry.seat(),
                            entry.move(),
                            entry.text(),
                            at,
                            outcomes.getOrDefault(entry.seat(), Outcome.NONE),
                            i == choices - 1 ? scorings : List.of()));
        }
    }
}
