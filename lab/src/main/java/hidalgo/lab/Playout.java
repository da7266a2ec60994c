package hidalgo.lab;

import hidalgo.rules.Chance;
import hidalgo.rules.MoveList;
import hidalgo.rules.Position;

/** Random play at full speed: all legal moves are listed at every step and each is equally likely. */
public final class Playout {
    private final Chance chance;
    private final MoveList[] lists;
    private long moves;
    private long legalMoves;

    /** Random play for a number of seats. */
    public Playout(int seats, Chance chance) {
        this.chance = chance;
        this.lists = new MoveList[seats];
        for (int seat = 0; seat < seats; seat++) {
            lists[seat] = new MoveList();
        }
    }

    /** Plays to the end of the game. */
    public void finish(Position position) {
        while (!position.isOver()) {
            step(position);
        }
    }

    /** Plays one move; where several seats may move, the moves of all of them are equally likely. */
    public void step(Position position) {
        int legal = list(position);
        int choice = chance.below(legal);
        int movers = position.movers();
        int seat = Integer.numberOfTrailingZeros(movers);
        while (choice >= lists[seat].size()) {
            choice -= lists[seat].size();
            movers &= movers - 1;
            seat = Integer.numberOfTrailingZeros(movers);
        }
        position.play(seat, lists[seat].get(choice));
        moves++;
        legalMoves += legal;
    }

    /** Lists the legal moves of every seat that may move, and counts them. */
    public int list(Position position) {
        int legal = 0;
        for (int left = position.movers(); left != 0; left &= left - 1) {
            int seat = Integer.numberOfTrailingZeros(left);
            position.legalMoves(seat, lists[seat]);
            legal += lists[seat].size();
        }
        return legal;
    }

    /** How many moves have been played. */
    long moves() {
        return moves;
    }

    /** How many moves there were to choose from, added up. */
    long legalMoves() {
        return legalMoves;
    }
}
