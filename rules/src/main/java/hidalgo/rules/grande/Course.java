package hidalgo.rules.grande;

import hidalgo.rules.SeatOrder;
import hidalgo.rules.grande.GrandePosition.Stage;

/** The course of the game: rounds, turns and general scorings (EG-2, EG-3, EG-5.4). */
final class Course {
    private Course() {}

    /** Turns up cards for a new round, in which a seat begins to play power cards (EG-2.3, EG-2.4). */
    static void beginRound(GrandePosition position, int first) {
        position.piles.turnUp();
        position.reveals += Piles.SHUFFLED;
        position.order = SeatOrder.clockwise(first, position.seats());
        for (int seat = 0; seat < position.seats(); seat++) {
            position.courts.clearLaid(seat);
        }
        position.cursor = 0;
        position.stage = Stage.LAYING;
    }

    /** EG-2.4. */
    static void layPower(GrandePosition position, int seat, int card) {
        position.courts.lay(seat, card);
        if (++position.cursor == position.seats()) {
            position.order = SeatOrder.byCard(position.courts.laidCards(), position.seats());
            position.cursor = 0;
            beginTurn(position);
        }
    }

    /** EG-3.1: the caballeros come; if the whole province fell short of the card, some may be recalled. */
    static void fetch(GrandePosition position, int seat, int count) {
        int missing = PowerCards.caballeros(position.courts.laid(seat)) - count;
        position.courts.fetch(seat, count);
        position.turn.missing = position.courts.province(seat) == 0 ? missing : 0;
        settleRecall(position, seat);
    }

    /** EG-3.1. */
    static void recall(GrandePosition position, int seat, int region) {
        position.board.add(region, seat, -1);
        position.courts.addToCourt(seat, 1);
        position.turn.missing--;
        settleRecall(position, seat);
    }

    /** Ends the current step: recalling, placing or the special action. */
    static void done(GrandePosition position) {
        switch (position.stage) {
            case RECALLING -> endRecall(position);
            case PLACING -> endPlacing(position);
            default -> Actions.finish(position);
        }
    }

    private static void endRecall(GrandePosition position) {
        position.turn.missing = 0;
        position.stage = Stage.CHOOSING;
    }

    /** EG-3.2. */
    static void chooseCard(GrandePosition position, int pile) {
        position.piles.choose(pile);
        position.turn.pile = pile;
        position.turn.toPlace = pile;
        position.stage = Stage.BETWEEN;
    }

    /** EG-3.4. */
    static void place(GrandePosition position, int seat, int place) {
        position.courts.addToCourt(seat, -1);
        position.board.add(place, seat, 1);
        position.stage = Stage.PLACING;
        position.turn.toPlace--;
        if (position.turn.toPlace == 0 || position.courts.court(seat) == 0) {
            endPlacing(position);
        }
    }

    private static void endPlacing(GrandePosition position) {
        position.turn.toPlace = 0;
        position.stage = Stage.BETWEEN;
    }

    static void endTurn(GrandePosition position) {
        if (++position.cursor < position.seats()) {
            beginTurn(position);
            return;
        }
        position.cursor--;
        position.turn.begin();
        position.piles.discard();
        position.vetoes.endRound();
        if (!Box.isScored(position.round())) {
            nextRound(position);
        } else if (!SecretChoices.ask(position, Stage.CASTILLO)) {
            scoreGenerally(position);
        }
    }

    /** The general scoring, when all who have caballeros in the Castillo have chosen (EG-5.4). */
    static void scoreGenerally(GrandePosition position) {
        position.points.begin(position.round(), null);
        position.scorePlaces(1 << Place.CASTILLO);
        SecretChoices.leaveCastillo(position);
        position.disks.clear();
        position.scorePlaces(Place.REGIONS);
        nextRound(position);
    }

    private static void beginTurn(GrandePosition position) {
        position.turn.begin();
        int seat = position.active();
        if (position.options.fetch() == GrandeOptions.Fetch.UP_TO) {
            position.stage = Stage.FETCHING;
        } else {
            fetch(position, seat, fetchable(position, seat));
        }
    }

    /** The most caballeros that card and province allow to fetch (EG-3.1). */
    static int fetchable(GrandePosition position, int seat) {
        return Math.min(PowerCards.caballeros(position.courts.laid(seat)), position.courts.province(seat));
    }

    private static void settleRecall(GrandePosition position, int seat) {
        if (position.turn.missing > 0 && position.board.regionsWith(seat, 1) != 0) {
            position.stage = Stage.RECALLING;
        } else {
            endRecall(position);
        }
    }

    private static void nextRound(GrandePosition position) {
        if (position.piles.drawn() == position.options.rounds()) {
            position.stage = Stage.OVER;
        } else {
            beginRound(position, position.active());
        }
    }
}
