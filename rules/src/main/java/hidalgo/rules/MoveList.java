package hidalgo.rules;

import java.util.Arrays;

/** A reusable list of move numbers, filled by {@link Position#legalMoves}. */
public final class MoveList {
    private int[] moves = new int[256];
    private int size;

    /** Adds a move at the end. */
    public void add(int move) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
        }
        moves[size++] = move;
    }

    /** The move at an index. */
    public int get(int index) {
        if (index >= size) {
            throw new IndexOutOfBoundsException("There are " + size + " moves, no number " + index);
        }
        return moves[index];
    }

    /** Replaces the move at an index. */
    public void put(int index, int move) {
        if (index >= size) {
            throw new IndexOutOfBoundsException("There are " + size + " moves, no number " + index);
        }
        moves[index] = move;
    }

    /** How many moves the list holds. */
    public int size() {
        return size;
    }

    /** Whether the list holds no move. */
    public boolean isEmpty() {
        return size == 0;
    }

    /** Empties the list. */
    public void clear() {
        size = 0;
    }

    /** Cuts the list to its first moves. */
    public void truncate(int newSize) {
        size = Math.min(size, newSize);
    }

    /** Whether the list holds the move. */
    public boolean contains(int move) {
        for (int i = 0; i < size; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }

    /** The moves as a new array. */
    public int[] toArray() {
        return Arrays.copyOf(moves, size);
    }
}
