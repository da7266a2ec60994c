package hidalgo.server.people;

/**
 * A token by which a program is known, without its secret.
 *
 * @param id its name
 * @param label what it is for
 * @param made when, in milliseconds since 1970
 */
public record Token(String id, String label, long made) {}
