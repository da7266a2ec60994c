package hidalgo.rules.grande;

import hidalgo.rules.Message;
import hidalgo.rules.Refusal;
import org.jspecify.annotations.Nullable;

/** The reasons why steps of a special action are refused (EG-4). */
final class ActionRefusals {
    private ActionRefusals() {}

    static @Nullable Refusal explain(GrandePosition position, int seat, WrittenMove written) {
        Card card = position.card();
        if (written instanceof WrittenMove.Done) {
            return card.endsWithDone() ? null : Refusal.of("EG-4.17", "eg.acting.must");
        }
        if (written instanceof WrittenMove.End || written instanceof WrittenMove.Special) {
            return Refusal.of("EG-3.3", "eg.acting");
        }
        return switch (card) {
            case ANGRY_KING ->
                written instanceof WrittenMove.Give(int from)
                        ? explainGive(position, seat, from)
                        : wanted(card, "eg.wanted.give");
            case SEND_ONE_EACH ->
                written instanceof WrittenMove.Send(int from, int owner)
                        ? explainSend(position, seat, from, owner)
                        : wanted(card, "eg.wanted.send");
            case SCORE_ONE -> written instanceof WrittenMove.Score ? null : wanted(card, "eg.wanted.score");
            case SCOREBOARD ->
                written instanceof WrittenMove.Board(int scoreboard, int place)
                        ? explainBoard(position, scoreboard, place)
                        : wanted(card, "eg.wanted.board");
            case ADVISER, KING ->
                written instanceof WrittenMove.King(int place)
                        ? explainKing(position, place)
                        : wanted(card, "eg.wanted.king");
            case EVICTION ->
                written instanceof WrittenMove.Evict(int place)
                        ? explainEvict(position, place)
                        : wanted(card, "eg.wanted.evict");
            case GRANDE ->
                written instanceof WrittenMove.Grande(int place)
                        ? explainGrande(position, seat, place)
                        : wanted(card, "eg.wanted.grande");
            case POWER_BACK ->
                written instanceof WrittenMove.Take(int power)
                        ? explainTake(position, seat, power)
                        : wanted(card, "eg.wanted.take");
            case PLACE_TWO ->
                written instanceof WrittenMove.Place(int place)
                        ? TurnRefusals.explainTaboo(position, place)
                        : wanted(card, "eg.wanted.place");
            case MOVE_OWN_REGION_OR_PLACE_TWO -> explainEither(position, seat, written);
            default ->
                written instanceof WrittenMove.Move move
                        ? explainMove(position, seat, move)
                        : wanted(card, "eg.wanted.move");
        };
    }

    private static Refusal wanted(Card card, String key) {
        return Refusal.of(card.rule(), key);
    }

    /** EG-4.2: the first step decides whether caballeros are moved or placed. */
    private static @Nullable Refusal explainEither(GrandePosition position, int seat, WrittenMove written) {
        return switch (written) {
            case WrittenMove.Place(int place) -> {
                if (position.action.placesLeft == 0) {
                    yield Refusal.of("EG-4.2", "eg.either.move");
                }
                yield position.courts.court(seat) == 0
                        ? Refusal.of("EG-4.2", "eg.courtEmpty")
                        : TurnRefusals.explainTaboo(position, place);
            }
            case WrittenMove.Move move ->
                position.action.left == 0 ? Refusal.of("EG-4.2", "eg.either.place") : explainMove(position, seat, move);
            default -> Refusal.of("EG-4.2", "eg.wanted.either");
        };
    }

    /** EG-4.1. */
    private static @Nullable Refusal explainMove(GrandePosition position, int seat, WrittenMove.Move move) {
        String rule = position.card().rule();
        if (move.owner() >= position.seats()) {
            return Judge.noSeat(position, move.owner());
        }
        Action action = position.action;
        boolean own = move.owner() == seat;
        if ((own ? action.ownLeft : action.othersLeft) == 0) {
            return Refusal.of(rule, own ? "eg.move.noOwn" : "eg.move.noOthers");
        }
        Refusal refusal = TurnRefusals.explainSource(position, move.from(), move.owner(), rule);
        if (refusal == null) {
            refusal = TurnRefusals.explainTaboo(position, move.to());
        }
        if (refusal != null) {
            return refusal;
        }
        if (action.region != Place.NOWHERE && action.region != move.from()) {
            return Refusal.of(rule, "eg.move.oneRegion", "place", Place.in(action.region));
        }
        return move.from() == move.to() ? Refusal.of(rule, "eg.move.same") : null;
    }

    /** EG-4.5. */
    private static @Nullable Refusal explainSend(GrandePosition position, int seat, int from, int owner) {
        if (owner >= position.seats()) {
            return Judge.noSeat(position, owner);
        }
        if (owner == seat) {
            return Refusal.of("EG-4.5", "eg.send.own");
        }
        return (position.action.sent >> owner & 1) != 0
                ? Refusal.of("EG-4.5", "eg.send.twice", "owner", new Message.Seat(owner))
                : TurnRefusals.explainSource(position, from, owner, "EG-4.5");
    }

    /** EG-4.4. */
    private static @Nullable Refusal explainGive(GrandePosition position, int seat, int from) {
        if (from != MoveCode.COURT) {
            return TurnRefusals.explainSource(position, from, seat, "EG-4.4");
        }
        return position.courts.court(seat) == 0 ? Refusal.of("EG-4.4", "eg.courtEmpty") : null;
    }

    /** EG-4.8. */
    private static @Nullable Refusal explainBoard(GrandePosition position, int scoreboard, int place) {
        if (ActionMoves.isStuck(position, scoreboard)) {
            return Refusal.of("EG-3.5", "eg.board.stuck");
        }
        if (place == position.board.king()) {
            return Refusal.of("EG-3.5", "eg.board.king", "place", Place.in(place));
        }
        return position.highScoreboard() == place || position.lowScoreboard() == place
                ? Refusal.of("EG-4.8", "eg.board.there", "place", Place.in(place))
                : null;
    }

    /** EG-4.9. */
    private static @Nullable Refusal explainKing(GrandePosition position, int place) {
        if (place == Place.CASTILLO) {
            return Refusal.of("EG-4.9", "eg.king.castillo");
        }
        if (place == position.board.king()) {
            return Refusal.of("EG-4.9", "eg.king.there");
        }
        return (ActionMoves.kingTargets(position, position.card()) >> place & 1) == 0
                ? Refusal.of("EG-4.9", "eg.king.away", "place", Place.in(place))
                : null;
    }

    /** EG-4.10. */
    private static @Nullable Refusal explainEvict(GrandePosition position, int place) {
        if (place == Place.CASTILLO) {
            return Refusal.of("EG-4.10", "eg.evict.castillo");
        }
        return TurnRefusals.explainTaboo(position, place);
    }

    /** EG-4.11. */
    private static @Nullable Refusal explainGrande(GrandePosition position, int seat, int place) {
        if (place == Place.CASTILLO) {
            return Refusal.of("EG-1.1", "eg.grande.castillo");
        }
        if (place == position.board.king()) {
            return Refusal.of("EG-3.5", "eg.grande.king", "place", Place.in(place));
        }
        return place == position.board.grande(seat) ? Refusal.of("EG-4.11", "eg.grande.there") : null;
    }

    /** EG-4.12. */
    private static @Nullable Refusal explainTake(GrandePosition position, int seat, int power) {
        return (position.courts.hand(seat) >> power & 1) != 0
                ? Refusal.of("EG-4.12", "eg.take.inHand", "card", power)
                : null;
    }
}
