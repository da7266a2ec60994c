package hidalgo.tables.table;

import hidalgo.rules.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/*
 * The rules say who may stop an action. Those who could already do so before the latest step, and still can after it,
 * have seen something new, so the next step waits for them: for the seconds that are set at the table, or at tables
 * with days for a move until they answer, but never longer than a move may take there. Time without a server does not
 * count. All of this follows from the events, so a restart and other nodes get the same result.
 */

/** The seats that the next step waits for. */
final class Holds {
    private static final long SECOND = 1000;

    private final Downtimes downtimes;
    private final Map<Integer, Readiness> chosen = new HashMap<>();
    private HoldSetting setting = HoldSetting.DEFAULT;
    private int waitedFor;
    private int letGo;
    private long since;
    private int round;

    Holds(Downtimes downtimes) {
        this.downtimes = downtimes;
    }

    HoldSetting setting() {
        return setting;
    }

    void settle(HoldSetting to) {
        setting = to;
    }

    /** A step has led from one position to another. */
    void stepped(Position before, Position after, long at) {
        waitedFor = before.interrupters() & after.interrupters();
        // Players who let an action continue let it continue to its end: until they could no longer stop it.
        letGo &= after.movers();
        since = at;
        if (after.round() != round) {
            round = after.round();
            chosen.values().removeIf(readiness -> readiness == Readiness.PASS);
        }
    }

    /** A player lets the action continue. */
    void release(int seat) {
        letGo |= 1 << seat;
    }

    void choose(int seat, Readiness readiness) {
        chosen.put(seat, readiness);
    }

    /** A seat's decision in advance, or the default. */
    Readiness readiness(int seat, ClockSetting clock) {
        Readiness usual = clock.kind().takesDays() ? Readiness.ASK : Readiness.WAIT;
        return chosen.getOrDefault(seat, usual);
    }

    /** The hold of the next step at a moment, or null if it may be made. */
    @Nullable
    Hold at(Position position, Seats seats, ClockSetting clock, long now) {
        long waited = downtimes.elapsed(since, now);
        List<Integer> open = new ArrayList<>();
        Long left = 0L;
        for (int seat : Seats.ofBits(position.interrupters() & waitedFor & ~letGo)) {
            Long limit = limit(readiness(seat, clock), clock);
            if (seats.get(seat).isPlayedByPerson() && (limit == null || limit > waited)) {
                open.add(seat);
                left = limit == null || left == null ? null : Long.valueOf(Math.max(left, limit - waited));
            }
        }
        return isHeldUp(position, seats, open) ? new Hold(open, left) : null;
    }

    /** Whether a seat must move whose steps wait for another. */
    private boolean isHeldUp(Position position, Seats seats, List<Integer> open) {
        return Seats.ofBits(position.obliged()).stream()
                .filter(seat -> setting.people() || seats.get(seat).bot() != null)
                .anyMatch(seat -> open.stream().anyMatch(other -> !other.equals(seat)));
    }

    /** For how many milliseconds a step waits; null for as long as it takes. */
    private @Nullable Long limit(Readiness readiness, ClockSetting clock) {
        return switch (readiness) {
            case WAIT -> setting.seconds() * SECOND;
            case PASS -> 0L;
            case ASK -> clock.kind().takesDays() ? Long.valueOf(clock.reserve() * SECOND) : null;
        };
    }
}
