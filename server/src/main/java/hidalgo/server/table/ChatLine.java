package hidalgo.server.table;

/**
 * A line of chat.
 *
 * @param line its number among those of the players or of the spectators, from 1
 * @param seat who said it, or -1 for a spectator
 * @param name what the speaker is called
 * @param text what was said
 * @param at when, in milliseconds since 1970
 */
public record ChatLine(int line, int seat, String name, String text, long at) {}
