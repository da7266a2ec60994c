package hidalgo.lab;

import hidalgo.bots.BlindBot;
import hidalgo.bots.Bot;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Setup;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One game between bots, while it is played. */
final class GameRun {
    private final Players players;
    private final Position position;
    private final Bot[] bots;
    private final RandomSource[] random;
    private final RandomSource table;
    private final MoveList moves = new MoveList();
    private final MoveLog log = new MoveLog();
    private final @Nullable Luck luck;

    /** A game with new bots, before its first move. */
    GameRun(Setup setup, List<String> bots, Players players, RandomStreams streams, int index, boolean measuresLuck) {
        this.players = players;
        position = setup.begin();
        luck = measuresLuck ? new Luck(position, streams.luck(index)) : null;
        table = streams.table(index);
        this.bots = new Bot[bots.size()];
        random = new RandomSource[bots.size()];
        for (int seat = 0; seat < bots.size(); seat++) {
            this.bots[seat] = players.player(bots.get(seat));
            random[seat] = streams.seat(index, seat);
        }
    }

    /** Plays to the end, and returns the position there. */
    Position finish() {
        while (!position.isOver()) {
            step();
        }
        players.ended(List.of(bots), position);
        return position;
    }

    /** The luck of every seat, if it is measured. */
    List<Double> luck() {
        return luck == null ? List.of() : luck.ofSeats();
    }

    /** The moves played. */
    MoveLog log() {
        return log;
    }

    /** Asks the seats that may move, in random order, until one does; a seat that is not obliged to move may wait. */
    private void step() {
        int unasked = position.movers();
        while (unasked != 0) {
            int seat = oneOf(unasked);
            int move = choose(seat);
            if (move != Bot.WAIT) {
                if (luck == null) {
                    position.play(seat, move);
                } else {
                    luck.play(position, seat, move);
                }
                log.add(seat, move);
                return;
            }
            unasked &= ~(1 << seat);
        }
        throw new IllegalStateException("A seat must move, but its bot waits");
    }

    private int choose(int seat) {
        if (bots[seat] instanceof BlindBot blind) {
            position.legalMoves(seat, moves);
            return blind.choose(moves, (position.obliged() >> seat & 1) != 0, random[seat]);
        }
        return bots[seat].choose(position.view(seat), random[seat]);
    }

    /** One of some seats, given as bits, each equally likely. */
    private int oneOf(int seats) {
        int rest = seats;
        int count = Integer.bitCount(seats);
        for (int skip = count > 1 ? table.below(count) : 0; skip > 0; skip--) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }
}
