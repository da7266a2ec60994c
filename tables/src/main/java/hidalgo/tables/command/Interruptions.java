package hidalgo.tables.command;

import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.Hold;
import hidalgo.tables.table.HoldSetting;
import hidalgo.tables.table.Readiness;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Decides on requests of people who can stop the actions of others, and on steps that wait for them. */
public final class Interruptions {
    private static final int MOST_SECONDS = 60;
    private static final long SECOND = 1000;

    private Interruptions() {}

    /** Lets the action continue; does nothing if no step waits for the seat. */
    public static List<TableEvent> release(Table table, String person, int seat, long now) {
        Requirements.seat(table, person, seat);
        Requirements.playing(table);
        Hold hold = table.hold(now);
        return hold != null && hold.seats().contains(seat) ? List.of(new TableEvent.LetGo(seat)) : List.of();
    }

    /** Decides in advance; with a running clock, a player can't make the others wait for an answer. */
    public static List<TableEvent> getReady(Table table, String person, Requests.Ready request) {
        Requirements.seat(table, person, request.seat());
        Requirements.playing(table);
        Readiness readiness = request.readiness();
        if (readiness == Readiness.ASK && table.opened().clock().kind() == ClockSetting.Kind.LIVE) {
            throw RequestRefused.of(Kind.REFUSED, "server.readiness");
        }
        if (readiness == table.readiness(request.seat())) {
            return List.of();
        }
        Requirements.restraint(table, request.seat());
        return List.of(new TableEvent.GotReady(request.seat(), readiness));
    }

    /** Refuses a step of a seat that must wait for others, if people's steps wait at this table. */
    public static void requireNoHold(Table table, int seat, long now) {
        Hold hold = table.holdSetting().people() ? table.hold(now) : null;
        boolean mustMove = (table.position().obliged() >> seat & 1) != 0;
        if (hold != null && mustMove && !hold.seats().contains(seat)) {
            throw hold.left() == null
                    ? RequestRefused.of(Kind.REFUSED, "server.held")
                    : RequestRefused.of(Kind.REFUSED, "server.held.seconds", "n", (hold.left() + SECOND - 1) / SECOND);
        }
    }

    /** The event that changes how long steps wait; none if nothing was requested, or nothing would change. */
    public static List<TableEvent> settled(HoldSetting now, @Nullable HoldSetting wish) {
        if (wish == null || wish.seconds() == now.seconds() && wish.people() == now.people()) {
            return List.of();
        }
        if (wish.seconds() < 0 || wish.seconds() > MOST_SECONDS) {
            throw RequestRefused.of(Kind.BAD, "server.hold", "most", MOST_SECONDS);
        }
        return List.of(new TableEvent.HoldSettled(wish.seconds(), wish.people()));
    }
}
