package hidalgo.rules.caballero;

import hidalgo.rules.MoveList;
import hidalgo.rules.PowerHand;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Ruling;
import hidalgo.rules.ScoreLine;
import hidalgo.rules.ScoreTally;
import hidalgo.rules.SeatOrder;
import hidalgo.rules.caballero.moves.Effects;
import hidalgo.rules.caballero.moves.Judge;
import hidalgo.rules.caballero.moves.MoveCode;
import hidalgo.rules.caballero.moves.Notation;
import hidalgo.rules.caballero.moves.TurnMoves;
import hidalgo.rules.caballero.state.Box;
import hidalgo.rules.caballero.state.CaballeroState;
import hidalgo.rules.caballero.state.Cell;
import hidalgo.rules.caballero.state.Fingerprint;
import hidalgo.rules.caballero.state.PowerCards;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The state of a game of El Caballero at one moment. */
public final class CaballeroPosition extends CaballeroState {
    private final ShoreIndex shores = new ShoreIndex(this);

    /** A scratch position to try the first half of a pair (EC-3.13); not part of the state. */
    private @Nullable CaballeroPosition trial;

    CaballeroPosition(CaballeroSetup setup) {
        super(setup.options(), setup.stackCodes());
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
        Course.refill(this);
        reveals = 0;
        order = SeatOrder.clockwise(setup.first(), seats());
    }

    private CaballeroPosition(CaballeroPosition other) {
        super(other.options, other.stack);
        set(other);
    }

    @Override
    public String game() {
        return ElCaballero.ID;
    }

    @Override
    public void legalMoves(int seat, MoveList moves) {
        moves.clear();
        if (!mayMove(seat)) {
            return;
        }
        if (bidding) {
            TurnMoves.listPowerCards(this, seat, moves);
        } else {
            TurnMoves.list(this, seat, moves);
        }
    }

    @Override
    public void play(int seat, int move) {
        if (MoveCode.kind(move) == MoveCode.POWER) {
            Course.layPower(this, seat, MoveCode.object(move));
        } else if (MoveCode.kind(move) == MoveCode.END) {
            Course.endTurn(this);
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

    /** The scoring of the map when the last turn of a round ends (EC-2.3). */
    @Override
    public List<ScoreLine> scoredBy(int seat, int move) {
        boolean scores =
                MoveCode.kind(move) == MoveCode.END && cursor == seats() - 1 && !bidding && options.isScored(round);
        return scores ? scoreSheet() : List.of();
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
    public long fingerprint() {
        return withCourse(Fingerprint.of(this));
    }

    @Override
    public long visibleFingerprint() {
        return withCourse(Fingerprint.forMoves(this));
    }

    private long withCourse(long before) {
        long hash = before;
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

    /** The points of every seat if the position were scored now, region by region and ship by ship (EC-4). */
    public List<ScoreLine> scoreSheet() {
        return Scores.sheet(this);
    }

    /** Fills in what every seat would get if the position were scored now. */
    public void ifScoredNow(int[] points) {
        Arrays.fill(points, 0);
        Scores.walk(this, (seat, region, reason, amount) -> points[seat] += amount);
    }

    /** Reports every amount that a scoring of the position would yield now; places are numbers of regions. */
    public void ifScoredNow(ScoreTally tally) {
        Scores.walk(this, tally);
    }

    /** The cost of a legal move, the tiles it would evict, and the regions it would change. */
    public Preview whatIf(int seat, int move) {
        return Preview.of(this, seat, move);
    }

    /** Whether a move does nothing but end the turn. */
    public static boolean isEnd(int move) {
        return MoveCode.kind(move) == MoveCode.END;
    }

    /** The position after a move, a temporary copy to look at. */
    @Override
    public CaballeroPosition tryOut(int seat, int move) {
        if (trial == null) {
            trial = copy();
        } else {
            trial.set(this);
        }
        trial.play(seat, move);
        return trial;
    }
}
