package hidalgo.app.play;

import hidalgo.app.text.Sentences;
import hidalgo.bots.game.GameKnowledge;
import hidalgo.rules.Match;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.rules.Position;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Describes a game as it is played: moves, the reasons for the turns of others, revealed disks, scorings. */
final class Chronicle {
    private final int reader;
    private final Dialogue dialogue;
    private final List<String> secrets = new ArrayList<>();
    private final List<Integer> turn = new ArrayList<>();
    private @Nullable Position turnStart;
    private int turnSeat;
    private int scorings;

    /** Describes a match from now on, for the person at a seat. */
    Chronicle(int reader, Match match, Dialogue dialogue) {
        this.reader = reader;
        this.scorings = match.scorings().size();
        this.dialogue = dialogue;
    }

    /** Describes the latest move of a match, which was made in this position. */
    void print(Position before, Match match) {
        Match.Step step = match.steps().getLast();
        Position after = match.position();
        String words = Sentences.move(before, step.seat(), step.notation(), reader);
        if (step.secret()) {
            secrets.add(words);
            dialogue.print(Sentences.text(
                    step.seat() == reader ? "secret.own" : "secret", "seat", new Message.Seat(step.seat())));
        } else {
            dialogue.print(words);
            remember(before, step);
        }
        if (!isSameTurn(before, after) || after.reveals() != before.reveals()) {
            secrets.forEach(dialogue::print);
            secrets.clear();
        }
        if (!isSameTurn(before, after) || after.obliged() != before.obliged()) {
            endTurn();
        }
        for (; scorings < match.scorings().size(); scorings++) {
            dialogue.print(Sentences.scoring(before.game(), match.scorings().get(scorings)));
        }
    }

    /** Forgets moves that were taken back. */
    void undone(Match match) {
        scorings = Math.min(scorings, match.scorings().size());
    }

    private void remember(Position before, Match.Step step) {
        if (turnSeat != step.seat()) {
            endTurn();
        }
        if (step.seat() == reader) {
            return;
        }
        if (turnStart == null) {
            turnStart = before;
            turnSeat = step.seat();
        }
        turn.add(step.move());
    }

    /** Prints the reasons for another seat's turn. */
    private void endTurn() {
        if (turnStart != null) {
            List<Message> reasons = GameKnowledge.of(turnStart)
                    .reasons(turnStart, turnSeat, turn)
                    .strongest();
            for (Message reason : reasons) {
                dialogue.print("    - " + Messages.ENGLISH.text(reason));
            }
        }
        turnStart = null;
        turn.clear();
    }

    private static boolean isSameTurn(Position before, Position after) {
        return !after.isOver() && before.turn() == after.turn();
    }
}
