package hidalgo.rules.caballero;

import hidalgo.rules.Ink;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.rules.TextTable;
import hidalgo.rules.caballero.CaballeroTable.Court;
import hidalgo.rules.caballero.CaballeroTable.Phase;
import hidalgo.rules.caballero.CaballeroTable.Region;
import java.util.ArrayList;
import java.util.List;

/** A game of El Caballero as text: the map, the regions, the courts, the display and the scores. */
public final class TextBoard {
    private final CaballeroTable table;
    private final CaballeroOptions options;
    private final Ink ink;
    private final Messages words = Messages.ENGLISH;

    private TextBoard(CaballeroPosition position, Ink ink) {
        this.table = position.table();
        this.options = position.options();
        this.ink = ink;
    }

    /** The board of a position, with or without colour. */
    public static String of(CaballeroPosition position, Ink ink) {
        TextBoard board = new TextBoard(position, ink);
        return board.headline() + "\n\n" + TextMap.of(board.table, ink) + board.words.text("board.legend") + "\n\n"
                + board.display() + "\n\n" + board.courts() + "\n" + board.regions();
    }

    private String headline() {
        String mover = ink.seat(table.mover(), words.text("seat." + table.mover()));
        Message message =
                Message.of("board." + phase(), "round", table.round(), "rounds", options.rounds(), "mover", mover);
        return ink.strong(words.text(message));
    }

    private String phase() {
        return switch (table.phase()) {
            case POWER -> "power";
            case TURN -> table.turn().tiePending() ? "tie" : "turn";
            case OVER -> "over";
        };
    }

    private String display() {
        String tiles = table.display().isEmpty() ? "–" : String.join("  ", table.display());
        return words.text(Message.of(
                "board.display",
                "tiles",
                tiles,
                "stack",
                table.unseen().size(),
                "ships",
                table.shipStock(),
                "castillos",
                table.castilloStock()));
    }

    private String courts() {
        TextTable courts =
                new TextTable().row(heads("seat", "points", "now", "court", "ships", "tiles", "card", "hand"));
        for (int seat = 0; seat < options.players(); seat++) {
            Court court = table.courts().get(seat);
            StringBuilder hand = new StringBuilder();
            for (int card : court.hand()) {
                hand.append(hand.isEmpty() ? "" : " ").append(card);
            }
            String mark = seat == table.mover() && table.phase() != Phase.OVER ? "> " : "  ";
            List<String> row = new ArrayList<>(List.of(
                    mark + words.text("seat." + seat),
                    Integer.toString(court.total()),
                    "+" + court.ifScoredNow(),
                    court.caballeros() + "/" + court.capacity(),
                    Integer.toString(court.ships()),
                    Integer.toString(court.tiles()),
                    court.laid() == 0 ? "–" : Integer.toString(court.laid()),
                    hand.toString()));
            if (options.expanded()) {
                row.add(7, Integer.toString(court.governors()));
            }
            courts.row(row);
        }
        return courts.text(ink);
    }

    private String regions() {
        List<String> heads = new ArrayList<>(heads("region", "kind", "value"));
        for (int seat = 0; seat < options.players(); seat++) {
            heads.add(words.text("seat." + seat));
        }
        heads.add(words.text("board.head.enclosed"));
        TextTable regions = new TextTable().row(heads);
        for (Region region : table.regions()) {
            regions.row(region(region));
        }
        return regions.text(ink);
    }

    private List<String> region(Region region) {
        List<String> row = new ArrayList<>();
        row.add(region.name());
        row.add(words.text(region.land() ? "board.land" : "board.water"));
        row.add(Integer.toString(region.value()));
        for (int seat = 0; seat < options.players(); seat++) {
            row.add(
                    region.land()
                            ? strength(region, seat)
                            : "v".repeat(region.ships().get(seat)));
        }
        String enclosed = region.enclosed() ? words.text("board.yes") : "";
        if (region.governor() >= 0) {
            enclosed = words.text(Message.of(
                    region.ship() ? "board.governorAndShip" : "board.governor",
                    "owner",
                    new Message.Seat(region.governor())));
        }
        row.add(enclosed);
        return row;
    }

    private static String strength(Region region, int seat) {
        int rank = region.ranks().get(seat);
        return rank == 0 ? "" : region.strengths().get(seat) + " (" + rank + ".)";
    }

    private List<String> heads(String... keys) {
        List<String> heads = new ArrayList<>();
        for (String key : keys) {
            if (key.equals("hand") && options.expanded()) {
                heads.add(words.text("board.head.governors"));
            }
            heads.add(words.text("board.head." + key));
        }
        return heads;
    }
}
