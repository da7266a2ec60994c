package hidalgo.server.people;

/**
 * Somebody who is known by a session or a token.
 *
 * @param person the person
 * @param scope what may be done with it
 */
public record Identity(Person person, Scope scope) {}
