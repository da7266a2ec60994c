package hidalgo.rules.grande;

import hidalgo.rules.MoveList;
import hidalgo.rules.PowerHand;

/** The steps that a special action allows (EG-4). */
final class ActionMoves {
    private ActionMoves() {}

    /** Lists the steps of the seat that is to take one. */
    static void list(GrandePosition position, int seat, MoveList moves) {
        Card card = position.card();
        switch (card) {
            case ANGRY_KING -> {
                TurnMoves.addAll(MoveCode.GIVE, position.board.regionsWith(seat, 1), moves);
                if (position.courts.court(seat) > 0) {
                    moves.add(MoveCode.of(MoveCode.GIVE, MoveCode.COURT));
                }
            }
            case SEND_ONE_EACH -> listSends(position, moves);
            case SCORE_ONE -> TurnMoves.addAll(MoveCode.SCORE, Place.ALL, moves);
            case SCOREBOARD -> listScoreboards(position, moves);
            case ADVISER, KING -> TurnMoves.addAll(MoveCode.KING, kingTargets(position, card), moves);
            case EVICTION -> TurnMoves.addAll(MoveCode.EVICT, openRegions(position), moves);
            case GRANDE ->
                TurnMoves.addAll(MoveCode.GRANDE, openRegions(position) & ~(1 << position.board.grande(seat)), moves);
            case POWER_BACK ->
                TurnMoves.addAll(MoveCode.TAKE, PowerHand.full(PowerCards.COUNT) & ~position.courts.hand(seat), moves);
            default -> {
                listMoves(position, seat, moves);
                if (mayPlace(position, seat)) {
                    TurnMoves.addAll(MoveCode.PLACE, targets(position), moves);
                }
            }
        }
        if (card.endsWithDone()) {
            moves.add(MoveCode.DONE);
        }
    }

    /** Whether the action lets a caballero be placed (EG-4.2). */
    static boolean mayPlace(GrandePosition position, int seat) {
        return position.action.placesLeft > 0 && position.courts.court(seat) > 0;
    }

    /** The regions that own caballeros may leave (EG-4.1). */
    static int ownSources(GrandePosition position, int seat) {
        Action action = position.action;
        return action.left > 0 && action.ownLeft > 0 ? position.board.regionsWith(seat, 1) & fixed(action) : 0;
    }

    /** The regions that other players' caballeros may leave (EG-4.1). */
    static int othersSources(GrandePosition position, int seat) {
        Action action = position.action;
        return action.left > 0 && action.othersLeft > 0 ? position.board.regionsOfOthers(seat) & fixed(action) : 0;
    }

    /** The places that "anywhere" means (EG-3.7). */
    static int targets(GrandePosition position) {
        return Place.ALL & ~(1 << position.board.king());
    }

    /** All regions except the King's. */
    static int openRegions(GrandePosition position) {
        return Place.REGIONS & ~(1 << position.board.king());
    }

    /** Where the King may go (EG-4.9). */
    static int kingTargets(GrandePosition position, Card card) {
        return card == Card.ADVISER ? Place.neighbours(position.board.king()) : openRegions(position);
    }

    /** The opponents with no caballero sent home yet, as bits (EG-4.5). */
    static int unsent(GrandePosition position) {
        return (1 << position.seats()) - 1 & ~position.action.sent & ~(1 << position.active());
    }

    /** Whether a scoreboard is in the King's region and can't be moved (EG-4.8). */
    static boolean isStuck(GrandePosition position, int scoreboard) {
        return position.board.scoreboard(scoreboard) == position.board.king();
    }

    private static int fixed(Action action) {
        return action.region == Place.NOWHERE ? Place.REGIONS : 1 << action.region;
    }

    private static void listMoves(GrandePosition position, int seat, MoveList moves) {
        for (int rest = ownSources(position, seat); rest != 0; rest &= rest - 1) {
            listMoves(position, Place.first(rest), seat, moves);
        }
        for (int rest = othersSources(position, seat); rest != 0; rest &= rest - 1) {
            int from = Place.first(rest);
            for (int owner = 0; owner < position.seats(); owner++) {
                if (owner != seat && position.board.caballeros(from, owner) > 0) {
                    listMoves(position, from, owner, moves);
                }
            }
        }
    }

    private static void listMoves(GrandePosition position, int from, int owner, MoveList moves) {
        for (int rest = targets(position) & ~(1 << from); rest != 0; rest &= rest - 1) {
            moves.add(MoveCode.of(MoveCode.MOVE, from, Place.first(rest), owner));
        }
    }

    private static void listSends(GrandePosition position, MoveList moves) {
        for (int others = unsent(position); others != 0; others &= others - 1) {
            int owner = Integer.numberOfTrailingZeros(others);
            for (int rest = position.board.regionsWith(owner, 1); rest != 0; rest &= rest - 1) {
                moves.add(MoveCode.of(MoveCode.SEND, Place.first(rest), owner));
            }
        }
    }

    private static void listScoreboards(GrandePosition position, MoveList moves) {
        int free = targets(position);
        for (int scoreboard = 0; scoreboard < Scoreboard.COUNT; scoreboard++) {
            int place = position.board.scoreboard(scoreboard);
            free &= place == Place.NOWHERE ? free : ~(1 << place);
        }
        for (int scoreboard = 0; scoreboard < Scoreboard.COUNT; scoreboard++) {
            if (!isStuck(position, scoreboard)) {
                for (int rest = free; rest != 0; rest &= rest - 1) {
                    moves.add(MoveCode.of(MoveCode.BOARD, scoreboard, Place.first(rest)));
                }
            }
        }
    }
}
