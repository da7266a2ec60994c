package hidalgo.records;

import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import hidalgo.rules.Refusal;

/** Sentences about records, which quote text from strangers; it must not break the line. */
final class Sentence {
    private Sentence() {}

    /** The rule and the reason of a refusal as one message. */
    static Message of(Refusal refusal) {
        return Message.of("record.refused", "rule", refusal.rule(), "reason", refusal.message());
    }

    /** A message in a language, without line ends and other control characters. */
    static String of(Message message, Messages messages) {
        StringBuilder line = new StringBuilder(messages.text(message));
        for (int i = 0; i < line.length(); i++) {
            if (Character.isISOControl(line.charAt(i)) || Character.getType(line.charAt(i)) == Character.FORMAT) {
                line.setCharAt(i, '\uFFFD');
            }
        }
        return line.toString();
    }
}
