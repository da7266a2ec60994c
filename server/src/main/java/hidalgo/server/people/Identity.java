package hidalgo.server.people;

/**
 * A person who is known by a session or a token.
 *
 * @param person the person
 * @param scope the scope of the session or token
 */
public record Identity(Person person, Scope scope) {}
