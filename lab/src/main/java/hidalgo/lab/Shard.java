package hidalgo.lab;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/*
 * How a command takes --shard: it splits its work into numbered units (games, or deals), plays those from `from` to
 * `to`, and prints a Part instead of its result: the facts of the run, which all parts share, and its own lines. The
 * units of a shard follow each other, so the lines of all parts in the order of their shards are those of one process;
 * the command that joins them gets exactly that list from Part.join. Numbers of games are those of the whole run, so
 * seeds, records and logs are the same with any number of shards.
 */

/**
 * A part of a run that several processes share.
 *
 * @param number which part, from 1
 * @param count how many parts there are
 */
public record Shard(int number, int count) {
    /** The whole run. */
    public static final Shard WHOLE = new Shard(1, 1);

    private static final Pattern TEXT = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

    /** A shard that exists. */
    public Shard {
        if (number < 1 || number > count) {
            throw new IllegalArgumentException("There is no shard " + number + " of " + count);
        }
    }

    /** The shard that a text such as {@code 3/8} names, if there is one. */
    public static Optional<Shard> of(String text) {
        Matcher match = TEXT.matcher(text);
        if (!match.matches()) {
            return Optional.empty();
        }
        int number = Integer.parseInt(match.group(1));
        int count = Integer.parseInt(match.group(2));
        return number < 1 || number > count ? Optional.empty() : Optional.of(new Shard(number, count));
    }

    /** The first unit, of a number of them, that belongs to this shard. */
    public int from(int units) {
        return (int) ((long) units * (number - 1) / count);
    }

    /** The unit after its last one. */
    public int to(int units) {
        return (int) ((long) units * number / count);
    }

    /** The number of units, of a number of them, that belong to this shard. */
    public int size(int units) {
        return to(units) - from(units);
    }

    @Override
    public String toString() {
        return number + "/" + count;
    }
}
