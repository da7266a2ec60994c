package hidalgo.server.replay;

import hidalgo.records.GameRecord;
import hidalgo.rules.Position;
import hidalgo.rules.Ruling;
import hidalgo.rules.ScoreLine;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.grande.Forecast;
import hidalgo.rules.grande.GrandePosition;
import hidalgo.server.protocol.Answers.SeatNumbers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The numbers of a game that people like to compare: points by source, evictions, caballeros lost. */
public final class GameNumbers {
    /** What one seat has done and suffered. */
    private static final class Count {
        final Map<String, Integer> sources = new LinkedHashMap<>();
        int evicted;
        int lost;
        int moves;
    }

    private final List<Count> counts = new ArrayList<>();
    private final Position position;

    private GameNumbers(GameRecord record) {
        this.position = record.setup().begin();
        for (int seat = 0; seat < record.seats(); seat++) {
            counts.add(new Count());
        }
    }

    /** The numbers of a game, seat by seat. */
    public static List<SeatNumbers> of(GameRecord record) {
        GameNumbers numbers = new GameNumbers(record);
        for (GameRecord.Move move : record.moves()) {
            if (numbers.position.judge(move.seat(), move.text()) instanceof Ruling.Legal(int legal)) {
                numbers.count(move.seat(), legal);
                numbers.position.play(move.seat(), legal);
            }
        }
        List<SeatNumbers> seats = new ArrayList<>();
        for (int seat = 0; seat < record.seats(); seat++) {
            Count count = numbers.counts.get(seat);
            seats.add(new SeatNumbers(
                    seat, numbers.position.total(seat), count.sources, count.evicted, count.lost, count.moves));
        }
        return seats;
    }

    private void count(int seat, int move) {
        counts.get(seat).moves++;
        for (ScoreLine line : position.scoredBy(seat, move)) {
            counts.get(line.seat()).sources.merge(line.reason(), line.points(), Integer::sum);
        }
        switch (position) {
            case CaballeroPosition caballero -> countReturns(caballero, seat, move);
            case GrandePosition grande -> countSentHome(grande, seat, move);
            default -> throw new IllegalArgumentException("There are no numbers for this game");
        }
    }

    /** El Caballero: tiles driven off the map (EC-3.8, EC-5.7), and caballeros that were lost with tiles. */
    private void countReturns(CaballeroPosition caballero, int seat, int move) {
        for (hidalgo.rules.caballero.Forecast.Return tile :
                caballero.whatIf(seat, move).returns()) {
            if (tile.evicted() && tile.tile().seat() != seat) {
                counts.get(seat).evicted++;
            }
            counts.get(tile.tile().seat()).lost += tile.caballerosLost();
        }
    }

    /** El Grande: caballeros of others that an action sends home or moves away from a region. */
    private void countSentHome(GrandePosition grande, int seat, int move) {
        for (Forecast.Transfer transfer : grande.whatIf(seat, move).transfers()) {
            boolean home =
                    transfer.to().equals(Forecast.PROVINCE) && !transfer.from().equals(Forecast.COURT);
            if (home && transfer.seat() != seat) {
                counts.get(seat).evicted += transfer.count();
            }
            if (home) {
                counts.get(transfer.seat()).lost += transfer.count();
            }
        }
    }
}
