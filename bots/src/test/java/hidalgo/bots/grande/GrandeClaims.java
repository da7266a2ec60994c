package hidalgo.bots.grande;

import static org.assertj.core.api.Assertions.assertThat;

import hidalgo.rules.Message;
import hidalgo.rules.MoveList;
import hidalgo.rules.RandomSource;
import hidalgo.rules.grande.GrandePosition;
import hidalgo.rules.grande.GrandePosition.Stage;
import java.util.function.ToIntFunction;

/** Checks the claims of reasons about moves of El Grande, from the pieces in the regions instead of ranks. */
final class GrandeClaims {
    private final GrandePosition from;
    private final GrandePosition to;
    private final int seat;

    GrandeClaims(GrandePosition from, GrandePosition to, int seat) {
        this.from = from;
        this.to = to;
        this.seat = seat;
    }

    void check(Message claim) {
        int count = (int) claim.slots().getOrDefault("count", 0);
        int rival = claim.slots().get("rival") instanceof Message.Seat(int number) ? number : -1;
        int place = claim.slots().get("place") instanceof Message.Place(String code, String _)
                ? GrandePosition.PLACES.indexOf(code)
                : -1;
        int castillo = GrandePosition.CASTILLO;
        boolean isTrue = switch (claim.key().replace(".one", "")) {
            case "why.eg.firstFrom" ->
                leads(to, place, seat) && leads(from, place, rival) && rival != seat && valued(claim, place, 1);
            case "why.eg.first" -> leads(to, place, seat) && !leads(from, place, seat) && valued(claim, place, 1);
            case "why.eg.firstAlone" -> leads(to, place, seat) && most(from, place) == 0;
            case "why.eg.breaksTie" ->
                leads(to, place, seat)
                        && !leads(from, place, seat)
                        && from.caballeros(place, seat) == most(from, place);
            case "why.eg.second" -> isSecond(place) && valued(claim, place, 2);
            case "why.eg.costsFirst" -> leads(from, place, rival) && !leads(to, place, rival);
            case "why.eg.kingLed" -> kingComes(place) && leads(to, place, seat);
            case "why.eg.king" -> kingComes(place);
            case "why.eg.grandeLed" -> to.grande(seat) == place && leads(to, place, seat);
            case "why.eg.grande" -> to.grande(seat) == place && from.grande(seat) != place;
            case "why.eg.scoreboardLed" -> boardComes(place) && leads(to, place, seat);
            case "why.eg.scoreboard" -> boardComes(place);
            case "why.eg.scores" -> gain(seat) == count && bestOther() == 0;
            case "why.eg.scoresMore" -> gain(seat) - bestOther() == count;
            case "why.eg.castillo" -> to.caballeros(castillo, seat) - from.caballeros(castillo, seat) == count;
            case "why.eg.sendsHome" -> to.province(rival) - from.province(rival) >= count && rival != seat;
            case "why.eg.keepsVeto" -> to.vetoes(seat) > from.vetoes(seat);
            case "why.eg.stops" -> from.active() == rival && from.isAnnounced() && rival != seat;
            case "why.eg.denies" -> rival != seat && to.chosenPile() != 0 && from.chosenPile() == 0;
            case "why.ifScored" -> ifScored(seat) == count;
            case "why.ifScoredLess" -> ifScored(rival) == -count && rival != seat;
            case "why.brings" -> to.laid(seat) == (int) claim.slots().get("card") && count > 0;
            case "why.actsFirst" -> acts(0);
            case "why.actsLast" -> acts(from.seats() - 1) && from.round() % 3 != 0;
            case "why.actsLastBeforeScoring" -> acts(from.seats() - 1) && from.round() % 3 == 0;
            default -> false;
        };
        assertThat(isTrue)
                .as("%s of %s\n%s\n%s", claim, seat, from.table(), to.table())
                .isTrue();
    }

    private boolean valued(Message claim, int place, int rank) {
        return to.value(place, rank) == (int) claim.slots().get("value")
                && new Message.Place(GrandePosition.PLACES.get(place), GrandePosition.placeName(place))
                        .equals(claim.slots().get("place"));
    }

    private static int most(GrandePosition position, int place) {
        int most = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            most = Math.max(most, position.caballeros(place, seat));
        }
        return most;
    }

    private static boolean leads(GrandePosition position, int place, int whose) {
        int mine = position.caballeros(place, whose);
        for (int seat = 0; seat < position.seats(); seat++) {
            if (seat != whose && position.caballeros(place, seat) >= mine) {
                return false;
            }
        }
        return mine > 0;
    }

    private boolean isSecond(int place) {
        int mine = to.caballeros(place, seat);
        int stronger = 0;
        for (int other = 0; other < to.seats(); other++) {
            stronger += to.caballeros(place, other) > mine ? 1 : 0;
            if (other != seat && to.caballeros(place, other) == mine) {
                return false;
            }
        }
        return stronger == 1 && mine > 0;
    }

    private boolean kingComes(int place) {
        return to.king() == place && from.king() != place;
    }

    private boolean boardComes(int place) {
        return to.highScoreboard() == place && from.highScoreboard() != place
                || to.lowScoreboard() == place && from.lowScoreboard() != place;
    }

    private int gain(int whose) {
        return to.total(whose) - from.total(whose);
    }

    private int bestOther() {
        int best = 0;
        for (int other = 0; other < to.seats(); other++) {
            best = other == seat ? best : Math.max(best, gain(other));
        }
        return best;
    }

    private int ifScored(int whose) {
        ToIntFunction<GrandePosition> now =
                position -> position.table().courts().get(whose).ifScoredNow();
        return now.applyAsInt(to) - now.applyAsInt(from);
    }

    /** Whether the seat has a place in the order of turns, however the others lay their cards. */
    private boolean acts(int place) {
        MoveList moves = new MoveList();
        for (int i = 0; i < 5; i++) {
            GrandePosition position = to.copy();
            RandomSource random = RandomSource.of(i);
            while (position.stage() == Stage.LAYING) {
                position.legalMoves(position.active(), moves);
                position.play(position.active(), moves.get(random.below(moves.size())));
            }
            if (position.inOrder(place) != seat) {
                return false;
            }
        }
        return true;
    }
}
