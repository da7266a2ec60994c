package hidalgo.server.moderation;

/**
 * All that keeps the peace.
 *
 * @param blocks the people that others avoid
 * @param sanctions the people and networks that may not talk or play
 * @param reports the reports of people about others
 * @param staff the moderators, and what they do
 */
public record Moderators(Blocks blocks, Sanctions sanctions, Reports reports, Staff staff) {}
