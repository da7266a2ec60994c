package hidalgo.tables.cup;

import hidalgo.tables.protocol.CupStage;
import java.util.ArrayList;
import java.util.List;

/** A round of a cup that was drawn. */
public final class CupRound {
    private final CupStage stage;
    private final long drawn;
    private final List<CupTable> tables = new ArrayList<>();
    private final List<Integer> sittingOut;
    private long decided;
    private int open;

    CupRound(CupEvent.Drawn event, long at) {
        this.stage = event.stage();
        this.drawn = at;
        this.decided = at;
        this.sittingOut = List.copyOf(event.sittingOut());
        event.tables().forEach(table -> tables.add(new CupTable(table.table(), List.copyOf(table.seats()), null)));
        this.open = tables.size();
    }

    void decide(int table, CupTable.Result result, long at) {
        if (tables.get(table).result() == null) {
            open--;
            decided = at;
        }
        tables.set(table, tables.get(table).with(result));
    }

    /** The kind of round. */
    public CupStage stage() {
        return stage;
    }

    /** When it was drawn, in milliseconds since 1970. */
    public long drawn() {
        return drawn;
    }

    /** When the latest of its games ended, in milliseconds since 1970. */
    public long decided() {
        return decided;
    }

    /** Its tables. */
    public List<CupTable> tables() {
        return List.copyOf(tables);
    }

    /** The entrants who sit out. */
    public List<Integer> sittingOut() {
        return sittingOut;
    }

    /** Whether all its games are over. */
    public boolean isOver() {
        return open == 0;
    }
}
