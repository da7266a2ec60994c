package hidalgo.server.people;

/**
 * A token that identifies a program, without its secret.
 *
 * @param id its identifier
 * @param label what it is for
 * @param made when, in milliseconds since 1970
 */
public record Token(String id, String label, long made) {}
