package hidalgo.rules.grande;

/** The secret disks: who sets one, who has done so, and where (EG-1.2, EG-4.16). */
final class Disks {
    private static final int BITS = 4;
    private static final int LANE = 15;

    private int choosers;
    private int chosen;
    private int regions;

    /** The seats that still have to choose, as bits. */
    int unset() {
        return choosers & ~chosen;
    }

    /** The seats that have chosen, as bits. */
    int chosen() {
        return chosen;
    }

    /** The region on a disk; only of a seat that has chosen. */
    int region(int seat) {
        return regions >> BITS * seat & LANE;
    }

    /** Begins a round of choices. */
    void ask(int seats) {
        clear();
        choosers = seats;
    }

    void choose(int seat, int region) {
        chosen |= 1 << seat;
        regions = regions & ~(LANE << BITS * seat) | region << BITS * seat;
    }

    /** Ends a round of choices. */
    void clear() {
        choosers = 0;
        chosen = 0;
        regions = 0;
    }

    void set(Disks other) {
        choosers = other.choosers;
        chosen = other.chosen;
        regions = other.regions;
    }
}
