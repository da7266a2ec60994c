package hidalgo.tables.session;

import hidalgo.rules.Position;
import hidalgo.tables.table.Seats;
import hidalgo.tables.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/*
 * Bots that may only interrupt are asked once for every version, before those that must move. At most one bot of a table is
 * asked at a time.
 */

/** The requests to a table's bots. */
final class BotsOfTable {
    /**
     * A request to a bot.
     *
     * @param seat the bot's seat
     * @param version the version of the game that it looks at
     * @param obliged whether it must move, or may only interrupt
     */
    record Task(int seat, int version, boolean obliged) {}

    private int askedVersion = -1;
    private int asked;
    private @Nullable Task current;
    private boolean chosen;
    private String worker = "";

    /** The node that has thought for them before, and may have results. */
    synchronized String worker() {
        return worker;
    }

    /** Notes who has thought for them. */
    synchronized void thoughtBy(String who) {
        worker = who;
    }

    /** Whether one of them has been asked and has not moved yet. */
    synchronized boolean areBusy() {
        return current != null;
    }

    /** The seat that must move and whose bot has been asked but has not chosen yet; -1 if there is none. */
    synchronized int thinking() {
        return current != null && current.obliged() && !chosen ? current.seat() : -1;
    }

    /** The bot that has been asked has chosen. */
    synchronized void choose() {
        chosen = true;
    }

    /** The next bot may be asked. */
    synchronized void free() {
        current = null;
    }

    /** The next request, which counts as sent from now on; null if it is no bot's turn, or one is busy. */
    synchronized @Nullable Task next(Table table, boolean isHeld) {
        if (current != null) {
            return null;
        }
        if (askedVersion != table.game().version()) {
            askedVersion = table.game().version();
            asked = 0;
        }
        Position position = table.position();
        // Whether a bot interrupts in time depends on how fast a person plays, which must not matter in the deal of a
        // day.
        int optional = table.isDealOfDay() ? 0 : position.movers() & ~position.obliged() & ~asked;
        for (int bits : List.of(optional, isHeld ? 0 : position.obliged())) {
            for (int seat : Seats.ofBits(bits)) {
                if (table.seats().get(seat).bot() != null) {
                    asked |= 1 << seat;
                    chosen = false;
                    current = new Task(seat, table.game().version(), bits != optional);
                    return current;
                }
            }
        }
        return null;
    }
}
