package hidalgo.app.play;

import hidalgo.app.game.TerminalGame;
import hidalgo.app.text.Sentences;
import hidalgo.rules.Messages;
import hidalgo.rules.MoveList;
import hidalgo.rules.View;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The legal moves of a seat, numbered from 1 and grouped by kind; long groups are shown only on request. */
final class MoveMenu {
    private static final int SHORT = 12;
    private static final int WIDTH = 100;

    private final TerminalGame game;
    private final List<String> moves = new ArrayList<>();
    private final Map<String, List<Integer>> kinds = new LinkedHashMap<>();

    /** The moves of the seat whose view it is. */
    MoveMenu(View view) {
        game = TerminalGame.ALL.of(view.game());
        MoveList legal = new MoveList();
        view.legalMoves(legal);
        Map<String, List<String>> grouped = new LinkedHashMap<>();
        for (int i = 0; i < legal.size(); i++) {
            String text = view.notation(legal.get(i));
            grouped.computeIfAbsent(kind(text), kind -> new ArrayList<>()).add(text);
        }
        grouped.forEach((kind, texts) -> {
            List<Integer> numbers = new ArrayList<>();
            for (String text : texts) {
                moves.add(text);
                numbers.add(moves.size());
            }
            kinds.put(kind, numbers);
        });
    }

    /** The move with a number, or the text itself if it is not the number of a move. */
    String move(String typed) {
        if (!typed.matches("[0-9]{1,5}")) {
            return typed;
        }
        int number = Integer.parseInt(typed);
        return number >= 1 && number <= moves.size() ? moves.get(number - 1) : typed;
    }

    /** Whether there are moves of a kind, such as {@code cab}. */
    boolean hasKind(String kind) {
        return kinds.containsKey(kind);
    }

    /** Whether a text is exactly a legal move. */
    boolean isMove(String text) {
        return moves.contains(text);
    }

    /** All kinds of moves; short groups with their moves. */
    String text() {
        StringBuilder text = new StringBuilder();
        kinds.forEach((kind, numbers) -> {
            if (numbers.size() <= SHORT) {
                text.append(list(kind));
            } else {
                text.append("  ").append(headline(kind, numbers)).append('\n');
            }
        });
        return text.toString().stripTrailing();
    }

    /** All moves of a kind, or of every kind if none is named. */
    String list(@Nullable String wanted) {
        StringBuilder text = new StringBuilder();
        kinds.forEach((kind, numbers) -> {
            if (wanted == null || wanted.equals(kind)) {
                StringBuilder line = new StringBuilder("  " + words(kind) + ":");
                for (int number : numbers) {
                    String item = "  " + number + " " + moves.get(number - 1);
                    if (line.length() + item.length() > WIDTH) {
                        text.append(line).append('\n');
                        line = new StringBuilder("     ");
                    }
                    line.append(item);
                }
                text.append(line).append('\n');
            }
        });
        return text.toString();
    }

    private String headline(String kind, List<Integer> numbers) {
        return Sentences.text(
                "kind.many",
                "kind",
                words(kind),
                "count",
                numbers.size(),
                "first",
                numbers.getFirst(),
                "last",
                numbers.getLast(),
                "verb",
                kind);
    }

    private String words(String kind) {
        return Messages.ENGLISH.text(game.kind(kind));
    }

    private static String kind(String move) {
        int space = move.indexOf(' ');
        return space < 0 ? move : move.substring(0, space);
    }
}
