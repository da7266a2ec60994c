package hidalgo.records;

import hidalgo.rules.Match;
import hidalgo.rules.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/*
 * Seats choose secretly in any order, and a log has them in the order in which they came. A record must say neither who was
 * the quickest nor what anybody chose before all have: section 7 of the rules. Between two rounds of choices there is always
 * another move, so that secret moves in a row belong to one round.
 */

/** Secret choices as records have them: in the order of the seats, and only once all are in. */
public final class SecretMoves {
    private SecretMoves() {}

    /** Whether a move of a game is a secret choice, to be seen by others only when all have chosen. */
    public static boolean isSecret(String game, String move) {
        return Games.known(game).isSecret(move);
    }

    /** How many moves at the end of a log are secret still. */
    public static int hidden(String game, Match match) {
        RecordedGame recorded = Games.known(game);
        List<Match.Step> steps = match.steps();
        if (steps.isEmpty()
                || !recorded.isSecret(steps.getLast().notation())
                || !isChoosing(match.position(), recorded)) {
            return 0;
        }
        int hidden = 0;
        while (hidden < steps.size()
                && recorded.isSecret(steps.get(steps.size() - 1 - hidden).notation())) {
            hidden++;
        }
        return hidden;
    }

    /** The moves of a log as a record of it has them, up to a position. */
    static List<GameRecord.Move> recorded(List<GameRecord.Move> log, Position position, RecordedGame game) {
        List<GameRecord.Move> moves = new ArrayList<>(log);
        int from = 0;
        for (int to = 0; to <= moves.size(); to++) {
            if (to == moves.size() || !game.isSecret(moves.get(to).text())) {
                moves.subList(from, to).sort(Comparator.comparingInt(GameRecord.Move::seat));
                from = to + 1;
            }
        }
        if (isChoosing(position, game)) {
            while (!moves.isEmpty() && game.isSecret(moves.getLast().text())) {
                moves.removeLast();
            }
        }
        return moves;
    }

    private static boolean isChoosing(Position position, RecordedGame game) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (LegalMoves.sorted(position, seat).stream().anyMatch(game::isSecret)) {
                return true;
            }
        }
        return false;
    }
}
