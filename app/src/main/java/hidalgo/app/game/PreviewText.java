package hidalgo.app.game;

import hidalgo.app.text.Sentences;
import hidalgo.rules.View;
import java.util.ArrayList;
import java.util.List;

/** The preview of a move in words, one line for each effect. */
public final class PreviewText {
    private final List<String> lines = new ArrayList<>();

    private PreviewText() {}

    /** The preview of a legal move; the move belongs to the seat whose view it is. */
    public static List<String> of(View view, int move) {
        PreviewText text = new PreviewText();
        TerminalGame.ALL.of(view.game()).describe(view.whatIf(move), text);
        if (text.lines.isEmpty()) {
            text.add("nothing");
        }
        return text.lines;
    }

    /**
     * Adds a text of the catalogue with a key below {@code play.whatIf.}, its slots given as name, value, name, value.
     */
    public void add(String key, Object... slots) {
        lines.add(Sentences.text("whatIf." + key, slots));
    }

    /** Adds what every seat would score now, before and after the move, if that changes. */
    public void addIfScored(List<Integer> before, List<Integer> after) {
        if (before.equals(after)) {
            return;
        }
        List<String> seats = new ArrayList<>();
        for (int seat = 0; seat < after.size(); seat++) {
            seats.add(Sentences.seat(seat) + " " + before.get(seat) + " → " + after.get(seat));
        }
        add("ifScored", "seats", String.join(", ", seats));
    }

    /** Numbers of seats with the names of the seats; seats with 0 are left out. */
    public static String perSeat(List<Integer> numbers) {
        List<String> seats = new ArrayList<>();
        for (int seat = 0; seat < numbers.size(); seat++) {
            if (numbers.get(seat) > 0) {
                seats.add(Sentences.seat(seat) + " " + numbers.get(seat));
            }
        }
        return seats.isEmpty() ? "–" : String.join(", ", seats);
    }
}
