package hidalgo.thirdgame;

/**
 * The effect of a move.
 *
 * @param prize the value of the prize
 */
public record PujaPreview(int prize) {}
