package hidalgo.server.community;

import hidalgo.tables.protocol.Clubs;
import java.util.List;
import java.util.Optional;

/** Stores clubs, their members and their notices. */
public interface ClubRepository {
    /**
     * A club with a person who may be a member.
     *
     * @param id the club
     * @param name its name
     * @param about a sentence about it
     * @param made when it was founded, in milliseconds since 1970
     * @param count how many members it has
     * @param isMember whether the person is one
     * @param isOrganiser whether the person organises it
     */
    record Found(String id, String name, String about, long made, int count, boolean isMember, boolean isOrganiser) {}

    /** The clubs with the most members, those of the person who asks first. */
    List<Clubs.ClubLine> all(String asking, int most);

    /** A club, for a person who asks. */
    Optional<Found> club(String id, String asking);

    /** The members, those who are here first; only those with a public page, and without what they do, if the person who asks is none. */
    List<Clubs.ClubMember> members(Found club, String asking, long since);

    /** The notices, pinned ones first, then the latest. */
    List<Clubs.ClubNotice> notices(String club, String asking);

    /** How many clubs a person organises. */
    int organised(String person);

    /** How many clubs a person is a member of. */
    int joined(String person);

    /** Founds a club with a first member, its organiser; false if the name is taken. */
    boolean found(String id, String name, String about, String person, long now);

    /** Changes the sentence about a club. */
    void describe(String club, String about);

    /** Adds a member; false if the club is full. */
    boolean join(String club, String person, long now, int most);

    /** Removes a member. A club without members is deleted; if none organises it, the one who was there first does. */
    void leave(String club, String person);

    /** The member with a name. */
    Optional<String> member(String club, String name);

    /** Adds a notice; the oldest one that is not pinned goes if there are too many. False if all are pinned. */
    boolean write(String id, String club, String person, String text, long now, int most);

    /** The texts of all notices that a person has written, the oldest first. */
    List<String> written(String person);

    /** Removes a notice if a person is its author, or organises its club; false if there is none. */
    boolean erase(String notice, String person);

    /** Shows a notice first, or not any more, if a person organises its club; false if there is none. */
    boolean pin(String notice, String person, boolean isPinned);
}
