package hidalgo.tables.table;

import hidalgo.rules.Message;
import org.jspecify.annotations.Nullable;

/**
 * A line of chat.
 *
 * @param line its number among those of the players or of the spectators, from 1
 * @param seat who said or did it, or -1 for a spectator
 * @param name what the speaker is called; empty with news
 * @param text what was said
 * @param news what has become of a seat or of the game, if nothing was said
 * @param at when, in milliseconds since 1970
 */
public record ChatLine(
        int line,
        int seat,
        String name,
        String text,
        @Nullable Message news,
        long at) {}
