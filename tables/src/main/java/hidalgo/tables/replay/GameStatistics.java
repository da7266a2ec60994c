package hidalgo.tables.replay;

import hidalgo.records.GameRecord;
import hidalgo.rules.Position;
import hidalgo.rules.ScoreLine;
import hidalgo.tables.game.ServedGame;
import hidalgo.tables.protocol.ReplayAnswers.SeatNumbers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The statistics of a game that people like to compare: points by source, what was evicted and lost. */
final class GameStatistics {
    /** The statistics of one seat. */
    private static final class Count {
        final Map<String, Integer> sources = new LinkedHashMap<>();
        int evicted;
        int lost;
        int moves;
    }

    private final List<Count> counts = new ArrayList<>();
    private final ServedGame game;

    private GameStatistics(GameRecord record) {
        this.game = ServedGame.ALL.of(record.game());
        for (int seat = 0; seat < record.seats(); seat++) {
            counts.add(new Count());
        }
    }

    /** The statistics of a game, seat by seat. */
    static List<SeatNumbers> of(Playthrough game) {
        GameRecord record = game.record();
        GameStatistics statistics = new GameStatistics(record);
        int moves = record.moves().size();
        for (int ply = 0; ply < moves; ply++) {
            statistics.count(game.position(ply).copy(), record.moves().get(ply).seat(), game.number(ply));
        }
        return statistics.numbers(game.position(moves));
    }

    private void count(Position position, int seat, int move) {
        Count mover = counts.get(seat);
        mover.moves++;
        for (ScoreLine line : position.scoredBy(seat, move)) {
            counts.get(line.seat()).sources.merge(line.reason(), line.points(), Integer::sum);
        }
        for (ServedGame.Loss loss : game.losses(position, seat, move)) {
            mover.evicted += loss.evicted();
            counts.get(loss.seat()).lost += loss.lost();
        }
    }

    private List<SeatNumbers> numbers(Position end) {
        List<SeatNumbers> numbers = new ArrayList<>();
        for (int seat = 0; seat < counts.size(); seat++) {
            Count count = counts.get(seat);
            numbers.add(new SeatNumbers(seat, end.total(seat), count.sources, count.evicted, count.lost, count.moves));
        }
        return numbers;
    }
}
