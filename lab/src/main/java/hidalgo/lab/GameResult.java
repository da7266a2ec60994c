package hidalgo.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * How a game ended.
 *
 * @param index the number of the game in its run, from 0
 * @param totals the points of each seat
 * @param winners the seats that won
 */
public record GameResult(int index, List<Integer> totals, List<Integer> winners) {
    /** An immutable result. */
    public GameResult {
        totals = List.copyOf(totals);
        winners = List.copyOf(winners);
    }

    /** The result in one line, for a part of a run: {@code 17 71,64 0}. */
    public String line() {
        return index + " " + text(totals) + " " + text(winners);
    }

    /** The result in such a line. */
    public static GameResult of(String line) {
        String[] fields = line.split(" ", -1);
        return new GameResult(Integer.parseInt(fields[0]), numbers(fields[1]), numbers(fields[2]));
    }

    private static String text(List<Integer> numbers) {
        return numbers.stream().map(Object::toString).collect(Collectors.joining(","));
    }

    private static List<Integer> numbers(String text) {
        List<Integer> numbers = new ArrayList<>();
        for (String number : text.split(",", -1)) {
            numbers.add(Integer.parseInt(number));
        }
        return numbers;
    }
}
