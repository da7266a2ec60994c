package hidalgo.server.people;

import java.util.Optional;

/** Stores people. */
public interface PersonRepository {
    /** Adds a person with a first session: both or neither. */
    void add(Person person, Session session);

    /** Writes a person's name, account and preferences; false if the account's name belongs to somebody else. */
    boolean change(Person person);

    /** The person with an account. */
    Optional<Person> withAccount(String account);

    /** The person with an identifier. */
    Optional<Person> byId(String id);
}
