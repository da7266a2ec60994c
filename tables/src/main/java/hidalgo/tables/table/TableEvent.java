package hidalgo.tables.table;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/*
 * The database stores these forever. The store defines the kind and the fields with which it writes each of them, so a
 * class or a field can be renamed here, but the meaning of an event never changes.
 */

/** Something that happened at a table. */
public sealed interface TableEvent extends Change {
    /** The seat that alone may know that it happened; null if everyone at the table may know. */
    default @Nullable Integer knownOnlyTo() {
        return null;
    }

    /**
     * The table was created.
     *
     * @param game the game's name
     * @param options every option and its value
     * @param seats the seats
     * @param visibility the people who may find it
     * @param word the salted hash of the password, if there is one
     * @param clock how long people may think
     * @param hints whether seats may ask for hints
     * @param spectatorDelay by how many seconds spectators see things later
     * @param host the person who created it
     * @param seed the seed of the deal, in hexadecimal
     * @param salt the salt of its hash, in hexadecimal
     * @param record the record that the game continues, cut to the moves to take over
     * @param rules the version of the rules
     */
    record Opened(
            String game,
            Map<String, String> options,
            List<Seat> seats,
            Visibility visibility,
            @Nullable String word,
            ClockSetting clock,
            boolean hints,
            int spectatorDelay,
            String host,
            String seed,
            String salt,
            @Nullable String record,
            int rules)
            implements TableEvent {
        /** The same table for another number of players. */
        public Opened with(Resized resized) {
            return new Opened(
                    game,
                    resized.options(),
                    resized.seats(),
                    visibility,
                    word,
                    clock,
                    hints,
                    spectatorDelay,
                    host,
                    seed,
                    salt,
                    record,
                    rules);
        }

        /** The same table with later settings. */
        Opened with(Settled settled) {
            return new Opened(
                    game,
                    settled.options(),
                    seats,
                    settled.visibility(),
                    settled.word(),
                    settled.clock(),
                    settled.hints(),
                    settled.spectatorDelay(),
                    host,
                    seed,
                    salt,
                    record,
                    rules);
        }
    }

    /** The host gave the table a name, or removed it if it is empty. */
    record Named(String name) implements TableEvent {}

    /** Before the start, the host changed the settings that the table was created with; the same fields as there. */
    record Settled(
            Map<String, String> options,
            Visibility visibility,
            @Nullable String word,
            ClockSetting clock,
            boolean hints,
            int spectatorDelay)
            implements TableEvent {}

    /** A person took a seat. */
    record Sat(int seat, String person, String name) implements TableEvent {}

    /** A person left a seat before the start. */
    record Stood(int seat) implements TableEvent {}

    /** The seats changed: the host arranged them before the start, or people got other names or merged. */
    record Arranged(List<Seat> seats) implements TableEvent {}

    /**
     * Before the start, the host added an open seat or removed one.
     *
     * @param options every option and its value, for this many players
     * @param seats the seats now
     */
    record Resized(Map<String, String> options, List<Seat> seats) implements TableEvent {}

    /** A person without a seat gave the password, and may watch. */
    record Admitted(String person) implements TableEvent {}

    /** Another person has become the host. */
    record Hosted(String person) implements TableEvent {}

    /** The game began. */
    record Started() implements TableEvent {}

    /**
     * A move was made.
     *
     * @param seat the seat that made it
     * @param move its notation
     * @param id the client's name for it
     * @param fingerprint the fingerprint of the position after it
     */
    record Moved(int seat, String move, String id, String fingerprint) implements TableEvent {}

    /** The host changed how long steps wait for those who may stop them; the same fields as the setting's. */
    record HoldSettled(int seconds, boolean people) implements TableEvent {}

    /** A seat that may stop an action lets it continue. */
    record LetGo(int seat) implements TableEvent {}

    /** A seat decided in advance which steps wait for it. */
    record GotReady(int seat, Readiness readiness) implements TableEvent {
        @Override
        public Integer knownOnlyTo() {
            return seat;
        }
    }

    /** The latest move was taken back; the same fields as a move's. */
    record TookBack(int seat, String id, String fingerprint) implements TableEvent {}

    /** A seat planned the power cards it is going to play. */
    record Planned(int seat, List<String> moves) implements TableEvent {
        @Override
        public Integer knownOnlyTo() {
            return seat;
        }
    }

    /**
     * A person wrote in the chat.
     *
     * @param seat the person's seat; -1 for a spectator
     * @param name the name that all see
     * @param text the text
     * @param person the person, whose name others may share; null in games of older versions, and when erased
     */
    record Said(
            int seat, String name, String text, @Nullable String person) implements TableEvent {}

    /** A seat proposed something to the others. */
    record Proposed(Proposal.Kind kind, int by, int seat) implements TableEvent {}

    /** A seat agreed to the proposal. */
    record Agreed(int seat) implements TableEvent {}

    /** A seat did not agree, so the proposal is rejected. */
    record Declined(int seat) implements TableEvent {}

    /**
     * A bot continues for a person, who may come back.
     *
     * @param seat the person's seat
     * @param bot the bot's level
     * @param by the seat that let the bot in; nothing if all agreed, or in games of older versions
     */
    record TakenOver(int seat, String bot, @Nullable Integer by) implements TableEvent {}

    /** A person came back to a seat that a bot had taken over. */
    record Returned(int seat) implements TableEvent {}

    /**
     * A seat belongs to another person from now on, who has a link from its person.
     *
     * @param seat the seat
     * @param person the other person
     * @param name their name
     * @param leaves whether the game counts for the former person as if they had left it
     */
    record HandedOver(int seat, String person, String name, boolean leaves) implements TableEvent {}

    /**
     * The clock of a seat stands still while its person is away.
     *
     * @param seat the seat
     * @param from from when, in milliseconds since 1970
     * @param until until when
     */
    record Away(int seat, long from, long until) implements TableEvent {}

    /**
     * A seat got more time from the organiser of its cup.
     *
     * @param seat the seat
     * @param seconds how much
     */
    record TimeGiven(int seat, int seconds) implements TableEvent {}

    /** The people agreed to end the game, or the organiser of its cup ended it, or a seat has lost on time and only one other is left. */
    record Ended() implements TableEvent {}

    /** A seat wants to play again. */
    record WantedRematch(int seat) implements TableEvent {}

    /**
     * An event that this version of the program can't read; it is never written.
     *
     * @param kind the kind of event
     */
    record Unreadable(String kind) implements TableEvent {}

    /** The rematch is played at another table. */
    record Rematched(String next) implements TableEvent {}
}
