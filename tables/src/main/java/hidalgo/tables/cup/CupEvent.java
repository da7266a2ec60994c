package hidalgo.tables.cup;

import hidalgo.tables.protocol.CupSettings;
import hidalgo.tables.protocol.CupStage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/*
 * As those of tables, these are stored forever: a kind or a field is never renamed, and none changes its meaning. They contain no
 * names of people, who may change them or delete their account.
 */

/** Something that happened in a cup. */
public sealed interface CupEvent {
    /** The cup was announced by a person. */
    record Opened(CupSettings settings, String organiser) implements CupEvent {}

    /** A person entered, or came back. */
    record Registered(String person) implements CupEvent {}

    /**
     * An entrant left, and is not drawn any more.
     *
     * @param entrant the number of the entrant
     * @param byOrganiser whether the organiser removed them
     */
    record Withdrew(int entrant, boolean byOrganiser) implements CupEvent {}

    /**
     * A round was drawn.
     *
     * @param stage the kind of round
     * @param tables its tables
     * @param sittingOut the entrants who sit out
     */
    record Drawn(CupStage stage, List<Seating> tables, List<Integer> sittingOut) implements CupEvent {}

    /**
     * The seats of a table.
     *
     * @param table the identifier of the table
     * @param seats for each seat the number of its entrant, or -1 for a bot
     */
    record Seating(String table, List<Integer> seats) {}

    /**
     * The game at a table is over.
     *
     * @param round the number of the round, from 0
     * @param table the number of the table in it, from 0
     * @param totals the points of the seats
     * @param places the places of the seats, from 1
     * @param left the seats whose entrants did not play to the end
     */
    record Decided(int round, int table, List<Integer> totals, List<Integer> places, List<Integer> left)
            implements CupEvent {}

    /** An entrant did not come to a table, and a bot plays there; they are not drawn until they come back. */
    record Missed(int round, int table, int entrant) implements CupEvent {}

    /**
     * The organiser decided something at a table.
     *
     * @param kind the kind of decision
     * @param round the number of the round
     * @param table the number of the table in it
     * @param entrant the entrant, unless it is about the whole table
     * @param seconds how much time they got
     */
    record Ruled(Kind kind, int round, int table, @Nullable Integer entrant, int seconds) implements CupEvent {
        /** The decisions of organisers. */
        public enum Kind {
            /** A seat has more time. */
            TIME,
            /** A bot plays on. */
            BOT,
            /** The game is over. */
            END,
            /** The time of the round is over, and so is the game; no organiser decides this. */
            DEADLINE
        }
    }

    /** A person wrote in the cup's chat; nothing if the text was erased. */
    record Said(String person, String text) implements CupEvent {}

    /** The organiser's notice for all, which replaces the one before; an empty one removes it. */
    record Pinned(String text) implements CupEvent {}

    /** The organiser moved the start. */
    record Moved(long starts) implements CupEvent {}

    /** All rounds have been played. */
    record Ended() implements CupEvent {}

    /** It does not take place, or does not go on. */
    record Cancelled(Reason reason) implements CupEvent {
        /** Why a cup is cancelled. */
        public enum Reason {
            /** The organiser decided so. */
            ORGANISER,
            /** Too few had entered. */
            FEW
        }
    }

    /** An event that this version of the program can't read; it is never written. */
    record Unreadable(String kind) implements CupEvent {}
}
