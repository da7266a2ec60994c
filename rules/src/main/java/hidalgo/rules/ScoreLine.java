package hidalgo.rules;

/**
 * One line of a score sheet: the points that a seat gets from one place for one reason.
 *
 * @param seat the seat that gets them
 * @param place the place, in the game's notation
 * @param reason the reason, as the key of a text in the catalogues after {@code score.}
 * @param points the points
 */
public record ScoreLine(int seat, String place, String reason, int points) {}
