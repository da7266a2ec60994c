package hidalgo.rules.grande;

import hidalgo.rules.Message;
import hidalgo.rules.Refusal;
import org.jspecify.annotations.Nullable;

/** The reasons why moves of a turn, outside the special action, are refused (EG-2.4, EG-3). */
final class TurnRefusals {
    private TurnRefusals() {}

    static @Nullable Refusal explainLaying(GrandePosition position, int seat, WrittenMove written) {
        if (!(written instanceof WrittenMove.Power(int card))) {
            return Refusal.of("EG-2.4", "eg.laying");
        }
        for (int other = 0; other < position.seats(); other++) {
            if (position.courts.laid(other) == card) {
                return Refusal.of("EG-2.4", "eg.power.taken", "card", card, "rival", new Message.Seat(other));
            }
        }
        return (position.courts.hand(seat) >> card & 1) == 0
                ? Refusal.of("EG-2.4", "eg.power.gone", "card", card)
                : null;
    }

    static @Nullable Refusal explain(GrandePosition position, int seat, WrittenMove written) {
        if (written instanceof WrittenMove.Power) {
            return Refusal.of("EG-2.4", "eg.power.turn");
        }
        return switch (position.stage) {
            case FETCHING -> explainFetch(position, seat, written);
            case RECALLING -> explainRecall(position, seat, written);
            case CHOOSING -> explainCard(position, written);
            case PLACING -> explainPlacing(position, written);
            default -> explainBetween(position, seat, written);
        };
    }

    /** Why no caballero may enter or leave a place: it is the King's region (EG-3.5); null if it is not. */
    static @Nullable Refusal explainTaboo(GrandePosition position, int place) {
        return place == position.board.king() ? Refusal.of("EG-3.5", "eg.taboo", "place", Place.in(place)) : null;
    }

    /** Why a seat's caballero can't leave a place, or null if it can (EG-3.5, EG-3.6). */
    static @Nullable Refusal explainSource(GrandePosition position, int place, int owner, String rule) {
        if (place == Place.CASTILLO) {
            return Refusal.of("EG-3.6", "eg.castillo.stay");
        }
        Refusal taboo = explainTaboo(position, place);
        if (taboo != null) {
            return taboo;
        }
        return position.board.caballeros(place, owner) == 0
                ? Refusal.of(rule, "eg.noneThere", "seat", new Message.Seat(owner), "place", Place.in(place))
                : null;
    }

    private static @Nullable Refusal explainFetch(GrandePosition position, int seat, WrittenMove written) {
        if (!(written instanceof WrittenMove.Fetch(int count))) {
            return Refusal.of("EG-3.1", "eg.fetch.first");
        }
        int most = Course.fetchable(position, seat);
        return count > most ? Refusal.of("EG-3.1", "eg.fetch.limit", "most", most) : null;
    }

    private static @Nullable Refusal explainRecall(GrandePosition position, int seat, WrittenMove written) {
        return switch (written) {
            case WrittenMove.Done() -> null;
            case WrittenMove.Recall(int place) -> explainSource(position, place, seat, "EG-3.1");
            default -> Refusal.of("EG-3.1", "eg.recall.first");
        };
    }

    private static @Nullable Refusal explainCard(GrandePosition position, WrittenMove written) {
        if (!(written instanceof WrittenMove.ChooseCard(int pile))) {
            return Refusal.of("EG-3.2", "eg.card.first");
        }
        return (position.piles.faceUp() >> pile & 1) == 0 ? Refusal.of("EG-3.2", "eg.card.gone", "pile", pile) : null;
    }

    private static @Nullable Refusal explainPlacing(GrandePosition position, WrittenMove written) {
        return switch (written) {
            case WrittenMove.Done() -> null;
            case WrittenMove.Place(int place) -> explainPlace(position, place);
            default -> Refusal.of("EG-3.3", "eg.placing");
        };
    }

    /** Why a caballero can't be placed from the court into a place (EG-3.4, EG-3.5). */
    private static @Nullable Refusal explainPlace(GrandePosition position, int place) {
        Refusal taboo = explainTaboo(position, place);
        if (taboo != null) {
            return taboo;
        }
        return (TurnMoves.placeable(position) >> place & 1) == 0
                ? Refusal.of("EG-3.4", "eg.place.away", "place", Place.in(place), "king", Place.in(position.king()))
                : null;
    }

    private static @Nullable Refusal explainBetween(GrandePosition position, int seat, WrittenMove written) {
        return switch (written) {
            case WrittenMove.End() -> null;
            case WrittenMove.Special() -> position.turn.announced ? Refusal.of("EG-3.3", "eg.special.twice") : null;
            case WrittenMove.Place(int place) -> {
                if (position.turn.toPlace == 0) {
                    yield Refusal.of("EG-3.3", "eg.place.over");
                }
                yield position.courts.court(seat) == 0
                        ? Refusal.of("EG-3.3", "eg.courtEmpty")
                        : explainPlace(position, place);
            }
            case WrittenMove.Done() -> Refusal.of("EG-3.3", "eg.done.nothing");
            case WrittenMove.Allow() -> Refusal.of("EG-4.15", "eg.allow.nothing");
            case WrittenMove.Fetch _ -> Refusal.of("EG-3.1", "eg.fetch.over");
            case WrittenMove.Recall _ -> Refusal.of("EG-3.1", "eg.fetch.over");
            case WrittenMove.ChooseCard _ -> Refusal.of("EG-3.2", "eg.card.twice");
            case WrittenMove.Disk _ -> Refusal.of("EG-4.16", "eg.disk.nothing");
            default ->
                position.turn.announced
                        ? Refusal.of("EG-3.3", "eg.special.over")
                        : Refusal.of("EG-3.3", "eg.special.first");
        };
    }
}
