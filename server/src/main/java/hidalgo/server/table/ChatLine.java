package hidalgo.server.table;

/**
 * A line of chat.
 *
 * @param line its number, from 1
 * @param seat who wrote it, or -1 for a spectator
 * @param name the writer's name
 * @param text the text
 * @param at when, in milliseconds since 1970
 */
public record ChatLine(int line, int seat, String name, String text, long at) {}
