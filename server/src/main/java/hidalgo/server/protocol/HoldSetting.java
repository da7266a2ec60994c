package hidalgo.server.protocol;

/**
 * For how long steps wait for people who may stop what is under way.
 *
 * @param seconds for how long; 0 for not at all
 * @param people whether the steps of people wait as well, and not only those of bots
 */
public record HoldSetting(int seconds, boolean people) {}
