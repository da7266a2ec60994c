package hidalgo.server.moderation;

import hidalgo.server.people.Person;
import hidalgo.tables.Identifier;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Moderation.BlockKind;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/*
 * A refusal is the same for both: it must not tell a person that another has blocked them.
 */

/** The people that a person does not want to read, or to meet. */
public final class Blocks {
    /** How many people one person can avoid. */
    static final int MOST = 200;

    private final BlockRepository repository;
    private final Clock clock;

    /** Those of a repository. */
    public Blocks(BlockRepository repository, Clock clock) {
        this.repository = repository;
        this.clock = clock;
    }

    /** The people that a person avoids, the latest first. */
    public List<BlockRepository.Block> of(Person person) {
        return repository.of(person.id());
    }

    /** Avoids another person from now on. */
    public void add(Person person, Person other, BlockKind kind) {
        if (person.id().equals(other.id())) {
            throw RequestRefused.of(Kind.BAD, "server.block.self");
        }
        List<BlockRepository.Block> known = repository.of(person.id());
        if (known.size() >= MOST
                && known.stream().noneMatch(each -> each.other().equals(other.id()))) {
            throw RequestRefused.of(Kind.REFUSED, "server.block.many", "most", MOST);
        }
        repository.put(
                person.id(),
                new BlockRepository.Block(Identifier.random(), other.id(), other.name(), kind, clock.millis()));
    }

    /** No longer avoids a person. */
    public void remove(Person person, String id) {
        if (!repository.delete(person.id(), id)) {
            throw RequestRefused.of(Kind.GONE, "server.block.none");
        }
    }

    /** The people that a person must not meet at an open table or in a cup: one of the two has blocked the other. */
    public Set<String> apart(String person) {
        return repository.apart(person);
    }

    /** Whether a person may meet all of some others. */
    public boolean mayMeet(String person, Collection<String> others) {
        return repository.apart(person).stream().noneMatch(others::contains);
    }

    /** Refuses a person who must not meet one of some others. */
    public void requireMayMeet(Person person, Collection<String> others) {
        if (!mayMeet(person.id(), others)) {
            throw RequestRefused.of(Kind.FORBIDDEN, "server.block.meet");
        }
    }

    /** Whether a person reads the messages of another. */
    public boolean reads(String reader, String writer) {
        return repository.reads(reader, writer);
    }
}
