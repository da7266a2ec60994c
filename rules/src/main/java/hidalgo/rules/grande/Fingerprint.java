package hidalgo.rules.grande;

import hidalgo.rules.RandomSource;

/*
 * The fingerprint describes the game and not how the position is stored: stored games contain it, so it must not change
 * when the storage does. Cards and stages are included by their names.
 */

/** The fingerprint of a position. */
final class Fingerprint {
    private static final byte[] NONE = {};

    private Fingerprint() {}

    static long of(GrandePosition position) {
        return of(position, true);
    }

    /** The fingerprint without the order of the cards that have not been turned up. */
    static long visible(GrandePosition position) {
        return of(position, false);
    }

    private static long of(GrandePosition position, boolean all) {
        long hash = board(position);
        for (int seat = 0; seat < position.seats(); seat++) {
            hash = seat(position, seat, hash);
        }
        hash = turn(position, hash);
        hash = action(position, hash);
        hash = piles(position.piles, all, hash);
        hash = mix(hash, position.stage.name().hashCode());
        hash = mix(hash, position.order);
        hash = mix(hash, position.cursor);
        hash = mix(hash, position.round());
        hash = mix(hash, position.scorings());
        return mix(hash, position.points.lastKey());
    }

    private static long mix(long hash, int number) {
        return RandomSource.scramble(hash + number);
    }

    private static long board(GrandePosition position) {
        long hash = mix(0, position.board.king());
        for (int scoreboard = 0; scoreboard < Scoreboard.COUNT; scoreboard++) {
            hash = mix(hash, position.board.scoreboard(scoreboard));
        }
        for (int place = 0; place < Place.COUNT; place++) {
            for (int seat = 0; seat < position.seats(); seat++) {
                hash = mix(hash, position.board.caballeros(place, seat));
            }
        }
        return hash;
    }

    private static long seat(GrandePosition position, int seat, long before) {
        long hash = mix(before, position.board.grande(seat));
        hash = mix(hash, position.courts.court(seat));
        hash = mix(hash, position.courts.province(seat));
        hash = mix(hash, position.courts.hand(seat));
        hash = mix(hash, position.courts.laid(seat));
        hash = mix(hash, position.vetoes.held(seat));
        hash = mix(hash, position.vetoes.ending() >> seat & 1);
        hash = mix(hash, position.points.total(seat));
        hash = mix(hash, position.points.scored(seat));
        hash = mix(hash, position.disks.unset() >> seat & 1);
        boolean chosen = (position.disks.chosen() >> seat & 1) != 0;
        return mix(hash, chosen ? position.disks.region(seat) : Place.NOWHERE);
    }

    private static long turn(GrandePosition position, long before) {
        Turn turn = position.turn;
        long hash = mix(before, turn.missing);
        hash = mix(hash, turn.pile);
        hash = mix(hash, turn.toPlace);
        return mix(hash, turn.announced ? 1 : 0);
    }

    private static long action(GrandePosition position, long before) {
        Action action = position.action;
        long hash = mix(before, action.unasked);
        hash = mix(hash, action.left);
        hash = mix(hash, action.ownLeft);
        hash = mix(hash, action.othersLeft);
        hash = mix(hash, action.placesLeft);
        hash = mix(hash, action.region);
        hash = mix(hash, action.giver);
        return mix(hash, action.sent);
    }

    /** The cards face up and, if all are asked for, those not yet drawn. */
    private static long piles(Piles piles, boolean all, long before) {
        long hash = mix(before, piles.faceUp());
        for (int pile = 1; pile <= Piles.SHUFFLED; pile++) {
            hash = mix(hash, piles.card(pile).text().hashCode());
            for (byte card : all ? piles.undrawn(pile) : NONE) {
                hash = mix(hash, Card.at(card).text().hashCode());
            }
        }
        return hash;
    }
}
