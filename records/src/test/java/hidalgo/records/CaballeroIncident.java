package hidalgo.records;

import java.util.LinkedHashSet;
import java.util.Set;

/** Rare things that can happen in a game of El Caballero, each of which the corpus must contain. */
enum CaballeroIncident {
    /** EC-2.6: a small tile set runs out and the display is not full. */
    DISPLAY_NOT_FULL,
    /** EC-3.6: an area tile goes next to an own caballero tile. */
    AREA_BESIDE_OWN_TILE,
    /** EC-3.6: an area tile goes next to another player's caballero tile. */
    AREA_BESIDE_OTHERS_TILE,
    /** EC-3.7: a turn ends although an area tile is owed. */
    END_WITHOUT_AREA,
    /** EC-3.7: an area tile is placed after an earlier moment of the turn at which none could be. */
    AREA_POSSIBLE_AFTER_ALL,
    /** Card 9: the second area tile of a turn. */
    SECOND_AREA,
    /** EC-3.7: the second area tile of card 9 is left out, although it could be placed. */
    SECOND_AREA_LEFT_OUT,
    /** EC-3.8, EC-3.20: a tile without castillo is evicted. */
    EVICTED,
    /** EC-3.20: a tile with a castillo is evicted. */
    EVICTED_WITH_CASTILLO,
    /** EC-3.20: a tile with ships and a castillo is evicted. */
    EVICTED_WITH_CASTILLO_AND_SHIPS,
    /** EC-3.20: a tile with ships, but without castillo is evicted. */
    EVICTED_WITH_SHIPS,
    /** EC-3.8: one area tile evicts several. */
    SEVERAL_EVICTED,
    /** EC-3.2: placing a tile lowers the capacity below the court. */
    SURPLUS_LOST,
    /** EC-3.11: a tile is placed on water only. */
    WATER_ONLY,
    /** EC-3.13: the first half of a pair ties. */
    TIE_PENDING,
    /** EC-3.13: a tie is broken by placing a second tile. */
    TIE_BROKEN_BY_PLACING,
    /** EC-3.13: a tie is broken by raising a tile. */
    TIE_BROKEN_BY_RAISING,
    /** EC-3.17: a ship is moved on its own tile. */
    SHIP_TURNED,
    /** EC-3.18: a ship is set out in the turn in which it was taken in. */
    REDOCKED,
    /** EC-3.18: with redock laterTurn, a ship is set out in the turn in which it came back with a tile. */
    SET_OUT_AFTER_TAKING,
    /** EC-3.19: a tile with a castillo is taken back. */
    TAKEN_WITH_CASTILLO,
    /** EC-3.19: a tile with ships is taken back. */
    TAKEN_WITH_SHIPS,
    /** EC-4.3: two are tied for the first rank when a land region is scored. */
    TIED_FOR_FIRST,
    /** EC-5.3: a governor is placed on land. */
    GOVERNOR_ON_LAND,
    /** EC-5.4: a governor is placed on water. */
    GOVERNOR_ON_WATER,
    /** EC-5.4: a ship is bought into a governed water. */
    SHIP_BOUGHT_INTO_WATER,
    /** EC-5.4: a ship is set from court into a governed water. */
    SHIP_SET_INTO_WATER,
    /** EC-5.4: a ship is moved into a governed water. */
    SHIP_MOVED_INTO_WATER,
    /** EC-5.4: a ship is moved out of a governed water. */
    SHIP_MOVED_OUT_OF_WATER,
    /** EC-5.4: a ship is docked from a governed water. */
    SHIP_DOCKED_FROM_WATER,
    /** EC-5.5: a tile with the grande on it stays where others would be evicted. */
    GRANDE_STAYS,
    /** EC-5.6: a tile is placed together with the grande from court. */
    GRANDE_FROM_COURT,
    /** EC-5.6: a tile is placed together with the grande from the map. */
    GRANDE_FROM_MAP,
    /** EC-5.7: the tile that the grande left is evicted. */
    EVICTED_BY_LEAVING,
    /** EC-5.8: a tile with the grande on it is taken back. */
    TAKEN_WITH_GRANDE,
    /** EC-5.8: a tile is taken back in the turn in which the grande left it, because it could not be before. */
    TAKEN_AFTER_THE_GRANDE_LEFT;

    /** The names of all. */
    static Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        for (CaballeroIncident incident : values()) {
            names.add(incident.name());
        }
        return names;
    }
}
