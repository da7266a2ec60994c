package hidalgo.rules.grande;

import hidalgo.rules.SeatOrder;
import hidalgo.rules.View;
import hidalgo.rules.encoding.Clockwise;
import hidalgo.rules.encoding.Encoder;
import hidalgo.rules.encoding.LayoutBuilder;
import hidalgo.rules.encoding.Planes;
import hidalgo.rules.grande.GrandePosition.Stage;

/** Writes views of El Grande in the order of {@link EncodedGrande}. */
final class GrandeEncoder implements Encoder {
    private static final Stage[] STAGES = Stage.values();

    private final int seats;
    private final GrandeActions actions;
    private int seat;

    GrandeEncoder(int seats) {
        this.seats = seats;
        this.actions = new GrandeActions(seats, new LayoutBuilder());
    }

    @Override
    public int action(int move) {
        return actions.of(move, seat);
    }

    @Override
    public void observe(View view, Planes into) {
        seat = view.seat();
        GrandePosition position = ((GrandeView) view).seen();
        observeCourse(position, into);
        observeBoard(position, into);
        observeCourts(position, into);
        observePiles(position, into);
        observeTurn(position, into);
    }

    private void observeCourse(GrandePosition position, Planes into) {
        into.put(position.round());
        for (Stage stage : STAGES) {
            into.put(stage == position.stage);
        }
        into.putOne(position.isOver() ? -1 : distance(position.active()), seats);
        putSeats(position.movers(), into);
        for (int other = 0; other < seats; other++) {
            into.put(SeatOrder.indexOf(position.order, absolute(other)));
        }
    }

    private void observeBoard(GrandePosition position, Planes into) {
        Board board = position.board;
        into.putOne(board.king(), Place.CASTILLO);
        for (int region = 0; region < Place.CASTILLO; region++) {
            for (int other = 0; other < seats; other++) {
                into.put(board.grande(absolute(other)) == region);
            }
        }
        for (int region = 0; region < Place.CASTILLO; region++) {
            for (int other = 0; other < seats; other++) {
                into.put(board.caballeros(region, absolute(other)));
            }
        }
        boolean open = position.options.castilloIsOpen();
        for (int other = 0; other < seats; other++) {
            into.put(open ? board.caballeros(Place.CASTILLO, absolute(other)) : 0);
        }
        for (int place = 0; place < Place.COUNT; place++) {
            for (int rank = 1; rank <= Scores.VALUES; rank++) {
                into.put(board.value(place, rank));
            }
        }
        for (int scoreboard = 0; scoreboard < Scoreboard.COUNT; scoreboard++) {
            into.putOne(board.scoreboard(scoreboard), Place.COUNT);
        }
    }

    private void observeCourts(GrandePosition position, Planes into) {
        for (int other = 0; other < seats; other++) {
            into.put(position.courts.court(absolute(other)));
        }
        for (int other = 0; other < seats; other++) {
            into.put(position.courts.province(absolute(other)));
        }
        for (int other = 0; other < seats; other++) {
            into.put(position.vetoes.held(absolute(other)));
        }
        putSeats(position.vetoes.ending(), into);
        for (int other = 0; other < seats; other++) {
            into.put(position.courts.laid(absolute(other)));
        }
        for (int other = 0; other < seats; other++) {
            into.put(position.points.total(absolute(other)));
        }
        for (int other = 0; other < seats; other++) {
            into.putBits(position.courts.hand(absolute(other)) >> 1, PowerCards.COUNT);
        }
    }

    private static void observePiles(GrandePosition position, Planes into) {
        Piles piles = position.piles;
        for (int pile = 1; pile <= Piles.COUNT; pile++) {
            boolean up = (piles.faceUp() >> pile & 1) != 0;
            into.putOne(up ? piles.card(pile).number() : -1, Card.COUNT);
        }
        for (int pile = 1; pile <= Piles.SHUFFLED; pile++) {
            byte[] cards = piles.order()[pile - 1];
            int start = into.written();
            for (int i = piles.drawn(); i < cards.length; i++) {
                into.add(start + cards[i], 1);
            }
            into.skip(Card.COUNT);
        }
    }

    private void observeTurn(GrandePosition position, Planes into) {
        Turn turn = position.turn;
        Stage stage = position.stage;
        boolean inTurn = stage != Stage.LAYING && stage != Stage.CASTILLO && stage != Stage.OVER;
        boolean chosen = inTurn && turn.pile != 0;
        into.putOne(chosen ? position.card().number() : -1, Card.COUNT);
        into.putOne(chosen ? turn.pile - 1 : -1, Piles.COUNT);
        into.put(inTurn ? turn.missing : 0);
        into.put(inTurn ? turn.toPlace : 0);
        into.put(chosen && !turn.announced);
        boolean running = stage == Stage.ASKING || stage == Stage.ACTING || stage == Stage.DISKS;
        into.putOne(running ? distance(position.asked()) : -1, seats);
        into.putOne(running ? distance(position.stepper()) : -1, seats);
        into.put(running ? position.stepsLeft() : 0);
        into.put(running ? position.ownMovesLeft() : 0);
        into.put(running ? position.othersMovesLeft() : 0);
        into.put(running ? position.extraPlacesLeft() : 0);
        into.putOne(running ? position.action.region : -1, Place.CASTILLO);
        putSeats(running ? position.action.sent : 0, into);
        putSeats(position.disks.chosen(), into);
        boolean set = (position.disks.chosen() >> seat & 1) != 0;
        into.putOne(set ? position.disks.region(seat) : -1, Place.COUNT);
    }

    private void putSeats(int bits, Planes into) {
        for (int other = 0; other < seats; other++) {
            into.put(bits >> absolute(other) & 1);
        }
    }

    private int absolute(int distance) {
        return Clockwise.seat(seat, distance, seats);
    }

    private int distance(int other) {
        return Clockwise.distance(seat, other, seats);
    }
}
