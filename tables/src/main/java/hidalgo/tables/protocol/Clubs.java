package hidalgo.tables.protocol;

import hidalgo.tables.protocol.Community.Fellow;
import java.util.List;

/** The requests and answers about clubs. */
public final class Clubs {
    private Clubs() {}

    /**
     * A new club.
     *
     * @param name its name
     * @param about a sentence about it; may be empty
     */
    public record NewClub(String name, String about) {}

    /**
     * The sentence about a club.
     *
     * @param about the sentence; may be empty
     */
    public record ClubAbout(String about) {}

    /**
     * A new notice of a club.
     *
     * @param text the notice, as plain text with lines
     */
    public record NewNotice(String text) {}

    /**
     * Whether a notice is shown first.
     *
     * @param isPinned whether it is
     */
    public record NoticePin(boolean isPinned) {}

    /**
     * A member that an organiser removes.
     *
     * @param name the member's name
     */
    public record ClubRemoval(String name) {}

    /**
     * A club in the list of clubs.
     *
     * @param id its identifier in links
     * @param name its name
     * @param about a sentence about it
     * @param members how many members it has
     * @param isMember whether the person who asks is one
     */
    public record ClubLine(String id, String name, String about, int members, boolean isMember) {}

    /**
     * A member of a club.
     *
     * @param person the person
     * @param isOrganiser whether they organise the club
     */
    public record ClubMember(Fellow person, boolean isOrganiser) {}

    /**
     * A notice of a club.
     *
     * @param id its identifier
     * @param author the name of its author
     * @param at when it was written, in milliseconds since 1970
     * @param isPinned whether it is shown first
     * @param isYours whether the person who asks has written it
     * @param text the notice, as plain text with lines
     */
    public record ClubNotice(String id, String author, long at, boolean isPinned, boolean isYours, String text) {}

    /**
     * A club, as a person sees it.
     *
     * @param id its identifier in links
     * @param name its name
     * @param about a sentence about it
     * @param made when it was founded, in milliseconds since 1970
     * @param count how many members it has
     * @param isMember whether the person who asks is one
     * @param isOrganiser whether the person who asks organises it
     * @param members the members, those who are here first; others see only those with a public page, and not whether they are here
     * @param notices the notices, pinned ones first, then the latest; only for members
     */
    public record Club(
            String id,
            String name,
            String about,
            long made,
            int count,
            boolean isMember,
            boolean isOrganiser,
            List<ClubMember> members,
            List<ClubNotice> notices) {}
}
