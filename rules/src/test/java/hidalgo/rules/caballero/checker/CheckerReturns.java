package hidalgo.rules.caballero.checker;

/** The fate of a caballero tile that leaves the map, and of everything on it (EC-3.19, EC-3.20). */
final class CheckerReturns {
    private CheckerReturns() {}

    /** The owner takes the tile back; a grande on it goes to the court with it (EC-3.19, EC-5.8). */
    static void takeBack(CheckerTable table, Cell cell) {
        int number = table.highestLandNumber(cell, table.caballeros.get(cell));
        CaballeroTile tile = table.caballeros.remove(cell);
        if (tile.castillo()) {
            returnCastillo(table, tile, number);
        }
        shipsToCourt(table, tile);
    }

    /** The tile is thrown off; a castillo saves the ships and the number that faced land (EC-3.20, EC-5.7). */
    static void evict(CheckerTable table, Cell cell, int number) {
        CaballeroTile tile = table.caballeros.remove(cell);
        if (tile.castillo()) {
            returnCastillo(table, tile, number);
            shipsToCourt(table, tile);
        } else {
            table.shipStock += tile.ships().size();
        }
    }

    /** The tile is off the map already, so the number always fits into the court (EC-3.2). */
    private static void returnCastillo(CheckerTable table, CaballeroTile tile, int number) {
        table.players.get(tile.owner()).court += number;
        table.castilloStock++;
    }

    private static void shipsToCourt(CheckerTable table, CaballeroTile tile) {
        table.players.get(tile.owner()).dockedShips += tile.ships().size();
    }
}
