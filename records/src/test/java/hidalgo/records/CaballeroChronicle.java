package hidalgo.records;

import hidalgo.rules.Match;
import hidalgo.rules.Position;
import hidalgo.rules.Ruling;
import hidalgo.rules.caballero.CaballeroPosition;
import hidalgo.rules.caballero.CaballeroTable;
import hidalgo.rules.caballero.CaballeroTable.Tile;
import hidalgo.rules.caballero.state.CaballeroOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The rare incidents of a game of El Caballero. */
final class CaballeroChronicle {
    private final Set<CaballeroIncident> incidents = EnumSet.noneOf(CaballeroIncident.class);
    private boolean areaWasImpossible;
    private final CaballeroOptions options;
    private final Set<String> leftByGrande = new HashSet<>();
    private boolean tookShipIn;
    private boolean shipCameWithTile;

    private CaballeroChronicle(CaballeroOptions options) {
        this.options = options;
    }

    /** The names of the incidents of a game. */
    static Set<String> incidents(GameRecord record) {
        CaballeroChronicle chronicle =
                new CaballeroChronicle((CaballeroOptions) record.setup().options());
        Match match = new Match(record.setup());
        CaballeroTable before = table(match);
        for (GameRecord.Move move : record.moves()) {
            chronicle.noteSecondArea(match.position(), before, move);
            boolean mayEnd = match.position().judge(move.seat(), "end") instanceof Ruling.Legal;
            chronicle.areaWasImpossible |= mayEnd && before.turn().owed() > 0;
            match.play(move.seat(), move.text());
            CaballeroTable after = table(match);
            chronicle.add(move, before, after);
            before = after;
        }
        Set<String> names = new LinkedHashSet<>();
        chronicle.incidents.forEach(incident -> names.add(incident.name()));
        return names;
    }

    private static CaballeroTable table(Match match) {
        return ((CaballeroPosition) match.position()).table();
    }

    private void add(GameRecord.Move move, CaballeroTable before, CaballeroTable after) {
        CaballeroMove kind = CaballeroMove.of(move.text());
        String[] words = move.text().split(" ");
        List<Tile> gone = new ArrayList<>(before.tiles());
        gone.removeIf(tile -> at(after, cell(tile)) != null);
        switch (kind) {
            case AREA -> area(move.seat(), words[2], before, after, gone);
            case PLACE, RAISE, PLACE_WITH_GRANDE -> tile(kind, move.seat(), words[1], before, after);
            case BUY_SHIP -> note(isArea(before, words[1]), CaballeroIncident.SHIP_BOUGHT_INTO_WATER);
            case DOCK -> note(isArea(before, words[1]), CaballeroIncident.SHIP_DOCKED_FROM_WATER);
            case SAIL -> note(isArea(before, words[1]), CaballeroIncident.SHIP_SET_INTO_WATER);
            case MOVE_SHIP -> {
                note(isArea(before, words[1]), CaballeroIncident.SHIP_MOVED_OUT_OF_WATER);
                note(isArea(before, words[3]), CaballeroIncident.SHIP_MOVED_INTO_WATER);
                note(words[1].equals(words[3]), CaballeroIncident.SHIP_TURNED);
            }
            case TAKE -> take(at(before, words[1]), words[1]);
            case GOVERNOR -> {
                boolean land = before.regions().stream()
                        .anyMatch(region -> region.land() && region.name().equals(words[1] + " " + words[2]));
                incidents.add(land ? CaballeroIncident.GOVERNOR_ON_LAND : CaballeroIncident.GOVERNOR_ON_WATER);
            }
            case END -> end(before, after);
            default -> {}
        }
        note(kind == CaballeroMove.SAIL && tookShipIn, CaballeroIncident.REDOCKED);
        note(
                kind == CaballeroMove.SAIL
                        && shipCameWithTile
                        && options.redock() == CaballeroOptions.Redock.LATER_TURN,
                CaballeroIncident.SET_OUT_AFTER_TAKING);
        boolean withTile =
                kind == CaballeroMove.TAKE && !gone.getFirst().ships().isEmpty();
        shipCameWithTile |= withTile;
        tookShipIn |= kind == CaballeroMove.DOCK || withTile;
        leftByGrande.addAll(leftByGrande(before, after));
        note(
                (kind == CaballeroMove.GRANDE || kind == CaballeroMove.PLACE_WITH_GRANDE) && !gone.isEmpty(),
                CaballeroIncident.EVICTED_BY_LEAVING);
        if (kind == CaballeroMove.END) {
            tookShipIn = false;
            shipCameWithTile = false;
            leftByGrande.clear();
            areaWasImpossible = false;
        }
    }

    private void noteSecondArea(Position position, CaballeroTable before, GameRecord.Move move) {
        note(
                move.text().equals("end")
                        && before.turn().areas() > before.turn().owed()
                        && LegalMoves.sorted(position, move.seat()).stream()
                                .anyMatch(legal -> legal.startsWith("area")),
                CaballeroIncident.SECOND_AREA_LEFT_OUT);
    }

    private void area(int seat, String cell, CaballeroTable before, CaballeroTable after, List<Tile> gone) {
        List<String> around = neighbours(cell);
        if (around.stream().noneMatch(next -> isArea(before, next))) {
            boolean own = around.stream()
                    .anyMatch(
                            next -> at(before, next) != null && at(before, next).seat() == seat);
            incidents.add(own ? CaballeroIncident.AREA_BESIDE_OWN_TILE : CaballeroIncident.AREA_BESIDE_OTHERS_TILE);
        }
        note(areaWasImpossible, CaballeroIncident.AREA_POSSIBLE_AFTER_ALL);
        note(before.turn().areas() == 1 && before.courts().get(seat).laid() == 9, CaballeroIncident.SECOND_AREA);
        note(gone.size() > 1, CaballeroIncident.SEVERAL_EVICTED);
        for (Tile tile : gone) {
            boolean ships = !tile.ships().isEmpty();
            if (tile.castillo()) {
                incidents.add(
                        ships
                                ? CaballeroIncident.EVICTED_WITH_CASTILLO_AND_SHIPS
                                : CaballeroIncident.EVICTED_WITH_CASTILLO);
            } else {
                incidents.add(ships ? CaballeroIncident.EVICTED_WITH_SHIPS : CaballeroIncident.EVICTED);
            }
        }
        note(
                around.stream()
                        .map(next -> at(after, next))
                        .anyMatch(tile -> tile != null && tile.land().length() > 1),
                CaballeroIncident.GRANDE_STAYS);
    }

    private void tile(CaballeroMove kind, int seat, String cell, CaballeroTable before, CaballeroTable after) {
        note(at(after, cell).land().isEmpty(), CaballeroIncident.WATER_ONLY);
        note(after.turn().tiePending(), CaballeroIncident.TIE_PENDING);
        note(
                before.turn().tiePending(),
                kind == CaballeroMove.RAISE
                        ? CaballeroIncident.TIE_BROKEN_BY_RAISING
                        : CaballeroIncident.TIE_BROKEN_BY_PLACING);
        int paid = before.courts().get(seat).caballeros()
                - after.courts().get(seat).caballeros();
        note(kind == CaballeroMove.PLACE && paid > cost(at(after, cell)), CaballeroIncident.SURPLUS_LOST);
        if (kind == CaballeroMove.PLACE_WITH_GRANDE) {
            boolean onMap = before.tiles().stream().anyMatch(tile -> tile.seat() == seat && tile.grande());
            incidents.add(onMap ? CaballeroIncident.GRANDE_FROM_MAP : CaballeroIncident.GRANDE_FROM_COURT);
        }
    }

    /** The tiles that stay on the map without the grande that stood on them. */
    private static List<String> leftByGrande(CaballeroTable before, CaballeroTable after) {
        return before.tiles().stream()
                .filter(Tile::grande)
                .map(CaballeroChronicle::cell)
                .filter(cell -> at(after, cell) != null && !at(after, cell).grande())
                .toList();
    }

    private void take(Tile tile, String cell) {
        note(
                leftByGrande.contains(cell) && options.grandeTakeBack() == CaballeroOptions.GrandeTakeBack.FORBIDDEN,
                CaballeroIncident.TAKEN_AFTER_THE_GRANDE_LEFT);
        note(tile.castillo(), CaballeroIncident.TAKEN_WITH_CASTILLO);
        note(!tile.ships().isEmpty(), CaballeroIncident.TAKEN_WITH_SHIPS);
        note(tile.grande(), CaballeroIncident.TAKEN_WITH_GRANDE);
    }

    private void end(CaballeroTable before, CaballeroTable after) {
        note(before.turn().owed() > 0, CaballeroIncident.END_WITHOUT_AREA);
        note(after.round() > before.round() && after.display().size() < 5, CaballeroIncident.DISPLAY_NOT_FULL);
        boolean unchanged = before.courts().stream()
                .map(CaballeroTable.Court::total)
                .toList()
                .equals(after.courts().stream().map(CaballeroTable.Court::total).toList());
        note(
                !unchanged
                        && before.regions().stream()
                                .anyMatch(region -> region.land() && Collections.frequency(region.ranks(), 1) > 1),
                CaballeroIncident.TIED_FOR_FIRST);
    }

    /** The cost of a tile just placed (EC-3.10, EC-3.11). */
    private static int cost(Tile tile) {
        if (tile.land().isEmpty()) {
            return 1;
        }
        int side = "NESW".indexOf(tile.land().charAt(0));
        int face = tile.north() > 4 ? 4 : 0;
        return face + (tile.north() - face - 1 + side) % 4 + 1;
    }

    private void note(boolean happened, CaballeroIncident incident) {
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
