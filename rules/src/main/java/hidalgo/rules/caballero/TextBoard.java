package hidalgo.rules.caballero;

import hidalgo.rules.BoardText;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.rules.TextColours;
import hidalgo.rules.TextTable;
import hidalgo.rules.caballero.CaballeroTable.Court;
import hidalgo.rules.caballero.CaballeroTable.Phase;
import hidalgo.rules.caballero.CaballeroTable.Region;
import hidalgo.rules.caballero.state.CaballeroOptions;
import java.util.ArrayList;
import java.util.List;

/** A game of El Caballero as text: the map, the regions, the courts, the display and the scores. */
public final class TextBoard {
    /** The column of the governors, which only the expanded game has. */
    private static final int GOVERNORS = 7;

    private final CaballeroTable table;
    private final CaballeroOptions options;
    private final BoardText board;

    private TextBoard(CaballeroPosition position, TextColours colours) {
        this.table = position.table();
        this.options = position.options();
        this.board = new BoardText(Messages.ENGLISH, colours);
    }

    /** The board of a position, with or without colour. */
    public static String of(CaballeroPosition position, TextColours colours) {
        TextBoard text = new TextBoard(position, colours);
        return text.headline() + "\n\n" + TextMap.of(text.table, colours) + text.board.text("board.legend") + "\n\n"
                + text.display() + "\n\n" + text.courts() + "\n" + text.regions();
    }

    private String headline() {
        return board.headline(
                "board." + phase(),
                "round",
                table.round(),
                "rounds",
                options.rounds(),
                "mover",
                board.seats(List.of(table.mover())));
    }

    private String phase() {
        return switch (table.phase()) {
            case POWER -> "power";
            case TURN -> table.turn().tiePending() ? "tie" : "turn";
            case OVER -> "over";
        };
    }

    private String display() {
        return board.text(
                "board.display",
                "tiles",
                table.display().isEmpty() ? BoardText.NOTHING : String.join("  ", table.display()),
                "stack",
                table.unseen().size(),
                "ships",
                table.shipStock(),
                "castillos",
                table.castilloStock());
    }

    private String courts() {
        List<String> heads =
                new ArrayList<>(List.of("seat", "points", "now", "court", "ships", "tiles", "card", "hand"));
        if (options.expanded()) {
            heads.add(GOVERNORS, "governors");
        }
        TextTable courts = new TextTable().row(board.heads(heads));
        for (int seat = 0; seat < options.players(); seat++) {
            Court court = table.courts().get(seat);
            List<String> row = new ArrayList<>(List.of(
                    board.lineOf(seat, seat == table.mover() && table.phase() != Phase.OVER),
                    Integer.toString(court.total()),
                    "+" + court.ifScoredNow(),
                    court.caballeros() + "/" + court.capacity(),
                    Integer.toString(court.ships()),
                    Integer.toString(court.tiles()),
                    BoardText.card(court.laid()),
                    BoardText.hand(court.hand())));
            if (options.expanded()) {
                row.add(GOVERNORS, Integer.toString(court.governors()));
            }
            courts.row(row);
        }
        return board.table(courts);
    }

    private String regions() {
        List<String> heads = new ArrayList<>(board.heads(List.of("region", "kind", "value")));
        heads.addAll(board.seatHeads(options.players()));
        heads.addAll(board.heads(List.of("enclosed")));
        TextTable regions = new TextTable().row(heads);
        for (Region region : table.regions()) {
            regions.row(region(region));
        }
        return board.table(regions);
    }

    private List<String> region(Region region) {
        List<String> row = new ArrayList<>();
        row.add(region.name());
        row.add(board.text(region.land() ? "board.land" : "board.water"));
        row.add(Integer.toString(region.value()));
        for (int seat = 0; seat < options.players(); seat++) {
            row.add(
                    region.land()
                            ? BoardText.ranked(
                                    region.strengths().get(seat), region.ranks().get(seat))
                            : "v".repeat(region.ships().get(seat)));
        }
        String enclosed = region.enclosed() ? board.text("board.yes") : "";
        if (region.governor() >= 0) {
            enclosed = board.text(
                    region.ship() ? "board.governorAndShip" : "board.governor",
                    "owner",
                    new Message.Seat(region.governor()));
        }
        row.add(enclosed);
        return row;
    }
}
