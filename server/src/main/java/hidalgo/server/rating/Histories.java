package hidalgo.server.rating;

import hidalgo.tables.protocol.ReplayAnswers.History;
import hidalgo.tables.protocol.ReplayAnswers.Result;
import java.util.List;

/** The results of people, as they see them. */
public final class Histories {
    private Histories() {}

    /** The results of a person. */
    public static History of(List<GameResult> results) {
        return new History(results.stream().map(Histories::result).toList());
    }

    private static Result result(GameResult result) {
        return new Result(
                result.table(),
                result.game(),
                result.at(),
                result.players(),
                result.points(),
                result.place(),
                result.before(),
                result.after(),
                result.deviation());
    }
}
