package hidalgo.lab.env;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/*
 * Both programs see the same bytes, so nothing is copied or translated: an array is where and what its description says.
 * Every row is a game; the last one is for games that are played one by one.
 */

/** Memory that the program and this one share: arrays with a row for each game. */
public final class Memory {
    /**
     * An array.
     *
     * @param name its name
     * @param type the type of its numbers, as NumPy writes it
     * @param bytes how many bytes a number has
     * @param columns how many numbers a row has
     * @param offset where it begins
     */
    public record Array(String name, String type, int bytes, int columns, long offset) {}

    private static final int ALIGNMENT = 64;

    private final List<Array> arrays = new ArrayList<>();
    private final int rows;
    private final int[][] marked;
    private final ByteBuffer bytes;

    private final int action;
    private final int random;
    private final int seat;
    private final int over;
    private final int gains;
    private final int totals;
    private final int winners;
    private final int seed;
    private final int observation;
    private final int last;
    private final int mask;
    private final int seats;
    private final int observations;
    private final int actions;

    /** A source of memory of a size. */
    public interface Source {
        /** This number of bytes, all 0. */
        ByteBuffer bytes(long size);
    }

    /** Memory for a number of games. */
    public Memory(Arena arena, int games, Source source) {
        rows = games + 1;
        marked = new int[rows][];
        Arrays.fill(marked, new int[0]);
        seats = arena.seats();
        observations = arena.layout().observations();
        actions = arena.layout().actions();
        action = add("action", "<i4", 4, 1);
        random = add("random", "<i4", 4, 1);
        seat = add("seat", "<i4", 4, 1);
        over = add("over", "|b1", 1, 1);
        gains = add("gains", "<i4", 4, seats);
        totals = add("totals", "<i4", 4, seats);
        winners = add("winners", "|b1", 1, seats);
        seed = add("seed", "<i8", 8, 1);
        observation = add("observation", "<i2", 2, observations);
        last = add("last", "<i2", 2, observations);
        mask = add("mask", "|b1", 1, actions);
        bytes = source.bytes(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    private long size;

    private int add(String name, String type, int width, int columns) {
        arrays.add(new Array(name, type, width, columns, size));
        int offset = (int) size;
        size += Math.ceilDiv((long) width * columns * rows, ALIGNMENT) * (long) ALIGNMENT;
        if (size > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("This many games need more than 2 GiB; use a smaller batch");
        }
        return offset;
    }

    /** All arrays. */
    public List<Array> arrays() {
        return List.copyOf(arrays);
    }

    /** How many rows each array has. */
    public int rows() {
        return rows;
    }

    /** The row for games that are played one by one. */
    public int lastRow() {
        return rows - 1;
    }

    /** The action that the program has chosen. */
    int action(int row) {
        return bytes.getInt(action + 4 * row);
    }

    /** Whether the seat that decides has an action. */
    boolean isLegal(int row, int number) {
        return number >= 0 && number < actions && bytes.get(mask + row * actions + number) != 0;
    }

    /** Writes who decides, what it sees and what it can do. */
    void show(int row, Episode episode) {
        bytes.putInt(seat + 4 * row, episode.seat());
        showObservation(row, episode.observation());
        showActions(row, episode);
    }

    /** Writes an observation. */
    void showObservation(int row, short[] numbers) {
        write(observation, row, numbers);
    }

    /** Writes the last observation of a game that is followed by the next one. */
    void showLast(int row, short[] numbers) {
        write(last, row, numbers);
    }

    private void write(int array, int row, short[] numbers) {
        bytes.slice(array + 2 * observations * row, 2 * observations)
                .order(ByteOrder.LITTLE_ENDIAN)
                .asShortBuffer()
                .put(numbers);
    }

    /** Writes the points, and whether the game is over. */
    void score(int row, Episode episode) {
        for (int of = 0; of < seats; of++) {
            bytes.putInt(gains + 4 * (row * seats + of), episode.gain(of));
            bytes.putInt(totals + 4 * (row * seats + of), episode.total(of));
            bytes.put(winners + row * seats + of, (byte) 0);
        }
        bytes.put(over + row, (byte) (episode.isOver() ? 1 : 0));
        if (episode.isOver()) {
            for (int winner : episode.position().winners()) {
                bytes.put(winners + row * seats + winner, (byte) 1);
            }
        }
    }

    /** Writes a legal action that was drawn at random. */
    void random(int row, int number) {
        bytes.putInt(random + 4 * row, number);
    }

    /** Writes the seed of a game. */
    void seed(int row, long number) {
        bytes.putLong(seed + 8 * row, number);
    }

    /** Most actions are never legal at once, so only those of the last time are cleared. */
    private void showActions(int row, Episode episode) {
        int start = mask + row * actions;
        for (int number : marked[row]) {
            if (number < 0) {
                break;
            }
            bytes.put(start + number, (byte) 0);
        }
        int count = episode.size();
        if (marked[row].length < count + 1) {
            marked[row] = new int[2 * count + 1];
        }
        for (int i = 0; i < count; i++) {
            int number = episode.action(i);
            marked[row][i] = number;
            bytes.put(start + number, (byte) 1);
        }
        marked[row][count] = -1;
    }
}
