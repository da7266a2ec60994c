package hidalgo.bots.grande;

import hidalgo.bots.judgement.Judgement;
import hidalgo.bots.judgement.Weights;
import hidalgo.rules.Position;
import hidalgo.rules.grande.GrandePosition;
import hidalgo.rules.grande.GrandePosition.Stage;

/*
 * A seat's worth is the points it has, the points that the map would give it at future general scorings, its caballeros
 * in the Castillo, and the value of its court and province. The lead in a region counts less the more turns there are
 * before the scoring; a court is worth more while there are rounds left to place it.
 */

/** The worth of a position of El Grande. */
final class GrandeJudgement implements Judgement {
    private static final int MOST_SEATS = 5;
    private static final int LAST_ROUND = 9;
    private static final int ROUNDS_TO_SCORING = 3;
    private static final double HIGHEST_CARD = 13;
    private static final double HALF_A_TURN = 0.5;
    private static final int MOST_PLACED = 3;
    private static final int SCORING_PILES = 4;
    private static final int NO_SEAT = -1;

    private final Yields yields;
    private final int[] scored = new int[MOST_SEATS];
    private final Weights weights;
    /** The share of a value that remains after a number of turns, and in the Castillo after a number of rounds. */
    private final double[] kept;

    private final double[] waited;
    private final double later;
    private final double presence;
    private final double inCastillo;
    private final double court;
    private final double province;
    private final double placing;
    private final double special;
    private final double veto;
    private final double firstPick;
    private final double fetched;
    private final double highCardInHand;
    private final double kingGuard;
    private final double kingReach;
    private final double cardLeft;

    GrandeJudgement(Weights weights) {
        this.weights = weights;
        yields = new Yields();
        kept = powers(weights.get("keep"), ROUNDS_TO_SCORING * MOST_SEATS);
        waited = powers(weights.get("castillo.wait"), ROUNDS_TO_SCORING);
        later = weights.get("later");
        presence = weights.get("presence");
        inCastillo = weights.get("castillo");
        court = weights.get("court");
        province = weights.get("province");
        placing = weights.get("placing");
        special = weights.get("special");
        veto = weights.get("veto");
        firstPick = weights.get("firstPick");
        fetched = weights.get("fetched");
        highCardInHand = weights.get("highCardInHand");
        kingGuard = weights.get("king.guard");
        kingReach = weights.get("king.reach");
        cardLeft = weights.get("card.left");
    }

    @Override
    public Weights weights() {
        return weights;
    }

    @Override
    public void worth(Position anyPosition, double[] points) {
        GrandePosition position = (GrandePosition) anyPosition;
        int seats = position.seats();
        if (position.isOver()) {
            for (int seat = 0; seat < seats; seat++) {
                points[seat] = position.total(seat);
            }
            return;
        }
        yields.read(position);
        int ahead = turnsAhead(position);
        int roundsLeft = LAST_ROUND - position.round();
        int roundsToScoring = roundsLeft % ROUNDS_TO_SCORING;
        int scoringsAfter = roundsLeft / ROUNDS_TO_SCORING;
        double left = kept[Integer.bitCount(ahead) + roundsToScoring * (seats - 1)];
        for (int seat = 0; seat < seats; seat++) {
            boolean isAhead = (ahead >> seat & 1) != 0;
            int turnsAhead = roundsLeft + (isAhead ? 1 : 0);
            double use = court * (turnsAhead + HALF_A_TURN) / LAST_ROUND;
            int now = yields.ofRegions(seat);
            int castillo = yields.of(GrandePosition.CASTILLO, seat);
            int guarded = yields.of(position.king(), seat);
            int hidden = position.caballeros(GrandePosition.CASTILLO, seat);
            points[seat] = position.total(seat)
                    + (now + castillo) * left
                    + now * scoringsAfter * later
                    + guarded * (1 - left) * kingGuard
                    + inCastillo * waited[roundsToScoring] * hidden
                    + presence * position.onMap(seat) * (1 + scoringsAfter)
                    + use * position.court(seat)
                    + use * province * position.province(seat)
                    + turnWorth(position, seat, isAhead, use, roundsLeft);
        }
        nextChoice(position, points);
    }

    @Override
    public boolean isMidAction(Position anyPosition, int seat) {
        GrandePosition position = (GrandePosition) anyPosition;
        return position.stage() == Stage.ACTING && position.stepper() == seat;
    }

    @Override
    public boolean rests(int move) {
        return GrandePosition.isEnd(move);
    }

    @Override
    public boolean decidesTurn(Position position) {
        Stage stage = ((GrandePosition) position).stage();
        return stage == Stage.CHOOSING || stage == Stage.BETWEEN;
    }

    @Override
    public double progress(Position position) {
        return (double) position.round() / LAST_ROUND;
    }

    /** The points that a seat's turn in this round can still gain. */
    private double turnWorth(GrandePosition position, int seat, boolean isAhead, double use, int roundsLeft) {
        double worth = veto * position.vetoes(seat);
        worth += fetched * use * position.fetchToCome(seat);
        if (position.stage() == Stage.LAYING) {
            worth += firstPick * position.laid(seat) / HIGHEST_CARD;
        }
        if (roundsLeft > 0 || position.stage() == Stage.LAYING && position.laid(seat) == 0) {
            worth += highCardInHand * (31 - Integer.numberOfLeadingZeros(position.hand(seat))) / HIGHEST_CARD;
        }
        if (kingReach != 0 && isAhead) {
            worth += kingReach * reach(position, seat);
        }
        if (isInTurn(position) && position.active() == seat) {
            worth += placing * Math.min(position.placingLeft(), position.court(seat));
            worth += position.isAnnounced() ? 0 : special;
        }
        return worth;
    }

    /** EG-3.4: the best first place next to the King that the seat's next turn could still take with its court. */
    private double reach(GrandePosition position, int seat) {
        int best = 0;
        int most = Math.min(MOST_PLACED, position.court(seat) + position.fetchToCome(seat));
        for (int rest = GrandePosition.neighbours(position.king()); rest != 0; rest &= rest - 1) {
            int region = Integer.numberOfTrailingZeros(rest);
            int rival = 0;
            for (int other = 0; other < position.seats(); other++) {
                rival = other == seat ? rival : Math.max(rival, position.caballeros(region, other));
            }
            int missing = rival + 1 - position.caballeros(region, seat);
            if (missing > 0 && missing <= most) {
                best = Math.max(best, position.value(region, 1));
            }
        }
        return best;
    }

    /**
     * Adds the points that each seat would get if the seat that chooses next took the scoring card that is best for it.
     */
    private void nextChoice(GrandePosition position, double[] points) {
        int next = isInTurn(position) ? next(position) : NO_SEAT;
        if (next == NO_SEAT || cardLeft == 0) {
            return;
        }
        double greatest = 0;
        int best = 0;
        for (int pile = 1; pile <= SCORING_PILES; pile++) {
            int places = position.scoredBy(pile);
            if (places != 0) {
                score(places, position.seats());
                double lead = lead(position.seats(), next);
                if (lead > greatest) {
                    greatest = lead;
                    best = places;
                }
            }
        }
        if (best != 0) {
            score(best, position.seats());
            for (int seat = 0; seat < position.seats(); seat++) {
                points[seat] += cardLeft * scored[seat];
            }
        }
    }

    /** Adds up what some places, given as bits, would yield. */
    private void score(int places, int seats) {
        for (int seat = 0; seat < seats; seat++) {
            scored[seat] = yields.ofPlaces(places, seat);
        }
    }

    /** How much more a seat would get than the others on average. */
    private double lead(int seats, int seat) {
        int others = 0;
        for (int other = 0; other < seats; other++) {
            others += other == seat ? 0 : scored[other];
        }
        return scored[seat] - (double) others / (seats - 1);
    }

    /** The seat whose turn comes after the current one, or {@link #NO_SEAT}. */
    private static int next(GrandePosition position) {
        for (int index = 0; index < position.seats() - 1; index++) {
            if (position.inOrder(index) == position.active()) {
                return position.inOrder(index + 1);
            }
        }
        return NO_SEAT;
    }

    private static boolean isInTurn(GrandePosition position) {
        return switch (position.stage()) {
            case FETCHING, RECALLING, CHOOSING, BETWEEN, PLACING, ASKING, ACTING, DISKS -> true;
            case LAYING, CASTILLO, OVER -> false;
        };
    }

    /**
     * The seats whose turn in this round has not begun, as bits. The current turn doesn't count, so ending it changes
     * nothing.
     */
    private static int turnsAhead(GrandePosition position) {
        if (position.stage() == Stage.LAYING) {
            return (1 << position.seats()) - 1;
        }
        int ahead = 0;
        int active = position.active();
        for (int index = position.seats() - 1; index >= 0 && position.inOrder(index) != active; index--) {
            ahead |= 1 << position.inOrder(index);
        }
        return isInTurn(position) ? ahead : 0;
    }

    /** The powers of a weight, from the first that is 1. */
    private static double[] powers(double weight, int count) {
        double[] powers = new double[count];
        for (int i = 0; i < count; i++) {
            powers[i] = Math.pow(weight, i);
        }
        return powers;
    }
}
