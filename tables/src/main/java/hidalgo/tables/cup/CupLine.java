package hidalgo.tables.cup;

import org.jspecify.annotations.Nullable;

/**
 * A line of a cup's chat: of a person, or news.
 *
 * @param at when, in milliseconds since 1970
 * @param person the person who wrote it; null for news
 * @param text their text; empty for news
 * @param news a word for the kind of news; empty for a person's line
 * @param round the round of the news, from 0; -1 without one
 * @param table the table of the news, from 0; -1 without one
 * @param entrant the entrant that the news is about; -1 without one
 * @param n a number in the news, such as seconds
 */
public record CupLine(
        long at, @Nullable String person, String text, String news, int round, int table, int entrant, int n) {
    static CupLine said(long at, CupEvent.Said said) {
        return new CupLine(at, said.person(), said.text(), "", -1, -1, -1, 0);
    }

    static CupLine news(long at, String news, int round, int table, int entrant, int n) {
        return new CupLine(at, null, "", news, round, table, entrant, n);
    }
}
