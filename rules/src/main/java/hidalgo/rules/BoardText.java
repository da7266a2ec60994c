package hidalgo.rules;

import java.util.ArrayList;
import java.util.List;

/** Shared by the text boards of both games: their texts, their colours, and the way they write cards and ranks. */
public final class BoardText {
    /** Shown where there is nothing. */
    public static final String NOTHING = "–";

    private final Messages words;
    private final TextColours colours;

    /** Boards in one language, with or without colour. */
    public BoardText(Messages words, TextColours colours) {
        this.words = words;
        this.colours = colours;
    }

    /** A text of the catalogue. */
    public String text(String key, Object... slots) {
        return words.text(Message.of(key, slots));
    }

    /** A text of the catalogue, highlighted. */
    public String headline(String key, Object... slots) {
        return colours.strong(text(key, slots));
    }

    /** The name of a seat. */
    public String seat(int seat) {
        return words.text("seat." + seat);
    }

    /** The names of some seats in their colours. */
    public String seats(List<Integer> seats) {
        StringBuilder names = new StringBuilder();
        for (int seat : seats) {
            names.append(names.isEmpty() ? "" : ", ").append(colours.seat(seat, seat(seat)));
        }
        return names.toString();
    }

    /** The name of a seat at the beginning of its line, with a mark if it may move. */
    public String lineOf(int seat, boolean mayMove) {
        return (mayMove ? "> " : "  ") + seat(seat);
    }

    /** The headings of columns. */
    public List<String> heads(List<String> keys) {
        List<String> heads = new ArrayList<>();
        for (String key : keys) {
            heads.add(words.text("board.head." + key));
        }
        return heads;
    }

    /** The headings of columns, one for each seat. */
    public List<String> seatHeads(int seats) {
        List<String> heads = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            heads.add(seat(seat));
        }
        return heads;
    }

    /** The power card played; 0 means none. */
    public static String card(int laid) {
        return laid == 0 ? NOTHING : Integer.toString(laid);
    }

    /** The power cards in hand. */
    public static String hand(List<Integer> cards) {
        return joined(cards, " ");
    }

    /** Numbers with a separator between them. */
    public static String joined(List<Integer> numbers, String between) {
        StringBuilder text = new StringBuilder();
        for (int number : numbers) {
            text.append(text.isEmpty() ? "" : between).append(number);
        }
        return text.toString();
    }

    /** A number of caballeros with its rank; empty for 0. */
    public static String ranked(int caballeros, int rank) {
        return rank == 0 ? "" : caballeros + " (" + rank + ".)";
    }

    /** A table in these colours. */
    public String table(TextTable table) {
        return table.text(colours);
    }
}
