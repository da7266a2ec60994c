package hidalgo.tables.protocol;

import hidalgo.rules.Message;
import hidalgo.rules.Messages;
import org.jspecify.annotations.Nullable;

/**
 * The reason why a request was refused.
 *
 * @param rule the number of the rule that forbids it, or empty
 * @param text the reason, as a text of the catalogue
 * @param english the reason in English
 * @param table the current table, if the client's was out of date
 */
public record Problem(
        String rule, Text text, String english, @Nullable TableView table) {
    /** A reason of the catalogue. */
    public static Problem of(String rule, Message reason, @Nullable TableView table) {
        return new Problem(rule, Text.of(reason), Messages.ENGLISH.text(reason), table);
    }
}
