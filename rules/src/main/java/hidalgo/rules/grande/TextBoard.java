package hidalgo.rules.grande;

import hidalgo.rules.BoardText;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.rules.TextColours;
import hidalgo.rules.TextTable;
import hidalgo.rules.grande.GrandeTable.Court;
import hidalgo.rules.grande.GrandeTable.Pile;
import hidalgo.rules.grande.GrandeTable.Region;
import java.util.ArrayList;
import java.util.List;

/** A game of El Grande as text: the regions, the action cards, the courts and the scores. */
public final class TextBoard {
    private final GrandeTable table;
    private final GrandeOptions options;
    private final BoardText board;

    private TextBoard(GrandePosition position, TextColours colours) {
        this.table = position.table();
        this.options = position.options();
        this.board = new BoardText(Messages.ENGLISH, colours);
    }

    /** The board of a position, with or without colour. */
    public static String of(GrandePosition position, TextColours colours) {
        TextBoard text = new TextBoard(position, colours);
        return text.headline() + "\n\n" + text.regions() + text.board.text("board.eg.legend") + "\n\n" + text.piles()
                + "\n" + text.courts();
    }

    private String headline() {
        String action = table.turn().card();
        return board.headline(
                "board." + phase(),
                "round",
                table.round(),
                "rounds",
                options.lastRound(),
                "mover",
                board.seats(table.obliged()),
                "active",
                board.seats(List.of(table.active())),
                "card",
                action.isEmpty() ? "" : board.text("card." + action));
    }

    private String phase() {
        return switch (table.stage()) {
            case LAYING -> "power";
            case FETCHING -> "eg.fetch";
            case RECALLING -> "eg.recall";
            case CHOOSING -> "eg.choose";
            case BETWEEN -> "turn";
            case PLACING -> "eg.place";
            case ASKING -> "eg.asked";
            case ACTING -> "eg.act";
            case DISKS -> "eg.disks";
            case CASTILLO -> "eg.castillo";
            case OVER -> "over";
        };
    }

    private String regions() {
        List<String> heads = new ArrayList<>(board.heads(List.of("region", "value")));
        heads.addAll(board.seatHeads(options.players()));
        heads.addAll(board.heads(List.of("here")));
        TextTable regions = new TextTable().row(heads);
        for (Region region : table.regions()) {
            regions.row(region(region));
        }
        return board.table(regions.row(region(table.castillo())));
    }

    private List<String> region(Region region) {
        List<String> row = new ArrayList<>();
        row.add(region.code() + " " + region.name());
        row.add(BoardText.joined(region.values(), "/"));
        for (int seat = 0; seat < options.players(); seat++) {
            String count = region.counts().isEmpty()
                    ? "?"
                    : BoardText.ranked(region.counts().get(seat), region.ranks().get(seat));
            row.add(region.grandes().contains(seat) ? ("G " + count).stripTrailing() : count);
        }
        List<String> here = new ArrayList<>();
        if (region.king()) {
            here.add(board.text("board.king"));
        }
        if (!region.scoreboard().isEmpty()) {
            here.add(board.text("board.scoreboard", "name", region.scoreboard()));
        }
        row.add(String.join(", ", here));
        return row;
    }

    private String piles() {
        TextTable piles = new TextTable().row(board.heads(List.of("action", "left")));
        for (Pile pile : table.piles()) {
            piles.row(List.of(
                    pile.number() + " " + card(pile),
                    Integer.toString(pile.unseen().size())));
        }
        return board.table(piles);
    }

    private String card(Pile pile) {
        if (pile.number() == table.turn().pile()) {
            String chosen = board.text("card." + table.turn().card());
            return board.text("board.chosen", "card", chosen, "owner", new Message.Seat(table.active()));
        }
        return pile.faceUp().isEmpty() ? BoardText.NOTHING : board.text("card." + pile.faceUp());
    }

    private String courts() {
        TextTable courts = new TextTable()
                .row(board.heads(List.of("seat", "points", "now", "court", "province", "vetoes", "card", "hand")));
        for (int seat = 0; seat < options.players(); seat++) {
            Court court = table.courts().get(seat);
            courts.row(List.of(
                    board.lineOf(seat, table.obliged().contains(seat)),
                    Integer.toString(court.total()),
                    "+" + court.ifScoredNow(),
                    Integer.toString(court.caballeros()),
                    Integer.toString(court.province()),
                    Integer.toString(court.vetoes()),
                    BoardText.card(court.laid()),
                    BoardText.hand(court.hand())));
        }
        return board.table(courts);
    }
}
