package hidalgo.lab.bench;

import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;

/** Random play at full speed: all legal moves of the seat that moves are listed at every step, each equally likely. */
public final class Playout {
    private final RandomSource random;
    private final MoveList list = new MoveList();
    private long moves;
    private long legalMoves;

    /** Random play with a source of random numbers. */
    public Playout(RandomSource random) {
        this.random = random;
    }

    /** Plays to the end of the game. */
    public void finish(Position position) {
        while (!position.isOver()) {
            step(position);
        }
    }

    /** Plays one move; if several seats may move, each is equally likely, and then each of its moves. */
    public void step(Position position) {
        int movers = position.movers();
        for (int skip = (movers & movers - 1) == 0 ? 0 : random.below(Integer.bitCount(movers)); skip > 0; skip--) {
            movers &= movers - 1;
        }
        int seat = Integer.numberOfTrailingZeros(movers);
        position.legalMoves(seat, list);
        position.play(seat, list.get(random.below(list.size())));
        moves++;
        legalMoves += list.size();
    }

    /** Lists the legal moves of every seat that may move, and counts them. */
    public int list(Position position) {
        int legal = 0;
        for (int left = position.movers(); left != 0; left &= left - 1) {
            position.legalMoves(Integer.numberOfTrailingZeros(left), list);
            legal += list.size();
        }
        return legal;
    }

    /** How many moves have been played. */
    long moves() {
        return moves;
    }

    /** How many moves there were to choose from, in total. */
    long legalMoves() {
        return legalMoves;
    }
}
