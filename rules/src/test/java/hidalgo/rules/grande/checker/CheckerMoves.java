package hidalgo.rules.grande.checker;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The legal moves outside of special actions and general scorings, phase by phase (EG-2.4, EG-3). */
final class CheckerMoves {
    private final CheckerTable table;

    CheckerMoves(CheckerTable table) {
        this.table = table;
    }

    /** Every card in the hand whose number no player has played this round (EG-2.4). */
    List<String> power(int seat, Collection<Integer> laid) {
        return table.hand(seat).stream()
                .filter(powerCard -> !laid.contains(powerCard))
                .map(powerCard -> "power " + powerCard)
                .toList();
    }

    /** As many as card and province allow, or fewer (EG-3.1, {@code upTo}). */
    List<String> fetch(CheckerTurn turn) {
        return IntStream.rangeClosed(0, mostToFetch(turn))
                .mapToObj(number -> "fetch " + number)
                .toList();
    }

    int mostToFetch(CheckerTurn turn) {
        int province = table.caballeros(CheckerTable.PROVINCE, turn.seat());
        return Math.min(CheckerMap.caballerosOfPowerCard(turn.powerCard()), province);
    }

    /**
     * From regions, but not the King's and not the Castillo (EG-3.1); empty when no caballero is missing or can come.
     */
    List<String> recall(CheckerTurn turn) {
        List<String> moves = new ArrayList<>();
        if (turn.missing() > 0) {
            table.openRegionsWith(turn.seat(), 1).forEach(region -> moves.add("recall " + region));
        }
        if (!moves.isEmpty()) {
            moves.add("done");
        }
        return moves;
    }

    /** Any card still there (EG-3.2). */
    List<String> card() {
        return table.available().keySet().stream().map(pile -> "card " + pile).toList();
    }

    /** Before, between and after the halves (EG-3.3). */
    List<String> betweenHalves(CheckerTurn turn) {
        List<String> moves = new ArrayList<>(List.of("end"));
        if (!turn.announced()) {
            moves.add("special");
        }
        if (turn.placed() == 0) {
            moves.addAll(place(turn));
        }
        return moves;
    }

    /** Within the placing half: one more, or no more. */
    List<String> placing(CheckerTurn turn) {
        List<String> moves = new ArrayList<>(place(turn));
        moves.add("done");
        return moves;
    }

    /** Whether the half has ended automatically, because the pile's number or the court is used up (section 7). */
    boolean placingUsedUp(CheckerTurn turn) {
        return place(turn).isEmpty();
    }

    /** Regions bordering the King's, and the Castillo (EG-3.4). */
    private List<String> place(CheckerTurn turn) {
        if (turn.placed() == turn.pile() || table.caballeros(CheckerTable.COURT, turn.seat()) == 0) {
            return List.of();
        }
        TreeSet<String> targets = new TreeSet<>(CheckerMap.neighbours(table.king()));
        targets.add(CheckerMap.CASTILLO);
        return targets.stream().map(target -> "place " + target).toList();
    }
}
