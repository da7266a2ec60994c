package hidalgo.server.moderation;

import hidalgo.tables.protocol.Moderation.BlockKind;
import java.util.List;
import java.util.Set;

/** Stores which people avoid each other. */
public interface BlockRepository {
    /**
     * A person that another avoids.
     *
     * @param id its identifier
     * @param other the other
     * @param name the other's name
     * @param kind how
     * @param made when, in milliseconds since 1970
     */
    record Block(String id, String other, String name, BlockKind kind, long made) {}

    /** The people that a person avoids, the latest first. */
    List<Block> of(String person);

    /** The people that a person has blocked, and those who have blocked the person. */
    Set<String> apart(String person);

    /** Whether a person reads the messages of another. */
    boolean reads(String reader, String writer);

    /** Stores that a person avoids another, in place of what was stored before. */
    void put(String person, Block block);

    /** Deletes one of a person's; false if there is none. */
    boolean delete(String person, String id);
}
