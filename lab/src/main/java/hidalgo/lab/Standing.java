package hidalgo.lab;

/**
 * The result of a bot in a tournament, for all seats with its name together.
 *
 * @param bot the bot
 * @param seats how many seats it held in every game
 * @param games how many games it played
 * @param winRate its victories for each game and seat it held, a shared victory counted in equal parts
 * @param points its points for each game and seat
 * @param rating its strength on the Elo scale
 */
public record Standing(String bot, int seats, int games, Estimate winRate, double points, Estimate rating) {}
