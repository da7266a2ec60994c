package hidalgo.thirdgame;

import hidalgo.rules.View;
import hidalgo.rules.encoding.Clockwise;
import hidalgo.rules.encoding.EncodedGame;
import hidalgo.rules.encoding.Encoder;
import hidalgo.rules.encoding.Layout;
import hidalgo.rules.encoding.LayoutBuilder;
import hidalgo.rules.encoding.Planes;

/** La Puja as numbers. */
public final class EncodedPuja implements EncodedGame {
    private static final int MOST_POINTS = 100;

    @Override
    public String game() {
        return LaPuja.ID;
    }

    @Override
    public Layout layout(int seats) {
        LayoutBuilder layout = new LayoutBuilder()
                .plane("round", LaPuja.ROUNDS, "the round", 1)
                .plane("leader", 1, "the seat that leads it", seats)
                .plane("prize", MOST_POINTS, "its value", 1)
                .plane("cards", 1, "cards in hand or bid", seats, LaPuja.CARDS)
                .plane("chosen", 1, "the seats that have bid", seats)
                .plane("bid", LaPuja.CARDS, "one's own bid, or 0", 1)
                .plane("total", MOST_POINTS, "points", seats);
        layout.range("bid N", LaPuja.CARDS, "N - 1");
        layout.range("add", 1, "");
        layout.range("open", 1, "");
        return layout.build();
    }

    @Override
    public Encoder encoder(int seats) {
        return new Encoder() {
            @Override
            public void observe(View view, Planes into) {
                write(((PujaView) view).seen(), view.seat(), into);
            }

            @Override
            public int action(int move) {
                return move == PujaPosition.ADD || move == PujaPosition.OPEN
                        ? LaPuja.CARDS + move - PujaPosition.ADD
                        : move - 1;
            }
        };
    }

    private static void write(PujaPosition position, int seat, Planes into) {
        int seats = position.seats();
        into.put(position.round());
        into.putOne(Clockwise.distance(seat, position.leader(), seats), seats);
        into.put(position.prize());
        for (int other = 0; other < seats; other++) {
            into.putBits(position.cards[Clockwise.seat(seat, other, seats)] >> 1, LaPuja.CARDS);
        }
        for (int other = 0; other < seats; other++) {
            into.put(position.bids[Clockwise.seat(seat, other, seats)] != 0);
        }
        into.put(position.bids[seat]);
        for (int other = 0; other < seats; other++) {
            into.put(position.total(Clockwise.seat(seat, other, seats)));
        }
    }
}
