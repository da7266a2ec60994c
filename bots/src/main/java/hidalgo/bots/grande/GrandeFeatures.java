package hidalgo.bots.grande;

import hidalgo.bots.learnt.FeatureReader;
import hidalgo.bots.learnt.FeatureRow;
import hidalgo.bots.learnt.Features;
import hidalgo.rules.Position;
import hidalgo.rules.grande.GrandeOptions;
import hidalgo.rules.grande.GrandePosition;
import hidalgo.rules.grande.GrandePosition.Stage;
import hidalgo.rules.grande.MoveCode;
import java.util.Arrays;
import java.util.List;

/*
 * Every method that adds numbers to a row is below the constant that counts them. Numbers about several seats are seen
 * from each seat's side: its lead, its rank, its points.
 */

/** The input features of El Grande's nets. */
final class GrandeFeatures implements Features {
    private static final int SEATS = 5;
    private static final int REGIONS = GrandePosition.CASTILLO;
    private static final int PLACES = REGIONS + 1;
    private static final int ROUNDS = 9;
    private static final int THIRDS = 3;
    private static final int CARDS = 13;
    private static final int SCORING_PILES = 4;
    private static final List<Stage> STAGES = List.of(Stage.values());

    private final Yields yields = new Yields();
    /** Each seat's view of all places. */
    private final FeatureRow[] places = new FeatureRow[SEATS];

    private final int[] bestCard = new int[SEATS];
    private final int[] now = new int[SEATS];

    GrandeFeatures() {
        for (int seat = 0; seat < SEATS; seat++) {
            places[seat] = new FeatureRow(1, PLACES * OF_PLACE, 0);
        }
    }

    @Override
    public int ofSeat() {
        return PLACES * OF_PLACE + OF_MEN + OF_POINTS + OF_TURN;
    }

    @Override
    public int ofAll() {
        return OF_ALL;
    }

    @Override
    public void fill(Position anyPosition, FeatureRow row) {
        GrandePosition position = (GrandePosition) anyPosition;
        int seats = position.seats();
        int changed = yields.read(position);
        for (int seat = 0; seat < seats; seat++) {
            now[seat] = yields.ofRegions(seat) + yields.of(GrandePosition.CASTILLO, seat);
        }
        fillCards(position);
        for (int seat = 0; seat < seats; seat++) {
            row.startSeat(seat, FeatureReader.JUDGED);
            for (int rest = changed; rest != 0; rest &= rest - 1) {
                fillPlace(position, Integer.numberOfTrailingZeros(rest), seat);
            }
            row.addAll(places[seat]);
            addMen(position, seat, row);
            addPoints(position, seat, row);
            addTurn(position, seat, row);
            row.endSeat(seat);
        }
        row.startAll();
        addAll(position, row);
        row.endAll();
    }

    @Override
    public int ofMove() {
        return OF_MOVE;
    }

    private static final int OF_TARGET = GrandeFeatures.OF_PLACE + 7;
    private static final int OF_MOVE =
            MoveCode.KINDS + CARDS + 1 + GrandePosition.CARDS + GrandePosition.PILES + 2 * (PLACES + OF_TARGET) + 8;

    @Override
    public void fill(Position anyPosition, int seat, int move, FeatureRow row) {
        GrandePosition position = (GrandePosition) anyPosition;
        int kind = MoveCode.kind(move);
        int object = MoveCode.object(move);
        boolean power = kind == MoveCode.POWER || kind == MoveCode.TAKE;
        boolean card = kind == MoveCode.CARD;
        row.addCase(kind, MoveCode.KINDS, 1);
        row.addCase(power ? object : -1, CARDS + 1, 1);
        row.addCase(card ? position.faceUpNumber(object) : -1, GrandePosition.CARDS, 1);
        row.addCase(card ? object - 1 : -1, GrandePosition.PILES, 1);
        int place = switch (kind) {
            case MoveCode.PLACE,
                    MoveCode.RECALL,
                    MoveCode.GIVE,
                    MoveCode.SCORE,
                    MoveCode.KING,
                    MoveCode.EVICT,
                    MoveCode.GRANDE,
                    MoveCode.SEND,
                    MoveCode.DISK -> object;
            case MoveCode.MOVE, MoveCode.BOARD -> MoveCode.second(move);
            default -> -1;
        };
        addTarget(position, seat, place, row);
        addTarget(position, seat, kind == MoveCode.MOVE ? object : -1, row);
        int owner = kind == MoveCode.MOVE ? MoveCode.third(move) : kind == MoveCode.SEND ? MoveCode.second(move) : seat;
        boolean others = owner != seat;
        row.add(kind == MoveCode.FETCH ? object : 0);
        row.add(kind == MoveCode.BOARD ? object + 1 : 0);
        row.add(others);
        row.add(others ? (position.total(owner) - position.total(seat)) / 2 : 0);
        row.add(others && place >= 0 ? position.caballeros(place, owner) - position.caballeros(place, seat) : 0);
        row.add(
                others && kind == MoveCode.MOVE
                        ? position.caballeros(object, owner) - position.caballeros(object, seat)
                        : 0);
        row.add(card && position.scoredBy(object) != 0 ? yields.ofPlaces(position.scoredBy(object), seat) : 0);
        row.add(kind == MoveCode.GIVE && object == MoveCode.COURT);
    }

    /** A place that a move changes, as its seat sees it. */
    private void addTarget(GrandePosition position, int seat, int place, FeatureRow row) {
        if (place < 0 || place >= PLACES) {
            row.skip(PLACES + OF_TARGET);
            return;
        }
        row.addCase(place, PLACES, 1);
        row.addAll(places[seat], place * OF_PLACE, OF_PLACE);
        row.add(position.value(place, 1));
        row.add(position.value(place, 2));
        row.add(position.value(place, 3));
        row.add(position.king() == place);
        row.add(place < REGIONS && (GrandePosition.neighbours(position.king()) >> place & 1) != 0);
        row.add(position.grande(seat) == place);
        int best = 0;
        for (int other = 0; other < position.seats(); other++) {
            best = other == seat ? best : Math.max(best, yields.of(place, other));
        }
        row.add(best);
    }

    /** The points that the best face-up scoring card would bring each seat (EG-4.7). */
    private void fillCards(GrandePosition position) {
        Arrays.fill(bestCard, 0);
        for (int pile = 1; pile <= SCORING_PILES; pile++) {
            int places = position.scoredBy(pile);
            if (places != 0) {
                for (int seat = 0; seat < position.seats(); seat++) {
                    bestCard[seat] = Math.max(bestCard[seat], yields.ofPlaces(places, seat));
                }
            }
        }
    }

    private static final int OF_PLACE = 10;

    /** Adds everything about a place from a seat's side; the numbers stay valid until the place changes. */
    private void fillPlace(GrandePosition position, int place, int seat) {
        int mine = position.caballeros(place, seat);
        int best = 0;
        int stronger = 0;
        int equal = 0;
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat) {
                int count = position.caballeros(place, other);
                best = Math.max(best, count);
                stronger += count > mine ? 1 : 0;
                equal += count == mine ? 1 : 0;
            }
        }
        int lead = mine - best;
        FeatureRow row = places[seat];
        row.startSeat(0, place * OF_PLACE);
        row.add(mine);
        row.add(lead);
        row.add(mine > 0 && lead >= 3);
        row.add(mine > 0 && lead == 2);
        row.add(mine > 0 && lead == 1);
        row.add(mine > 0 && lead == 0);
        row.add(mine > 0 && lead == -1);
        row.add(mine > 0 && stronger == 1 && equal == 0);
        row.add(mine > 0 && stronger == 1 && equal > 0);
        row.add(yields.of(place, seat));
    }

    private static final int OF_MEN = REGIONS + 11;

    /** The grande, the court, the province and the pieces on the map. */
    private void addMen(GrandePosition position, int seat, FeatureRow row) {
        row.addCase(position.grande(seat), REGIONS, 1);
        int court = position.court(seat);
        row.add(court);
        row.add(court == 0);
        row.add(court == 1);
        row.add(court == 2);
        row.add(court >= 5);
        row.add(position.province(seat));
        row.add(position.province(seat) == 0);
        int king = position.king();
        row.add(position.caballeros(king, seat));
        row.add(yields.of(king, seat));
        row.add(yields.ofPlaces(GrandePosition.neighbours(king), seat));
        row.add(position.onMap(seat));
    }

    private static final int OF_POINTS = 6 + 3 * THIRDS;

    private void addPoints(GrandePosition position, int seat, FeatureRow row) {
        int lead = Integer.MAX_VALUE;
        int leadNow = Integer.MAX_VALUE;
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat) {
                int ahead = position.total(seat) - position.total(other);
                lead = Math.min(lead, ahead);
                leadNow = Math.min(leadNow, ahead + now[seat] - now[other]);
            }
        }
        int left = ROUNDS - position.round();
        row.add(lead);
        row.add(leadNow);
        row.add(now[seat]);
        row.add(yields.of(GrandePosition.CASTILLO, seat));
        row.add(position.total(seat) / 2);
        row.add(bestCard[seat]);
        row.addCase(left / THIRDS, THIRDS, lead);
        row.addCase(left % THIRDS, THIRDS, leadNow);
        row.addCase(left / THIRDS, THIRDS, leadNow);
    }

    private static final int OF_TURN = CARDS + 12 + GrandePosition.PILES;

    private static void addTurn(GrandePosition position, int seat, FeatureRow row) {
        int hand = position.hand(seat);
        for (int card = 1; card <= CARDS; card++) {
            row.add((hand >> card & 1) != 0);
        }
        boolean laying = position.stage() == Stage.LAYING;
        boolean active = !laying && position.active() == seat && position.stage() != Stage.CASTILLO;
        int place = 0;
        int turn = 0;
        for (int index = 0; index < position.seats(); index++) {
            place = position.inOrder(index) == seat ? index : place;
            turn = position.inOrder(index) == position.active() ? index : turn;
        }
        row.add(Integer.bitCount(hand));
        row.add(position.laid(seat));
        row.add(laying && position.laid(seat) == 0);
        row.add(position.vetoes(seat));
        row.add(position.fetchToCome(seat));
        row.add(place);
        row.add(place == position.seats() - 1);
        row.add(!laying && place > turn);
        row.add(active);
        row.add(active ? Math.min(position.placingLeft(), position.court(seat)) : 0);
        row.add(active && position.isAnnounced());
        row.add((position.obliged() >> seat & 1) != 0);
        row.addCase(active ? position.chosenPile() - 1 : -1, GrandePosition.PILES, 1);
    }

    private static final int OF_ALL =
            ROUNDS + THIRDS + 3 * REGIONS + STAGES.size() + GrandePosition.CARDS + SEATS + GrandePosition.PILES + 4;

    private static void addAll(GrandePosition position, FeatureRow row) {
        row.addCase(position.round() - 1, ROUNDS, 1);
        row.addCase((ROUNDS - position.round()) % THIRDS, THIRDS, 1);
        row.addCase(position.king(), REGIONS, 1);
        row.addCase(position.highScoreboard(), REGIONS, 1);
        row.addCase(position.lowScoreboard(), REGIONS, 1);
        row.addCase(STAGES.indexOf(position.stage()), STAGES.size(), 1);
        for (int pile = 1; pile < GrandePosition.PILES; pile++) {
            row.mark(position.faceUpNumber(pile));
        }
        row.skip(GrandePosition.CARDS);
        row.addCase(position.seats() - 1, SEATS, 1);
        for (int pile = 1; pile <= GrandePosition.PILES; pile++) {
            row.add(position.faceUpNumber(pile) >= 0);
        }
        GrandeOptions options = position.options();
        row.add(options.shortGame());
        row.add(options.fetch() == GrandeOptions.Fetch.UP_TO);
        row.add(options.grandeCard() == GrandeOptions.GrandeCard.ALL);
        row.add(options.veto() == GrandeOptions.Veto.OFF);
    }
}
