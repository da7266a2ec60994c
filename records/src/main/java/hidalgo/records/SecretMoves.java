package hidalgo.records;

import hidalgo.rules.Match;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/*
 * Seats choose secretly in any order, and a log has the choices in the order in which they came. A record must not
 * reveal which seat was quickest, nor any choice before all have chosen: section 7 of the rules. Between two rounds of
 * choices there is always another move, so consecutive secret moves belong to one round.
 */

/** Secret choices as they are in records: in the order of the seats, and only once all are in. */
public final class SecretMoves {
    private SecretMoves() {}

    /** How many moves at the end of a log are still secret. */
    public static int hidden(Match match) {
        return match.position().isChoosingSecretly() ? latest(match.steps()) : 0;
    }

    /** How many consecutive secret choices are at the end of a log. */
    public static int latest(List<Match.Step> log) {
        int choices = 0;
        while (choices < log.size() && log.get(log.size() - 1 - choices).secret()) {
            choices++;
        }
        return choices;
    }

    /** The log of a match as it is in a record. */
    static List<Match.Step> recorded(Match match) {
        List<Match.Step> steps =
                new ArrayList<>(match.steps().subList(0, match.steps().size() - hidden(match)));
        int from = 0;
        for (int to = 0; to <= steps.size(); to++) {
            if (to == steps.size() || !steps.get(to).secret()) {
                steps.subList(from, to).sort(Comparator.comparingInt(Match.Step::seat));
                from = to + 1;
            }
        }
        return steps;
    }
}
