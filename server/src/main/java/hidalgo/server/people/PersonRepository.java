package hidalgo.server.people;

import java.util.List;
import java.util.Optional;

/** Stores people. */
public interface PersonRepository {
    /** Adds a person with a first session: both or neither. */
    void add(Person person, Session session);

    /** Writes a person's name, account and preferences; false if they have an account and take a name that is, or looks like, another's. */
    boolean change(Person person);

    /** The person with an account. */
    Optional<Person> withAccount(String account);

    /** The people with an account whose account name or display name is, or looks like, a name; oldest first. */
    List<Person> called(String name);

    /** Notes where a guest comes from. */
    void cameFrom(Person guest, GuestNetwork network);

    /**
     * Deletes a person with their messages, uploads and results; where their name stands, another does from now on. Tells all
     * nodes, and returns the tables that have changed.
     */
    List<String> erase(Person person, String nameless);

    /** A person's account is to be deleted at a moment; 0 if not. Returns whether that has changed anything. */
    boolean leave(String id, long when);

    /** The people whose accounts were to be deleted by a moment. */
    List<Person> leavingBy(long moment);

    /** The tables where a person has or had a seat, or spoke. */
    List<String> past(Person person);

    /** The lines that a person has written at a table, the oldest first. */
    List<Said> said(Person person, String table);

    /**
     * A message in the chat.
     *
     * @param table the table
     * @param at when, in milliseconds since 1970
     * @param text the text
     */
    record Said(String table, long at, String text) {}

    /** Stores a setting of a person that the server makes, if they are known. */
    void tell(String id, String setting, String value);

    /** Whether a person came after a moment. */
    boolean isNewerThan(String id, long moment);

    /** The person of an identifier. */
    Optional<Person> byId(String id);
}
