package hidalgo.rules.caballero;

import hidalgo.rules.SeatOrder;
import hidalgo.rules.caballero.state.Box;
import hidalgo.rules.caballero.state.CaballeroOptions;
import hidalgo.rules.caballero.state.CaballeroState;

/** The course of the game: rounds, turns and the display (EC-2). */
final class Course {
    private Course() {}

    /** EC-2.4: when all have played a card, the turns begin in the order of the cards. */
    static void layPower(CaballeroPosition position, int seat, int card) {
        position.courts.lay(seat, card);
        if (++position.cursor == position.seats()) {
            position.order = SeatOrder.byCard(position.courts.laidCards(), position.seats());
            position.cursor = 0;
            position.bidding = false;
            position.turn.begin();
        }
    }

    /** Ends a turn, with the last one the round, and with the last round the game. */
    static void endTurn(CaballeroPosition position) {
        if (++position.cursor < position.seats()) {
            position.turn.begin();
            return;
        }
        if (position.options.isScored(position.round)) {
            Scores.score(position);
            position.scorings++;
            position.scoredRound = position.round;
        }
        if (position.round == position.options.rounds()) {
            position.over = true;
            return;
        }
        refill(position);
        beginRound(position);
    }

    private static void beginRound(CaballeroPosition position) {
        int seats = position.seats();
        int turns = position.order;
        position.order = position.options.bidOrder() == CaballeroOptions.BidOrder.CLOCKWISE
                ? SeatOrder.clockwise(SeatOrder.at(turns, seats - 1), seats)
                : SeatOrder.reversed(turns, seats);
        for (int seat = 0; seat < seats; seat++) {
            position.courts.clearLaid(seat);
        }
        position.cursor = 0;
        position.bidding = true;
        position.round++;
    }

    /** Fills the display from the stack (EC-2.2, EC-2.6). */
    static void refill(CaballeroState position) {
        while (position.displayed < Box.DISPLAY && position.drawn < position.stack.length) {
            position.display[position.displayed++] = position.stack[position.drawn++];
            position.reveals++;
        }
    }
}
