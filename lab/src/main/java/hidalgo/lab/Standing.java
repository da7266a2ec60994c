package hidalgo.lab;

/**
 * What a bot has made of a tournament, all seats in which it was named together.
 *
 * @param bot the bot
 * @param seats how many seats it held in every game
 * @param games in how many games it took part
 * @param winRate its victories for each game and seat it held, a shared victory counted in equal parts
 * @param points its points for each game and seat
 * @param rating its strength on Elo's scale
 */
public record Standing(String bot, int seats, int games, Estimate winRate, double points, Estimate rating) {}
