package hidalgo.records;

import hidalgo.rules.Match;
import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.rules.Refusal;

/** The result of replaying a record. */
public sealed interface Verdict {
    /**
     * Everything is correct.
     *
     * @param match the game, played to the end of the record
     */
    record Sound(Match match) implements Verdict {}

    /**
     * Something is wrong; this is the first error.
     *
     * @param move the number of the last move played or tried, counted from 1; 0 if there is none
     * @param refusal the rule and the reason
     */
    record Problem(int move, Refusal refusal) implements Verdict {
        /** The move and the reason in a language, on one line: {@code move 17: EC-3.3: this costs 4, …}. */
        public String text(Messages messages) {
            Message reason = Sentence.of(refusal);
            return Sentence.of(
                    move == 0
                            ? Message.of("record.problem.start", "reason", reason)
                            : Message.of("record.problem", "move", move, "reason", reason),
                    messages);
        }
    }
}
