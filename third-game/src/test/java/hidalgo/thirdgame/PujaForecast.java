package hidalgo.thirdgame;

/**
 * What a move would do.
 *
 * @param prize what the prize would be worth
 */
public record PujaForecast(int prize) {}
