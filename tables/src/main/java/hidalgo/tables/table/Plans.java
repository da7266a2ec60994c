package hidalgo.tables.table;

import hidalgo.rules.Position;
import hidalgo.rules.Ruling;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Moves that people have planned, made when it is their turn. */
public final class Plans {
    private Plans() {}

    /** The next change that a plan leads to: a move is made, or a plan that can't be carried out is dropped. */
    public static @Nullable Change next(Table table) {
        if (table.phase() != Phase.PLAYING) {
            return null;
        }
        Position position = table.position();
        for (int seat : Seats.ofBits(position.obliged())) {
            List<String> plan = table.game().plan(seat);
            if (plan.isEmpty() || !table.seats().get(seat).isPlayedByPerson()) {
                continue;
            }
            for (String move : plan) {
                if (position.judge(seat, move) instanceof Ruling.Legal(int legal)) {
                    return new Change.Move(seat, legal, "plan " + table.version());
                }
            }
            return new TableEvent.Planned(seat, List.of());
        }
        return null;
    }
}
