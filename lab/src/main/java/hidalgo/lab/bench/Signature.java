package hidalgo.lab.bench;

import hidalgo.records.LegalMoves;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Ruling;
import java.util.List;

/*
 * Moves are hashed and chosen by their texts in alphabetical order, so the number depends only on the rules, but not on
 * how moves are numbered or in which order they are found.
 */

/** A number that changes when the rules do: a hash over all legal moves, played moves and totals of some random games. */
final class Signature {
    private final RandomSource random;
    private long hash;

    private Signature(RandomSource random) {
        this.random = random;
    }

    /** The signature of random games from these positions. */
    static String of(List<Position> starts, RandomSource random) {
        Signature signature = new Signature(random);
        for (Position start : starts) {
            signature.play(start.copy());
        }
        return String.format("%016x", signature.hash);
    }

    private void play(Position position) {
        while (!position.isOver()) {
            int movers = position.movers();
            add(movers);
            for (int seat = 0; seat < position.seats(); seat++) {
                LegalMoves.sorted(position, seat).forEach(this::add);
            }
            for (int skip = random.below(Integer.bitCount(movers)); skip > 0; skip--) {
                movers &= movers - 1;
            }
            int seat = Integer.numberOfTrailingZeros(movers);
            List<String> legal = LegalMoves.sorted(position, seat);
            play(position, seat, legal.get(random.below(legal.size())));
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            add(position.total(seat));
        }
    }

    private void play(Position position, int seat, String text) {
        add(seat);
        add(text);
        if (position.judge(seat, text) instanceof Ruling.Legal(int move)) {
            position.play(seat, move);
        } else {
            throw new IllegalStateException("The legal move " + text + " is refused");
        }
    }

    private void add(String text) {
        for (int i = 0; i < text.length(); i++) {
            hash = hash * 0x100000001B3L ^ text.charAt(i);
        }
        add(text.length());
    }

    private void add(int number) {
        hash = RandomSource.scramble(hash + number);
    }
}
