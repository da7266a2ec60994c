package hidalgo.records;

import hidalgo.rules.Match;
import hidalgo.rules.Ruling;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.CaballeroTable;
import hidalgo.rules.caballero.CaballeroTable.Tile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What happened in a game of El Caballero: the kinds of moves and the rare incidents. */
final class Chronicle {
    private final Set<MoveKind> kinds = EnumSet.noneOf(MoveKind.class);
    private final Set<Incident> incidents = EnumSet.noneOf(Incident.class);
    private boolean areaWasImpossible;
    private boolean tookShipIn;

    private Chronicle() {}

    static Chronicle of(GameRecord record) {
        Chronicle chronicle = new Chronicle();
        Match match = new Match(record.setup());
        CaballeroTable before = table(match);
        for (GameRecord.Move move : record.moves()) {
            boolean mayEnd = match.position().judge(move.seat(), "end") instanceof Ruling.Legal;
            chronicle.areaWasImpossible |= mayEnd && before.turn().areas() > 0;
            match.play(move.seat(), move.text());
            CaballeroTable after = table(match);
            chronicle.add(move, before, after);
            before = after;
        }
        return chronicle;
    }

    Set<MoveKind> kinds() {
        return kinds;
    }

    Set<Incident> incidents() {
        return incidents;
    }

    private static CaballeroTable table(Match match) {
        return ((CaballeroPosition) match.position()).table();
    }

    private void add(GameRecord.Move move, CaballeroTable before, CaballeroTable after) {
        MoveKind kind = MoveKind.of(move.text());
        kinds.add(kind);
        String[] words = move.text().split(" ");
        List<Tile> gone = new ArrayList<>(before.tiles());
        gone.removeIf(tile -> at(after, cell(tile)) != null);
        switch (kind) {
            case AREA -> area(move.seat(), words[2], before, after, gone);
            case PLACE, RAISE, PLACE_WITH_GRANDE -> tile(kind, move.seat(), words[1], before, after);
            case BUY_SHIP -> note(isArea(before, words[1]), Incident.SHIP_BOUGHT_INTO_WATER);
            case DOCK -> note(isArea(before, words[1]), Incident.SHIP_DOCKED_FROM_WATER);
            case SAIL -> note(isArea(before, words[1]), Incident.SHIP_SET_INTO_WATER);
            case MOVE_SHIP -> {
                note(isArea(before, words[1]), Incident.SHIP_MOVED_OUT_OF_WATER);
                note(isArea(before, words[3]), Incident.SHIP_MOVED_INTO_WATER);
                note(words[1].equals(words[3]), Incident.SHIP_TURNED);
            }
            case TAKE -> take(at(before, words[1]));
            case GOVERNOR -> {
                boolean land = before.regions().stream()
                        .anyMatch(region -> region.land() && region.name().equals(words[1] + " " + words[2]));
                incidents.add(land ? Incident.GOVERNOR_ON_LAND : Incident.GOVERNOR_ON_WATER);
            }
            case END -> end(before, after);
            default -> {}
        }
        note(kind == MoveKind.SAIL && tookShipIn, Incident.REDOCKED);
        tookShipIn |= kind == MoveKind.DOCK
                || kind == MoveKind.TAKE && !gone.getFirst().ships().isEmpty();
        note(
                (kind == MoveKind.GRANDE || kind == MoveKind.PLACE_WITH_GRANDE) && !gone.isEmpty(),
                Incident.EVICTED_BY_LEAVING);
        if (kind == MoveKind.END) {
            tookShipIn = false;
            areaWasImpossible = false;
        }
    }

    private void area(int seat, String cell, CaballeroTable before, CaballeroTable after, List<Tile> gone) {
        List<String> around = neighbours(cell);
        if (around.stream().noneMatch(next -> isArea(before, next))) {
            boolean own = around.stream()
                    .anyMatch(
                            next -> at(before, next) != null && at(before, next).seat() == seat);
            incidents.add(own ? Incident.AREA_BESIDE_OWN_TILE : Incident.AREA_BESIDE_OTHERS_TILE);
        }
        note(areaWasImpossible, Incident.AREA_POSSIBLE_AFTER_ALL);
        note(before.turn().areas() == 1 && before.courts().get(seat).laid() == 9, Incident.SECOND_AREA);
        note(gone.size() > 1, Incident.SEVERAL_EVICTED);
        for (Tile tile : gone) {
            boolean ships = !tile.ships().isEmpty();
            if (tile.castillo()) {
                incidents.add(ships ? Incident.EVICTED_WITH_CASTILLO_AND_SHIPS : Incident.EVICTED_WITH_CASTILLO);
            } else {
                incidents.add(ships ? Incident.EVICTED_WITH_SHIPS : Incident.EVICTED);
            }
        }
        note(
                around.stream()
                        .map(next -> at(after, next))
                        .anyMatch(tile -> tile != null && tile.land().length() > 1),
                Incident.GRANDE_STAYS);
    }

    private void tile(MoveKind kind, int seat, String cell, CaballeroTable before, CaballeroTable after) {
        note(at(after, cell).land().isEmpty(), Incident.WATER_ONLY);
        note(after.turn().tiePending(), Incident.TIE_PENDING);
        note(
                before.turn().tiePending(),
                kind == MoveKind.RAISE ? Incident.TIE_BROKEN_BY_RAISING : Incident.TIE_BROKEN_BY_PLACING);
        int paid = before.courts().get(seat).caballeros()
                - after.courts().get(seat).caballeros();
        note(kind == MoveKind.PLACE && paid > cost(at(after, cell)), Incident.SURPLUS_LOST);
        if (kind == MoveKind.PLACE_WITH_GRANDE) {
            boolean onMap = before.tiles().stream().anyMatch(tile -> tile.seat() == seat && tile.grande());
            incidents.add(onMap ? Incident.GRANDE_FROM_MAP : Incident.GRANDE_FROM_COURT);
        }
    }

    private void take(Tile tile) {
        note(tile.castillo(), Incident.TAKEN_WITH_CASTILLO);
        note(!tile.ships().isEmpty(), Incident.TAKEN_WITH_SHIPS);
        note(tile.grande(), Incident.TAKEN_WITH_GRANDE);
    }

    private void end(CaballeroTable before, CaballeroTable after) {
        note(before.turn().areas() > 0, Incident.END_WITHOUT_AREA);
        note(after.round() > before.round() && after.display().size() < 5, Incident.DISPLAY_NOT_FULL);
        boolean unchanged = before.courts().stream()
                .map(CaballeroTable.Court::total)
                .toList()
                .equals(after.courts().stream().map(CaballeroTable.Court::total).toList());
        note(
                !unchanged
                        && before.regions().stream()
                                .anyMatch(region -> region.land() && Collections.frequency(region.ranks(), 1) > 1),
                Incident.TIED_FOR_FIRST);
    }

    /** What a tile just placed has cost (EC-3.10, EC-3.11). */
    private static int cost(Tile tile) {
        if (tile.land().isEmpty()) {
            return 1;
        }
        int side = "NESW".indexOf(tile.land().charAt(0));
        int face = tile.north() > 4 ? 4 : 0;
        return face + (tile.north() - face - 1 + side) % 4 + 1;
    }

    private void note(boolean happened, Incident incident) {
        if (happened) {
            incidents.add(incident);
        }
    }

    private static Tile at(CaballeroTable table, String cell) {
        return table.tiles().stream()
                .filter(tile -> cell(tile).equals(cell))
                .findFirst()
                .orElse(null);
    }

    private static boolean isArea(CaballeroTable table, String cell) {
        return table.areas().stream().anyMatch(area -> cell.equals(area.x() + "," + area.y()));
    }

    private static String cell(Tile tile) {
        return tile.x() + "," + tile.y();
    }

    private static List<String> neighbours(String cell) {
        int x = Integer.parseInt(cell.split(",")[0]);
        int y = Integer.parseInt(cell.split(",")[1]);
        return List.of(x + "," + (y - 1), (x + 1) + "," + y, x + "," + (y + 1), (x - 1) + "," + y);
    }
}
