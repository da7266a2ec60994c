package hidalgo.server.people;

import hidalgo.tables.NameLikeness;
import hidalgo.tables.PlainText;
import hidalgo.tables.RequestRefused;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Names must differ from, and not resemble, the name of another account. */
public final class Names {
    private final PersonRepository people;
    private final Set<String> reserved;

    /** The names among the people of a repository; no account may have a reserved one. */
    public Names(PersonRepository people, Collection<String> reserved) {
        this.people = people;
        this.reserved = reserved.stream().map(NameLikeness::of).collect(Collectors.toUnmodifiableSet());
    }

    /** A name for a person, refused if it belongs to another. */
    public String of(@Nullable Person person, String wanted) {
        String name = PlainText.name(wanted);
        String self = person == null ? "" : person.id();
        List<Person> owners = people.called(name);
        // Older versions let others take the account name of a person who had chosen another display name.
        if (!owners.isEmpty() && owners.stream().noneMatch(owner -> owner.id().equals(self))) {
            throw taken(name);
        }
        return name;
    }

    /** A name for a person's account, refused if it belongs to another or is reserved. */
    String ofAccount(Person person, String wanted) {
        String name = of(person, wanted);
        if (isReserved(name)) {
            throw taken(name);
        }
        return name;
    }

    /** Whether the person of an identifier has an account. */
    public boolean isAccount(String person) {
        return people.byId(person).map(Person::account).isPresent();
    }

    /** Whether a name is what guests without one or bots are called. */
    boolean isReserved(String name) {
        return reserved.contains(NameLikeness.of(name));
    }

    /** The refusal of a name that is another's. */
    static RequestRefused taken(String name) {
        return RequestRefused.of(RequestRefused.Kind.BAD, "server.account.taken", "name", name);
    }
}
