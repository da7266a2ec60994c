package hidalgo.rules.grande;

/** The special actions without steps: they happen at once and completely (EG-4.3, EG-4.7, EG-4.13). */
final class AutomaticActions {
    private static final int DISMISSED = 3;
    private static final int FETCHED = 2;

    private AutomaticActions() {}

    static void carryOut(GrandePosition position) {
        Card card = position.card();
        int active = position.active();
        switch (card) {
            case COURTS_ALL -> dismiss(position, active, Box.CABALLEROS);
            case COURTS_THREE -> dismiss(position, active, DISMISSED);
            case SCORE_FOURS, SCORE_FIVES, SCORE_SIXES_SEVENS, SCORE_CASTILLO, SCORE_MOST, SCORE_FEWEST ->
                position.score(scoredBy(position, card), card);
            case SCORE_FIRSTS -> {
                position.points.begin(position.round(), card);
                Scores.walkFirsts(position, position.points);
            }
            case COURT -> position.courts.fetch(active, FETCHED);
            default -> throw new IllegalStateException("Not an automatic action: " + card);
        }
    }

    /** The places that a card scores with all their ranks, without a choice (EG-4.7); 0 for other cards. */
    static int scoredBy(GrandePosition position, Card card) {
        return switch (card) {
            case SCORE_FOURS -> regionsOfValue(position, 4, 4);
            case SCORE_FIVES -> regionsOfValue(position, 5, 5);
            case SCORE_SIXES_SEVENS -> regionsOfValue(position, 6, 7);
            case SCORE_CASTILLO -> 1 << Place.CASTILLO;
            case SCORE_MOST -> mostCrowded(position, 1);
            case SCORE_FEWEST -> mostCrowded(position, -1);
            default -> 0;
        };
    }

    private static void dismiss(GrandePosition position, int active, int most) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (seat != active) {
                position.courts.dismiss(seat, most);
            }
        }
    }

    private static int regionsOfValue(GrandePosition position, int lowest, int highest) {
        int regions = 0;
        for (int region = 0; region < Place.CASTILLO; region++) {
            int value = position.board.value(region, 1);
            if (value >= lowest && value <= highest) {
                regions |= 1 << region;
            }
        }
        return regions;
    }

    /** The regions with the most caballeros of all colours, or with sign -1 the fewest; empty regions don't count. */
    private static int mostCrowded(GrandePosition position, int sign) {
        int regions = 0;
        int most = Integer.MIN_VALUE;
        for (int region = 0; region < Place.CASTILLO; region++) {
            int crowd = sign * position.board.crowd(region);
            if (crowd == 0 || crowd < most) {
                continue;
            }
            regions = crowd > most ? 1 << region : regions | 1 << region;
            most = crowd;
        }
        return regions;
    }
}
