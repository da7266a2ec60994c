package hidalgo.tables.replay;

import hidalgo.records.GameRecord;
import hidalgo.rules.Games;
import hidalgo.rules.Match;
import hidalgo.tables.command.UploadedRecord;
import hidalgo.tables.protocol.Deal;
import hidalgo.tables.table.LogEntry;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Seat;
import hidalgo.tables.table.Table;
import hidalgo.tables.view.Personas;
import hidalgo.tables.view.TableViews;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game to replay.
 *
 * @param id its identifier in links
 * @param name what its table was called, if it had a name
 * @param record the record
 * @param names the names of the seats
 * @param personas who the bots among them are; empty for everybody else
 * @param yours the seats of whoever looks at it
 * @param left the seats whose people have left them to a bot
 * @param finished whether the game is over
 * @param isPublic whether nothing of it is hidden from viewers
 * @param times when each move was made
 * @param deal the proof of the deal, if there is one
 */
public record ReplaySource(
        String id,
        @Nullable String name,
        GameRecord record,
        List<String> names,
        List<String> personas,
        List<Integer> yours,
        List<Integer> left,
        boolean finished,
        boolean isPublic,
        List<Long> times,
        @Nullable Deal deal) {
    /** The game of a table, for somebody who may look at it. */
    public static ReplaySource of(Table table, @Nullable String person) {
        boolean over = table.phase() == Phase.OVER;
        return new ReplaySource(
                table.id(),
                table.name(),
                GameRecord.of(Games.known(table.opened().game()), table.game().match()),
                table.seats().stream().map(Seat::name).toList(),
                table.seats().stream().map(Personas::idAt).toList(),
                table.seats().heldBy(person),
                table.left(),
                over,
                over,
                table.game().log().stream().map(LogEntry::at).toList(),
                TableViews.deal(table));
    }

    /** The game of a record that somebody has sent, which hides nothing. */
    public static ReplaySource of(String id, String text) {
        GameRecord record = UploadedRecord.read(text);
        Match match = UploadedRecord.played(record);
        List<String> names = Collections.nCopies(record.seats(), "");
        return new ReplaySource(
                id,
                null,
                record,
                names,
                names,
                List.of(),
                List.of(),
                match.position().isOver(),
                true,
                List.of(),
                null);
    }
}
