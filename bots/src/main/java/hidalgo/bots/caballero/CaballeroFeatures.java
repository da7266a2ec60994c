package hidalgo.bots.caballero;

import hidalgo.bots.learnt.FeatureReader;
import hidalgo.bots.learnt.FeatureRow;
import hidalgo.bots.learnt.Features;
import hidalgo.rules.Position;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.ShoreIndex;
import hidalgo.rules.caballero.state.CaballeroOptions;

/*
 * Every method that adds numbers to a row stands below the constant that counts them.
 */

/** The input features of El Caballero's nets. */
final class CaballeroFeatures implements Features {
    private static final int SEATS = 4;
    private static final int ROUNDS = 10;
    private static final int CARDS = 13;
    private static final int SCORINGS = 3;

    private final TileSecurity tiles = new TileSecurity();
    private final LandFeatures land = new LandFeatures();
    private final MoveFeatures moves = new MoveFeatures(land);
    private int turnsToCome;
    private int nextScored;
    private int scoringsAfter;

    @Override
    public int ofSeat() {
        return LandFeatures.OF_SEAT + OF_TILES + OF_POINTS + OF_TURN;
    }

    @Override
    public int ofAll() {
        return OF_ALL + LandFeatures.OF_ALL;
    }

    @Override
    public void fill(Position anyPosition, FeatureRow row) {
        CaballeroPosition position = (CaballeroPosition) anyPosition;
        land.read(position);
        moves.read(position);
        tiles.read(position);
        readAhead(position);
        for (int seat = 0; seat < position.seats(); seat++) {
            row.startSeat(seat, FeatureReader.JUDGED);
            land.addSeat(position, seat, row);
            addTiles(position, seat, row);
            addPoints(position, seat, row);
            addTurn(position, seat, row);
            row.endSeat(seat);
        }
        row.startAll();
        addAll(position, row);
        land.addLargest(position, row);
        row.endAll();
    }

    @Override
    public int ofMove() {
        return MoveFeatures.OF_MOVE;
    }

    @Override
    public void fill(Position position, int seat, int move, FeatureRow row) {
        moves.add((CaballeroPosition) position, seat, move, row);
    }

    private void readAhead(CaballeroPosition position) {
        CaballeroOptions options = position.options();
        turnsToCome = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            turnsToCome += isTurnAhead(position, seat) ? 1 : 0;
        }
        nextScored = position.round();
        while (!options.isScored(nextScored)) {
            nextScored++;
        }
        scoringsAfter = 0;
        for (int round = nextScored + 1; round <= options.rounds(); round++) {
            scoringsAfter += options.isScored(round) ? 1 : 0;
        }
    }

    private static boolean isTurnAhead(CaballeroPosition position, int seat) {
        return position.hasTurnToCome(seat) && (position.isBidding() || position.mover() != seat);
    }

    private static final int OF_TILES = 18;

    private void addTiles(CaballeroPosition position, int seat, FeatureRow row) {
        ShoreIndex shores = position.shores();
        int count = 0;
        int ships = 0;
        int castillos = 0;
        int atSea = 0;
        for (int shore = 0; shore < shores.shores(); shore++) {
            if (shores.owner(shore) == seat) {
                count++;
                ships += Integer.bitCount(shores.ships(shore));
                castillos += shores.hasCastillo(shore) ? 1 : 0;
                atSea += shores.landSides(shore) == 0 ? 1 : 0;
            }
        }
        int court = position.court(seat);
        row.add(count);
        row.add(ships);
        row.add(castillos);
        row.add(atSea);
        row.add(tiles.exposed(seat));
        row.add(tiles.backed(seat));
        row.add(tiles.afloat(seat));
        row.add(tiles.blocked(seat));
        row.add(position.tilesInCourt(seat));
        row.add(position.shipsInCourt(seat));
        row.add(position.governorsInCourt(seat));
        row.add(position.hasGrandeOnMap(seat));
        row.add(court);
        row.add(court == 0);
        row.add(court >= 3);
        row.add(court >= 6);
        row.add(court >= 10);
        row.add(position.supplyToCome(seat));
    }

    private static final int OF_POINTS = 4 + 2 * SCORINGS + 4 + SEATS;

    private void addPoints(CaballeroPosition position, int seat, FeatureRow row) {
        int lead = Integer.MAX_VALUE;
        int leadNow = Integer.MAX_VALUE;
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat) {
                int ahead = position.total(seat) - position.total(other);
                lead = Math.min(lead, ahead);
                leadNow = Math.min(leadNow, ahead + land.now(seat) - land.now(other));
            }
        }
        int wait = nextScored - position.round();
        int othersToCome = turnsToCome - (isTurnAhead(position, seat) ? 1 : 0);
        row.add(lead);
        row.add(leadNow);
        row.add(land.now(seat));
        row.add(position.total(seat) / 2);
        row.addCase(scoringsAfter, SCORINGS, lead);
        row.addCase(scoringsAfter, SCORINGS, leadNow);
        row.addCase(wait, 4, leadNow);
        row.addCase(wait == 0 && scoringsAfter == 0 ? othersToCome : -1, SEATS, leadNow);
    }

    private static final int OF_TURN = CARDS + 9;

    private static void addTurn(CaballeroPosition position, int seat, FeatureRow row) {
        int hand = position.hand(seat);
        for (int card = 1; card <= CARDS; card++) {
            row.add((hand >> card & 1) != 0);
        }
        int place = 0;
        for (int index = 0; index < position.seats(); index++) {
            place = position.inOrder(index) == seat ? index : place;
        }
        boolean moves = position.mover() == seat;
        int laid = position.laid(seat);
        row.add(Integer.numberOfTrailingZeros(hand | 1 << CARDS + 1));
        row.add(laid);
        row.add(position.isBidding() && laid == 0);
        row.add(place);
        row.add(place == position.seats() - 1);
        row.add(isTurnAhead(position, seat));
        row.add(moves);
        row.add(moves && !position.isBidding());
        row.add(moves && !position.isBidding() ? position.areasLeft(seat) : 0);
    }

    private static final int OF_ALL = ROUNDS + 4 + SCORINGS + SEATS + 1 + SEATS + 9;

    private void addAll(CaballeroPosition position, FeatureRow row) {
        CaballeroOptions options = position.options();
        row.addCase(position.round() - 1, ROUNDS, 1);
        row.addCase(nextScored - position.round(), 4, 1);
        row.addCase(scoringsAfter, SCORINGS, 1);
        row.addCase(turnsToCome, SEATS + 1, 1);
        row.addCase(position.seats() - 1, SEATS, 1);
        ShoreIndex shores = position.shores();
        int lands = 0;
        int value = 0;
        int free = 0;
        for (int region = 0; region < shores.regions(); region++) {
            if (LandFeatures.isOpenLand(shores, region)) {
                lands++;
                value += shores.value(region);
                free += land.isReachable(region) ? shores.value(region) : 0;
            }
        }
        row.add(position.isBidding());
        row.add(options.expanded());
        row.add(lands);
        row.add(value);
        row.add(free);
        row.add(position.shipsLeft());
        row.add(position.castillosLeft());
        row.add(options.twoPlayerTie() == CaballeroOptions.TwoPlayerTie.NOTHING);
        row.add(options.tieTest() == CaballeroOptions.TieTest.EACH);
    }
}
