package hidalgo.thirdgame;

import hidalgo.rules.PositionView;
import hidalgo.rules.RandomSource;
import hidalgo.rules.ScoreLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The part of La Puja that a seat may see: everything but the bids of others and the prizes to come. */
final class PujaView extends PositionView<PujaPosition> {
    private static final int UNKNOWN = 3;

    /** A view of a copy that only this view has. */
    PujaView(int seat, PujaPosition copy) {
        super(seat, copy);
        for (int other = 0; other < copy.seats(); other++) {
            if (other != seat && copy.bids[other] != 0) {
                copy.bids[other] = Integer.numberOfTrailingZeros(copy.cards[other]);
            }
        }
        for (int round = copy.round(); round < LaPuja.ROUNDS; round++) {
            copy.prizes[round] = UNKNOWN;
        }
    }

    /** The position as the seat sees it. */
    PujaPosition seen() {
        return seen;
    }

    @Override
    public PujaTable table() {
        List<List<Integer>> hands = new ArrayList<>();
        List<Boolean> chosen = new ArrayList<>();
        for (int other = 0; other < seen.seats(); other++) {
            hands.add(cards(seen.cards[other]));
            chosen.add(seen.bids[other] != 0);
        }
        int own = seat() < 0 ? 0 : seen.bids[seat()];
        return new PujaTable(
                seen.round(),
                seen.leader(),
                seen.prize(),
                hands,
                chosen,
                own == 0 ? null : own,
                Arrays.stream(seen.last).boxed().toList(),
                IntStream.range(0, seen.seats()).mapToObj(seen::total).toList());
    }

    private static List<Integer> cards(int bits) {
        return IntStream.rangeClosed(1, LaPuja.CARDS)
                .filter(card -> (bits >> card & 1) != 0)
                .boxed()
                .toList();
    }

    @Override
    public PujaPreview whatIf(int move, int times) {
        return new PujaPreview(move == PujaPosition.ADD ? seen.prize() + times : seen.prize());
    }

    @Override
    public List<ScoreLine> scoreSheet() {
        return List.of();
    }

    @Override
    public PujaPosition sample(RandomSource random) {
        PujaPosition sample = seen.copy();
        for (int other = 0; other < sample.seats(); other++) {
            if (other != seat() && sample.bids[other] != 0) {
                int cards = sample.cards[other];
                for (int skip = random.below(Integer.bitCount(cards)); skip > 0; skip--) {
                    cards &= cards - 1;
                }
                sample.bids[other] = Integer.numberOfTrailingZeros(cards);
            }
        }
        for (int round = sample.round(); round < LaPuja.ROUNDS; round++) {
            sample.prizes[round] = 3 + random.below(7);
        }
        return sample;
    }
}
