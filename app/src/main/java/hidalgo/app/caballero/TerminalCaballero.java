package hidalgo.app.caballero;

import hidalgo.app.game.GameFlags;
import hidalgo.app.game.PreviewText;
import hidalgo.app.game.TerminalGame;
import hidalgo.rules.Message;
import hidalgo.rules.Position;
import hidalgo.rules.TextColours;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.CaballeroTable;
import hidalgo.rules.caballero.ElCaballero;
import hidalgo.rules.caballero.Preview;
import hidalgo.rules.caballero.TextBoard;
import java.util.List;
import java.util.Optional;

/** El Caballero on the command line. */
public final class TerminalCaballero implements TerminalGame {
    @Override
    public String game() {
        return ElCaballero.ID;
    }

    @Override
    public String board(Position position, TextColours colours) {
        return TextBoard.of((CaballeroPosition) position, colours);
    }

    @Override
    public Message kind(String verb) {
        return Message.of("play.kind.ec." + verb);
    }

    @Override
    public Optional<GameFlags> flags() {
        return Optional.of(new CaballeroFlags());
    }

    @Override
    public void describe(Record preview, PreviewText lines) {
        Preview move = (Preview) preview;
        if (move.cost() > 0) {
            lines.add("cost", "count", move.cost());
        }
        if (move.overflow() > 0) {
            lines.add("overflow", "count", move.overflow());
        }
        for (Preview.Return gone : move.returns()) {
            describe(gone, lines);
        }
        for (Preview.Change change : move.changes()) {
            describe(change, lines);
        }
        lines.addIfScored(move.scoreBefore(), move.scoreAfter());
    }

    private static void describe(Preview.Return gone, PreviewText lines) {
        CaballeroTable.Tile tile = gone.tile();
        lines.add(
                gone.evicted() ? "evicts" : "takes",
                "owner",
                new Message.Seat(tile.seat()),
                "cell",
                tile.x() + "," + tile.y(),
                "lost",
                gone.caballerosLost(),
                "back",
                gone.caballerosBack(),
                "shipsLost",
                gone.shipsLost(),
                "shipsBack",
                gone.shipsBack());
    }

    private static void describe(Preview.Change change, PreviewText lines) {
        CaballeroTable.Region after = change.after();
        List<String> values =
                change.before().stream().map(part -> "" + part.value()).toList();
        lines.add(
                after.land() ? "land" : "water",
                "region",
                after.name(),
                "before",
                values.isEmpty() ? "–" : String.join(" + ", values),
                "after",
                after.value(),
                "seats",
                PreviewText.perSeat(after.land() ? after.strengths() : after.ships()));
    }
}
