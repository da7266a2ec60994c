package hidalgo.rules.grande;

import hidalgo.rules.Message;
import hidalgo.rules.MoveList;
import hidalgo.rules.MoveText;
import hidalgo.rules.Refusal;
import hidalgo.rules.Ruling;
import hidalgo.rules.grande.GrandePosition.Stage;
import org.jspecify.annotations.Nullable;

/*
 * The list of legal moves alone decides what is legal. The refusals only explain: for every well-formed move they give
 * a reason exactly when it is not in the list, which the tests check in both directions.
 */

/** Judges written moves: legal, or refused with the rule. */
final class Judge {
    private Judge() {}

    static Ruling judge(GrandePosition position, int seat, String text) {
        WrittenMove written = Notation.parse(text);
        if (written == null) {
            return MoveText.malformed("EG-7", "eg.malformed", text);
        }
        int move = Notation.encode(written);
        MoveList moves = new MoveList();
        position.legalMoves(seat, moves);
        if (moves.contains(move)) {
            return new Ruling.Legal(move);
        }
        Refusal refusal = explain(position, seat, written);
        if (refusal == null) {
            throw new IllegalStateException("No reason to refuse " + text);
        }
        return refusal;
    }

    /** The reason why a move is not legal, or null if there is none. */
    static @Nullable Refusal explain(GrandePosition position, int seat, WrittenMove written) {
        if (seat < 0 || seat >= position.seats()) {
            return noSeat(position, seat);
        }
        if (position.isOver()) {
            return Refusal.of("EG-2.5", "eg.over");
        }
        if (written instanceof WrittenMove.Veto) {
            return explainVeto(position, seat);
        }
        if (!position.mayMove(seat)) {
            return explainWaiting(position, seat);
        }
        return switch (position.stage) {
            case LAYING -> TurnRefusals.explainLaying(position, seat, written);
            case ASKING -> written instanceof WrittenMove.Allow ? null : Refusal.of("EG-4.15", "eg.answerFirst");
            case ACTING ->
                seat == position.stepper()
                        ? ActionRefusals.explain(position, seat, written)
                        : Refusal.of("EG-4.15", "eg.onlyVeto", "mover", new Message.Seat(position.stepper()));
            case DISKS, CASTILLO -> explainDisk(position, seat, written);
            default -> TurnRefusals.explain(position, seat, written);
        };
    }

    static Refusal noSeat(GrandePosition position, int seat) {
        return Refusal.of("EG-1.2", "eg.seat", "seat", seat, "last", position.seats() - 1);
    }

    /** EG-4.15 and EG-4.16. */
    private static @Nullable Refusal explainVeto(GrandePosition position, int seat) {
        Stage stage = position.stage;
        if (stage != Stage.ASKING && stage != Stage.ACTING && stage != Stage.DISKS) {
            return Refusal.of("EG-4.15", "eg.veto.nothing");
        }
        if (seat == position.active()) {
            return Refusal.of("EG-4.15", "eg.veto.own");
        }
        if (position.vetoes.held(seat) == 0) {
            return Refusal.of("EG-4.15", "eg.veto.none");
        }
        if (stage == Stage.ASKING && seat != position.asked()) {
            return Refusal.of("EG-4.15", "eg.askedFirst", "asked", new Message.Seat(position.asked()));
        }
        return stage == Stage.DISKS && position.disks.chosen() != 0 ? Refusal.of("EG-4.16", "eg.veto.between") : null;
    }

    /** Why a seat must wait. */
    private static Refusal explainWaiting(GrandePosition position, int seat) {
        return switch (position.stage) {
            case LAYING -> notYourTurn("EG-2.4", position.active());
            case ASKING -> Refusal.of("EG-4.15", "eg.askedFirst", "asked", new Message.Seat(position.asked()));
            case ACTING -> notYourTurn(position.card().rule(), position.stepper());
            case DISKS, CASTILLO ->
                Refusal.of("EG-4.16", (position.disks.chosen() >> seat & 1) != 0 ? "eg.disk.chosen" : "eg.disk.others");
            default -> notYourTurn("EG-2.3", position.active());
        };
    }

    private static Refusal notYourTurn(String rule, int mover) {
        return Refusal.of(rule, "eg.notYourTurn", "mover", new Message.Seat(mover));
    }

    /** Why a secret choice is not one that the seat may make (EG-4.16). */
    private static @Nullable Refusal explainDisk(GrandePosition position, int seat, WrittenMove written) {
        if ((position.disks.unset() >> seat & 1) == 0) {
            return Refusal.of("EG-4.16", "eg.disk.others");
        }
        if (!(written instanceof WrittenMove.Disk(int place))) {
            return Refusal.of("EG-4.16", "eg.disk.first");
        }
        if (place == Place.CASTILLO) {
            return Refusal.of("EG-1.2", "eg.disk.castillo");
        }
        if ((SecretChoices.choices(position, seat) >> place & 1) != 0) {
            return null;
        }
        Message.Place region = Place.in(place);
        if (position.stage == Stage.CASTILLO) {
            return Refusal.of("EG-5.4", "eg.disk.king", "place", region);
        }
        Card card = position.card();
        return switch (card) {
            case EVICTION -> Refusal.of(card.rule(), "eg.disk.evicted", "place", region);
            case SECRET_TWO, SECRET_ALL -> {
                if (place == position.board.king()) {
                    yield Refusal.of(card.rule(), "eg.disk.king", "place", region);
                }
                boolean one = position.board.caballeros(place, seat) == 1;
                yield Refusal.of(card.rule(), one ? "eg.disk.onlyOne" : "eg.disk.noneThere", "place", region);
            }
            default -> Refusal.of(card.rule(), "eg.disk.king", "place", region);
        };
    }
}
