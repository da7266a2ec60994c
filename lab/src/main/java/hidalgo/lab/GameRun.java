package hidalgo.lab;

import hidalgo.bots.BlindBot;
import hidalgo.bots.Bot;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Setup;
import java.util.List;
import org.jspecify.annotations.Nullable;

/*
 * Random games are short: making bots and positions for each would take a quarter of the time. So one thread plays game after game
 * with the same position and the same log of moves, and with the same bots if these remember nothing.
 */

/** Games between bots, played one after the other by one thread. */
final class GameRun {
    private final Players players;
    private final List<String> names;
    private final Bot[] bots;
    private final RandomSource[] random;
    private final MoveList moves = new MoveList();
    private final MoveLog log = new MoveLog();
    private final boolean measuresLuck;
    private @Nullable Luck luck;
    private @Nullable Position used;

    /** Games with some bots, one for each seat; the luck of every seat is measured if that is asked for. */
    GameRun(List<String> bots, Players players, boolean measuresLuck) {
        this.players = players;
        this.measuresLuck = measuresLuck;
        names = bots;
        this.bots = new Bot[bots.size()];
        random = new RandomSource[bots.size()];
    }

    /** Plays a game from its deal to its end; the position there is valid until the next game. */
    Position play(Setup setup, RandomStreams streams, int index) {
        log.clear();
        for (int seat = 0; seat < bots.length; seat++) {
            if (!(bots[seat] instanceof BlindBot)) {
                bots[seat] = players.player(names.get(seat));
            }
            random[seat] = streams.seat(index, seat);
        }
        RandomSource table = streams.table(index);
        Position position = begin(setup);
        luck = measuresLuck ? new Luck(position, streams.luck(index)) : null;
        for (int movers = position.movers(); movers != 0; movers = position.movers()) {
            step(position, movers, table);
        }
        players.ended(List.of(bots), position);
        return position;
    }

    /** The moves of the latest game. */
    MoveLog log() {
        return log;
    }

    /** The luck of every seat in the latest game, if it is measured. */
    List<Double> luck() {
        return luck == null ? List.of() : luck.ofSeats();
    }

    private Position begin(Setup setup) {
        Position dealt = setup.begin();
        Position position = used;
        if (position == null) {
            used = dealt;
            return dealt;
        }
        position.set(dealt);
        return position;
    }

    /** Asks the seats that may move, in random order, until one does; a seat that is not obliged to move may wait. */
    private void step(Position position, int movers, RandomSource table) {
        int unasked = movers;
        while (unasked != 0) {
            int seat = oneOf(unasked, table);
            int move = choose(position, seat, (movers & movers - 1) == 0);
            if (move != Bot.WAIT) {
                play(position, seat, move);
                log.add(seat, move);
                return;
            }
            unasked &= ~(1 << seat);
        }
        throw new IllegalStateException("A seat must move, but its bot waits");
    }

    private void play(Position position, int seat, int move) {
        if (luck == null) {
            position.play(seat, move);
        } else {
            luck.play(position, seat, move);
        }
    }

    /** The choice of a seat; if it alone may move, it is obliged to. */
    private int choose(Position position, int seat, boolean alone) {
        if (bots[seat] instanceof BlindBot blind) {
            position.legalMoves(seat, moves);
            return blind.choose(moves, alone || (position.obliged() >> seat & 1) != 0, random[seat]);
        }
        return bots[seat].choose(position.view(seat), random[seat]);
    }

    /** One of some seats, given as bits, each equally likely. */
    private static int oneOf(int seats, RandomSource table) {
        if ((seats & seats - 1) == 0) {
            return Integer.numberOfTrailingZeros(seats);
        }
        int rest = seats;
        for (int skip = table.below(Integer.bitCount(seats)); skip > 0; skip--) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }
}
