package hidalgo.app.play;

import hidalgo.app.text.Sentences;
import hidalgo.bots.analysis.Suggestion;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.rules.RandomSource;
import hidalgo.rules.View;
import java.util.ArrayList;
import java.util.List;

/** The continuation that the search suggests to a player, and why, in words. */
final class Hint {
    private Hint() {}

    /** The best continuation, as far as it can be foreseen, line by line. */
    static List<String> of(View view, RandomSource random) {
        Suggestion best = Suggestion.of(view, random);
        long chanceToWin = Math.round(100 * best.chance());
        if (best.moves().isEmpty()) {
            return List.of(Sentences.text("hint.wait", "chance", chanceToWin));
        }
        List<String> lines = new ArrayList<>();
        lines.add(Sentences.text("hint", "moves", String.join(", ", best.moves()), "chance", chanceToWin));
        for (Message reason : best.reasons()) {
            lines.add("    - " + Messages.ENGLISH.text(reason));
        }
        return lines;
    }
}
