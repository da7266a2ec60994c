package hidalgo.rules.caballero.state;

import hidalgo.rules.Position;
import hidalgo.rules.Scoring;
import hidalgo.rules.SeatOrder;
import java.util.ArrayList;
import java.util.List;

/** The whole state of a game of El Caballero at one moment, to be read by everything that shows, judges or plays it. */
public abstract class CaballeroState implements Position {
    public CaballeroOptions options;
    public final IslandMap map = new IslandMap();
    public final CaballeroTiles tiles = new CaballeroTiles();
    public final Courts courts = new Courts();
    public final Turn turn = new Turn();
    public int shipStock;
    public int castilloStock;

    /** The tiles in drawing order, shared by all copies and never changed. */
    public byte[] stack;

    public int drawn;
    public final byte[] display = new byte[Box.DISPLAY];
    public int displayed;

    public int round = 1;
    public boolean bidding = true;
    public boolean over;

    /** Seats in the order in which they play cards or take turns now. */
    public int order;

    /** How many seats of {@link #order} have finished. */
    public int cursor;

    public int scorings;
    public int scoredRound;
    public int reveals;

    public CaballeroState(CaballeroOptions options, byte[] stack) {
        this.options = options;
        this.stack = stack;
    }

    /** The options of the game. */
    public CaballeroOptions options() {
        return options;
    }

    @Override
    public int seats() {
        return options.players();
    }

    @Override
    public int movers() {
        return over ? 0 : 1 << mover();
    }

    /** The seat that may move; the last one that did when the game is over. */
    public int mover() {
        return SeatOrder.at(order, over ? seats() - 1 : cursor);
    }

    /** Whether power cards are being played, and no turn is under way. */
    public boolean isBidding() {
        return bidding && !over;
    }

    @Override
    public boolean isOver() {
        return over;
    }

    @Override
    public int total(int seat) {
        return courts.total(seat);
    }

    @Override
    public int round() {
        return round;
    }

    @Override
    public int turn() {
        return round * (seats() + 1) + (isBidding() ? seats() : mover());
    }

    @Override
    public int scorings() {
        return scorings;
    }

    @Override
    public Scoring lastScoring() {
        List<Integer> points = new ArrayList<>();
        for (int seat = 0; seat < seats(); seat++) {
            points.add(courts.scored(seat));
        }
        return new Scoring(scoredRound, Scoring.GENERAL, points);
    }

    @Override
    public int reveals() {
        return reveals;
    }

    @Override
    public void set(Position position) {
        CaballeroState other = (CaballeroState) position;
        options = other.options;
        map.set(other.map);
        tiles.set(other.tiles);
        courts.set(other.courts);
        turn.set(other.turn);
        shipStock = other.shipStock;
        castilloStock = other.castilloStock;
        stack = other.stack;
        drawn = other.drawn;
        System.arraycopy(other.display, 0, display, 0, Box.DISPLAY);
        displayed = other.displayed;
        round = other.round;
        bidding = other.bidding;
        over = other.over;
        order = other.order;
        cursor = other.cursor;
        scorings = other.scorings;
        scoredRound = other.scoredRound;
        reveals = other.reveals;
    }

    /** The caballeros in a seat's court. */
    public int court(int seat) {
        return courts.caballeros(seat);
    }

    /** The caballeros that the power card played by a seat will still bring in this round. */
    public int supplyToCome(int seat) {
        boolean taken = !bidding && seat == mover() && turn.supplied;
        return courts.laid(seat) == 0 || taken || !hasTurnToCome(seat) ? 0 : PowerCards.caballeros(courts.laid(seat));
    }

    /** The power card that a seat has played in this round, or 0. */
    public int laid(int seat) {
        return courts.laid(seat);
    }

    /** The power cards in a seat's hand, card {@code n} as bit {@code n}. */
    public int hand(int seat) {
        return courts.hand(seat);
    }

    /** Whether the mover must break a tie (EC-3.13). */
    public boolean isTiePending() {
        return !bidding && turn.firstHalf != Turn.NONE;
    }

    /** The ships in a seat's court. */
    public int shipsInCourt(int seat) {
        return courts.ships(seat);
    }

    /** The caballero tiles that a seat has not placed. */
    public int tilesInCourt(int seat) {
        return courts.offMap(seat);
    }

    /** The governors that a seat has not placed (EC-5.3). */
    public int governorsInCourt(int seat) {
        return courts.governors(seat);
    }

    /** Whether a seat's grande is on the map (EC-5.2). */
    public boolean hasGrandeOnMap(int seat) {
        return tiles.grande(seat) != CaballeroTiles.IN_COURT;
    }

    /** The ships still for sale. */
    public int shipsLeft() {
        return shipStock;
    }

    /** The castillos still for sale. */
    public int castillosLeft() {
        return castilloStock;
    }

    /** The seat at a place, counted from 0, of the order in which power cards are played or turns taken now. */
    public int inOrder(int index) {
        return SeatOrder.at(order, index);
    }

    /** Whether a seat has a turn in this round that is not over yet. */
    public boolean hasTurnToCome(int seat) {
        int from = bidding ? 0 : cursor;
        for (int i = from; i < seats(); i++) {
            if (bidding || SeatOrder.at(order, i) == seat) {
                return !over;
            }
        }
        return false;
    }

    /** The cell of the caballero tile in a slot, as moves name it. */
    public int cell(int slot) {
        return tiles.cell(slot);
    }

    /** How many area tiles may still be placed in the turn (EC-3.0). */
    public int areasLeft(int seat) {
        return PowerCards.areas(courts.laid(seat)) - turn.areasLaid;
    }

    /** The position after a move, a temporary copy to look at. */
    public abstract CaballeroState tryOut(int seat, int move);

    /** How many area tiles must still be placed in the turn if they can be (EC-3.7). */
    public int owedAreas(int seat) {
        boolean onlyFirst = options.secondTile() == CaballeroOptions.SecondTile.FREE;
        return onlyFirst ? Math.max(0, 1 - turn.areasLaid) : areasLeft(seat);
    }
}
