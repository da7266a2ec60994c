package hidalgo.records;

/** The kinds of moves of El Caballero, one for each row of the table in section 7 of its rules. */
enum CaballeroMove {
    POWER,
    SUPPLY,
    AREA,
    PLACE,
    PLACE_WITH_GRANDE,
    RAISE,
    BUY_SHIP,
    BUILD_CASTILLO,
    TAKE,
    DOCK,
    SAIL,
    MOVE_SHIP,
    MOVE_CASTILLO,
    GOVERNOR,
    GRANDE,
    END;

    static CaballeroMove of(String move) {
        String[] words = move.split(" ");
        return switch (words[0]) {
            case "power" -> POWER;
            case "supply" -> SUPPLY;
            case "area" -> AREA;
            case "cab" -> words.length == 4 ? PLACE_WITH_GRANDE : PLACE;
            case "raise" -> RAISE;
            case "ship" -> BUY_SHIP;
            case "castillo" -> words.length == 3 ? MOVE_CASTILLO : BUILD_CASTILLO;
            case "take" -> TAKE;
            case "dock" -> DOCK;
            case "sail" -> words.length == 5 ? MOVE_SHIP : SAIL;
            case "governor" -> GOVERNOR;
            case "grande" -> GRANDE;
            case "end" -> END;
            default -> throw new IllegalArgumentException(move);
        };
    }
}
