package hidalgo.bots.caballero;

import hidalgo.bots.judgement.Judgement;
import hidalgo.bots.judgement.Weights;
import hidalgo.rules.Position;
import hidalgo.rules.ScoreTally;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.moves.MoveCode;
import hidalgo.rules.caballero.state.CaballeroOptions;
import java.util.Arrays;
import java.util.List;

/*
 * A seat's worth is the points it has, the points that the map would give it at future scorings, and the value of its
 * court. The points of the map today count less for every turn that the others have before the next scoring, to evict,
 * to outbid and to build. Caballeros in the court are worth something as long as there is another turn to use them.
 */

/** The worth of a position of El Caballero. */
final class CaballeroJudgement implements Judgement {
    private static final int MOST_SEATS = 4;

    private final int[] now = new int[MOST_SEATS];
    private final ScoreTally scoring = (seat, place, reason, points) -> now[seat] += points;
    private final Weights weights;
    private final double keep;
    private final double later;
    private final double court;
    private final double courtBeyond;
    private final int courtPlenty;
    private final double lastCourt;
    private final double supply;
    private final double shipInCourt;
    private final double lateTurn;
    private final double lowCardInHand;
    private final double block;
    private final double exposed;
    private final double backed;
    private final double afloat;
    private final double filling;
    private final double shipTaste;
    private final double castilloTaste;
    private final TileSecurity security = new TileSecurity();

    CaballeroJudgement(Weights weights) {
        this.weights = weights;
        keep = weights.get("keep");
        later = weights.get("later");
        court = weights.get("court");
        courtBeyond = weights.get("court.beyond");
        courtPlenty = (int) weights.get("court.plenty");
        lastCourt = weights.get("court.last");
        supply = weights.get("supply");
        shipInCourt = weights.get("shipInCourt");
        lateTurn = weights.get("lateTurn");
        lowCardInHand = weights.get("lowCardInHand");
        block = weights.get("block");
        exposed = weights.get("exposed");
        backed = weights.get("castillo.backed");
        afloat = weights.get("waterOnly");
        filling = weights.get("takeBackAndFill");
        shipTaste = weights.get("taste.ship");
        castilloTaste = weights.get("taste.castillo");
    }

    @Override
    public Weights weights() {
        return weights;
    }

    @Override
    public void worth(Position anyPosition, double[] points) {
        CaballeroPosition position = (CaballeroPosition) anyPosition;
        int seats = position.seats();
        if (position.isOver()) {
            for (int seat = 0; seat < seats; seat++) {
                points[seat] = position.total(seat) + lastCourt * position.court(seat);
            }
            return;
        }
        CaballeroOptions options = position.options();
        Arrays.fill(now, 0);
        position.ifScoredNow(scoring);
        security.read(position);
        int round = position.round();
        int next = nextScored(options, round);
        int scoringsAfter = scoringsAfter(options, next);
        int roundsAfter = options.rounds() - round;
        int turnsToCome = 0;
        for (int seat = 0; seat < seats; seat++) {
            turnsToCome += isTurnAhead(position, seat) ? 1 : 0;
        }
        for (int seat = 0; seat < seats; seat++) {
            int othersTurns = turnsToCome - (isTurnAhead(position, seat) ? 1 : 0) + (next - round) * (seats - 1);
            double kept = Math.pow(keep, othersTurns);
            points[seat] = position.total(seat)
                    + now[seat] * (kept + scoringsAfter * later)
                    + block * (1 - kept) * security.blocked(seat)
                    + tilesWorth(seat, othersTurns, roundsAfter)
                    + courtWorth(position, seat, roundsAfter + (isTurnAhead(position, seat) ? 1 : 0))
                    + cardsWorth(position, seat, next == round, roundsAfter);
        }
    }

    @Override
    public boolean isMidAction(Position position, int seat) {
        return position.mayMove(seat) && ((CaballeroPosition) position).isTiePending();
    }

    /**
     * A caballero tile that is taken back while an area tile can still be placed leaves its cell free for that area
     * tile (EC-3.19).
     */
    @Override
    public int prepares(Position anyPosition, int seat, int move) {
        CaballeroPosition position = (CaballeroPosition) anyPosition;
        return MoveCode.kind(move) == MoveCode.TAKE && position.areasLeft(seat) > 0
                ? position.cell(MoveCode.object(move))
                : NOTHING;
    }

    @Override
    public boolean uses(int move, int cell) {
        return isDuty(move) && MoveCode.object(move) == cell;
    }

    @Override
    public boolean rests(int move) {
        return CaballeroPosition.isEnd(move);
    }

    @Override
    public boolean isDuty(int move) {
        return MoveCode.kind(move) == MoveCode.AREA;
    }

    @Override
    public boolean isWasted(List<Integer> done, int move) {
        return SecondSteps.isOne(done, move);
    }

    @Override
    public double taste(int move) {
        return switch (MoveCode.kind(move)) {
            case MoveCode.BUY_SHIP, MoveCode.SAIL -> shipTaste;
            case MoveCode.BUILD_CASTILLO -> castilloTaste;
            default -> 0;
        };
    }

    @Override
    public double preparedShare() {
        return filling;
    }

    @Override
    public boolean decidesTurn(Position position) {
        return false;
    }

    @Override
    public double progress(Position position) {
        return (double) position.round()
                / ((CaballeroPosition) position).options().rounds();
    }

    /**
     * Whether a seat's turn in this round has not begun. The current turn doesn't count, so ending it changes nothing.
     */
    private static boolean isTurnAhead(CaballeroPosition position, int seat) {
        return position.hasTurnToCome(seat) && (position.isBidding() || position.mover() != seat);
    }

    /** The losses that tiles on the map risk in the turns of others, and their gains in future turns. */
    private double tilesWorth(int seat, int othersTurns, int roundsAfter) {
        double worth = othersTurns == 0 ? 0 : -exposed * security.exposed(seat) + afloat * security.afloat(seat);
        return roundsAfter == 0 ? worth : worth + backed * security.backed(seat);
    }

    private double courtWorth(CaballeroPosition position, int seat, int turnsAhead) {
        double caballeros = position.court(seat) + supply * position.supplyToCome(seat);
        if (turnsAhead == 0) {
            return lastCourt * caballeros;
        }
        double plenty = Math.max(0, caballeros - courtPlenty);
        return court * (caballeros - plenty) + courtBeyond * plenty + shipInCourt * position.shipsInCourt(seat);
    }

    /**
     * The low cards bring many caballeros and the last turn: they are good to play before a scoring, and good to keep
     * until then.
     */
    private double cardsWorth(CaballeroPosition position, int seat, boolean scored, int roundsAfter) {
        double worth = 0;
        int card = position.laid(seat);
        if (card != 0 && scored && position.isBidding()) {
            worth += lateTurn / card;
        }
        if (roundsAfter > 0 || position.isBidding() && card == 0) {
            worth += lowCardInHand / Integer.numberOfTrailingZeros(position.hand(seat));
        }
        return worth;
    }

    private static int nextScored(CaballeroOptions options, int round) {
        int next = round;
        while (!options.isScored(next)) {
            next++;
        }
        return next;
    }

    private static int scoringsAfter(CaballeroOptions options, int round) {
        int scorings = 0;
        for (int later = round + 1; later <= options.rounds(); later++) {
            scorings += options.isScored(later) ? 1 : 0;
        }
        return scorings;
    }
}
