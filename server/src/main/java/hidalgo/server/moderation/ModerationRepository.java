package hidalgo.server.moderation;

import hidalgo.server.people.Person;
import hidalgo.tables.protocol.Moderation;
import hidalgo.tables.protocol.Moderation.Deed;
import hidalgo.tables.protocol.Moderation.Member;
import hidalgo.tables.protocol.Moderation.Role;
import hidalgo.tables.protocol.Moderation.SanctionKind;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Stores reports, sanctions, roles and the audit log. */
public interface ModerationRepository {
    /**
     * A person or network that is kept from something.
     *
     * @param id its identifier
     * @param kind from what
     * @param person the person; null for a network alone, and if the person is gone
     * @param network a range of addresses, the mark of a guest's network, or nothing
     * @param name the name of the person
     * @param reason the reason
     * @param made since when, in milliseconds since 1970
     * @param ends until when; 0 for good
     * @param author the moderator
     */
    record Sanction(
            String id,
            SanctionKind kind,
            @Nullable String person,
            String network,
            String name,
            String reason,
            long made,
            long ends,
            String author) {}

    /**
     * A report.
     *
     * @param id its identifier
     * @param table the table
     * @param reporter its author
     * @param reported the reported person
     * @param reason the reason
     * @param context the table at that moment, as JSON
     * @param made when, in milliseconds since 1970
     */
    record Report(
            String id, String table, String reporter, String reported, String reason, String context, long made) {}

    /** The role of a person. */
    Optional<Role> role(String person);

    /** Gives a person a role, or takes it away. */
    void putRole(String person, @Nullable Role role);

    /** The accounts with a role, by name. */
    List<Member> members();

    /** Adds a sanction. */
    void addSanction(Sanction sanction);

    /** The sanctions that are in force at a moment, the latest first. */
    List<Sanction> sanctions(long now);

    /** Ends a sanction that is in force at a moment; nothing if there is none. */
    Optional<Sanction> endSanction(String id, long now);

    /** Adds a report. */
    void addReport(Report report);

    /** How many reports are open: all, and those of one person. */
    OpenReports open(String reporter);

    /**
     * How many reports are open.
     *
     * @param all all
     * @param own those of one person
     */
    record OpenReports(int all, int own) {}

    /** The latest reports, open ones first; without those about tables where a person has a seat, if one is given. */
    List<Moderation.Report> reports(@Nullable String seatless, int most);

    /** The person that a report is about. */
    Optional<Person> reported(String report);

    /** Closes a report; false if none is open with that identifier. */
    boolean close(String report, String outcome, String author, long now);

    /** Writes down a deed. */
    void addDeed(Deed deed);

    /** The latest deeds before a moment, the latest first. */
    List<Deed> deeds(long before, int most);

    /** Deletes closed reports and sanctions that ended before a moment, and deeds before another. */
    void prune(long ended, long deeds);
}
