package hidalgo.lab;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * How a game ended.
 *
 * @param index the number of the game in its run, from 0
 * @param totals the points of each seat
 * @param winners the seats that won
 * @param luck how much draws have helped each seat, as its chance to win; empty if that was not measured
 */
public record GameResult(int index, List<Integer> totals, List<Integer> winners, List<Double> luck) {
    private static final int LUCK = 3;

    /** An immutable result. */
    public GameResult {
        totals = List.copyOf(totals);
        winners = List.copyOf(winners);
        luck = List.copyOf(luck);
    }

    /** The result in one line, for a part of a run: {@code 17 71,64 0}, with the luck after it if it was measured. */
    public String line() {
        return index + " " + text(totals) + " " + text(winners) + (luck.isEmpty() ? "" : " " + text(luck));
    }

    /** The result in such a line. */
    public static GameResult of(String line) {
        String[] fields = line.split(" ", -1);
        List<Double> luck = fields.length > LUCK ? numbers(fields[LUCK], Double::valueOf) : List.of();
        return new GameResult(
                Integer.parseInt(fields[0]),
                numbers(fields[1], Integer::valueOf),
                numbers(fields[2], Integer::valueOf),
                luck);
    }

    private static String text(List<? extends Number> numbers) {
        return numbers.stream().map(Object::toString).collect(Collectors.joining(","));
    }

    private static <T> List<T> numbers(String text, Function<String, T> number) {
        return Arrays.stream(text.split(",", -1)).map(number).toList();
    }
}
