package hidalgo.rules.grande.checker;

import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.stream.Stream;

/**
 * The cards of pile 1: moving caballeros out of regions and placing more from the court (EG-4.1, EG-4.2).
 *
 * @param own how many own ones may still be moved
 * @param others how many of others may still be moved
 * @param all how many may still be moved in all
 * @param places how many may still be placed from the court
 * @param oneRegion whether all must come out of the same region
 * @param from the region fixed by the first step, or null
 */
record CheckerMoving(
        CheckerTable table, int active, int own, int others, int all, int places, boolean oneRegion, String from)
        implements CheckerAction {

    static CheckerMoving anywhere(CheckerTable table, int active, int own, int others, int all) {
        return new CheckerMoving(table, active, own, others, all, 0, false, null);
    }

    static CheckerMoving outOfOneRegion(CheckerTable table, int active, int own, int others, int all, int orPlaces) {
        return new CheckerMoving(table, active, own, others, all, orPlaces, true, null);
    }

    static CheckerMoving placing(CheckerTable table, int active, int places) {
        return new CheckerMoving(table, active, 0, 0, 0, places, false, null);
    }

    private Stream<String> moves() {
        List<String> sources = from == null ? table.openRegions() : List.of(from);
        return sources.stream()
                .flatMap(source -> table.seats().stream()
                        .filter(colour -> table.caballeros(source, colour) > 0)
                        .filter(colour -> all > 0 && (colour == active ? own : others) > 0)
                        .flatMap(colour -> table.anywhere().stream()
                                .filter(target -> !target.equals(source))
                                .map(target -> "move " + source + " " + target + " " + colour)));
    }

    private Stream<String> placings() {
        return places > 0 && table.caballeros(CheckerTable.COURT, active) > 0
                ? table.anywhere().stream().map(target -> "place " + target)
                : Stream.of();
    }

    @Override
    public SortedMap<Integer, SortedSet<String>> steps() {
        List<String> steps = Stream.concat(moves(), placings()).toList();
        return CheckerAction.onlyStepsOrDone(active, steps);
    }

    @Override
    public CheckerAction step(int seat, String move) {
        if (move.equals("done")) {
            return CheckerAction.over();
        }
        String[] words = move.split(" ");
        if (words[0].equals("place")) {
            table.shift(active, CheckerTable.COURT, words[1], 1);
            return placing(table, active, places - 1);
        }
        int colour = Integer.parseInt(words[3]);
        table.shift(colour, words[1], words[2], 1);
        int ownLeft = colour == active ? own - 1 : own;
        int othersLeft = colour == active ? others : others - 1;
        String fixed = oneRegion ? words[1] : null;
        return new CheckerMoving(table, active, ownLeft, othersLeft, all - 1, 0, oneRegion, fixed);
    }
}
