package hidalgo.rules.caballero;

import java.util.List;

/**
 * The table as all see it: a snapshot of everything public, for boards, reports and comparisons.
 *
 * @param round the round being played
 * @param phase the current phase
 * @param mover the seat that may move; the last one that did when the game is over
 * @param order the seats in the order in which they play cards or take turns in this phase
 * @param areas the area tiles on the map, in the order in which they were placed
 * @param tiles the caballero tiles on the map
 * @param regions the regions, in reading order of their first side
 * @param courts the possessions of each seat
 * @param display the area tiles to choose from
 * @param unseen the tiles still in the stack, sorted: their order is secret, but their number is public
 * @param shipStock the ships left to buy
 * @param castilloStock the castillos left to buy
 * @param turn the actions that the turn still allows
 */
public record CaballeroTable(
        int round,
        Phase phase,
        int mover,
        List<Integer> order,
        List<Area> areas,
        List<Tile> tiles,
        List<Region> regions,
        List<Court> courts,
        List<String> display,
        List<String> unseen,
        int shipStock,
        int castilloStock,
        Allowance turn) {

    /** The phase of the game. */
    public enum Phase {
        /** Power cards are being played (EC-2.4). */
        POWER,
        /** Turns are being taken (EC-2.5). */
        TURN,
        /** The game has ended (EC-2.7). */
        OVER
    }

    /**
     * An area tile on the map.
     *
     * @param x its column, growing to the east
     * @param y its row, growing to the south
     * @param tile its sides N E S W and its symbol
     */
    public record Area(int x, int y, String tile) {}

    /**
     * A caballero tile on the map.
     *
     * @param seat its owner
     * @param x its column
     * @param y its row
     * @param north the number that faces north; the others follow clockwise (EC-1.3)
     * @param land the sides that border land, such as {@code NE}
     * @param ships the sides on which ships lie
     * @param castillo whether a castillo stands on it
     * @param grande whether the grande stands on it
     */
    public record Tile(
            int seat, int x, int y, int north, String land, String ships, boolean castillo, boolean grande) {}

    /**
     * A land or water region (EC-4.1).
     *
     * @param name its first side in reading order, as moves name it
     * @param land whether it is land
     * @param value its tiles and symbols
     * @param strengths every seat's caballeros in it
     * @param ranks every seat's rank, 0 without caballeros
     * @param ships every seat's ships that score it (EC-4.4, EC-5.4)
     * @param enclosed whether every one of its sides meets an area tile (EC-5.2)
     * @param governor the seat whose governor stands on it, or -1
     * @param ship whether a ship lies in it beside the governor (EC-5.4)
     * @param sides all its sides, in reading order
     */
    public record Region(
            String name,
            boolean land,
            int value,
            List<Integer> strengths,
            List<Integer> ranks,
            List<Integer> ships,
            boolean enclosed,
            int governor,
            boolean ship,
            List<String> sides) {}

    /**
     * The possessions of a seat.
     *
     * @param caballeros the caballeros in court
     * @param capacity how many it can hold (EC-3.2)
     * @param ships the ships in court
     * @param tiles the caballero tiles off the map
     * @param governors the governors in court
     * @param hand the power cards in hand
     * @param laid the power card played this round, or 0
     * @param total the points so far
     * @param ifScoredNow the points that a scoring of this position would add
     */
    public record Court(
            int caballeros,
            int capacity,
            int ships,
            int tiles,
            int governors,
            List<Integer> hand,
            int laid,
            int total,
            int ifScoredNow) {}

    /**
     * The actions that the current turn still allows (EC-3.0); 0 or false outside a turn.
     *
     * @param supply whether the supply can still be taken
     * @param areas the area tiles that may still be placed
     * @param owed how many of them must be placed if they can be
     * @param tiles the places and raises left
     * @param ships the ships that may still be bought
     * @param castillos the castillos that may still be built
     * @param grandeMove whether the grande may still be moved
     * @param tiePending whether a tie must be broken before anything else (EC-3.13)
     */
    public record Allowance(
            boolean supply,
            int areas,
            int owed,
            int tiles,
            int ships,
            int castillos,
            boolean grandeMove,
            boolean tiePending) {
        static final Allowance NOTHING = new Allowance(false, 0, 0, 0, 0, 0, false, false);
    }

    /** An immutable table. */
    public CaballeroTable {
        order = List.copyOf(order);
        areas = List.copyOf(areas);
        tiles = List.copyOf(tiles);
        regions = List.copyOf(regions);
        courts = List.copyOf(courts);
        display = List.copyOf(display);
        unseen = List.copyOf(unseen);
    }
}
