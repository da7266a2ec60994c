package hidalgo.tables.command;

import hidalgo.rules.Refusal;
import hidalgo.rules.Ruling;
import hidalgo.tables.RequestRefused;
import hidalgo.tables.RequestRefused.Kind;
import hidalgo.tables.game.ServedGame;
import hidalgo.tables.protocol.Requests;
import hidalgo.tables.table.Change;
import hidalgo.tables.table.Table;
import hidalgo.tables.table.TableEvent;
import java.util.List;

/** Decides on moves, take-backs and plans: returns the changes they lead to, or refuses with the reason. */
public final class Moves {
    private static final int LONGEST_MOVE = 60;
    private static final int LONGEST_ID = 64;
    private static final int MOST_PLANS = 3;

    private Moves() {}

    /** The move of a request. */
    public static List<Change> move(Table table, String person, Requests.Move request, long now) {
        Requirements.seat(table, person, request.seat());
        requireShort(request.id(), request.move());
        if (table.game().done(request.seat(), request.id()) != null) {
            return List.of();
        }
        Requirements.playing(table);
        requireFresh(table, request.version(), table.game().hiddenMoves());
        Interruptions.requireNoHold(table, request.seat(), now);
        return switch (table.position().judge(request.seat(), request.move())) {
            case Refusal refusal -> throw RequestRefused.of(refusal);
            case Ruling.Legal(int move) -> List.of(new Change.Move(request.seat(), move, request.id()));
        };
    }

    /** The take-back of a request. */
    public static List<Change> undo(Table table, String person, Requests.Undo request) {
        Requirements.seat(table, person, request.seat());
        requireShort(request.id(), "");
        if (table.game().done(request.seat(), request.id()) != null) {
            return List.of();
        }
        Requirements.playing(table);
        requireFresh(table, request.version(), 0);
        if (!table.game().match().mayUndo(request.seat())) {
            throw RequestRefused.of(Kind.REFUSED, "server.undo");
        }
        if (!table.mayTakeBackMore()) {
            throw RequestRefused.of(Kind.TOO_OFTEN, "server.undo.often");
        }
        return List.of(new Change.TakeBack(request.seat(), request.id()));
    }

    /** The plan of a request. */
    public static List<Change> plan(Table table, String person, Requests.Plan request) {
        Requirements.seat(table, person, request.seat());
        Requirements.playing(table);
        ServedGame game = ServedGame.ALL.of(table.opened().game());
        if (request.moves().size() > MOST_PLANS || !request.moves().stream().allMatch(game::mayBePlanned)) {
            throw RequestRefused.of(Kind.BAD, "server.plan", "most", MOST_PLANS);
        }
        if (table.game().plan(request.seat()).equals(request.moves())) {
            return List.of();
        }
        // A plan can always be taken back.
        if (!request.moves().isEmpty()) {
            Requirements.restraint(table, request.seat());
        }
        return List.of(new TableEvent.Planned(request.seat(), List.copyOf(request.moves())));
    }

    /**
     * A request based on an older version is out of date, unless only hidden moves came since: other players can't see
     * them.
     */
    private static void requireFresh(Table table, int version, int hidden) {
        int now = table.game().version();
        if (version > now || version < now - hidden) {
            throw RequestRefused.of(Kind.STALE, "server.stale");
        }
    }

    public static void requireShort(String id, String move) {
        if (id.length() > LONGEST_ID || move.length() > LONGEST_MOVE) {
            throw RequestRefused.of(Kind.BAD, "server.long");
        }
    }
}
