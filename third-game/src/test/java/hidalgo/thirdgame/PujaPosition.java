package hidalgo.thirdgame;

import hidalgo.rules.MoveList;
import hidalgo.rules.Position;
import hidalgo.rules.RandomSource;
import hidalgo.rules.Refusal;
import hidalgo.rules.Ruling;
import hidalgo.rules.ScoreLine;
import hidalgo.rules.Scoring;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** La Puja at one moment. A move is {@link #ADD}, {@link #OPEN} or the number of a card. */
final class PujaPosition implements Position {
    static final int ADD = 101;
    static final int OPEN = 102;
    private static final int MOST_ADDED = 2;

    private final int seats;
    final int[] prizes = new int[LaPuja.ROUNDS];

    /** The cards that a seat holds or has bid in this round, card {@code c} as bit {@code c}. */
    final int[] cards;

    /** The card that a seat has bid in this round, or 0. */
    final int[] bids;

    /** The cards that the seats bid in the round before, or 0. */
    final int[] last;

    private final int[] totals;
    private final int[] scored;
    private int round = 1;
    private int added;
    private boolean bidding;
    private boolean over;

    PujaPosition(PujaSetup setup) {
        this(setup.options().players());
        for (int i = 0; i < prizes.length; i++) {
            prizes[i] = setup.prizes().get(i);
        }
        Arrays.fill(cards, (1 << LaPuja.CARDS + 1) - 2);
    }

    private PujaPosition(int seats) {
        this.seats = seats;
        cards = new int[seats];
        bids = new int[seats];
        last = new int[seats];
        totals = new int[seats];
        scored = new int[seats];
    }

    @Override
    public String game() {
        return LaPuja.ID;
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public int movers() {
        if (over || !bidding) {
            return over ? 0 : 1 << leader();
        }
        int movers = 0;
        for (int seat = 0; seat < seats; seat++) {
            movers |= bids[seat] == 0 ? 1 << seat : 0;
        }
        return movers;
    }

    @Override
    public void legalMoves(int seat, MoveList moves) {
        moves.clear();
        if (!mayMove(seat)) {
            return;
        }
        if (!bidding) {
            moves.add(OPEN);
            if (added < MOST_ADDED) {
                moves.add(ADD);
            }
            return;
        }
        for (int card = 1; card <= LaPuja.CARDS; card++) {
            if ((cards[seat] >> card & 1) != 0) {
                moves.add(card);
            }
        }
    }

    @Override
    public void play(int seat, int move) {
        switch (move) {
            case ADD -> added++;
            case OPEN -> bidding = true;
            default -> {
                bids[seat] = move;
                if (movers() == 0) {
                    award();
                }
            }
        }
    }

    /** The highest card that only one seat has bid wins the prize (LP-3). */
    private void award() {
        Arrays.fill(scored, 0);
        for (int card = LaPuja.CARDS; card > 0; card--) {
            int winner = -1;
            int bidders = 0;
            for (int seat = 0; seat < seats; seat++) {
                if (bids[seat] == card) {
                    winner = seat;
                    bidders++;
                }
            }
            if (bidders == 1) {
                scored[winner] = prize();
                totals[winner] += prize();
                break;
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            cards[seat] &= ~(1 << bids[seat]);
            last[seat] = bids[seat];
            bids[seat] = 0;
        }
        added = 0;
        bidding = false;
        over = round == LaPuja.ROUNDS;
        round += over ? 0 : 1;
    }

    @Override
    public Ruling judge(int seat, String notation) {
        int move = PujaNotation.parse(notation);
        if (move < 0) {
            return Refusal.of("LP-7", "puja.malformed", "move", notation);
        }
        MoveList moves = new MoveList();
        legalMoves(seat, moves);
        for (int i = 0; i < moves.size(); i++) {
            if (moves.get(i) == move) {
                return new Ruling.Legal(move);
            }
        }
        return mayMove(seat) ? Refusal.of("LP-3", "puja.notNow") : Refusal.of("LP-2", "puja.notYourTurn");
    }

    @Override
    public String notation(int move) {
        return PujaNotation.text(move);
    }

    @Override
    public int total(int seat) {
        return totals[seat];
    }

    @Override
    public int round() {
        return round;
    }

    @Override
    public int turn() {
        return round * 2 + (bidding ? 1 : 0);
    }

    @Override
    public boolean isChoosingSecretly() {
        return bidding;
    }

    @Override
    public boolean isSecret(int move) {
        return move <= LaPuja.CARDS;
    }

    @Override
    public int scorings() {
        return over ? LaPuja.ROUNDS : round - 1;
    }

    @Override
    public Scoring lastScoring() {
        return new Scoring(
                scorings(), Scoring.GENERAL, Arrays.stream(scored).boxed().toList());
    }

    @Override
    public List<ScoreLine> scoredBy(int seat, int move) {
        PujaPosition after = copy();
        after.play(seat, move);
        List<ScoreLine> lines = new ArrayList<>();
        for (int owner = 0; owner < seats && after.scorings() > scorings(); owner++) {
            if (after.scored[owner] > 0) {
                lines.add(new ScoreLine(owner, "prize", "puja.prize", after.scored[owner]));
            }
        }
        return lines;
    }

    /** Every award shows bids, and the next prize. */
    @Override
    public int reveals() {
        return scorings();
    }

    @Override
    public PujaView view(int seat) {
        return new PujaView(seat, copy());
    }

    @Override
    public PujaPosition copy() {
        PujaPosition copy = new PujaPosition(seats);
        copy.set(this);
        return copy;
    }

    @Override
    public void set(Position position) {
        PujaPosition other = (PujaPosition) position;
        System.arraycopy(other.prizes, 0, prizes, 0, prizes.length);
        System.arraycopy(other.cards, 0, cards, 0, seats);
        System.arraycopy(other.bids, 0, bids, 0, seats);
        System.arraycopy(other.last, 0, last, 0, seats);
        System.arraycopy(other.totals, 0, totals, 0, seats);
        System.arraycopy(other.scored, 0, scored, 0, seats);
        round = other.round;
        added = other.added;
        bidding = other.bidding;
        over = other.over;
    }

    @Override
    public long fingerprint() {
        long hash = seats;
        for (int[] numbers :
                new int[][] {prizes, cards, bids, last, totals, {round, added, bidding ? 1 : 0, over ? 1 : 0}}) {
            for (int number : numbers) {
                hash = RandomSource.scramble(hash + number);
            }
        }
        return hash;
    }

    /** The seat that leads the round (LP-2). */
    int leader() {
        return (round - 1) % seats;
    }

    /** The value of the prize of this round. */
    int prize() {
        return prizes[round - 1] + added;
    }
}
