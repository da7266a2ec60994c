package hidalgo.rules.caballero.checker;

import java.util.Optional;

/** Tries one action of a turn on a copy of the table; each action asks first, then acts (section 3). */
final class CheckerActions {
    private final CheckerTable table;
    private final CheckerTurn turn;
    private final CheckerPlayer player;

    private CheckerActions(CheckerTable table) {
        this.table = table;
        this.turn = table.turn;
        this.player = table.players.get(turn.seat);
    }

    /** The table after the action, or nothing if the rules forbid it. The table before stays as it is. */
    static Optional<CheckerTable> tried(CheckerTable before, String move) {
        CheckerTable copy = before.copy();
        return new CheckerActions(copy).act(move.split(" ")) ? Optional.of(copy) : Optional.empty();
    }

    private boolean act(String[] words) {
        boolean placeOrRaise = words[0].equals("cab") || words[0].equals("raise");
        if (!turn.tiedRegions.isEmpty() && !placeOrRaise) {
            return false; // EC-3.13: while the tie stands
        }
        return switch (words[0]) {
            case "supply" -> supply();
            case "area" -> area(AreaTile.parse(words[1]), Cell.parse(words[2]));
            case "cab", "raise", "grande" -> new CheckerCaballeros(table).act(words);
            case "take" -> take(Cell.parse(words[1]));
            case "ship" -> buyShip(Spot.parse(words[1], words[2]));
            case "dock" -> dock(Spot.parse(words[1], words[2]));
            case "sail" ->
                words.length == 3
                        ? sailFromCourt(Spot.parse(words[1], words[2]))
                        : sail(Spot.parse(words[1], words[2]), Spot.parse(words[3], words[4]));
            case "castillo" ->
                words.length == 2
                        ? buildCastillo(Cell.parse(words[1]))
                        : moveCastillo(Cell.parse(words[1]), Cell.parse(words[2]));
            case "governor" -> governor(Spot.parse(words[1], words[2]));
            default -> throw new IllegalArgumentException("no such action: " + words[0]);
        };
    }

    /** Pays from the court, if it can (EC-3.3). */
    private boolean pay(int cost) {
        if (cost > player.court) {
            return false;
        }
        player.court -= cost;
        return true;
    }

    private boolean supply() {
        if (turn.supplied) {
            return false;
        }
        turn.supplied = true;
        // EC-1.4: the caballeros of cards 1 to 13. EC-3.1: what does not fit is lost.
        int caballeros = new int[] {7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 0}[turn.card - 1];
        player.court = Math.min(player.court + caballeros, table.capacity(turn.seat));
        return true;
    }

    private boolean area(AreaTile tile, Cell cell) {
        if (turn.areasLeft() == 0 || !CheckerAreas.allowed(table, tile, cell)) {
            return false;
        }
        turn.areasLaid++;
        CheckerAreas.lay(table, tile, cell);
        return true;
    }

    private boolean take(Cell cell) {
        boolean keepsGrande = table.options.grandeTakeBack().equals("forbidden");
        if (!table.ownTile(turn.seat, cell)
                || keepsGrande && table.caballeros.get(cell).grande()) {
            return false; // EC-5.8
        }
        CheckerReturns.takeBack(table, cell);
        return true;
    }

    private boolean buyShip(Spot berth) {
        if (turn.shipsBought == 2 || table.shipStock == 0 || !freeBerth(berth) || !pay(2)) {
            return false; // EC-3.15
        }
        turn.shipsBought++;
        table.shipStock--;
        setShip(berth, true);
        return true;
    }

    private boolean dock(Spot berth) {
        if (!table.shipsOf(turn.seat).contains(berth)) {
            return false;
        }
        setShip(berth, false);
        player.dockedShips++;
        turn.shipsDocked++;
        return true;
    }

    private boolean sailFromCourt(Spot berth) {
        boolean sameTurn = table.options.redock().equals("sameTurn");
        int ready = sameTurn ? player.dockedShips : player.dockedShips - turn.shipsDocked;
        if (ready <= 0 || !freeBerth(berth) || !pay(1)) {
            return false; // EC-3.18
        }
        player.dockedShips--;
        setShip(berth, true);
        return true;
    }

    private boolean sail(Spot from, Spot to) {
        if (!table.shipsOf(turn.seat).contains(from) || !freeBerth(to) || !pay(1)) {
            return false; // EC-3.17
        }
        setShip(from, false);
        setShip(to, true);
        return true;
    }

    private boolean freeBerth(Spot berth) {
        return table.berthsOf(turn.seat).contains(berth) && !table.shipAt(berth);
    }

    private void setShip(Spot berth, boolean present) {
        if (table.governors.containsKey(berth)) {
            table.governors.put(berth, new Governor(turn.seat, present));
        } else {
            CaballeroTile tile = table.caballeros.get(berth.cell());
            table.caballeros.put(berth.cell(), present ? tile.withShip(berth.side()) : tile.withoutShip(berth.side()));
        }
    }

    private boolean buildCastillo(Cell cell) {
        if (turn.castillosBuilt == 2 || table.castilloStock == 0 || !withoutCastillo(cell) || !pay(1)) {
            return false; // EC-3.16
        }
        turn.castillosBuilt++;
        table.castilloStock--;
        table.caballeros.computeIfPresent(cell, (where, tile) -> tile.withCastillo(true));
        return true;
    }

    private boolean moveCastillo(Cell from, Cell to) {
        if (!table.ownTile(turn.seat, from) || withoutCastillo(from) || !withoutCastillo(to) || !pay(1)) {
            return false; // EC-3.17
        }
        table.caballeros.computeIfPresent(from, (where, tile) -> tile.withCastillo(false));
        table.caballeros.computeIfPresent(to, (where, tile) -> tile.withCastillo(true));
        return true;
    }

    private boolean withoutCastillo(Cell cell) {
        return table.ownTile(turn.seat, cell) && !table.caballeros.get(cell).castillo();
    }

    private boolean governor(Spot canonical) {
        boolean enclosed = CheckerRegions.enclosed(table, CheckerRegions.regionOf(table, canonical));
        if (player.governorsLeft == 0 || !enclosed || table.governors.containsKey(canonical) || !pay(1)) {
            return false; // EC-5.3
        }
        player.governorsLeft--;
        table.governors.put(canonical, new Governor(turn.seat, false));
        return true;
    }
}
