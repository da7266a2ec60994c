package hidalgo.rules.caballero.checker;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;

/** Places and raises caballero tiles and sets the grande, on the copy of a table (EC-3.9 to EC-3.13, EC-5.5 to 5.7). */
final class CheckerCaballeros {
    private final CheckerTable table;
    private final CheckerTurn turn;
    private final CheckerPlayer player;

    CheckerCaballeros(CheckerTable table) {
        this.table = table;
        this.turn = table.turn;
        this.player = table.players.get(turn.seat);
    }

    boolean act(String[] words) {
        Cell cell = Cell.parse(words[1]);
        if (words[0].equals("grande")) {
            return setGrande(cell);
        }
        if (turn.placesAndRaises == 2) {
            return false; // EC-3.0: two in all
        }
        turn.placesAndRaises++;
        int north = Integer.parseInt(words[2]);
        boolean done = words[0].equals("raise")
                ? raise(cell, north)
                : words.length == 4 ? placeWithGrande(cell, north) : place(cell, north);
        return done && CheckerTies.allowed(table, cell);
    }

    private boolean place(Cell cell, int north) {
        CaballeroTile tile = newTile(north);
        int landSides = table.landSides(cell).size();
        if (!canReceiveTile(cell) || landSides > 1) {
            return false; // EC-3.9
        }
        boolean waterOnly = landSides == 0;
        if (waterOnly && north > 4) {
            return false; // EC-3.11
        }
        int cost = waterOnly ? 1 : table.highestLandNumber(cell, tile);
        if (cost > player.court) {
            return false;
        }
        payAndPutDown(cost, cell, tile);
        return true;
    }

    /** A tile on two or more land sides, with the grande from court or moved, in one move (EC-5.6). */
    private boolean placeWithGrande(Cell cell, int north) {
        CaballeroTile tile = newTile(north);
        if (!canReceiveTile(cell) || table.landSides(cell).size() < 2 || !grandeMayBeSet()) {
            return false;
        }
        int cost = table.highestLandNumber(cell, tile) + grandeCost();
        if (cost > player.court) {
            return false;
        }
        payAndPutDown(cost, cell, tile);
        putGrande(cell);
        return true;
    }

    private CaballeroTile newTile(int north) {
        return new CaballeroTile(turn.seat, north, Set.of(), false, false);
    }

    private boolean canReceiveTile(Cell cell) {
        boolean bordersArea = Arrays.stream(Side.values()).anyMatch(side -> table.facesArea(new Spot(cell, side)));
        return table.empty(cell) && bordersArea && table.tilesOffMap(turn.seat) > 0;
    }

    /** EC-3.2: the cost is paid first, then the tile leaves the court and the capacity applies. */
    private void payAndPutDown(int cost, Cell cell, CaballeroTile tile) {
        player.court -= cost;
        table.caballeros.put(cell, tile);
        player.court = Math.min(player.court, table.capacity(turn.seat));
    }

    private boolean raise(Cell cell, int north) {
        if (!table.ownTile(turn.seat, cell)) {
            return false;
        }
        CaballeroTile tile = table.caballeros.get(cell);
        if (tile.grande() || table.landSides(cell).isEmpty()) {
            return false; // EC-3.12, EC-5.5
        }
        int difference = table.highestLandNumber(cell, tile.turned(north)) - table.highestLandNumber(cell, tile);
        if (difference <= 0 || difference > player.court) {
            return false;
        }
        player.court -= difference;
        table.caballeros.put(cell, tile.turned(north));
        return true;
    }

    private boolean setGrande(Cell cell) {
        boolean alreadyThere = table.grandeOf(turn.seat).equals(Optional.of(cell));
        if (!table.ownTile(turn.seat, cell) || alreadyThere || !grandeMayBeSet() || grandeCost() > player.court) {
            return false;
        }
        player.court -= grandeCost();
        putGrande(cell);
        return true;
    }

    /** From court always, from a tile once a turn (EC-3.0, EC-5.8); only the expanded game has a grande. */
    private boolean grandeMayBeSet() {
        boolean inCourt = table.grandeOf(turn.seat).isEmpty();
        return table.options.expanded() && (inCourt || !turn.grandeMoved);
    }

    private int grandeCost() {
        return table.grandeOf(turn.seat).isEmpty() ? 2 : 1;
    }

    /** Sets the grande here; a tile it leaves that borders two or more land sides is evicted at once (EC-5.7). */
    private void putGrande(Cell cell) {
        Optional<Cell> left = table.grandeOf(turn.seat);
        table.caballeros.computeIfPresent(cell, (where, tile) -> tile.withGrande(true));
        if (left.isPresent()) {
            turn.grandeMoved = true;
            CaballeroTile tile = table.caballeros.get(left.get()).withGrande(false);
            table.caballeros.put(left.get(), tile);
            if (table.landSides(left.get()).size() >= 2) {
                CheckerReturns.evict(table, left.get(), table.highestLandNumber(left.get(), tile));
            }
        }
    }
}
