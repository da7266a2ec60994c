package hidalgo.tables.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The requests and answers by which people keep the peace: they avoid each other, report, and moderate. */
public final class Moderation {
    private Moderation() {}

    /** The role of an account that looks after the server. */
    public enum Role {
        /** Reads reports, deletes messages, and keeps people from talking or playing. */
        MODERATOR,
        /** Does so too, and looks after the server and its moderators. */
        ADMIN
    }

    /** How a person avoids another. */
    public enum BlockKind {
        /** The person does not read the other's messages. */
        MUTE,
        /** They also don't meet at open tables. */
        BLOCK
    }

    /**
     * A person that the caller avoids.
     *
     * @param id its identifier
     * @param name the name of the other
     * @param kind how
     * @param seats the other's seats at the table that the request names; none without one
     * @param made when, in milliseconds since 1970
     */
    public record Block(String id, String name, BlockKind kind, List<Integer> seats, long made) {}

    /**
     * Names a person by one of their seats, by a message of theirs, or by the name of their account.
     *
     * @param kind how to avoid them
     * @param table the table of the seat or the message
     * @param seat a seat
     * @param line the number of a message of a spectator
     * @param name the name of an account
     */
    public record BlockRequest(
            BlockKind kind,
            @Nullable String table,
            @Nullable Integer seat,
            @Nullable Integer line,
            @Nullable String name) {}

    /**
     * Reports a person to the moderators: by one of their seats, or by a message of a spectator.
     *
     * @param seat a seat
     * @param line the number of a message of a spectator
     * @param reason the reason
     */
    public record ReportRequest(
            @Nullable Integer seat, @Nullable Integer line, String reason) {}

    /**
     * A move before a report.
     *
     * @param ply its number, from 1
     * @param seat the seat that made it
     * @param text the move as a text of the catalogue
     */
    public record ReportedMove(int ply, int seat, Text text) {}

    /**
     * The table at the moment of a report.
     *
     * @param game the game
     * @param title the name of the table; empty if it has none
     * @param names the names of its seats
     * @param seat the seat of the reported person, or -1 for a spectator
     * @param chat the latest messages
     * @param moves the latest moves
     */
    public record ReportContext(
            String game,
            String title,
            List<String> names,
            int seat,
            List<Answers.ChatLine> chat,
            List<ReportedMove> moves) {}

    /**
     * A report.
     *
     * @param id its identifier
     * @param table the table
     * @param reporter the name of its author; empty if they are gone
     * @param reported the name of the reported person
     * @param account whether that person has an account
     * @param earlier how many other reports there are about that person
     * @param reason the reason
     * @param context the table at that moment
     * @param made when, in milliseconds since 1970
     * @param closed when it was closed; 0 if it is open
     * @param outcome the outcome
     * @param author the moderator who closed it
     */
    public record Report(
            String id,
            String table,
            String reporter,
            String reported,
            boolean account,
            int earlier,
            String reason,
            ReportContext context,
            long made,
            long closed,
            String outcome,
            String author) {}

    /**
     * Something that needs a reason.
     *
     * @param reason the reason, for the audit log
     */
    public record ReasonRequest(String reason) {}

    /**
     * Deletes a message.
     *
     * @param spectators whether it is in the chat of the spectators
     * @param line its number there
     * @param reason the reason, for the audit log
     */
    public record EraseRequest(boolean spectators, int line, String reason) {}

    /** The actions that a person may not take for a time. */
    public enum SanctionKind {
        /** Talk. */
        MUTE,
        /** Talk, play, and make accounts. */
        SUSPEND
    }

    /**
     * Keeps a person or a network from something.
     *
     * @param kind from what
     * @param report the report whose person it is about
     * @param name the name of an account
     * @param network a network, such as 192.0.2.0/24; or, with a report about a guest, {@code guest} for theirs
     * @param days for how many days; missing for good
     * @param reason the reason, which the person reads
     */
    public record SanctionRequest(
            SanctionKind kind,
            @Nullable String report,
            @Nullable String name,
            @Nullable String network,
            @Nullable Integer days,
            String reason) {}

    /**
     * A person or network that is kept from something.
     *
     * @param id its identifier
     * @param kind from what
     * @param name the name of the person; empty for a network alone
     * @param network the network; {@code guest} for that of a guest, and empty for none
     * @param reason the reason
     * @param made since when, in milliseconds since 1970
     * @param ends until when; 0 for good
     * @param author the moderator
     */
    public record Sanction(
            String id,
            SanctionKind kind,
            String name,
            String network,
            String reason,
            long made,
            long ends,
            String author) {}

    /**
     * Something that a moderator or an administrator has done.
     *
     * @param at when, in milliseconds since 1970
     * @param author the person
     * @param action the action, such as {@code suspend}
     * @param subject the person or thing
     * @param reason why
     */
    public record Deed(long at, String author, String action, String subject, String reason) {}

    /**
     * Makes an account a moderator, or an ordinary account again.
     *
     * @param name the name of the account
     * @param moderator whether it is a moderator from now on
     */
    public record RoleRequest(String name, boolean moderator) {}

    /**
     * An account with a role.
     *
     * @param name the name of the account
     * @param role its role
     */
    public record Member(String name, Role role) {}
}
