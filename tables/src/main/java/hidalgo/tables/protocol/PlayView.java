package hidalgo.tables.protocol;

import hidalgo.rules.ScoreLine;
import hidalgo.rules.Scoring;
import hidalgo.tables.table.Readiness;
import java.util.List;

/**
 * A game as a seat or a spectator sees it.
 *
 * @param seat the seat whose view it is, or -1 for a spectator's
 * @param movers the seats that may move
 * @param obliged the movers that must move before the game can continue
 * @param round the round being played
 * @param over whether the game has ended by the rules
 * @param table the table in the game's own format: a record whose type depends on the game
 * @param legal the seat's legal moves
 * @param mayUndo whether the seat may take back its latest move
 * @param totals every seat's points
 * @param winners the seats that have won, when the game is over
 * @param scorings the scorings so far
 * @param sheet the points that a scoring now would give, line by line, if nothing hidden counts
 * @param moves how many moves the log has
 * @param log the latest lines of the log
 * @param plan the power cards that this seat has planned to play, in order of preference
 * @param readiness which steps wait for this seat if it may stop others
 */
public record PlayView(
        int seat,
        List<Integer> movers,
        List<Integer> obliged,
        int round,
        boolean over,
        Record table,
        List<String> legal,
        boolean mayUndo,
        List<Integer> totals,
        List<Integer> winners,
        List<Scoring> scorings,
        List<ScoreLine> sheet,
        int moves,
        List<LogLine> log,
        List<String> plan,
        Readiness readiness) {}
