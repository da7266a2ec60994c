package hidalgo.rules.grande;

import hidalgo.rules.MoveList;
import hidalgo.rules.RandomSource;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * The secret choices: the seats that choose, their options, and the results (EG-4.6, EG-4.10, EG-4.11, EG-4.14,
 * EG-4.16, EG-5.4).
 */
final class SecretChoices {
    private static final int SENT_HOME = 2;

    private SecretChoices() {}

    /** Asks every seat that has a choice, for a card or for the general scoring; returns whether there is one. */
    static boolean ask(GrandePosition position, GrandePosition.Stage stage) {
        position.stage = stage;
        int choosers = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            if (choices(position, seat) != 0) {
                choosers |= 1 << seat;
            }
        }
        position.disks.ask(choosers);
        return choosers != 0;
    }

    /** The regions that a seat may choose from in this round of choices; none if it is not asked. */
    static int choices(GrandePosition position, int seat) {
        Board board = position.board;
        if (position.stage == GrandePosition.Stage.CASTILLO) {
            return board.caballeros(Place.CASTILLO, seat) == 0 ? 0 : Place.REGIONS & ~(1 << board.king());
        }
        boolean opponent = seat != position.active();
        return switch (position.card()) {
            case SECRET_TWO -> opponent ? withTwo(board, seat) : 0;
            case SECRET_ALL -> opponent ? board.regionsWith(seat, 1) : 0;
            case EVICTION -> {
                int region = position.action.region;
                yield opponent && board.caballeros(region, seat) > 0 ? Place.REGIONS & ~(1 << region) : 0;
            }
            case GRANDE -> board.grande(seat) == board.king() ? 0 : Place.REGIONS & ~(1 << board.king());
            case SECRET_SCORING -> Place.REGIONS;
            default -> throw new IllegalStateException("Not a card with a secret choice: " + position.card());
        };
    }

    static void list(GrandePosition position, int seat, MoveList moves) {
        if ((position.disks.unset() >> seat & 1) == 0) {
            return;
        }
        for (int rest = choices(position, seat); rest != 0; rest &= rest - 1) {
            moves.add(MoveCode.of(MoveCode.DISK, Place.first(rest)));
        }
    }

    /** Sets a disk, and reveals all when it is the last. */
    static void choose(GrandePosition position, int seat, int region) {
        position.disks.choose(seat, region);
        if (position.disks.unset() != 0) {
            return;
        }
        position.reveals++;
        if (position.stage == GrandePosition.Stage.CASTILLO) {
            Course.scoreGenerally(position);
        } else {
            carryOut(position);
            Actions.finish(position);
        }
    }

    /** Replaces every disk except one seat's with a choice that does not depend on the true one. */
    static void forget(GrandePosition position, int seat) {
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat && (position.disks.chosen() >> other & 1) != 0) {
                position.disks.choose(other, Place.first(choices(position, other)));
            }
        }
    }

    /** Replaces every disk except one seat's with a random choice. */
    static void guess(GrandePosition position, int seat, RandomSource random) {
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat && (position.disks.chosen() >> other & 1) != 0) {
                int choices = choices(position, other);
                for (int skip = random.below(Integer.bitCount(choices)); skip > 0; skip--) {
                    choices &= choices - 1;
                }
                position.disks.choose(other, Place.first(choices));
            }
        }
    }

    /** Moves the caballeros from the Castillo to the regions on the disks (EG-5.4). */
    static void leaveCastillo(GrandePosition position) {
        for (int rest = position.disks.chosen(); rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            leaveCastillo(position, seat, position.disks.region(seat));
        }
    }

    /** Carries out one seat's disk as if no other were set; nothing is scored. */
    static void carryOutAlone(GrandePosition position, int seat, int region) {
        if (position.stage == GrandePosition.Stage.CASTILLO) {
            leaveCastillo(position, seat, region);
        } else {
            carryOut(position, seat, region);
        }
    }

    /** The table after each disk when a seat sets the last of them, carried out in the order of the seats. */
    static SequencedMap<Integer, GrandeTable> carryOutEach(GrandePosition position, int seat, int region) {
        GrandePosition next = position.copy();
        next.disks.choose(seat, region);
        SequencedMap<Integer, GrandeTable> tables = new LinkedHashMap<>();
        for (int rest = next.disks.chosen(); rest != 0; rest &= rest - 1) {
            int chooser = Integer.numberOfTrailingZeros(rest);
            carryOutAlone(next, chooser, next.disks.region(chooser));
            tables.put(chooser, next.table());
        }
        return tables;
    }

    private static void leaveCastillo(GrandePosition position, int seat, int region) {
        int count = position.board.caballeros(Place.CASTILLO, seat);
        position.board.move(Place.CASTILLO, region, seat, count);
    }

    /** EG-4.6: regions with two, or with one where there are none with two. */
    private static int withTwo(Board board, int seat) {
        int regions = board.regionsWith(seat, SENT_HOME);
        return regions == 0 ? board.regionsWith(seat, 1) : regions;
    }

    private static void carryOut(GrandePosition position) {
        Card card = position.card();
        int once = 0;
        int twice = 0;
        for (int rest = position.disks.chosen(); rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            int region = position.disks.region(seat);
            twice |= once & 1 << region;
            once |= 1 << region;
            carryOut(position, seat, region);
        }
        if (card == Card.SECRET_SCORING) {
            position.score(once & ~twice, card);
        }
    }

    /** The effects of a disk on its seat's own pieces. */
    private static void carryOut(GrandePosition position, int seat, int region) {
        switch (position.card()) {
            case SECRET_TWO -> sendHome(position, seat, region, SENT_HOME);
            case SECRET_ALL -> sendHome(position, seat, region, Box.CABALLEROS);
            case EVICTION -> evict(position, seat, region);
            case GRANDE -> position.board.setGrande(seat, region);
            default -> {}
        }
    }

    /** EG-4.6. */
    private static void sendHome(GrandePosition position, int seat, int region, int most) {
        int count = Math.min(most, position.board.caballeros(region, seat));
        position.board.add(region, seat, -count);
        position.courts.addToProvince(seat, count);
    }

    /** EG-4.10. */
    private static void evict(GrandePosition position, int seat, int region) {
        int from = position.action.region;
        int count = position.board.caballeros(from, seat);
        position.board.add(from, seat, -count);
        if (region == position.board.king()) {
            position.courts.addToCourt(seat, count);
        } else {
            position.board.add(region, seat, count);
        }
    }
}
