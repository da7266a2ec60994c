package hidalgo.tables.protocol;

import hidalgo.tables.table.ClockSetting;
import hidalgo.tables.table.Hold;
import hidalgo.tables.table.HoldSetting;
import hidalgo.tables.table.Phase;
import hidalgo.tables.table.Proposal;
import hidalgo.tables.table.Visibility;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table as one person sees it.
 *
 * @param id its identifier in links
 * @param name the name that the host gave it, or nothing
 * @param game the game's name
 * @param options every option of the game and its value
 * @param phase waiting, playing, over, or stopped if the stored moves no longer fit the rules
 * @param version how many moves and take-backs there have been: a move contains the version it is based on
 * @param number how many events of any kind the table has that this view may know of: plans and readiness count for
 *     their seat only
 * @param host whether the viewer may start it and arrange the seats
 * @param visibility the people who may find it
 * @param clock how long people may think
 * @param hints whether seats may ask for hints
 * @param spectatorDelay by how many seconds spectators see things later
 * @param seats the seats in order
 * @param yours the seats of the viewer; several if people share a browser
 * @param play the game as the person sees it, from the start on
 * @param proposal the current proposal, if any
 * @param holdSetting how long steps wait for those who may stop them
 * @param hold the seats that the next step waits for, if it waits
 * @param rematch the seats that want to play again
 * @param next the table of the rematch, once there is one
 * @param chat how many lines of chat there are, of those who play
 * @param gallery how many lines of the spectators’ chat the person may read
 * @param spectators how many people watch
 * @param now the server's time, in milliseconds since 1970
 */
public record TableView(
        String id,
        @Nullable String name,
        String game,
        Map<String, String> options,
        Phase phase,
        int version,
        int number,
        boolean host,
        Visibility visibility,
        ClockSetting clock,
        boolean hints,
        int spectatorDelay,
        List<SeatView> seats,
        List<Integer> yours,
        @Nullable Deal deal,
        @Nullable PlayView play,
        @Nullable Proposal proposal,
        HoldSetting holdSetting,
        @Nullable Hold hold,
        List<Integer> rematch,
        @Nullable String next,
        int chat,
        int gallery,
        int spectators,
        long now) {}
