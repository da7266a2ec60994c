package hidalgo.offline;

import hidalgo.records.GameRecord;
import hidalgo.records.RecordException;
import hidalgo.records.RecordReader;
import hidalgo.rules.Position;
import hidalgo.rules.Ruling;
import hidalgo.tables.protocol.PlayView;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.Downtimes;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import hidalgo.tables.table.TimedEvent;
import hidalgo.tables.table.Visibility;
import hidalgo.tables.view.PlayViews;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/*
 * The table here is made from a seat's knowledge: hidden things are in some order that has nothing to do with the true
 * one. So everything that it shows is right until something hidden is revealed; after that, it makes no predictions.
 */

/**
 * The game at a server's table as a seat knows it: it predicts the results of moves that don't depend on anything
 * hidden.
 */
final class MovePrediction {
    /**
     * A move.
     *
     * @param seat the seat that made it
     * @param move its notation
     */
    record Step(int seat, String move) {}

    private final TimedEvent opened;
    private final List<Step> since = new ArrayList<>();
    private final int reveals;
    private Table table;

    /** The game after the moves of a record. */
    MovePrediction(String record, long now) {
        this.opened = new TimedEvent(1, now, opened(record));
        this.table = begin(now);
        this.reveals = table.position().reveals();
    }

    private static TableEvent.Opened opened(String text) {
        GameRecord record;
        try {
            record = RecordReader.read(text.getBytes(StandardCharsets.UTF_8));
        } catch (RecordException e) {
            throw new IllegalArgumentException("The page sent an invalid record", e);
        }
        Seat mine = new Seat(OfflineTable.PERSON, "", null);
        return new TableEvent.Opened(
                record.game(),
                record.setup().options().values(),
                Collections.nCopies(record.seats(), mine),
                Visibility.LINK,
                null,
                ClockSetting.NONE,
                false,
                0,
                OfflineTable.PERSON,
                "",
                "",
                text,
                1);
    }

    private Table begin(long now) {
        Table begun = new Table("", opened, Downtimes.NONE);
        begun.make(new TableEvent.Started(), now);
        return begun;
    }

    /** Goes to the position after some moves since the record; false if something was revealed on the way. */
    boolean goTo(List<Step> wanted, long now) {
        if (!isBegunWith(wanted)) {
            since.clear();
            table = begin(now);
        }
        for (Step step : wanted.subList(since.size(), wanted.size())) {
            if (isBlind() || !(table.position().judge(step.seat(), step.move()) instanceof Ruling.Legal(int move))) {
                return false;
            }
            make(step, move, now);
        }
        return !isBlind();
    }

    private boolean isBegunWith(List<Step> wanted) {
        return since.size() <= wanted.size() && wanted.subList(0, since.size()).equals(since);
    }

    /** Whether something has come to light that this does not know. */
    private boolean isBlind() {
        return table.position().reveals() != reveals;
    }

    /** The table as it is known. */
    Table table() {
        return table;
    }

    /**
     * Plays a move; returns the view of its seat afterwards, or null if that can't be predicted: it depends on
     * something hidden, another seat may stop it, it leads to a scoring, or it is not legal.
     */
    @Nullable
    PlayView play(int seat, String notation, long now) {
        Position before = table.position();
        if (before.isChoosingSecretly() || !(before.judge(seat, notation) instanceof Ruling.Legal(int move))) {
            return null;
        }
        Position after = before.copy();
        after.play(seat, move);
        boolean mayBeStopped = (after.interrupters() & ~(1 << seat)) != 0;
        // A scoring is shown with its sheet, which only the server has.
        boolean scores = after.scorings() != before.scorings();
        if (after.reveals() != reveals || after.isOver() || mayBeStopped || scores) {
            return null;
        }
        make(new Step(seat, notation), move, now);
        return PlayViews.of(table, seat);
    }

    private void make(Step step, int move, long now) {
        table.make(new Change.Move(step.seat(), move, Integer.toString(since.size())), now);
        since.add(step);
    }
}
