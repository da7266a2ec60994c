package hidalgo.tables.replay;

import hidalgo.records.GameRecord;
import hidalgo.rules.Games;
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
 * @param key a name that is unique, and changes with every move
 * @param name the name of its table, if it had one
 * @param names the names of the seats
 * @param personas the personas of the bots among them; empty for people
 * @param yours the seats of the viewer
 * @param left the seats whose people have left them to a bot
 * @param finished whether the game is over
 * @param isPublic whether nothing of it is hidden from viewers
 * @param deal the proof of the deal, if there is one
 * @param game the game, played on demand
 */
public record ReplaySource(
        String id,
        String key,
        @Nullable String name,
        List<String> names,
        List<String> personas,
        List<Integer> yours,
        List<Integer> left,
        boolean finished,
        boolean isPublic,
        @Nullable Deal deal,
        Playthrough game) {
    /** The game of a table, for a person who may look at it. */
    public static ReplaySource of(Table table, @Nullable String person) {
        boolean over = table.phase() == Phase.OVER;
        GameRecord record =
                GameRecord.of(Games.known(table.opened().game()), table.game().match());
        return new ReplaySource(
                table.id(),
                // A backup may have brought back another game with as many moves.
                table.id() + " " + table.version() + " " + table.position().fingerprint(),
                table.name(),
                table.seats().stream().map(Seat::name).toList(),
                table.seats().stream().map(Personas::idAt).toList(),
                table.seats().heldBy(person),
                table.left(),
                over,
                over,
                TableViews.deal(table),
                new Playthrough(
                        record, table.game().log().stream().map(LogEntry::at).toList()));
    }

    /** The game of a record that a person has sent, which hides nothing; refuses a record that is not correct. */
    public static ReplaySource of(String id, Playthrough game) {
        List<String> names = Collections.nCopies(game.record().seats(), "");
        return new ReplaySource(
                id, id, null, names, names, List.of(), List.of(), game.match().isOver(), true, null, game);
    }

    /** The same with a game that may have been played through already. */
    public ReplaySource with(Playthrough known) {
        return new ReplaySource(id, key, name, names, personas, yours, left, finished, isPublic, deal, known);
    }
}
