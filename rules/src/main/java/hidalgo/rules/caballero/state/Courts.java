package hidalgo.rules.caballero.state;

import hidalgo.rules.ScoreTally;

/** The possessions of each seat: caballeros, ships and governors in court, tiles off the map, power cards, points. */
public final class Courts implements ScoreTally {
    private static final int MOST_SEATS = 4;
    private static final int CABALLEROS = 0;
    private static final int SHIPS = 1;
    private static final int OFF_MAP = 2;
    private static final int GOVERNORS = 3;
    private static final int HAND = 4;
    private static final int LAID = 5;
    private static final int TOTAL = 6;
    private static final int SCORED = 7;
    private static final int WIDTH = 8;
    private static final int CAPACITY_OF_A_TILE = 8;

    private final int[] rows = new int[MOST_SEATS * WIDTH];

    public int caballeros(int seat) {
        return rows[seat * WIDTH + CABALLEROS];
    }

    public int ships(int seat) {
        return rows[seat * WIDTH + SHIPS];
    }

    /** The seat's caballero tiles that are not on the map. */
    public int offMap(int seat) {
        return rows[seat * WIDTH + OFF_MAP];
    }

    public int governors(int seat) {
        return rows[seat * WIDTH + GOVERNORS];
    }

    /** The power cards in hand, card {@code n} as bit {@code n}. */
    public int hand(int seat) {
        return rows[seat * WIDTH + HAND];
    }

    /** The power card played this round, or 0. */
    public int laid(int seat) {
        return rows[seat * WIDTH + LAID];
    }

    /** Every seat's card played this round, four bits each, seat 0 lowest. */
    public int laidCards() {
        int cards = 0;
        for (int seat = 0; seat < MOST_SEATS; seat++) {
            cards |= laid(seat) << 4 * seat;
        }
        return cards;
    }

    public int total(int seat) {
        return rows[seat * WIDTH + TOTAL];
    }

    /** The points of the latest scoring. */
    int scored(int seat) {
        return rows[seat * WIDTH + SCORED];
    }

    /** How many caballeros the court can hold (EC-3.2). */
    public int capacity(int seat) {
        return capacityWith(offMap(seat));
    }

    /** How many caballeros a court with that many tiles off the map can hold (EC-3.2). */
    public static int capacityWith(int offMap) {
        return CAPACITY_OF_A_TILE * offMap;
    }

    public void furnish(int seat, int caballeros, int tiles, int governors, int hand) {
        int at = seat * WIDTH;
        rows[at + CABALLEROS] = caballeros;
        rows[at + OFF_MAP] = tiles;
        rows[at + GOVERNORS] = governors;
        rows[at + HAND] = hand;
    }

    public void pay(int seat, int caballeros) {
        rows[seat * WIDTH + CABALLEROS] -= caballeros;
    }

    /** Adds caballeros as far as they fit (EC-3.1, EC-3.2). */
    public void receive(int seat, int caballeros) {
        rows[seat * WIDTH + CABALLEROS] = Math.min(caballeros(seat) + caballeros, capacity(seat));
    }

    /** A tile leaves the court for the map, and what no longer fits is lost (EC-3.2). */
    public void sendTile(int seat) {
        rows[seat * WIDTH + OFF_MAP]--;
        receive(seat, 0);
    }

    /** A tile comes back from the map, and then the caballeros that come back with it (EC-3.2). */
    public void returnTile(int seat, int caballeros) {
        rows[seat * WIDTH + OFF_MAP]++;
        receive(seat, caballeros);
    }

    public void addShips(int seat, int ships) {
        rows[seat * WIDTH + SHIPS] += ships;
    }

    public void sendGovernor(int seat) {
        rows[seat * WIDTH + GOVERNORS]--;
    }

    /** Plays a power card, which is then out of the game (EC-2.4). */
    public void lay(int seat, int card) {
        rows[seat * WIDTH + LAID] = card;
        rows[seat * WIDTH + HAND] &= ~(1 << card);
    }

    public void clearLaid(int seat) {
        rows[seat * WIDTH + LAID] = 0;
    }

    /** Resets the points of the latest scoring, before the next one adds to them. */
    public void beginScoring() {
        for (int seat = 0; seat < MOST_SEATS; seat++) {
            rows[seat * WIDTH + SCORED] = 0;
        }
    }

    @Override
    public void add(int seat, int region, String reason, int points) {
        rows[seat * WIDTH + SCORED] += points;
        rows[seat * WIDTH + TOTAL] += points;
    }

    void set(Courts other) {
        System.arraycopy(other.rows, 0, rows, 0, rows.length);
    }
}
