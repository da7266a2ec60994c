package hidalgo.server.rating;

/**
 * The result of a game for one person.
 *
 * @param person the person
 * @param seat the seat they held
 * @param table the table
 * @param game the game
 * @param at when it ended, in milliseconds since 1970
 * @param players how many played
 * @param points the person's points
 * @param place the person's place
 * @param before the person's rating before it
 * @param after the rating after it
 * @param deviation the standard deviation of the rating after it
 */
public record GameResult(
        String person,
        int seat,
        String table,
        String game,
        long at,
        int players,
        int points,
        int place,
        int before,
        int after,
        int deviation) {}
