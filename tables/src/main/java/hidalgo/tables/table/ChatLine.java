package hidalgo.tables.table;

import hidalgo.rules.Message;
import org.jspecify.annotations.Nullable;

/**
 * A line of chat.
 *
 * @param line its number among those of the players or of the spectators, from 1
 * @param seat the seat that wrote or did it, or -1 for a spectator
 * @param name the name of the writer; empty with news
 * @param text the text
 * @param news the news of a seat or of the game, if it is not a text
 * @param at when, in milliseconds since 1970
 * @param person the person who wrote it; null with news, and with messages of older versions
 */
public record ChatLine(
        int line,
        int seat,
        String name,
        String text,
        @Nullable Message news,
        long at,
        @Nullable String person) {}
