package hidalgo.app;

import hidalgo.bots.Analyst;
import hidalgo.bots.Reasons;
import hidalgo.rules.Chance;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.rules.Position;
import hidalgo.rules.View;
import java.util.ArrayList;
import java.util.List;

/** What the search would do in somebody's place, and why; it sees no more than that seat does. */
final class Hint {
    private static final int ITERATIONS = 600;

    private Hint() {}

    /** The best way to go on, as far as it can be foreseen, line by line. */
    static List<String> of(View view, Chance chance) {
        Position start = view.sample(chance);
        Analyst.Line best = Analyst.looking(ITERATIONS).turn(start, view.seat(), chance);
        long chanceToWin = Math.round(100 * best.before().of(view.seat()));
        if (best.moves().isEmpty()) {
            return List.of(Sentences.text("hint.wait", "chance", chanceToWin));
        }
        List<Integer> foreseen = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        Position position = start.copy();
        for (int move : best.moves()) {
            texts.add(position.notation(move));
            foreseen.add(move);
            position.play(view.seat(), move);
            if (position.reveals() != start.reveals()) {
                break;
            }
        }
        List<String> lines = new ArrayList<>();
        lines.add(Sentences.text("hint", "moves", String.join(", ", texts), "chance", chanceToWin));
        for (Message reason : Reasons.of(start, view.seat(), foreseen)) {
            lines.add("    - " + Messages.ENGLISH.text(reason));
        }
        return lines;
    }
}
