package hidalgo.rules.caballero;

import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.PowerHand;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Ruling;
import hidalgo.rules.ScoreLine;
import hidalgo.rules.ScoreTally;
import hidalgo.rules.Scoring;
import hidalgo.rules.SeatOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The state of a game of El Caballero at one moment. */
public final class CaballeroPosition implements Position {
    /** No cell. */
    public static final int NOWHERE = -1;

    CaballeroOptions options;
    final IslandMap map = new IslandMap();
    final CaballeroTiles tiles = new CaballeroTiles();
    final Courts courts = new Courts();
    final Turn turn = new Turn();
    private final ShoreIndex shores = new ShoreIndex(this);
    int shipStock;
    int castilloStock;

    /** The tiles in drawing order, shared by all copies and never changed. */
    byte[] stack;

    int drawn;
    final byte[] display = new byte[Box.DISPLAY];
    int displayed;

    private int round = 1;
    private boolean bidding = true;
    private boolean over;
    private int order;
    private int cursor;
    private int scorings;
    private int scoredRound;
    private int reveals;

    /** A scratch position to try the first half of a pair (EC-3.13); not part of the state. */
    private @Nullable CaballeroPosition trial;

    CaballeroPosition(CaballeroSetup setup) {
        options = setup.options();
        stack = setup.stackCodes();
        shipStock = options.commonStock();
        castilloStock = options.commonStock();
        for (int seat = 0; seat < seats(); seat++) {
            courts.furnish(
                    seat,
                    Box.FIRST_COURT,
                    options.caballeroTiles(),
                    options.governors(),
                    PowerHand.full(PowerCards.COUNT));
        }
        map.lay(setup.startCode(), Cell.ORIGIN);
        refill();
        reveals = 0;
        order = SeatOrder.clockwise(setup.first(), seats());
    }

    private CaballeroPosition(CaballeroPosition other) {
        options = other.options;
        stack = other.stack;
        set(other);
    }

    @Override
    public String game() {
        return ElCaballero.ID;
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
    public void legalMoves(int seat, MoveList moves) {
        moves.clear();
        if (!mayMove(seat)) {
            return;
        }
        if (bidding) {
            PowerCards.list(this, seat, moves);
        } else {
            TurnMoves.list(this, seat, moves);
        }
    }

    @Override
    public void play(int seat, int move) {
        if (MoveCode.kind(move) == MoveCode.POWER) {
            courts.lay(seat, MoveCode.object(move));
            if (++cursor == seats()) {
                order = SeatOrder.byCard(courts.laidCards(), seats());
                cursor = 0;
                bidding = false;
                turn.begin();
            }
        } else if (MoveCode.kind(move) == MoveCode.END) {
            endTurn();
        } else {
            Effects.play(this, seat, move);
        }
    }

    @Override
    public Ruling judge(int seat, String notation) {
        return Judge.judge(this, seat, notation);
    }

    @Override
    public String notation(int move) {
        return Notation.text(this, move);
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

    /** The scoring of the map when the last turn of a round ends (EC-2.3). */
    @Override
    public List<ScoreLine> scoredBy(int seat, int move) {
        boolean scores =
                MoveCode.kind(move) == MoveCode.END && cursor == seats() - 1 && !bidding && options.isScored(round);
        return scores ? scoreSheet() : List.of();
    }

    @Override
    public int reveals() {
        return reveals;
    }

    @Override
    public CaballeroView view(int seat) {
        return new CaballeroView(seat, this);
    }

    @Override
    public CaballeroPosition copy() {
        return new CaballeroPosition(this);
    }

    @Override
    public void set(Position position) {
        CaballeroPosition other = (CaballeroPosition) position;
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

    @Override
    public long fingerprint() {
        long hash = Fingerprint.of(this);
        for (int number : new int[] {round, bidding ? 1 : 0, over ? 1 : 0, order, cursor, scorings, scoredRound}) {
            hash = RandomSource.scramble(hash + number);
        }
        return hash;
    }

    /** The shores and regions, by number. */
    public ShoreIndex shores() {
        return shores;
    }

    /** Everything that is public, as a snapshot. */
    public CaballeroTable table() {
        return Snapshot.of(this);
    }

    /** What every seat would get if the position were scored now, region by region and ship by ship (EC-4). */
    public List<ScoreLine> scoreSheet() {
        return Scores.sheet(this);
    }

    /** Fills in what every seat would get if the position were scored now. */
    public void ifScoredNow(int[] points) {
        Arrays.fill(points, 0);
        Scores.walk(this, (seat, region, reason, amount) -> points[seat] += amount);
    }

    /** Tells every amount that a scoring of the position would yield now; places are numbers of regions. */
    public void ifScoredNow(ScoreTally tally) {
        Scores.walk(this, tally);
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

    /** The ships that nobody has taken yet. */
    public int shipsLeft() {
        return shipStock;
    }

    /** The castillos that nobody has built yet. */
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

    /** What a legal move would cost, evict and change. */
    public Forecast whatIf(int seat, int move) {
        return Forecast.of(this, seat, move);
    }

    /** The cell of the caballero tile that a move takes back, or {@link #NOWHERE} if it is another kind of move. */
    public int takenFrom(int move) {
        return MoveCode.kind(move) == MoveCode.TAKE ? tiles.cell(MoveCode.object(move)) : NOWHERE;
    }

    /** The cell on which a move places an area tile, or {@link #NOWHERE} if it is another kind of move. */
    public static int laidOn(int move) {
        return MoveCode.kind(move) == MoveCode.AREA ? MoveCode.object(move) : NOWHERE;
    }

    /** How many area tiles may still be placed in the turn (EC-3.0). */
    public int areasLeft(int seat) {
        return PowerCards.areas(courts.laid(seat)) - turn.areasLaid;
    }

    /** How many area tiles must still be placed in the turn if they can be (EC-3.7). */
    int owedAreas(int seat) {
        boolean onlyFirst = options.secondTile() == CaballeroOptions.SecondTile.FREE;
        return onlyFirst ? Math.max(0, 1 - turn.areasLaid) : areasLeft(seat);
    }

    /** Seats in the order in which they play cards or take turns now. */
    int order() {
        return order;
    }

    /** How many seats of {@link #order} have finished. */
    int cursor() {
        return cursor;
    }

    /** The position after a move, a temporary copy to look at. */
    CaballeroPosition tryOut(int seat, int move) {
        if (trial == null) {
            trial = copy();
        } else {
            trial.set(this);
        }
        trial.play(seat, move);
        return trial;
    }

    private void endTurn() {
        if (++cursor < seats()) {
            turn.begin();
            return;
        }
        if (options.isScored(round)) {
            Scores.score(this);
            scorings++;
            scoredRound = round;
        }
        if (round == options.rounds()) {
            over = true;
            return;
        }
        refill();
        int turns = order;
        order = options.bidOrder() == CaballeroOptions.BidOrder.CLOCKWISE
                ? SeatOrder.clockwise(SeatOrder.at(turns, seats() - 1), seats())
                : SeatOrder.reversed(turns, seats());
        for (int seat = 0; seat < seats(); seat++) {
            courts.clearLaid(seat);
        }
        cursor = 0;
        bidding = true;
        round++;
    }

    /** Fills the display from the stack (EC-2.2, EC-2.6). */
    private void refill() {
        while (displayed < Box.DISPLAY && drawn < stack.length) {
            display[displayed++] = stack[drawn++];
            reveals++;
        }
    }
}
