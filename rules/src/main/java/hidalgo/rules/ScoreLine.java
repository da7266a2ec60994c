package hidalgo.rules;

/**
 * One line of a score sheet: what a seat gets from one place, and for what.
 *
 * @param seat who gets it
 * @param place where, in the game's notation
 * @param reason for what, as the key of a text in the catalogues after {@code score.}
 * @param points how much
 */
public record ScoreLine(int seat, String place, String reason, int points) {}
