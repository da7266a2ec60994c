package hidalgo.tables.replay;

import hidalgo.records.GameRecord;
import hidalgo.rules.Position;
import hidalgo.rules.ScoreLine;
import hidalgo.tables.game.ServedGame;
import hidalgo.tables.protocol.Answers.SeatNumbers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The statistics of a game that people like to compare: points by source, what was evicted and lost. */
public final class GameStatistics implements Playthrough.Visitor {
    /** The statistics of one seat. */
    private static final class Count {
        final Map<String, Integer> sources = new LinkedHashMap<>();
        int evicted;
        int lost;
        int moves;
    }

    private final List<Count> counts = new ArrayList<>();
    private final List<SeatNumbers> numbers = new ArrayList<>();
    private final ServedGame game;

    private GameStatistics(GameRecord record) {
        this.game = ServedGame.ALL.of(record.game());
        for (int seat = 0; seat < record.seats(); seat++) {
            counts.add(new Count());
        }
    }

    /** The statistics of a game, seat by seat. */
    public static List<SeatNumbers> of(GameRecord record) {
        GameStatistics count = new GameStatistics(record);
        Playthrough.of(record, record.moves().size(), count);
        return count.numbers;
    }

    @Override
    public void before(int ply, Position position, GameRecord.Move move, int number) {
        Count mover = counts.get(move.seat());
        mover.moves++;
        for (ScoreLine line : position.scoredBy(move.seat(), number)) {
            counts.get(line.seat()).sources.merge(line.reason(), line.points(), Integer::sum);
        }
        for (ServedGame.Loss loss : game.losses(position, move.seat(), number)) {
            mover.evicted += loss.evicted();
            counts.get(loss.seat()).lost += loss.lost();
        }
    }

    @Override
    public void end(int ply, Position position) {
        for (int seat = 0; seat < counts.size(); seat++) {
            Count count = counts.get(seat);
            numbers.add(
                    new SeatNumbers(seat, position.total(seat), count.sources, count.evicted, count.lost, count.moves));
        }
    }
}
