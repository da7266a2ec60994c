package hidalgo.rules.grande;

import hidalgo.rules.PowerHand;

/** The possessions of each seat: caballeros in court and province, and power cards. */
final class Courts {
    private static final int COURT = 0;
    private static final int PROVINCE = 1;
    private static final int HAND = 2;
    private static final int LAID = 3;
    private static final int WIDTH = 4;

    private final int[] rows = new int[Box.MOST_SEATS * WIDTH];

    int court(int seat) {
        return rows[seat * WIDTH + COURT];
    }

    int province(int seat) {
        return rows[seat * WIDTH + PROVINCE];
    }

    /** The power cards in hand, card {@code n} as bit {@code n}. */
    int hand(int seat) {
        return rows[seat * WIDTH + HAND];
    }

    /** The power card played this round, or 0. */
    int laid(int seat) {
        return rows[seat * WIDTH + LAID];
    }

    /** Every seat's card played this round, four bits each, seat 0 lowest. */
    int laidCards() {
        int cards = 0;
        for (int seat = 0; seat < Box.MOST_SEATS; seat++) {
            cards |= laid(seat) << 4 * seat;
        }
        return cards;
    }

    /** Prepares a seat with a court, a province and all power cards (EG-2.1). */
    void furnish(int seat, int court, int province) {
        rows[seat * WIDTH + COURT] = court;
        rows[seat * WIDTH + PROVINCE] = province;
        rows[seat * WIDTH + HAND] = PowerHand.full(PowerCards.COUNT);
    }

    void addToCourt(int seat, int caballeros) {
        rows[seat * WIDTH + COURT] += caballeros;
    }

    void addToProvince(int seat, int caballeros) {
        rows[seat * WIDTH + PROVINCE] += caballeros;
    }

    /** Brings caballeros from the province to the court, as many as there are (EG-3.1, EG-4.13). */
    void fetch(int seat, int caballeros) {
        int fetched = Math.min(caballeros, province(seat));
        addToProvince(seat, -fetched);
        addToCourt(seat, fetched);
    }

    /** Returns caballeros from the court to the province, as many as there are (EG-4.3). */
    void dismiss(int seat, int caballeros) {
        int dismissed = Math.min(caballeros, court(seat));
        addToCourt(seat, -dismissed);
        addToProvince(seat, dismissed);
    }

    void lay(int seat, int card) {
        rows[seat * WIDTH + LAID] = card;
        rows[seat * WIDTH + HAND] &= ~(1 << card);
    }

    /** Takes a power card back into the hand (EG-4.12). */
    void takeBack(int seat, int card) {
        rows[seat * WIDTH + HAND] |= 1 << card;
    }

    void clearLaid(int seat) {
        rows[seat * WIDTH + LAID] = 0;
    }

    void set(Courts other) {
        System.arraycopy(other.rows, 0, rows, 0, rows.length);
    }
}
