package hidalgo.server.people;

/**
 * A token that identifies a program, without its secret.
 *
 * @param id its identifier
 * @param label its purpose
 * @param scope its rights
 * @param made when, in milliseconds since 1970
 * @param expires until when it is good
 * @param used when it was last used, to the hour; 0 if never
 */
public record Token(String id, String label, Scope scope, long made, long expires, long used) {}
