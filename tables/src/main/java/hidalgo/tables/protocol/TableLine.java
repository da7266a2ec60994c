package hidalgo.tables.protocol;

import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Visibility;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table in a list.
 *
 * @param id its identifier in links
 * @param name the name that the host gave it, or nothing
 * @param game the game
 * @param options the options that differ from the game's defaults, without the number of players
 * @param expanded whether the option of this name is on; clients of the first version look for it, others at {@code
 *     options}
 * @param phase its phase
 * @param visibility the people who may find it
 * @param clock how long people may think
 * @param spectatorDelay by how many seconds spectators see things later, if they do
 * @param round the round being played; 0 if spectators may not know it yet
 * @param rounds the number of the last round
 * @param seats the seats in order
 * @param totals every seat's points, once the game has begun and as far as spectators may know them
 * @param obliged the seats that must move, likewise
 * @param yours the person's own seats
 * @param yourTurn whether the person must move
 * @param changed when something last happened, in milliseconds since 1970
 */
public record TableLine(
        String id,
        @Nullable String name,
        String game,
        Map<String, String> options,
        boolean expanded,
        Phase phase,
        Visibility visibility,
        ClockSetting clock,
        @Nullable Integer spectatorDelay,
        int round,
        int rounds,
        List<SeatView> seats,
        List<Integer> totals,
        List<Integer> obliged,
        List<Integer> yours,
        boolean yourTurn,
        long changed) {}
